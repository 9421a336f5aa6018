import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { CallBand } from '@/components/shared/call-band';
import { ServiceWarp } from '@/components/services/service-list';
import { servicesPage } from '@/content';
import { site } from '../described';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata(servicesPage.meta, '/services');

const crumbs = [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/services' },
];

export default function ServicesPage() {
  return (
    <>
      <ServiceWarp page={servicesPage} breadcrumb={<Breadcrumb site={site} crumbs={crumbs} />} />
      <CallBand heading={servicesPage.call} label="ENQUIRY" href="/enquiry" />
    </>
  );
}
