import type { Post } from '@/content';
import { formatDate } from '@/lib/dates';
import { readingMinutes } from '@/lib/reading-time';
import { PostDate } from '../shared/post-date';
import styles from './post-facts.module.scss';

interface Props {
  readonly post: Post;
  readonly complete?: boolean;
}

export function PostFacts({ post, complete = false }: Props) {
  const { author, byline, updated, words, draft } = post;
  return (
    <ul className={styles.facts}>
      {draft ? (
        <li>
          <mark>Draft, not in the built site</mark>
        </li>
      ) : null}
      {byline === 'remove' ? null : (
        <>
          <li className={complete ? undefined : styles.author}>{author}</li>
          <li>
            <PostDate post={post} />
          </li>
        </>
      )}
      {complete && updated && byline === 'real' ? (
        <li>
          Updated <time dateTime={updated}>{formatDate(updated)}</time>
        </li>
      ) : null}
      <li>{readingMinutes(words)} min read</li>
    </ul>
  );
}
