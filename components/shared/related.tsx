import type { RelatedEntries } from '@/content';
import { thumbnailOf } from '@/lib/server/art';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { Glyph } from '../ui/glyph';
import { SiteLink } from '../ui/site-link';
import styles from './related.module.scss';

interface RelatedLink {
  readonly path: string;
  readonly title: string;
  readonly icon?: string;
  /** Instead of an icon. */
  readonly picture?: string;
}

interface Props {
  readonly heading?: string;
  readonly entries: RelatedEntries;
}

const TILES_IN_FRIEZE = 3;

function GlyphLinks({
  label,
  links,
}: {
  readonly label: string;
  readonly links: readonly RelatedLink[];
}) {
  return links.length === 0 ? null : (
    <div className={styles.glyphLinks}>
      <h3 className="remark">{label}</h3>
      <ul>
        {links.map(({ path, title, icon, picture }) => (
          <li key={path}>
            <SiteLink className="media" href={path}>
              {icon ? <Glyph name={icon} /> : null}
              {picture ? <Art name={picture} alt="" /> : null}
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A course may have the name of a service. Fewer than three industries have small pictures. */
export function Related({ heading = 'Read on', entries }: Props) {
  const { services, products, courses, industries, posts } = entries;
  if (Object.values(entries).every(({ length }) => length === 0)) return null;
  const hasFrieze = industries.length >= TILES_IN_FRIEZE;
  return (
    <section className={cx('filled', styles.strip)} aria-labelledby="related" data-print="hide">
      <h2 id="related">{heading}</h2>
      <div className={cx('cluster gapSmall', styles.groups)}>
        <GlyphLinks label="Services" links={services} />
        <GlyphLinks label="Products" links={products} />
        <GlyphLinks
          label="Courses"
          links={courses.map((entry) => ({ ...entry, icon: 'course' }))}
        />
        <GlyphLinks
          label="Industries"
          links={(hasFrieze ? [] : industries).map(({ slug, path, title }) => ({
            path,
            title,
            picture: `industry-${slug}`,
          }))}
        />
        {posts.length > 0 ? (
          <div className={styles.posts}>
            <h3 className="remark">From the blog</h3>
            <ul className="grid min15 gap0 across6">
              {posts.map(({ id, path, title, image }) => (
                <li key={id}>
                  <SiteLink className="media across3 tCard" href={path}>
                    <Art name={thumbnailOf(image)} alt="" />
                    {title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      {hasFrieze ? (
        <div className={styles.industries}>
          <h3 className="visuallyHidden">Industries</h3>
          <ul>
            {industries.map(({ slug, path, title }) => (
              <li key={slug}>
                <SiteLink href={path}>
                  <span>{title}</span>
                  <Art name={`industry-${slug}`} alt="" />
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}
