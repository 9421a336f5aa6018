/** Stands in the history entry of a page that has been shown. */
const SEEN = 'seen';

/**
 * Whether the visitor comes to this page anew, and neither by a reload nor by a way back or forth:
 * those lead to an entry of the history that has been shown before. The answer is given once, since
 * the entry is marked by it.
 */
export function isFirstVisit(): boolean {
  const state: unknown = history.state;
  const entry = typeof state === 'object' && state !== null ? state : {};
  if (SEEN in entry) return false;
  try {
    history.replaceState({ ...entry, [SEEN]: true }, '');
  } catch {
    // Safari allows so many changes of the history in half a minute.
  }
  return true;
}
