import type { ReactNode } from 'react';
import { DetailBody } from '@/components/blocks/detail-body';
import { Warp } from '@/components/cloth/warp';
import { ModuleCard } from '@/components/products/module-card';
import { ProductHero } from '@/components/products/product-hero';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { CallBand } from '@/components/shared/call-band';
import { JsonLd } from '@/components/shared/json-ld';
import { buttonOn } from '@/components/shared/ground';
import { Hero } from '@/components/shared/hero';
import { Related } from '@/components/shared/related';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { SiteLink } from '@/components/ui/site-link';
import {
  type Product,
  type Service,
  crumbsOf,
  enquireAbout,
  proofs,
  questionsOf,
  relatedEntries,
} from '@/content';
import { enquiryHref } from '@/lib/enquiry';
import { type DescribedPage, type StructuredData, faqData } from '@/lib/structured-data';
import { described } from './described';
import { PageDock } from './page-dock';

interface Props {
  readonly offer: Service | Product;
  readonly dataOf: (page: DescribedPage) => StructuredData;
  readonly children?: ReactNode;
}

export function OfferPage({ offer, dataOf, children }: Props) {
  const { slug, title, path, banner, paper, sections, project, related, call } = offer;
  const questions = questionsOf(sections);
  const enquiry = enquiryHref({ product: call.product, subject: title });
  const head = {
    ...banner,
    breadcrumb: <Breadcrumb crumbs={crumbsOf(path)} />,
    children: (
      <ButtonLink isInDock href={enquiry} variant={buttonOn(banner.tone)}>
        ENQUIRY
      </ButtonLink>
    ),
  };
  return (
    <>
      {paper ? <ProductHero {...head} paper={paper} /> : <Hero {...head} composition="turn" />}
      <Warp>
        {children}
        <DetailBody
          sections={sections}
          subject={title}
          enquiry={enquiry}
          project={[project, proofs.peopleLine(slug)].filter(Boolean)}
          demo={'demo' in offer ? offer.demo : undefined}
        />
        <Related entries={relatedEntries(related)} />
        <ModuleCard title={title} card={proofs.moduleOf(slug)} />
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
