import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { CallBand } from '@/components/shared/call-band';
import { IndustryBody } from '@/components/industries/industry-body';
import { IndustryCloth } from '@/components/cloth/industry-cloth';
import { IndustryNeighbors } from '@/components/industries/industry-neighbors';
import { IndustryBanner } from '@/components/industries/industry-banner';
import { Related } from '@/components/shared/related';
import { JsonLd } from '@/components/shared/json-ld';
import { SiteLink } from '@/components/ui/site-link';
import {
  company,
  crumbsOf,
  getIndustry,
  industries,
  industryPage as words,
  neighborsOf,
  proofs,
  relatedEntries,
} from '@/content';
import { faqData } from '@/lib/structured-data';
import { PageDock } from '../page-dock';
import { pageMetadata } from '../page-metadata';

type Props = PageProps<'/[industry]'>;

export const dynamicParams = false;

export const generateStaticParams = () => industries.map(({ slug }) => ({ industry: slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { meta, path } = getIndustry((await params).industry);
  return pageMetadata(meta, path);
}

export default async function IndustryRoute({ params }: Props) {
  const industry = getIndustry((await params).industry);
  const breadcrumb = <Breadcrumb crumbs={crumbsOf(industry.path)} />;
  return (
    <>
      <IndustryCloth slug={industry.slug}>
        <IndustryBanner words={words.banner} banner={industry.banner} breadcrumb={breadcrumb} />
        <IndustryBody
          words={words}
          industry={industry}
          samples={company.samples}
          extensions={proofs.extensionsOf(industry.slug)}
        />
        <div className="onSand">
          <Related heading={words.related.heading} entries={relatedEntries(industry.related)} />
        </div>
        <IndustryNeighbors {...neighborsOf(industry.slug)} />
        <CallBand heading={industry.call} {...words.call} />
        <JsonLd data={faqData(industry.faqs)} />
      </IndustryCloth>
      <PageDock>
        <SiteLink href={words.call.href}>{words.call.label}</SiteLink>
      </PageDock>
    </>
  );
}
