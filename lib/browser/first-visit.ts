const SEEN = 'seen';

/** Neither a reload nor a traversal. True only on the first call, which marks the entry. */
export function isFirstVisit(): boolean {
  const state: unknown = history.state;
  const entry = typeof state === 'object' && state !== null ? state : {};
  if (SEEN in entry) return false;
  try {
    history.replaceState({ ...entry, [SEEN]: true }, '');
  } catch {
    // Safari limits changes to the history.
  }
  return true;
}
