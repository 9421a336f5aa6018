import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { CourseAnswers } from '@/components/courses/course-answers';
import { CourseOpening } from '@/components/courses/course-opening';
import { EnrolButton } from '@/components/forms/enrol-button';
import { EnrolmentDialog } from '@/components/forms/enrolment-dialog';
import { CallBand } from '@/components/shared/call-band';
import { Related } from '@/components/shared/related';
import { JsonLd } from '@/components/shared/json-ld';
import {
  company,
  courses,
  crumbsOf,
  edTech,
  ENROLMENT_COURSES,
  getCourse,
  relatedEntries,
} from '@/content';
import { shortDuration } from '@/lib/short-duration';
import { courseData, faqData } from '@/lib/structured-data';
import { described } from '../../described';
import { PageDock } from '../../page-dock';
import { pageMetadata } from '../../page-metadata';

type Props = PageProps<'/courses/[slug]'>;

export const dynamicParams = false;

export const generateStaticParams = () => courses.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { meta, path } = getCourse((await params).slug);
  return pageMetadata(meta, path);
}

export default async function CoursePage({ params }: Props) {
  const course = getCourse((await params).slug);
  const { path, enrolAs, enrolHint, questions, related } = course;
  const { level, duration, rating } = course.certificate;
  const facts = [level, shortDuration(duration), ...(edTech.hasRatingBasis ? [rating] : [])];
  const parts = { course, words: edTech, company };
  return (
    <>
      <CourseOpening {...parts} breadcrumb={<Breadcrumb crumbs={crumbsOf(path)} />} />
      <CourseAnswers {...parts} />
      <Related entries={relatedEntries(related)} />
      <CallBand
        heading={`${edTech.place.heading} ${course.title}`}
        text={`${edTech.place.text} ${company.replyPromise}`}
      >
        <EnrolButton variant="secondary" withoutScript="#certificate" isInDock />
      </CallBand>
      <EnrolmentDialog
        course={enrolAs}
        courses={ENROLMENT_COURSES}
        courseHint={enrolHint}
        office={company.offices.corporate}
      />
      <JsonLd data={faqData(questions)} />
      <JsonLd data={courseData(described(path), course)} />
      <PageDock>
        <EnrolButton withoutScript="#certificate" note={facts.join(' · ')} />
      </PageDock>
    </>
  );
}
