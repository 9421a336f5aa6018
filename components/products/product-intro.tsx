import type { Product } from '@/content';
import { cx } from '@/lib/cx';
import { DemoLink } from '../ui/controls/button-link';
import { Unbroken } from '../ui/unbroken';
import styles from './product-intro.module.scss';

export function ProductIntro({ product: { title, demo, intro } }: { readonly product: Product }) {
  const [lead = '', ...paragraphs] = intro;
  return (
    <section className={cx('earlySplit', styles.intro)} aria-label={`About: ${title}`}>
      <p className="tLead">
        <Unbroken>{lead}</Unbroken>
      </p>
      <div className={cx('stack', styles.more)}>
        <div className="flow">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Unbroken>{paragraph}</Unbroken>
            </p>
          ))}
        </div>
        <DemoLink href={demo} label="DEMO" about={title} />
      </div>
    </section>
  );
}
