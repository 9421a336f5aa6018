import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { Assurances } from '@/components/career/assurances';
import { HiringSteps } from '@/components/career/hiring-steps.client';
import { JobBoard } from '@/components/career/job-board.client';
import { JobCard } from '@/components/career/job-card';
import { CallBand } from '@/components/shared/call-band';
import { buttonOn } from '@/components/shared/ground';
import { PageBanner } from '@/components/shared/page-banner';
import { TitledSection } from '@/components/shared/titled-section';
import { Art } from '@/components/ui/art';
import { Accordion } from '@/components/ui/controls/accordion';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { SiteLink } from '@/components/ui/site-link';
import {
  JOB_CATEGORY_FILTERS,
  JOB_LOCATIONS,
  JOB_TYPES,
  career,
  crumbsOf,
  openJobs,
} from '@/content';
import { firstSentence } from '@/lib/first-sentence';
import { PATHS } from '@/lib/routes';
import { PageDock } from '../page-dock';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata(career.meta, PATHS.career);

const OFFERED = { category: JOB_CATEGORY_FILTERS, type: JOB_TYPES, location: JOB_LOCATIONS };

export default function CareerPage() {
  return (
    <>
      <PageBanner
        heading={career.heading}
        lead={career.lead}
        tone="tint"
        picture={career.picture}
        breadcrumb={<Breadcrumb crumbs={crumbsOf(PATHS.career)} />}
      >
        <ButtonLink isInDock href="#jobs" variant={buttonOn('tint')}>
          {career.toBoard}
        </ButtonLink>
      </PageBanner>
      <TitledSection id="how-we-hire" {...career.hiring}>
        <HiringSteps
          heading={career.hiring.heading}
          steps={career.hiring.steps.map((step, index) => ({
            ...step,
            picture: <Art name={`hiring-${index + 1}`} alt="" />,
          }))}
        />
      </TitledSection>
      <TitledSection id="jobs" {...career.board} ground="sand">
        <JobBoard
          jobs={openJobs.map((job) => ({
            title: job.title,
            category: job.category,
            type: job.type,
            location: job.location,
            card: <JobCard job={job} />,
          }))}
          offered={OFFERED}
          empty={career.board.empty}
        />
      </TitledSection>
      <TitledSection id="for-all" {...career.forAll} ground="tint">
        <Accordion
          name="for-all"
          open="none"
          items={career.forAll.items.map(({ text, ...item }) => ({
            ...item,
            lead: firstSentence(text),
            children: <p>{text}</p>,
          }))}
        />
      </TitledSection>
      <Assurances
        label={career.assurances}
        passages={[career.fairness, career.fees, { ...career.data, id: 'apply-data' }]}
      />
      <CallBand {...career.call} label={career.toBoard} href="#jobs" />
      <PageDock>
        <SiteLink href="#jobs">{career.toBoard}</SiteLink>
      </PageDock>
    </>
  );
}
