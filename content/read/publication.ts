export interface Publication {
  readonly draft?: boolean | undefined;
  readonly date?: string | undefined;
}

export const isPublished = ({ draft = false, date = '' }: Publication, today: string): boolean =>
  !draft && date <= today;

/** @returns the end of a message, or undefined */
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
