import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { CallBand } from '@/components/shared/call-band';
import { CaseStudies } from '@/components/industries/case-studies';
import { FaqList } from '@/components/industries/faq-list';
import { IndustryCloth } from '@/components/industries/industry-cloth';
import { IndustryNeighbors } from '@/components/industries/industry-neighbors';
import { IndustryOrigins } from '@/components/industries/industry-origins';
import { IndustryOverview } from '@/components/industries/industry-overview';
import { IndustryReasons } from '@/components/industries/industry-reasons';
import { PageBanner } from '@/components/shared/page-banner';
import { Related } from '@/components/shared/related';
import { TechnologyTable } from '@/components/industries/technology-table';
import { Testimonial } from '@/components/industries/testimonial';
import { JsonLd } from '@/components/ui/json-ld';
import {
  getIndustry,
  industries,
  industryPage as words,
  neighborsOf,
  relatedEntries,
} from '@/content';
import { faqData } from '@/lib/structured-data';
import { site } from '../described';
import { pageMetadata } from '../page-metadata';

interface Props {
  readonly params: Promise<{ readonly industry: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => industries.map(({ slug }) => ({ industry: slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug, meta } = getIndustry((await params).industry);
  return pageMetadata(meta, `/${slug}`);
}

export default async function IndustryRoute({ params }: Props) {
  const industry = getIndustry((await params).industry);
  const { slug, title, banner } = industry;
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Industries', path: '/#industries' },
    { name: title, path: `/${slug}` },
  ];
  return (
    <IndustryCloth slug={slug}>
      <PageBanner
        heading={banner.heading}
        lead={banner.lead}
        tone={banner.tone}
        strip={banner.picture}
        breadcrumb={<Breadcrumb site={site} crumbs={crumbs} />}
      />
      <IndustryOverview words={words.overview} text={industry.overview} />
      <IndustryOrigins words={words.origins} origins={industry.origins} />
      <IndustryReasons words={words.reasons} reasons={industry.reasons} />
      <CaseStudies words={words.cases} cases={industry.cases} />
      <TechnologyTable words={words.technologies} technologies={industry.technologies} />
      <Testimonial
        words={words.testimonial}
        quote={industry.testimonial}
        tile={`industry-${slug}`}
        ground={banner.tone}
      />
      <FaqList words={words.faq} faqs={industry.faqs} />
      <Related heading={words.related.heading} entries={relatedEntries(industry.related)} />
      <IndustryNeighbors {...neighborsOf(slug)} />
      <CallBand heading={industry.call} {...words.call} />
      <JsonLd data={faqData(industry.faqs)} />
    </IndustryCloth>
  );
}
