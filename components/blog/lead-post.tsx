import type { Post } from '@/content';
import { Art } from '../ui/art';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link.client';
import styles from './lead-post.module.scss';
import { PostFacts } from './post-facts';

export function LeadPost({ post }: { readonly post: Post }) {
  const { path, title, excerpt, image, imageAlt } = post;
  return (
    <article className={styles.lead}>
      <SiteLink href={path}>
        <div className={styles.picture}>
          <Art name={image} alt={imageAlt} first />
        </div>
        <div className={styles.words}>
          <div className={styles.above}>
            <h2>{title}</h2>
            <p>{excerpt}</p>
            <PostFacts post={post} />
          </div>
          <div className={styles.below}>
            <More label="Read More" about={title} />
          </div>
        </div>
      </SiteLink>
    </article>
  );
}
