export interface Page<T> {
  readonly number: number;
  readonly entries: readonly T[];
}

export function inPages<T>(entries: readonly T[], size: number): readonly [Page<T>, ...Page<T>[]] {
  const first = { number: 1, entries: entries.slice(0, size) };
  const more = Array.from({ length: Math.ceil(entries.length / size) - 1 }, (_, index) => ({
    number: index + 2,
    entries: entries.slice((index + 1) * size, (index + 2) * size),
  }));
  return [first, ...more];
}

/** The first, the last and those around the current one; `gap` for skipped ones. */
export function pagesNear(current: number, count: number): (number | 'gap')[] {
  const near = [1, current - 1, current, current + 1, count];
  const shown = [...new Set(near.filter((page) => page >= 1 && page <= count))];
  return shown.flatMap((page, index) =>
    index > 0 && page > (shown[index - 1] ?? 0) + 1 ? ['gap' as const, page] : [page],
  );
}
