import type { Post } from '@/content';
import { cx } from '@/lib/cx';
import { formatDate } from '@/lib/dates';
import { PostDate } from '../shared/post-date';
import styles from './post-facts.module.scss';

const WORDS_A_MINUTE = 200;

interface Props {
  readonly post: Post;
  readonly complete?: boolean;
}

export function PostFacts({ post, complete = false }: Props) {
  const { author, byline, updated, words, draft } = post;
  return (
    <ul className={cx('tSmall', styles.facts)}>
      {draft ? (
        <li>
          <mark>Draft, not in the built site</mark>
        </li>
      ) : null}
      {byline === 'remove' ? null : (
        <>
          <li className={complete ? undefined : styles.author}>{author}</li>
          <li>
            <PostDate post={post} isInList={!complete} />
          </li>
        </>
      )}
      {complete && updated && byline === 'real' ? (
        <li>
          Updated <time dateTime={updated}>{formatDate(updated)}</time>
        </li>
      ) : null}
      <li className={complete ? undefined : styles.length}>
        {Math.max(1, Math.round(words / WORDS_A_MINUTE))} min read
      </li>
    </ul>
  );
}
