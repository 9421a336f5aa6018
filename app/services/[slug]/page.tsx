import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { CallBand } from '@/components/shared/call-band';
import { DetailBody } from '@/components/blocks/detail-body';
import { PageBanner, buttonOn } from '@/components/shared/page-banner';
import { Related } from '@/components/shared/related';
import { ButtonLink } from '@/components/ui/button-link';
import { JsonLd } from '@/components/ui/json-ld';
import { getService, listedServices, questionsOf, relatedEntries, services } from '@/content';
import { enquiryHref } from '@/lib/enquiry';
import { faqData, serviceData, softwareData } from '@/lib/structured-data';
import { described, site } from '../../described';
import { pageMetadata } from '../../page-metadata';

interface Props {
  readonly params: Promise<{ readonly slug: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = () => services.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  return pageMetadata(getService(slug).meta, `/services/${slug}`);
}

export default async function ServicePage({ params }: Props) {
  const { slug } = await params;
  const service = getService(slug);
  const { title, banner, sections, related, call } = service;
  const isListed = listedServices.includes(service);
  const questions = questionsOf(sections);
  const enquiry = enquiryHref({ product: call.product, subject: title });
  const crumbs = [
    { name: 'Home', path: '/' },
    // VMS and HRMS are listed with the products (section 2 of the specification).
    isListed ? { name: 'Services', path: '/services' } : { name: 'Products', path: '/products' },
    { name: title, path: `/services/${slug}` },
  ];
  // What is listed with the products is one.
  const data = (isListed ? serviceData : softwareData)(site, described(`/services/${slug}`));
  return (
    <>
      <PageBanner {...banner} breadcrumb={<Breadcrumb site={site} crumbs={crumbs} />}>
        <ButtonLink href={enquiry} look={buttonOn(banner.tone)}>
          ENQUIRY
        </ButtonLink>
      </PageBanner>
      <DetailBody sections={sections} subject={title} />
      <Related entries={relatedEntries(related)} />
      <CallBand heading={call.heading} label="ENQUIRY" href={enquiry} />
      {questions.length > 0 ? <JsonLd data={faqData(questions)} /> : null}
      <JsonLd data={data} />
    </>
  );
}
