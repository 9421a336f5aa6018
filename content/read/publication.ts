/** When an entry is on the site. An entry without a date has always been there. */
export interface Publication {
  readonly draft?: boolean | undefined;
  /** The first day on which a build publishes it, such as '2026-01-31' (decision 44). */
  readonly date?: string | undefined;
}

/** Whether a build of a day publishes the entry. */
export const isPublished = ({ draft = false, date = '' }: Publication, today: string): boolean =>
  !draft && date <= today;

/**
 * What is wrong when one entry leads to another that is not on the site when the first one is.
 *
 * @returns the end of a message, or undefined when nothing is wrong
 */
export function tooEarly(
  { draft = false, date = '' }: Publication,
  target: Publication,
  today: string,
): string | undefined {
  if (draft) return undefined;
  if (target.draft) return 'which is a draft; publish that post first or leave it out';
  const day = date > today ? date : today;
  if (isPublished(target, day)) return undefined;
  return `which is published on ${target.date ?? ''}; name it from that day on or leave it out`;
}
