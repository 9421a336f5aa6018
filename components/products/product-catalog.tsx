import type { ReactNode } from 'react';
import type { ProductsPage } from '@/content';
import { Art } from '../ui/art';
import { Glyph } from '../ui/glyph';
import { SiteLink } from '../ui/site-link.client';
import styles from './product-catalog.module.scss';

interface Props {
  readonly page: ProductsPage;
  readonly breadcrumb: ReactNode;
}

/** The title, the introduction and the five product cards of /products. */
export function ProductCatalog({ page, breadcrumb }: Props) {
  return (
    <section className={styles.catalog} aria-labelledby="products">
      <div className="wrap">
        {breadcrumb}
        <div className={styles.head}>
          <h1 id="products">{page.heading}</h1>
          <div className={styles.intro}>
            {page.intro.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
      <ul className="wrap">
        {page.products.map(({ title, icon, path, listing }) => (
          <li key={path} className={styles.card}>
            <div className={styles.figure}>
              {listing.image ? (
                <Art name={`${listing.image.name}-small`} alt={listing.image.alt} />
              ) : null}
            </div>
            <div className={styles.words}>
              <h2>
                <Glyph name={icon} />
                {title}
              </h2>
              <p>{listing.description}</p>
              <SiteLink className={styles.more} href={path}>
                Read More <span aria-hidden="true">→</span>
                <span className="visuallyHidden">about {title}</span>
              </SiteLink>
            </div>
            <dl className={styles.facts}>
              <dt>Where it runs</dt>
              <dd>{listing.runs}</dd>
              <dt>Who uses it</dt>
              <dd>{listing.users}</dd>
              <dt>What it replaces</dt>
              <dd>{listing.replaces}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}
