import type { Home, ListedProduct } from '@/content';
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
        <SectionHead id="products" heading={text.heading} variant="split">
          <p>{text.lead}</p>
        </SectionHead>
        <ul className={styles.grid}>
          {products.map(({ title, icon, path, listing: { description, image } }, index) => (
            <li key={path}>
              <SiteLink href={path}>
                <div className={styles.figure}>
                  <Glyph name={icon} />
                  {image ? (
                    <Art
                      {...image}
                      small={`${image.name}-small`}

                      medium={index === 0 ? image.name : `${image.name}-small`}
                    />
                  ) : null}
                </div>
                <h3>{title}</h3>
                <p>{description}</p>
                <More label="Read More" about={title} />
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
