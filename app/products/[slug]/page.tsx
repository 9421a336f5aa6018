import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { CallBand } from '@/components/shared/call-band';
import { DetailBody } from '@/components/blocks/detail-body';
import { PageBanner, buttonOn } from '@/components/shared/page-banner';
import { ProductIntro } from '@/components/products/product-intro';
import { Related } from '@/components/shared/related';
import { ButtonLink } from '@/components/ui/button-link';
import { JsonLd } from '@/components/ui/json-ld';
import { getProduct, products, questionsOf, relatedEntries } from '@/content';
import { enquiryHref } from '@/lib/enquiry';
import { faqData, softwareData } from '@/lib/structured-data';
import { described, site } from '../../described';
import { pageMetadata } from '../../page-metadata';

interface Props {
  readonly params: Promise<{ readonly slug: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => products.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  return pageMetadata(getProduct(slug).meta, `/products/${slug}`);
}

export default async function ProductPage({ params }: Props) {
  const { slug } = await params;
  const product = getProduct(slug);
  const { title, banner, sections, related, call } = product;
  const questions = questionsOf(sections);
  const enquiry = enquiryHref({ product: call.product });
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Products', path: '/products' },
    { name: title, path: `/products/${slug}` },
  ];
  return (
    <>
      <PageBanner {...banner} breadcrumb={<Breadcrumb site={site} crumbs={crumbs} />}>
        <ButtonLink href={enquiry} look={buttonOn(banner.tone)}>
          ENQUIRY
        </ButtonLink>
      </PageBanner>
      <ProductIntro product={product} />
      <DetailBody sections={sections} subject={title} />
      <Related entries={relatedEntries(related)} />
      <CallBand heading={call.heading} label="ENQUIRY" href={enquiry} />
      {questions.length > 0 ? <JsonLd data={faqData(questions)} /> : null}
      <JsonLd data={softwareData(site, described(`/products/${slug}`))} />
    </>
  );
}
