import type { Career } from '@/content';
import { cx } from '@/lib/cx';
import { groundClass } from '../shared/ground';
import { SectionHead } from '../shared/section-head';
import { Art } from '../ui/art';
import styles from './hiring-path.module.scss';

export function HiringPath({ heading, lead, steps }: Career['hiring']) {
  return (
    <section
      className={cx('section', groundClass('tint'), styles.band)}
      aria-labelledby="steps"
      data-print="hide"
    >
      <div className="wrap">
        <SectionHead id="steps" heading={heading} variant="stacked">
          <p>{lead}</p>
        </SectionHead>
        <ol className={styles.steps}>
          {steps.map(({ label }, index) => (
            <li key={label}>
              <Art name={`hiring-${index + 1}`} alt="" />
              <span>
                <b aria-hidden>{index + 1}</b>
                {label}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
