import type { Industry, IndustryPage } from '@/content';
import { Glyph } from '../ui/glyph';
import styles from './industry-reasons.module.scss';

interface Props {
  readonly words: IndustryPage['reasons'];
  readonly reasons: Industry['reasons'];
}

/** Three reasons: the first in large, the other two stacked beside it. */
export function IndustryReasons({ words, reasons }: Props) {
  return (
    <section className={styles.section} aria-labelledby="why">
      <div className="wrap">
        <h2 id="why">{words.heading}</h2>
        <ol className={styles.reasons}>
          {reasons.map(({ icon, title, desc }) => (
            <li key={title}>
              <Glyph name={icon} />
              <h3>{title}</h3>
              <p>{desc}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
