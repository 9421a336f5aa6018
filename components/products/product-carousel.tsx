import type { ProductsPage } from '@/content';
import { SiteLink } from '../ui/site-link';
import { Slider } from '../shared/slider';
import { ProductPaper } from './product-paper';
import styles from './product-carousel.module.scss';

interface Props {
  readonly label: string;
  readonly products: ProductsPage['products'];
}

export function ProductCarousel({ label, products }: Props) {
  return (
    <div className={styles.carousel} data-print="hide">
      <Slider
        label={label}
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
