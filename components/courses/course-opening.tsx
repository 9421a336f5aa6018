import type { ReactNode } from 'react';
import type { Company, Course, EdTech } from '@/content';
import { cx } from '@/lib/cx';
import { EnrolButton } from '../forms/enrol-button';
import { NoScriptContact } from '../forms/no-script-contact';
import { buttonOn } from '../shared/page-banner';
import { CertificateCard } from './certificate-card';
import { CourseBanner } from './course-banner';
import { CourseDetails } from './course-details';
import { CourseLayout } from './course-layout';
import styles from './course-opening.module.scss';

interface Props {
  readonly course: Course;
  readonly words: EdTech;
  readonly company: Company;
  readonly breadcrumb: ReactNode;
}

/** The banner of a course, its certificate card, its description and its four tabs. */
export function CourseOpening({ course, words, company, breadcrumb }: Props) {
  const card = (
    <CertificateCard
      certificate={course.certificate}
      ratingScale={words.ratingScale}
      recognition={words.facts.certificate}
      ratingBasis={words.ratingBasis}
    >
      <EnrolButton variant="primary" />
      <NoScriptContact text={words.noScript} office={company.offices.corporate} />
    </CertificateCard>
  );
  return (
    <>
      <CourseBanner
        course={course}
        ratingScale={words.ratingScale}
        instructorNote={words.instructorNote}
        breadcrumb={breadcrumb}
      >
        <EnrolButton variant={buttonOn(course.banner.tone)} withoutScript="#certificate" isInDock />
      </CourseBanner>
      <CourseLayout card={card}>
        <p className={cx('lead', styles.description)}>{course.description}</p>
        <CourseDetails course={course} />
      </CourseLayout>
    </>
  );
}
