import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { CourseCards } from '@/components/courses/course-cards';
import { FinePrint } from '@/components/courses/fine-print';
import { FeatureSection } from '@/components/shared/feature-section';
import { PageBanner } from '@/components/shared/page-banner';
import { TitledSection } from '@/components/shared/titled-section';
import { Accordion } from '@/components/ui/controls/accordion';
import { ProviderIntroduction } from '@/components/courses/provider-introduction';
import { SiteLink } from '@/components/ui/site-link.client';
import { courses, crumbsOf, edTech } from '@/content';
import { enquiryHref } from '@/lib/enquiry';
import { PATHS } from '@/lib/routes';
import { PageDock } from '../page-dock';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata(edTech.meta, PATHS.edTech);

export default function EdTechPage() {
  return (
    <>
      <PageBanner
        heading={edTech.heading}
        lead={edTech.lead}
        tone="marigold"
        picture={edTech.picture}
        breadcrumb={<Breadcrumb crumbs={crumbsOf(PATHS.edTech)} />}
      />
      <ProviderIntroduction introduction={edTech.introduction} steps={edTech.howItWorks} />
      <CourseCards {...edTech.catalogue} courses={courses} />
      <FeatureSection id="career-resources" {...edTech.careerResources} variant="columns" />
      <TitledSection id="for-all" {...edTech.forAll} ground="sand">
        <Accordion
          name="for-all"
          open="none"
          items={edTech.forAll.items.map(({ text, ...item }) => ({
            ...item,
            children: <p>{text}</p>,
          }))}
        />
      </TitledSection>
      <FinePrint paragraphs={[edTech.terms, edTech.trademarks]} />
      <PageDock>
        <SiteLink href={enquiryHref({ subject: edTech.verb.subject })}>
          {edTech.verb.label}
        </SiteLink>
      </PageDock>
    </>
  );
}
