import type { Industry, IndustryPage } from '@/content';
import { cx } from '@/lib/cx';
import styles from './industry-overview.module.scss';

interface Props {
  readonly words: IndustryPage['overview'];
  readonly text: Industry['overview'];
}

export function IndustryOverview({ words, text }: Props) {
  return (
    <section className="section" aria-labelledby="overview">
      <div className={cx('wrap', styles.overview)}>
        <h2 id="overview">{words.heading}</h2>
        <p className={styles.statement}>{text.lead}</p>
        <div className={styles.text}>
          <p className="lead">{text.failure}</p>
          <p>{text.firstWeek}</p>
        </div>
      </div>
    </section>
  );
}
