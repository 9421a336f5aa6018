import type { Post } from '@/content';
import { formatDate } from '@/lib/dates';

/** Nothing, if the company publishes no dates. */
export function PostDate({
  post: { date, byline },
}: {
  readonly post: Pick<Post, 'date' | 'byline'>;
}) {
  return byline === 'remove' ? null : (
    <>
      <time dateTime={date}>{formatDate(date)}</time>
      {byline === 'sample' ? ' (sample)' : null}
    </>
  );
}
