import type { ReactNode } from 'react';
import type { Company, Course, EdTech } from '@/content';
import { NoScriptContact } from '../forms/no-script-contact';
import { CertificateStrip } from './certificate-strip';
import { CourseBanner } from './course-banner';
import { CourseDetails } from './course-details';

interface Props {
  readonly course: Course;
  readonly words: EdTech;
  readonly company: Company;
  readonly breadcrumb: ReactNode;
}

export function CourseOpening({ course, words, company, breadcrumb }: Props) {
  return (
    <>
      <CourseBanner {...{ course, words, breadcrumb }} />
      <CertificateStrip certificate={course.certificate} words={words.certificate}>
        <NoScriptContact text={words.noScript} office={company.offices.corporate} />
      </CertificateStrip>
      <CourseDetails course={course} words={words.about} />
    </>
  );
}
