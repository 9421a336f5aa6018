import type { Home } from '@/content';
import { cx } from '@/lib/cx';
import { groundClass } from '../shared/ground';
import { Art } from '../ui/art';
import styles from './why-choose-us.module.scss';

interface Props {
  readonly text: Home['whyChooseUs'];
  readonly years: number;
}

export function WhyChooseUs({ text, years }: Props) {
  return (
    <section className={cx('section', groundClass('indigo'))} aria-labelledby="why">
      <div className="wrap split of5to7 topped">
        <h2 id="why" className="whole">
          {text.heading}
        </h2>
        <div className={cx('grid gap3', styles.claim)}>
          <Art name="thirteen" alt={`${years}+`} />
          <p className="tSub">{text.years}</p>
        </div>
        <ol className="rows">
          {text.cards.map(({ title, text: reason }) => (
            <li key={title} className="earlySplit of5to7 gap05 across4">
              <h3 className="tCard">{title}</h3>
              <p className={cx('tCompact', styles.reason)}>{reason}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
