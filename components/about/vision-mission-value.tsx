import type { About } from '@/content';
import { cx } from '@/lib/cx';
import { groundClass } from '../shared/ground';
import styles from './vision-mission-value.module.scss';

/** The threads of the box run over the first. */
const GROUNDS = [undefined, groundClass('indigo'), groundClass('madder')] as const;

export function VisionMissionValue({
  passages,
}: {
  readonly passages: readonly [About['vision'], About['mission'], About['value']];
}) {
  return (
    <div className={cx(groundClass('marigold'), styles.fields)}>
      {passages.map(({ heading, text }, index) => (
        <section key={heading} className={GROUNDS[index]}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
}
