import type { ProductsPage } from '@/content';
import { Art } from '../ui/art';
import { SiteLink } from '../ui/site-link.client';
import styles from './product-carousel.module.scss';
import { Slider } from './slider.client';

type Props = Pick<ProductsPage, 'banner' | 'products'>;

/** Where the static picture is the crop for small screens. */
const SMALL_UP_TO = '900px';

/**
 * The banner of /products: a carousel in which each product shows the picture and the ground of its
 * own page; small screens show one static picture (section 2 of the specification). The first slide
 * and the static picture name the same two files, so that every screen fetches just the one it shows.
 */
export function ProductCarousel({ banner, products }: Props) {
  const small = `${banner.mobile.name}-small`;
  return (
    <div className={`onDark ${styles.carousel ?? ''}`} data-print="hide">
      <div className={styles.still}>
        <Art {...banner.mobile} small={small} smallUpTo={SMALL_UP_TO} first />
      </div>
      <Slider
        label={banner.label}
        slides={products.map(({ card, slide, banner: { tone, picture } }, index) => ({
          title: card.title,
          content: (
            <SiteLink className={`${styles.slide ?? ''} ${styles[tone] ?? ''}`} href={card.link}>
              <span className={styles.words}>
                <b>{card.title}</b>
                <span>{slide}</span>
              </span>
              {index === 0 ? (
                <Art
                  {...picture}
                  className={styles.picture}
                  small={small}
                  smallUpTo={SMALL_UP_TO}
                  first
                />
              ) : (
                <Art {...picture} className={styles.picture} />
              )}
            </SiteLink>
          ),
        }))}
      />
    </div>
  );
}
