import type { Product } from '@/content';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { DemoLink } from '../ui/controls/button-link';
import styles from './product-intro.module.scss';

/** Image, title, DEMO and introduction of a product. */
export function ProductIntro({ product }: { readonly product: Product }) {
  const { title, image, demo, intro } = product;
  return (
    <section className={styles.intro} aria-labelledby="introduction">
      <div className={cx('wrap', styles.columns)}>
        <div className={styles.figure} data-after-fonts>
          <Art {...image} small={`${image.name}-small`} />
        </div>
        <div className={styles.text}>
          <div className={styles.title}>
            <h2 id="introduction">{title}</h2>
            <DemoLink href={demo} label="DEMO" about={title} />
          </div>
          {intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
