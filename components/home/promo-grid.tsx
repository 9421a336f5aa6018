import type { Home, ListedProduct } from '@/content';
import { thumbnailOf } from '@/lib/server/art';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { Glyph } from '../ui/glyph';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link';
import styles from './promo-grid.module.scss';
import { SectionHead } from '../shared/section-head';

interface Props {
  readonly products: readonly ListedProduct[];
  readonly text: Home['promos'];
}

export function PromoGrid({ products, text }: Props) {
  return (
    <section className="section" aria-labelledby="products">
      <div className="wrap">
        <SectionHead id="products" heading={text.heading} variant="stacked">
          <p>{text.lead}</p>
        </SectionHead>
        <ul className={cx('grid gap0 across3', styles.products)}>
          {products.map(({ title, icon, path, listing: { description, image } }) => (
            <li key={path}>
              <SiteLink className={cx('media topped', styles.product)} href={path}>
                <div className="filled">
                  <Glyph name={icon} />
                  {image ? <Art name={thumbnailOf(image.name)} alt={image.alt} /> : null}
                </div>
                <div className="card">
                  <h3 className="tCard">{title}</h3>
                  <p className="tCompact">{description}</p>
                  <More label="Read More" about={title} isSmall />
                </div>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
