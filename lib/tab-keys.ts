/** What a list of tabs does at its ends: begin again, or stay. */
export type TabEnds = 'loop' | 'stop';

/**
 * The tab that a key leads to (ARIA Authoring Practices, tabs). The steps of a sequence, which
 * stops at its ends, stand one below the other on small screens, so up and down move there too.
 *
 * @param key as in `KeyboardEvent.key`
 * @param now index of the selected tab
 * @param count how many tabs there are
 * @returns its index, or undefined for a key that leads nowhere
 */
export function tabByKey(
  key: string,
  now: number,
  count: number,
  ends: TabEnds,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const vertical = ends === 'stop' ? { ArrowDown: 1, ArrowUp: -1 } : {};
  const by = new Map(Object.entries({ ArrowRight: 1, ArrowLeft: -1, ...vertical })).get(key);
  if (by === undefined) return undefined;
  const to = now + by;
  return ends === 'loop' ? (to + count) % count : Math.min(Math.max(to, 0), count - 1);
}
