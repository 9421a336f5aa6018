import type { Metadata } from 'next';
import { CourseCards } from '@/components/ed-tech/course-cards';
import { CourseIntroduction } from '@/components/ed-tech/course-introduction';
import { CourseSteps } from '@/components/ed-tech/course-steps';
import { EdTechBanner } from '@/components/ed-tech/ed-tech-banner';
import { CallBand } from '@/components/shared/call-band';
import { FinePrint } from '@/components/shared/fine-print';
import { FoldedFeatures } from '@/components/shared/folded-features';
import { TitledSection } from '@/components/shared/titled-section';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { Accordion } from '@/components/ui/controls/accordion';
import { SiteLink } from '@/components/ui/site-link';
import { company, courses, crumbsOf, edTech } from '@/content';
import { enquiryHref } from '@/lib/enquiry';
import { firstSentence } from '@/lib/first-sentence';
import { PATHS } from '@/lib/routes';
import { PageDock } from '../page-dock';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata(edTech.meta, PATHS.edTech);

export default function EdTechPage() {
  const { call } = edTech;
  const ask = enquiryHref({ subject: edTech.verb.subject });
  return (
    <>
      <EdTechBanner words={edTech} breadcrumb={<Breadcrumb crumbs={crumbsOf(PATHS.edTech)} />} />
      <CourseCards words={edTech.catalogue} courses={courses} />
      <CourseSteps words={edTech.howItWorks} />
      <CourseIntroduction words={edTech.introduction} />
      <FoldedFeatures id="career-resources" {...edTech.careerResources} ground="sand" />
      <TitledSection id="for-all" {...edTech.forAll}>
        <Accordion
          name="for-all"
          open="none"
          items={edTech.forAll.items.map(({ text, ...item }) => ({
            ...item,
            lead: firstSentence(text),
            children: <p>{text}</p>,
          }))}
        />
        <FinePrint paragraphs={[edTech.terms, edTech.trademarks]} />
      </TitledSection>
      <CallBand {...call} text={`${call.text} ${company.replyPromise}`} href={ask} />
      <PageDock>
        <SiteLink href={ask}>{edTech.verb.label}</SiteLink>
      </PageDock>
    </>
  );
}
