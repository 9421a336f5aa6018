import type { ProductsPage } from '@/content';
import { Art } from '../ui/art';
import { SiteLink } from '../ui/site-link.client';
import { Slider } from '../shared/slider.client';
import { ProductPaper } from './product-paper';
import styles from './product-carousel.module.scss';

type Props = Pick<ProductsPage, 'banner' | 'products'>;

/** Small screens have one picture with its title. */
export function ProductCarousel({ banner, products }: Props) {
  const [shown] = products;
  return (
    <div className={styles.carousel} data-print="hide">
      <figure className={styles.still}>
        <Art {...banner.mobile} />
        {shown ? (
          <figcaption>
            <b>{shown.title}</b>
            <span>{shown.listing.slide}</span>
          </figcaption>
        ) : null}
      </figure>
      <Slider
        label={banner.label}
        slides={products.map(({ title, path, paper }) => ({
          title,
          content: (
            <SiteLink className={styles.slide} href={path}>
              {paper ? <ProductPaper {...paper} isHung={false} /> : title}
            </SiteLink>
          ),
        }))}
      />
    </div>
  );
}
