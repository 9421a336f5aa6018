import type { Post } from '@/content';
import { formatDate } from '@/lib/dates';
import { readingMinutes } from '@/lib/reading-time';
import styles from './post-facts.module.scss';

interface Props {
  readonly post: Post;
  readonly complete?: boolean;
}

export function PostFacts({ post, complete = false }: Props) {
  const { author, date, updated, words, draft } = post;
  return (
    <ul className={styles.facts}>
      {draft ? (
        <li>
          <mark>Draft, not in the built site</mark>
        </li>
      ) : null}
      <li className={complete ? undefined : styles.author}>{author}</li>
      <li>
        <time dateTime={date}>{formatDate(date)}</time>
      </li>
      {complete && updated ? (
        <li>
          Updated <time dateTime={updated}>{formatDate(updated)}</time>
        </li>
      ) : null}
      <li>{readingMinutes(words)} min read</li>
    </ul>
  );
}
