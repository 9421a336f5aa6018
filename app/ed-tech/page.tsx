import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/chrome/breadcrumb';
import { CareerResources } from '@/components/sections/career-resources';
import { CourseCards } from '@/components/sections/course-cards';
import { FinePrint } from '@/components/sections/fine-print';
import { PageBanner } from '@/components/sections/page-banner';
import { ProviderIntroduction } from '@/components/sections/provider-introduction';
import { courses, edTech } from '@/content';
import { site } from '../described';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata(edTech.meta, '/ed-tech');

export default function EdTechPage() {
  return (
    <>
      <PageBanner
        heading={edTech.heading}
        lead={edTech.lead}
        tone="marigold"
        picture={edTech.picture}
        breadcrumb={
          <Breadcrumb
            site={site}
            crumbs={[
              { name: 'Home', path: '/' },
              { name: 'Ed. Tech', path: '/ed-tech' },
            ]}
          />
        }
      />
      <ProviderIntroduction introduction={edTech.introduction} steps={edTech.howItWorks} />
      <CourseCards {...edTech.catalogue} courses={courses} />
      <CareerResources {...edTech.careerResources} ground="paper" />
      <FinePrint paragraphs={[edTech.terms, edTech.trademarks]} />
    </>
  );
}
