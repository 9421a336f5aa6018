import type { ReactNode } from 'react';
import type { Course } from '@/content';
import styles from './course-banner.module.scss';
import { PageBanner } from '../shared/page-banner';

interface Props {
  readonly course: Course;
  readonly instructorNote: string;
  readonly breadcrumb: ReactNode;
  /** The button that opens the enrolment dialog. */
  readonly children: ReactNode;
}

/** The banner of a course: title, description, ENROLL NOW and the instructor note. */
export function CourseBanner({ course, instructorNote, breadcrumb, children }: Props) {
  const { heading, tone, picture } = course.banner;
  return (
    <PageBanner
      heading={heading}
      lead={course.description}
      tone={tone}
      picture={picture}
      breadcrumb={breadcrumb}
    >
      {children}
      <p className={styles.note}>{instructorNote}</p>
    </PageBanner>
  );
}
