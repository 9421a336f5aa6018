import type { Metadata } from 'next';
import { getService, services } from '@/content';
import { serviceData, softwareData } from '@/lib/structured-data';
import { OfferPage } from '../../offer-page';
import { pageMetadata } from '../../page-metadata';

type Props = PageProps<'/services/[slug]'>;

export const dynamicParams = false;

export const generateStaticParams = () => services.map(({ slug }) => ({ slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { meta, path } = getService((await params).slug);
  return pageMetadata(meta, path);
}

export default async function ServicePage({ params }: Props) {
  const service = getService((await params).slug);
  // Services that are listed with the products are software.
  const dataOf = service.listing.page === 'services' ? serviceData : softwareData;
  return <OfferPage offer={service} dataOf={dataOf} />;
}
