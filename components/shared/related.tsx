import type { ReactNode } from 'react';
import type { RelatedEntries } from '@/content';
import { thumbnailOf } from '@/lib/server/art';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { Glyph } from '../ui/glyph';
import { SiteLink } from '../ui/site-link';
import styles from './related.module.scss';

interface RelatedLink {
  readonly path: string;
  readonly kind: string;
  readonly title: string;
  readonly sign: ReactNode;
}

interface Props {
  readonly heading?: string;
  readonly entries: RelatedEntries;
}

/** A course may have the name of a service, so each says what it is. */
const linksOf = (entries: RelatedEntries): RelatedLink[] => [
  ...entries.services.map((entry) => linkOf('Service', entry, <Glyph name={entry.icon} />)),
  ...entries.products.map((entry) => linkOf('Product', entry, <Glyph name={entry.icon} />)),
  ...entries.courses.map((entry) => linkOf('Course', entry, <Glyph name="course" />)),
  ...entries.industries.map((entry) =>
    linkOf('Industry', entry, <Art name={`industry-${entry.slug}`} alt="" />),
  ),
  ...entries.posts.map((entry) =>
    linkOf('From the blog', entry, <Art name={thumbnailOf(entry.image)} alt="" />),
  ),
];

const linkOf = (
  kind: string,
  { path, title }: { readonly path: string; readonly title: string },
  sign: ReactNode,
): RelatedLink => ({ path, kind, title, sign });

export function Related({ heading = 'Read on', entries }: Props) {
  const links = linksOf(entries);
  return links.length === 0 ? null : (
    <section className={cx('filled', styles.strip)} aria-labelledby="related" data-print="hide">
      <h2 id="related" className="tFeature">
        {heading}
      </h2>
      <ul className="grid three gap0 across4">
        {links.map(({ path, kind, title, sign }) => (
          <li key={path}>
            <SiteLink href={path} className="media across3">
              {sign}
              <span>
                <span className="remark">{kind}</span> <span className="tCard">{title}</span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
