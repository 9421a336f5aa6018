import type { Product } from '@/content';
import { DemoLink } from '../ui/controls/button-link';
import { Unbroken } from '../ui/unbroken';
import styles from './product-intro.module.scss';

export function ProductIntro({ product: { title, demo, intro } }: { readonly product: Product }) {
  const [lead = '', ...paragraphs] = intro;
  return (
    <section className={styles.intro} aria-labelledby="introduction">
      <h2 id="introduction">{title}</h2>
      <div className={styles.text}>
        <p>
          <Unbroken>{lead}</Unbroken>
        </p>
        <DemoLink href={demo} label="DEMO" about={title} />
        <div className="muted">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Unbroken>{paragraph}</Unbroken>
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
