/** The behavior at the ends of a tab list: loop or stop. */
export type TabEnds = 'loop' | 'stop';

/**
 * The tab that a key selects (ARIA Authoring Practices, tabs). A sequence stops at its ends and is
 * vertical on small screens, so the up and down keys work there too.
 *
 * @param key as in `KeyboardEvent.key`
 * @param now index of the selected tab
 * @param count how many tabs there are
 * @returns its index, or undefined for other keys
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
