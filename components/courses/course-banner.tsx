import type { ReactNode } from 'react';
import type { Course } from '@/content';
import { FactList } from '../shared/fact-list';
import { PageBanner } from '../shared/page-banner';
import styles from './course-banner.module.scss';

interface Props {
  readonly course: Course;
  /** The source of the rating and its maximum. */
  readonly ratingScale: string;
  readonly instructorNote: string;
  readonly breadcrumb: ReactNode;
  /** The button that opens the enrolment dialog. */
  readonly children: ReactNode;
}

/** The banner of a course: title, lead, ENROLL NOW beside rating, level and duration, instructor note. */
export function CourseBanner({ course, ratingScale, instructorNote, breadcrumb, children }: Props) {
  const { rating, level, duration } = course.certificate;
  return (
    <div className={styles.course}>
      <PageBanner {...course.banner} breadcrumb={breadcrumb}>
        <div className={styles.start}>
          {children}
          <FactList
            className={styles.facts}
            entries={[
              [ratingScale, rating],
              ['Level', level],
              ['Duration', duration],
            ]}
          />
        </div>
        <p className={styles.note}>{instructorNote}</p>
      </PageBanner>
    </div>
  );
}
