import type { BlogPage, Post } from '@/content';
import { cx } from '@/lib/cx';
import { SiteLink } from '../ui/site-link';
import styles from './post-neighbors.module.scss';

interface Props {
  readonly words: BlogPage['article'];
  readonly previous: Post | undefined;
  readonly next: Post | undefined;
}

export function PostNeighbors({ words, previous, next }: Props) {
  const links = [
    { post: previous, label: words.previous, rel: 'prev' },
    { post: next, label: words.next, rel: 'next' },
  ];
  return (
    <nav className="onSand" aria-label="Articles before and after" data-print="hide">
      <div className={cx('wrap grid two gap3 across6', styles.links)}>
        {links.map(({ post, label, rel }) =>
          post ? (
            <SiteLink key={rel} href={post.path} rel={rel}>
              <span className="remark">{label}</span>
              <b className="tCard">{post.title}</b>
            </SiteLink>
          ) : null,
        )}
      </div>
    </nav>
  );
}
