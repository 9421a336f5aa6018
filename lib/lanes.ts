/** A label below a scale: its start as a part of the scale, and its width. */
export interface Label {
  readonly start: number;
  readonly width: number;
}

/**
 * The line of each label, from 0: the first one on which it does not touch the label before it.
 */
export function lanesOf(labels: readonly Label[]): readonly number[] {
  const ends: number[] = [];
  return labels.map(({ start, width }) => {
    const free = ends.findIndex((end) => end <= start);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = start + width;
    return lane;
  });
}
