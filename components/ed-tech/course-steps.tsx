import type { EdTech } from '@/content';
import { cx } from '@/lib/cx';
import { groundClass } from '../shared/ground';
import { SectionHead } from '../shared/section-head';
import { ClosedRows } from './closed-rows';
import styles from './course-steps.module.scss';
import { ExampleWeek } from './example-week';

export function CourseSteps({ words }: { readonly words: Pick<EdTech, 'howItWorks' | 'week'> }) {
  const { heading, items } = words.howItWorks;
  return (
    <section className={cx('section', groundClass('indigo'), styles.steps)} aria-labelledby="steps">
      <div className="wrap">
        <SectionHead id="steps" heading={heading} variant="stacked" />
        <div className="split of7to5 topped">
          <ClosedRows name="steps" items={items} isNumbered />
          <ExampleWeek words={words.week} />
        </div>
      </div>
    </section>
  );
}
