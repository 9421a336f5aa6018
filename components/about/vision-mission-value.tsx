import type { About } from '@/content';
import { cx } from '@/lib/cx';
import styles from './vision-mission-value.module.scss';

interface Props {
  readonly passages: readonly [About['vision'], About['mission'], About['value']];
}

export function VisionMissionValue({ passages }: Props) {
  return (
    <div className="section">
      <div className={cx('wrap grid three', styles.passages)}>
        {passages.map(({ heading, text }) => (
          <section key={heading} className="stack gap2" aria-labelledby={heading.toLowerCase()}>
            <h2 id={heading.toLowerCase()} className="tFeature">
              {heading}
            </h2>
            <p className="lead">{text}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
