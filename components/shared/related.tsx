import type { RelatedEntries } from '@/content';
import { groundOf, thumbnailOf } from '@/lib/build/art';
import { keepApart } from '@/lib/keep-apart';
import { Art } from '../ui/art';
import { Glyph } from '../ui/glyph';
import { SiteLink } from '../ui/site-link.client';
import styles from './related.module.scss';

/** A way to another page, with the sign or the picture that stands for it. */
interface Lead {
  readonly href: string;
  readonly title: string;
  /** Name of a glyph. */
  readonly icon: string;
}

interface Props {
  readonly heading?: string;
  readonly entries: RelatedEntries;
  /** `signs`: for a page that has shown the pictures of these entries further up. */
  readonly show?: 'pictures' | 'signs';
}

/** Fewer tiles than these would be too large for a frieze. */
const TILES_IN_FRIEZE = 3;

function Signed({ label, leads }: { readonly label: string; readonly leads: readonly Lead[] }) {
  return leads.length === 0 ? null : (
    <div className={styles.signed}>
      <h3>{label}</h3>
      <ul>
        {leads.map(({ href, title, icon }) => (
          <li key={href}>
            <SiteLink href={href}>
              <Glyph name={icon} />
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Where a page leads on to: services, products and courses by their signs, posts by their pictures,
 * and the industries as a frieze from edge to edge (decision 24); one or two of them by their sign.
 */
export function Related({ heading = 'Read on', entries, show = 'pictures' }: Props) {
  const { services, products, courses, industries, posts } = entries;
  if (Object.values(entries).every(({ length }) => length === 0)) return null;
  const hasPictures = show === 'pictures';
  const hasFrieze = hasPictures && industries.length >= TILES_IN_FRIEZE;
  const tiles = keepApart(industries, ({ slug }) => groundOf(`industry-${slug}`));
  return (
    <section className={styles.strip} aria-labelledby="related" data-print="hide">
      <div className={`wrap ${styles.groups ?? ''}`}>
        <h2 id="related">{heading}</h2>
        <Signed
          label="Services"
          leads={services.map(({ path, title, icon }) => ({
            href: path,
            title,
            icon,
          }))}
        />
        <Signed
          label="Products"
          leads={products.map(({ path, title, icon }) => ({
            href: path,
            title,
            icon,
          }))}
        />
        <Signed
          label="Courses"
          leads={courses.map(({ path, title }) => ({
            href: path,
            title,
            icon: 'course',
          }))}
        />
        <Signed
          label="Industries"
          leads={(hasFrieze ? [] : industries).map(({ path, title }) => ({
            href: path,
            title,
            icon: 'industry',
          }))}
        />
        <Signed
          label="From the blog"
          leads={(hasPictures ? [] : posts).map(({ path, title }) => ({
            href: path,
            title,
            icon: 'document',
          }))}
        />
        {hasPictures && posts.length > 0 ? (
          <div className={styles.posts}>
            <h3>From the blog</h3>
            <ul>
              {keepApart(posts, ({ image }) => groundOf(image)).map(
                ({ id, path, title, image }) => (
                  <li key={id}>
                    <SiteLink href={path}>
                      <Art name={thumbnailOf(image)} alt="" />
                      {title}
                    </SiteLink>
                  </li>
                ),
              )}
            </ul>
          </div>
        ) : null}
      </div>
      {hasFrieze ? (
        <div className={styles.industries}>
          <h3 className="visuallyHidden">Industries</h3>
          <ul>
            {tiles.map(({ slug, path, title }) => (
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
