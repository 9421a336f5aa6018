/** A point split at its colon: 'Device: a shared scanner' becomes 'Device:' and the rest. */
export interface LeadIn {
  readonly term: string;
  readonly rest: string;
}

const TERM = /^([^:.;]{2,42}:) (.+)$/;

/**
 * Splits the items of a list at their colons if all of them have one near their start: they are
 * then terms with explanations.
 *
 * @returns the split items, or null for an ordinary list
 */
export function leadIns(points: readonly string[]): LeadIn[] | null {
  const split = points.flatMap((point) => {
    const [, term, rest] = TERM.exec(point) ?? [];
    return term !== undefined && rest !== undefined ? [{ term, rest }] : [];
  });
  return split.length === points.length ? split : null;
}
