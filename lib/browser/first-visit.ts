/** Key in the state of a history entry that has been shown. */
const SEEN = 'seen';

/**
 * Whether this is a new visit of the page, and not a reload or a traversal of the history, which
 * lead to a history entry that has been shown before. True only on the first call, because the call
 * marks the entry.
 */
export function isFirstVisit(): boolean {
  const state: unknown = history.state;
  const entry = typeof state === 'object' && state !== null ? state : {};
  if (SEEN in entry) return false;
  try {
    history.replaceState({ ...entry, [SEEN]: true }, '');
  } catch {
    // Safari limits the number of changes to the history in 30 seconds.
  }
  return true;
}
