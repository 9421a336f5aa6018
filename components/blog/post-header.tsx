import type { ReactNode } from 'react';
import type { Post } from '@/content';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { PostFacts } from './post-facts';
import styles from './post-header.module.scss';

interface Props {
  readonly post: Post;
  readonly breadcrumb: ReactNode;
}

export function PostHeader({ post, breadcrumb }: Props) {
  return (
    <header>
      <div className={cx('wrap', styles.title)}>
        {breadcrumb}
        <h1>{post.title}</h1>
      </div>
      <div className={styles.band}>
        <div className={cx('wrap', styles.columns)}>
          <div className={styles.picture}>
            <Art name={post.image} alt={post.imageAlt} first />
          </div>
          <div className={styles.words}>
            <p className="lead">{post.excerpt}</p>
            <PostFacts post={post} complete />
          </div>
        </div>
      </div>
    </header>
  );
}
