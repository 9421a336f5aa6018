import type { About } from '@/content';
import styles from './vision-mission-value.module.scss';

export function VisionMissionValue({
  passages,
}: {
  readonly passages: readonly [About['vision'], About['mission'], About['value']];
}) {
  return (
    <div className={styles.fields}>
      {passages.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}
