import type { BlogPage, Post } from '@/content';
import { cx } from '@/lib/cx';
import { SiteLink } from '../ui/site-link.client';
import styles from './post-neighbors.module.scss';

interface Props {
  readonly words: BlogPage['article'];
  /** Published just before this one; none for the first article. */
  readonly previous: Post | undefined;
  /** Published just after this one; none for the newest article. */
  readonly next: Post | undefined;
}

/** Links to the previous and the next article. */
export function PostNeighbors({ words, previous, next }: Props) {
  const links = [
    { post: previous, label: words.previous, rel: 'prev' },
    { post: next, label: words.next, rel: 'next' },
  ];
  return (
    <nav className={styles.band} aria-label="Articles before and after" data-print="hide">
      <div className={cx('wrap', styles.links)}>
        {links.map(({ post, label, rel }) =>
          post ? (
            <SiteLink key={rel} className={styles[rel]} href={post.path} rel={rel}>
              <span>{label}</span>
              <b>{post.title}</b>
            </SiteLink>
          ) : null,
        )}
      </div>
    </nav>
  );
}
