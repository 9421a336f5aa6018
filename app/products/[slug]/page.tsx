import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { CallBand } from '@/components/shared/call-band';
import { DetailBody } from '@/components/blocks/detail-body';
import { Warp } from '@/components/blocks/warp';
import { ProductHero } from '@/components/products/product-hero';
import { buttonOn } from '@/components/shared/page-banner';
import { ProductIntro } from '@/components/products/product-intro';
import { Related } from '@/components/shared/related';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { JsonLd } from '@/components/shared/json-ld';
import { SiteLink } from '@/components/ui/site-link.client';
import {
  crumbsOf,
  enquireAbout,
  getProduct,
  products,
  questionsOf,
  relatedEntries,
  sceneOf,
} from '@/content';
import { enquiryHref } from '@/lib/enquiry';
import { faqData, softwareData } from '@/lib/structured-data';
import { described } from '../../described';
import { PageDock } from '../../page-dock';
import { pageMetadata } from '../../page-metadata';

type Props = PageProps<'/products/[slug]'>;

export const dynamicParams = false;

export const generateStaticParams = () => products.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { meta, path } = getProduct((await params).slug);
  return pageMetadata(meta, path);
}

export default async function ProductPage({ params }: Props) {
  const product = getProduct((await params).slug);
  const { title, path, banner, paper, sections, project, related, scene, call } = product;
  const questions = questionsOf(sections);
  const enquiry = enquiryHref({ product: call.product });
  return (
    <>
      <ProductHero {...banner} paper={paper} breadcrumb={<Breadcrumb crumbs={crumbsOf(path)} />}>
        <ButtonLink isInDock href={enquiry} variant={buttonOn(banner.tone)}>
          ENQUIRY
        </ButtonLink>
      </ProductHero>
      <Warp>
        <ProductIntro product={product} />
        <DetailBody
          sections={sections}
          subject={title}
          enquiry={enquiry}
          scene={sceneOf(scene, related)}
          project={project}
        />
        {/* The use cases above have the industries, each with its picture. */}
        <Related entries={relatedEntries({ ...related, industries: [] })} />
        <CallBand heading={call.heading} label="ENQUIRY" href={enquiry} />
      </Warp>
      {questions.length > 0 ? <JsonLd data={faqData(questions)} /> : null}
      <JsonLd data={softwareData(described(path))} />
      <PageDock>
        <SiteLink href={enquiry}>{enquireAbout(path)}</SiteLink>
      </PageDock>
    </>
  );
}
