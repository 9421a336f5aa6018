export type TabEnds = 'loop' | 'stop';

/** ARIA Authoring Practices. A sequence stops at its ends; on small screens it is vertical. */
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
