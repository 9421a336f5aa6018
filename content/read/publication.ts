/** When an entry is published. An entry without a date always is. */
export interface Publication {
  readonly draft?: boolean | undefined;
  /** The first day on which a build publishes it, such as '2026-01-31'. */
  readonly date?: string | undefined;
}

/** Whether a build of a day publishes the entry. */
export const isPublished = ({ draft = false, date = '' }: Publication, today: string): boolean =>
  !draft && date <= today;

/**
 * The mistake in a link to an entry that is not published when the linking entry is.
 *
 * @returns the end of a message, or undefined without a mistake
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
