import type { Post } from '@/content';
import { thumbnailOf } from '@/lib/build/art';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link.client';
import styles from './post-rows.module.scss';
import { PostFacts } from './post-facts';

export function PostRows({ posts }: { readonly posts: readonly Post[] }) {
  return (
    <ul className={cx('wrap', styles.rows)}>
      {posts.map((post) => (
        <li key={post.id}>
          <SiteLink className={styles.row} href={post.path}>
            <Art
              name={post.image}
              alt={post.imageAlt}
              small={thumbnailOf(post.image)}
              smallUpTo="767px"
            />
            <div className={styles.title}>
              <h2>{post.title}</h2>
              <PostFacts post={post} />
            </div>
            <div className={styles.excerpt}>
              <p>{post.excerpt}</p>
              <More label="Read More" about={post.title} />
            </div>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
