import type { Post } from '@/content';
import { formatDate } from '@/lib/dates';

/** Nothing, if the company publishes no dates. */
export function PostDate({
  post: { date, byline },
  isInList = false,
}: {
  readonly post: Pick<Post, 'date' | 'byline'>;
  /** One note says of all posts of a list that they are samples. */
  readonly isInList?: boolean;
}) {
  return byline === 'remove' ? null : (
    <>
      <time dateTime={date}>{formatDate(date)}</time>
      {byline === 'sample' && !isInList ? ' (sample)' : null}
    </>
  );
}
