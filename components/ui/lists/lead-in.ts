export interface LeadIn {
  readonly term: string;
  readonly rest: string;
}

const TERM = /^([^:.;]{2,42}:) (.+)$/;

/**
 * 'Device: a shared scanner' becomes 'Device:' and the rest, if all items have a colon near their
 * start; else null.
 */
export function leadIns(points: readonly string[]): LeadIn[] | null {
  const split = points.flatMap((point) => {
    const [, term, rest] = TERM.exec(point) ?? [];
    return term !== undefined && rest !== undefined ? [{ term, rest }] : [];
  });
  return split.length === points.length ? split : null;
}
