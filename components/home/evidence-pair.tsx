import type { Evidence as Sheet, Home } from '@/content';
import { cx } from '@/lib/cx';
import { Evidence } from '../ui/evidence';
import styles from './evidence-pair.module.scss';

interface Props {
  readonly text: Home['evidence'];
  readonly sheets: readonly Sheet[];
}

/** Two sheets from the beginning and the end of a project, side by side. */
export function EvidencePair({ text, sheets }: Props) {
  return (
    <section className={cx('section', styles.band)} aria-labelledby="evidence">
      <div className={cx('wrap', styles.columns)}>
        <div className={styles.words}>
          <h2 id="evidence">{text.heading}</h2>
          <p className="lead">{text.lead}</p>
        </div>
        <ul className={styles.sheets}>
          {sheets.map((sheet) => (
            <li key={sheet.drawing}>
              <Evidence {...sheet} size="narrow" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
