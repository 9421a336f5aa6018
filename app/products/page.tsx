import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { CallBand } from '@/components/shared/call-band';
import { Warp } from '@/components/cloth/warp';
import { ProductCatalog } from '@/components/products/product-catalog';
import { ProductsHero } from '@/components/products/products-hero';
import { SiteLink } from '@/components/ui/site-link';
import { crumbsOf, productsPage } from '@/content';
import { PATHS } from '@/lib/routes';
import { PageDock } from '../page-dock';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata(productsPage.meta, PATHS.products);

export default function ProductsPage() {
  return (
    <>
      <ProductsHero
        page={productsPage}
        breadcrumb={<Breadcrumb crumbs={crumbsOf(PATHS.products)} />}
      />
      <Warp>
        <ProductCatalog page={productsPage} />
        <CallBand heading={productsPage.call} label="ENQUIRY" href={PATHS.enquiry} />
      </Warp>
      <PageDock>
        <SiteLink href={PATHS.enquiry}>{productsPage.verb}</SiteLink>
      </PageDock>
    </>
  );
}
