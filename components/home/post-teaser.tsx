import type { Home, Post } from '@/content';
import { thumbnailOf } from '@/lib/server/art';
import { cx } from '@/lib/cx';
import { PATHS } from '@/lib/routes';
import { PostDate } from '../shared/post-date';
import { Art } from '../ui/art';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link';
import styles from './post-teaser.module.scss';
import { SectionHead } from '../shared/section-head';

interface Props {
  readonly posts: readonly Post[];
  readonly text: Home['blog'];
}

export function PostTeaser({ posts, text }: Props) {
  return (
    <section className={styles.section} aria-labelledby="blog">
      <div className="wrap">
        <SectionHead id="blog" heading={text.heading} variant="inline">
          <SiteLink href={PATHS.blog}>
            <More label={text.all} />
          </SiteLink>
        </SectionHead>
        <ul className={cx('grid three', styles.posts)}>
          {posts.map((post, index) => (
            <li key={post.id}>
              <SiteLink className="card gap15 filled" href={post.path}>
                <Art name={index === 0 ? post.image : thumbnailOf(post.image)} alt="" />
                <div className="stack gap1">
                  {post.byline === 'remove' ? null : (
                    <p className="remark">
                      <PostDate post={post} />
                    </p>
                  )}
                  <h3 className="tCard">{post.title}</h3>
                  <More label="Read More" about={post.title} isSmall />
                </div>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
