import type { Post } from '@/content';
import { toneOf } from '@/lib/server/art';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link';
import { groundClass } from '../shared/ground';
import styles from './lead-post.module.scss';
import { PostFacts } from './post-facts';

export function LeadPost({ post }: { readonly post: Post }) {
  const { path, title, excerpt, image, imageAlt } = post;
  return (
    <article className={cx(styles.lead, groundClass(toneOf(image)))}>
      <SiteLink href={path}>
        <div className={cx('earlySplit gap2 topped', styles.words)}>
          <h2 className="tHeading">{title}</h2>
          <div className="stack gap2">
            <p>{excerpt}</p>
            <PostFacts post={post} />
            <More label="Read More" about={title} />
          </div>
        </div>
        <div className={cx('filled', styles.picture)}>
          <Art name={image} alt={imageAlt} first />
        </div>
      </SiteLink>
    </article>
  );
}
