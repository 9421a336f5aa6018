import type { About } from '@/content';
import { Glyph } from '../ui/glyph';
import styles from './reasons.module.scss';
import { SectionHead } from '../shared/section-head';

/** Four things that a buyer can check, in columns between rules. */
export function AboutReasons({ text }: { readonly text: About['reasons'] }) {
  return (
    <section className="section" aria-labelledby="why">
      <div className="wrap">
        <SectionHead id="why" heading={text.heading} look="split">
          <p>{text.lead}</p>
        </SectionHead>
        <ul className={styles.columns}>
          {text.items.map(({ icon, title, desc }) => (
            <li key={title}>
              <Glyph name={icon} />
              <h3>{title}</h3>
              <p>{desc}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
