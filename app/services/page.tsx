import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { CallBand } from '@/components/shared/call-band';
import { HowProjectRuns } from '@/components/services/how-project-runs';
import { ServiceWarp } from '@/components/services/service-list';
import { SiteLink } from '@/components/ui/site-link';
import { crumbsOf, evidence, servicesPage } from '@/content';
import { PATHS } from '@/lib/routes';
import { PageDock } from '../page-dock';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata(servicesPage.meta, PATHS.services);

const { sampleQuotation, projectPlans, supportSheet, exitSheet } = evidence;

const SHEETS = [sampleQuotation, supportSheet, exitSheet];

export default function ServicesPage() {
  return (
    <>
      <ServiceWarp
        page={servicesPage}
        breadcrumb={<Breadcrumb crumbs={crumbsOf(PATHS.services)} />}
      />
      <HowProjectRuns words={servicesPage.project} exhibit={projectPlans} sheets={SHEETS} />
      <CallBand heading={servicesPage.call} label="ENQUIRY" href={PATHS.enquiry} />
      <PageDock>
        <SiteLink href={PATHS.enquiry}>{servicesPage.verb}</SiteLink>
      </PageDock>
    </>
  );
}
