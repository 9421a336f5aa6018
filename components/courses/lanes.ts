export interface Label {
  readonly start: number;
  readonly width: number;
}

/** The first line on which a label does not touch the one before it. */
export function lanesOf(labels: readonly Label[]): readonly number[] {
  const ends: number[] = [];
  return labels.map(({ start, width }) => {
    const free = ends.findIndex((end) => end <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = start + width;
    return lane;
  });
}
