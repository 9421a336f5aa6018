import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { DirectContact } from '@/components/forms/direct-contact';
import { EnrolButton } from '@/components/forms/enrol-button';
import { EnrolmentDialog } from '@/components/forms/enrolment-dialog.client';
import { NoScriptContact } from '@/components/forms/no-script-contact';
import { CertificateCard } from '@/components/courses/certificate-card';
import { CourseBanner } from '@/components/courses/course-banner';
import { CourseDetails } from '@/components/courses/course-details';
import { CourseFacts } from '@/components/courses/course-facts';
import { CourseLayout } from '@/components/courses/course-layout';
import { CourseNeeds } from '@/components/courses/course-needs';
import { FinePrint } from '@/components/courses/fine-print';
import { FeatureSection } from '@/components/shared/feature-section';
import { buttonOn } from '@/components/shared/page-banner';
import { QuestionsSection } from '@/components/shared/questions-section';
import { Related } from '@/components/shared/related';
import { JsonLd } from '@/components/ui/json-ld';
import { company, courses, edTech, ENROLMENT_COURSES, getCourse, relatedEntries } from '@/content';
import { courseData, faqData } from '@/lib/structured-data';
import { described, site } from '../../described';
import { pageMetadata } from '../../page-metadata';

interface Props {
  readonly params: Promise<{ readonly slug: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => courses.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  return pageMetadata(getCourse(slug).meta, `/courses/${slug}`);
}

export default async function CoursePage({ params }: Props) {
  const { slug } = await params;
  const course = getCourse(slug);
  const office = company.offices.corporate;
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Ed. Tech', path: '/ed-tech' },
    { name: course.title, path: `/courses/${slug}` },
  ];
  return (
    <>
      <CourseBanner
        course={course}
        instructorNote={edTech.instructorNote}
        breadcrumb={<Breadcrumb site={site} crumbs={crumbs} />}
      >
        <EnrolButton look={buttonOn(course.banner.tone)} withoutScript="#certificate" />
      </CourseBanner>
      <CourseLayout
        card={
          <CertificateCard
            certificate={course.certificate}
            ratingBasis={company.basis.courseRatings}
          >
            <EnrolButton look="marigold" />
            <NoScriptContact text={edTech.noScript} office={office} />
          </CertificateCard>
        }
      >
        <CourseDetails course={course} />
      </CourseLayout>
      <CourseFacts
        words={edTech.facts}
        facts={course.facts}
        refundShare={company.refunds.share}
        office={office}
        replyTime={company.replyTime}
      />
      <CourseNeeds lab={course.lab} exam={course.exam} words={edTech} />
      <FeatureSection
        id="career-resources"
        {...edTech.careerResources}
        variant="columns"
        ground="sand"
      />
      <QuestionsSection
        id="questions"
        heading={edTech.questions.heading}
        items={course.questions}
      />
      <Related entries={relatedEntries(course.related)} />
      <FinePrint paragraphs={[edTech.terms, edTech.trademarks]} />
      <EnrolmentDialog course={course.enrolAs} courses={ENROLMENT_COURSES}>
        <DirectContact text={edTech.noForm} office={office} />
      </EnrolmentDialog>
      <JsonLd data={faqData(course.questions)} />
      <JsonLd data={courseData(site, described(`/courses/${slug}`), course)} />
    </>
  );
}
