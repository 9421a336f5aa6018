import type { Home, Post } from '@/content';
import { thumbnailOf } from '@/lib/build/art';
import { cx } from '@/lib/cx';
import { formatDate } from '@/lib/dates';
import { PATHS } from '@/lib/routes';
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
        <ul className={styles.posts}>
          {posts.map(({ id, path, title, date, excerpt, image }, index) => (
            <li key={id}>
              <SiteLink className={cx('filled', styles.post)} href={path}>
                <Art name={index === 0 ? image : thumbnailOf(image)} alt="" />
                <div>
                  <time className="remark" dateTime={date}>
                    {formatDate(date)}
                  </time>
                  <h3>{title}</h3>
                  <p>{excerpt}</p>
                  <More label="Read More" about={title} />
                </div>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
