/** A point split at its colon: 'Device: a shared scanner' becomes 'Device:' and the rest. */
export interface LeadIn {
  readonly term: string;
  readonly rest: string;
}

const TERM = /^([^:.;]{2,42}:) (.+)$/;

/**
 * Splits the points of a list at their colons, when all of them have one near their beginning: they
 * are then read as terms with explanations.
 *
 * @returns the split points, or null when the list is an ordinary one
 */
export function leadIns(points: readonly string[]): LeadIn[] | null {
  const split = points.flatMap((point) => {
    const [, term, rest] = TERM.exec(point) ?? [];
    return term !== undefined && rest !== undefined ? [{ term, rest }] : [];
  });
  return split.length === points.length ? split : null;
}
