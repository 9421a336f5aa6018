import type { Office } from '@/content';
import { shortHours } from '@/lib/short-hours';

/** Days and times break only between them. */
export function Hours({ of }: { readonly of: Pick<Office, 'hours'> }) {
  return shortHours(of.hours)
    .split(/(?<=,) /)
    .flatMap((part) => [
      <span key={part} className="phrase">
        {part}
      </span>,
      ' ',
    ]);
}
