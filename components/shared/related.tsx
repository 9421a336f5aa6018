import type { RelatedEntries } from '@/content';
import { thumbnailOf } from '@/lib/build/art';
import { Art } from '../ui/art';
import { More } from '../ui/more';
import { SiteLink } from '../ui/site-link.client';
import styles from './related.module.scss';

interface Props {
  readonly heading: string;
  readonly entries: RelatedEntries;
}

/** What a page names in `related`: an index by kind, and the articles with their pictures. */
export function Related({ heading, entries }: Props) {
  const { services, products, courses, industries, posts } = entries;
  const kinds = [
    { kind: 'Services', list: services },
    { kind: 'Products', list: products },
    { kind: 'Courses', list: courses },
    { kind: 'Industries', list: industries },
  ].filter(({ list }) => list.length > 0);
  if (kinds.length === 0 && posts.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="related" data-print="hide">
      <div className="wrap">
        <h2 id="related">{heading}</h2>
        <div className={styles.columns}>
          {kinds.length > 0 ? (
            <div className={styles.index}>
              {kinds.map(({ kind, list }) => (
                <div key={kind}>
                  <h3>{kind}</h3>
                  <ul>
                    {list.map(({ path, title, desc }) => (
                      <li key={path}>
                        <SiteLink href={path}>{title}</SiteLink>
                        <p>{desc}</p>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          ) : null}
          {posts.length > 0 ? (
            <ul className={styles.posts}>
              {posts.map(({ id, path, title, excerpt, image }) => (
                <li key={id}>
                  <SiteLink href={path}>
                    <Art name={thumbnailOf(image)} alt="" />
                    <div>
                      <h3>{title}</h3>
                      <p>{excerpt}</p>
                      <More label="Read More" about={title} />
                    </div>
                  </SiteLink>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    </section>
  );
}
