import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { CallBand } from '@/components/shared/call-band';
import { ProductCarousel } from '@/components/products/product-carousel';
import { ProductCatalog } from '@/components/products/product-catalog';
import { productsPage } from '@/content';
import { site } from '../described';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata(productsPage.meta, '/products');

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Products', path: '/products' },
];

export default function ProductsPage() {
  return (
    <>
      <ProductCarousel banner={productsPage.banner} products={productsPage.products} />
      <ProductCatalog page={productsPage} breadcrumb={<Breadcrumb site={site} crumbs={crumbs} />} />
      <CallBand heading={productsPage.call} label="ENQUIRY" href="/enquiry" />
    </>
  );
}
