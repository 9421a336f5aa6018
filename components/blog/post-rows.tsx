import type { Post } from '@/content';
import { thumbnailOf } from '@/lib/server/art';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link';
import { Unbroken } from '../ui/unbroken';
import styles from './post-rows.module.scss';
import { PostFacts } from './post-facts';

/** Of the rows on a phone every third has a large picture, from the first on. */
const LARGE = 3;

export function PostRows({ posts }: { readonly posts: readonly Post[] }) {
  return (
    <ul className={cx('wrap grid two gap0 across4', styles.rows)}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <SiteLink className={styles.row} href={post.path}>
            <Art
              name={post.image}
              alt={post.imageAlt}
              small={index % LARGE === 0 ? undefined : thumbnailOf(post.image)}
            />
            <h2 className="tSub">{post.title}</h2>
            <PostFacts post={post} />
            <div className="stack gap1">
              <p className="tCompact">
                <Unbroken>{post.excerpt}</Unbroken>
              </p>
              <More label="Read More" about={post.title} />
            </div>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
