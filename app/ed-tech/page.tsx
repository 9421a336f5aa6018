import type { Metadata } from 'next';
import { CourseCards } from '@/components/ed-tech/course-cards';
import { CourseComparison } from '@/components/ed-tech/course-comparison';
import { CourseIntroduction } from '@/components/ed-tech/course-introduction';
import { CourseSteps } from '@/components/ed-tech/course-steps';
import { LearnerRows } from '@/components/ed-tech/learner-rows';
import { EdTechBanner } from '@/components/ed-tech/ed-tech-banner';
import { CallBand } from '@/components/shared/call-band';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { SiteLink } from '@/components/ui/site-link';
import { company, courses, crumbsOf, edTech } from '@/content';
import { enquiryHref } from '@/lib/enquiry';
import { PATHS } from '@/lib/routes';
import { PageDock } from '../page-dock';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata(edTech.meta, PATHS.edTech);

export default function EdTechPage() {
  const { call } = edTech;
  const [shown] = courses;
  const ask = enquiryHref({ subject: edTech.verb.subject });
  return (
    <>
      <EdTechBanner words={edTech} breadcrumb={<Breadcrumb crumbs={crumbsOf(PATHS.edTech)} />} />
      <CourseCards words={edTech.catalogue} courses={courses} />
      <CourseComparison words={edTech.comparison} courses={courses} />
      <CourseSteps words={edTech} />
      {shown ? (
        <CourseIntroduction words={edTech} course={shown} issuer={company.legalName} />
      ) : null}
      <LearnerRows id="career-resources" words={edTech.careerResources} ground="sand" />
      <LearnerRows id="for-all" words={edTech.forAll} />
      <CallBand {...call} text={`${call.text} ${company.replyPromise}`} href={ask} />
      <PageDock>
        <SiteLink href={ask}>{edTech.verb.label}</SiteLink>
      </PageDock>
    </>
  );
}
