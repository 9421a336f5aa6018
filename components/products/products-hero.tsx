import type { ReactNode } from 'react';
import type { ProductsPage } from '@/content';
import { cx } from '@/lib/cx';
import { PATHS } from '@/lib/routes';
import { ButtonLink } from '../ui/controls/button-link';
import { SiteLink } from '../ui/site-link';
import { ProductCarousel } from './product-carousel';
import { ProductPaper } from './product-paper';
import styles from './products-hero.module.scss';

interface Props {
  readonly page: ProductsPage;
  readonly breadcrumb: ReactNode;
}

/** Small screens have the first paper in place of the carousel. */
export function ProductsHero({ page, breadcrumb }: Props) {
  const paper = page.products[0]?.paper;
  return (
    <section className={cx('onDark', styles.hero)} aria-labelledby="products">
      <div className={cx('wrap', styles.columns)}>
        <div className={cx('stack gap2', styles.copy)}>
          {breadcrumb}
          <h1 id="products" className="tDisplay">
            {page.heading}
          </h1>
          <p className="lead">{page.lead}</p>
          <div className="cluster gap15">
            <ButtonLink href={PATHS.enquiry} isInDock>
              ENQUIRY
            </ButtonLink>
            <ButtonLink href="#comparison" variant="onDark">
              {page.comparison.link}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.line}>
          <span className={styles.bend} aria-hidden="true" data-print="hide" />
          <span className={styles.return} aria-hidden="true" data-print="hide" />
          <ol>
            {page.products.map(({ title, path, listing }) => (
              <li key={path}>
                <SiteLink className="tCard" href={path}>
                  {title}
                </SiteLink>
                <p className="tSmall">{listing.slide}</p>
              </li>
            ))}
          </ol>
        </div>
        {paper ? (
          <div className={styles.still}>
            <ProductPaper {...paper} isHung={false} />
          </div>
        ) : null}
      </div>
      <ProductCarousel label={page.carousel} products={page.products} />
    </section>
  );
}
