import type { Home, ListedProduct } from '@/content';
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
        <ul className={cx('earlySplit of5to7 rows gap0 across4', styles.products)}>
          {products.map(({ title, icon, path, listing: { description, image } }, index) => (
            <li key={path}>
              <SiteLink className={index === 0 ? 'stack gap2 filled' : 'media topped'} href={path}>
                {index === 0 && image ? <Art {...image} /> : <Glyph name={icon} />}
                <div className="stack gap05">
                  <div className={cx('cluster gap0 across3', styles.title)}>
                    <h3 className={index === 0 ? undefined : 'tCard'}>{title}</h3>
                    <More label="Read More" about={title} isSmall />
                  </div>
                  <p className="tCompact">{description}</p>
                </div>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
