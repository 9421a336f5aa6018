import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { CallBand } from '@/components/shared/call-band';
import { DetailBody } from '@/components/blocks/detail-body';
import { Warp } from '@/components/blocks/warp';
import { ProductHero } from '@/components/products/product-hero';
import { PageBanner, buttonOn } from '@/components/shared/page-banner';
import { Related } from '@/components/shared/related';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { JsonLd } from '@/components/shared/json-ld';
import { SiteLink } from '@/components/ui/site-link.client';
import {
  crumbsOf,
  enquireAbout,
  getService,
  questionsOf,
  relatedEntries,
  sceneOf,
  services,
} from '@/content';
import { enquiryHref } from '@/lib/enquiry';
import { faqData, serviceData, softwareData } from '@/lib/structured-data';
import { described } from '../../described';
import { PageDock } from '../../page-dock';
import { pageMetadata } from '../../page-metadata';

type Props = PageProps<'/services/[slug]'>;

export const dynamicParams = false;

export const generateStaticParams = () => services.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { meta, path } = getService((await params).slug);
  return pageMetadata(meta, path);
}

export default async function ServicePage({ params }: Props) {
  const { title, path, listing, banner, paper, sections, project, related, scene, call } =
    getService((await params).slug);
  const questions = questionsOf(sections);
  const enquiry = enquiryHref({ product: call.product, subject: title });
  // Services that are listed with the products are software.
  const dataOf = listing.page === 'services' ? serviceData : softwareData;
  const head = {
    breadcrumb: <Breadcrumb crumbs={crumbsOf(path)} />,
    children: (
      <ButtonLink isInDock href={enquiry} variant={buttonOn(banner.tone)}>
        ENQUIRY
      </ButtonLink>
    ),
  };
  return (
    <>
      {paper ? (
        <ProductHero {...banner} {...head} paper={paper} />
      ) : (
        <PageBanner {...banner} {...head} composition="turn" />
      )}
      <Warp>
        <DetailBody
          sections={sections}
          subject={title}
          enquiry={enquiry}
          scene={sceneOf(scene, related)}
          project={project}
        />
        <Related entries={relatedEntries(related)} />
        <CallBand heading={call.heading} label="ENQUIRY" href={enquiry} />
      </Warp>
      {questions.length > 0 ? <JsonLd data={faqData(questions)} /> : null}
      <JsonLd data={dataOf(described(path))} />
      <PageDock>
        <SiteLink href={enquiry}>{enquireAbout(path)}</SiteLink>
      </PageDock>
    </>
  );
}
