import type { Course, EdTech } from '@/content';
import { cx } from '@/lib/cx';
import { SectionHead } from '../shared/section-head';
import { Specimen } from '../shared/specimen';
import styles from './course-introduction.module.scss';

interface Props {
  readonly words: Pick<EdTech, 'introduction' | 'specimen'>;
  /** Whose certificate is shown. */
  readonly course: Course;
  readonly issuer: string;
}

export function CourseIntroduction({ words, course, issuer }: Props) {
  const { heading, paragraphs } = words.introduction;
  return (
    <section className="section" aria-labelledby="introduction">
      <div className="wrap">
        <div className={cx('split of7to5', styles.columns)}>
          <div className="flow">
            <SectionHead id="introduction" heading={heading} variant="stacked" />
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Specimen course={course} words={words.specimen} issuer={issuer} />
        </div>
      </div>
    </section>
  );
}
