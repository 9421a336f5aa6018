import type { Home } from '@/content';
import { cx } from '@/lib/cx';
import { Art } from '../ui/art';
import { Disclosure } from '../ui/controls/disclosure';
import styles from './why-choose-us.module.scss';

interface Props {
  readonly text: Home['whyChooseUs'];
  readonly years: number;
}

export function WhyChooseUs({ text, years }: Props) {
  return (
    <section className={cx('section onDark', styles.band)} aria-labelledby="why">
      <div className={cx('wrap', styles.columns)}>
        <div className={styles.claim}>
          <Art name="thirteen" alt={`${years}+`} />
          <p className={styles.years}>{text.years}</p>
        </div>
        <div>
          <h2 id="why">{text.heading}</h2>
          <ol className={styles.reasons}>
            {text.cards.map(({ title, text: reason }) => (
              <li key={title}>
                <Disclosure label={title} level={3} from="tablet">
                  <p className="muted">{reason}</p>
                </Disclosure>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
