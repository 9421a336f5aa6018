import type { Metadata } from 'next';
import { ProductIntro } from '@/components/products/product-intro';
import { getProduct, products } from '@/content';
import { softwareData } from '@/lib/structured-data';
import { OfferPage } from '../../offer-page';
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
  return (
    <OfferPage offer={product} dataOf={softwareData}>
      <ProductIntro product={product} />
    </OfferPage>
  );
}
