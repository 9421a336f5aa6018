import type { EdTech } from '@/content';
import { cx } from '@/lib/cx';
import { groundClass } from '../shared/ground';
import { SectionHead } from '../shared/section-head';
import { Unbroken } from '../ui/unbroken';
import styles from './course-steps.module.scss';
import { ExampleWeek } from './example-week';

export function CourseSteps({ words }: { readonly words: Pick<EdTech, 'howItWorks' | 'week'> }) {
  const { heading, items } = words.howItWorks;
  return (
    <section className={cx('section', groundClass('indigo'))} aria-labelledby="steps">
      <div className="wrap">
        <SectionHead id="steps" heading={heading} variant="stacked" />
        <div className="split of7to5 gap0 across6 topped">
          <ol className={cx('rows', styles.steps)}>
            {items.map(({ title, text }) => (
              <li key={title}>
                <h3 className="tCard">
                  <Unbroken>{title}</Unbroken>
                </h3>
                <p className="muted">
                  <Unbroken>{text}</Unbroken>
                </p>
              </li>
            ))}
          </ol>
          <ExampleWeek words={words.week} />
        </div>
      </div>
    </section>
  );
}
