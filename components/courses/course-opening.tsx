import type { ReactNode } from 'react';
import type { Company, Course, EdTech } from '@/content';
import { EnrolButton } from '../forms/enrol-button';
import { NoScriptContact } from '../forms/no-script-contact';
import { buttonOn } from '../shared/page-banner';
import { CertificateCard } from './certificate-card';
import { CourseBanner } from './course-banner';
import { CourseDetails } from './course-details';
import { CourseLayout } from './course-layout';

interface Props {
  readonly course: Course;
  readonly words: EdTech;
  readonly company: Company;
  readonly breadcrumb: ReactNode;
}

/** The banner of a course, its certificate card and its four tabs (section 2). */
export function CourseOpening({ course, words, company, breadcrumb }: Props) {
  const card = (
    <CertificateCard
      certificate={course.certificate}
      ratingScale={words.ratingScale}
      ratingBasis={company.basis.courseRatings}
    >
      <EnrolButton look="marigold" />
      <NoScriptContact text={words.noScript} office={company.offices.corporate} />
    </CertificateCard>
  );
  return (
    <>
      <CourseBanner course={course} instructorNote={words.instructorNote} breadcrumb={breadcrumb}>
        <EnrolButton look={buttonOn(course.banner.tone)} withoutScript="#certificate" />
      </CourseBanner>
      <CourseLayout card={card}>
        <CourseDetails course={course} />
      </CourseLayout>
    </>
  );
}
