import type { ProductsPage } from '@/content';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { Entry } from '../ui/entry';
import { SiteLink } from '../ui/site-link.client';
import styles from './product-carousel.module.scss';
import { Slider } from '../shared/slider.client';

type Props = Pick<ProductsPage, 'banner' | 'products'>;

/**
 * The banner of /products: a carousel in which each product has the picture and the ground of its
 * page; small screens have one static picture with its title. The
 * first slide and the static picture have the same two files, so that every screen fetches only the
 * one it shows.
 */
export function ProductCarousel({ banner, products }: Props) {
  const first = { small: `${banner.mobile.name}-small`, smallUpTo: '900px', first: true } as const;
  const [shown] = products;
  return (
    <div className={cx('onDark', styles.carousel)} data-print="hide">
      <figure className={styles.still}>
        <Art {...banner.mobile} {...first} />
        {shown ? (
          <figcaption>
            <b>{shown.title}</b>
            <span>{shown.listing.slide}</span>
          </figcaption>
        ) : null}
      </figure>
      <Slider
        label={banner.label}
        slides={products.map(({ title, path, listing, banner: { tone, picture } }, index) => ({
          title,
          content: (
            <SiteLink className={cx(styles.slide, styles[tone])} href={path}>
              <span className={styles.words}>
                <b>{title}</b>
                <span>{listing.slide}</span>
              </span>
              <span className={styles.picture}>
                <Entry into={picture.name} />
                <Art {...picture} {...(index === 0 ? first : {})} />
              </span>
            </SiteLink>
          ),
        }))}
      />
    </div>
  );
}
