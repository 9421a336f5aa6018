import type { Product } from '@/content';
import { cx } from '@/lib/cx';
import { DemoLink } from '../ui/controls/button-link';
import styles from './product-intro.module.scss';

export function ProductIntro({ product: { title, demo, intro } }: { readonly product: Product }) {
  return (
    <section className={styles.intro} aria-labelledby="introduction">
      <div className={styles.title}>
        <h2 id="introduction">{title}</h2>
        <DemoLink href={demo} label="DEMO" about={title} />
      </div>
      <div className={cx(styles.text, styles[intro.length === 2 ? 'two' : 'three'])}>
        {intro.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
