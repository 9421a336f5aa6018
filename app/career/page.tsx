import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { Assurances } from '@/components/career/assurances';
import { HiringSteps } from '@/components/career/hiring-steps';
import { JobBoard } from '@/components/career/job-board';
import { JobCard } from '@/components/career/job-card';
import { CallBand } from '@/components/shared/call-band';
import { buttonOn } from '@/components/shared/ground';
import { Hero } from '@/components/shared/hero';
import { TitledSection } from '@/components/shared/titled-section';
import { Accordion } from '@/components/ui/controls/accordion';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { SiteLink } from '@/components/ui/site-link';
import {
  JOB_CATEGORY_FILTERS,
  JOB_LOCATIONS,
  JOB_TYPES,
  type PromiseName,
  career,
  company,
  crumbsOf,
  listedJobs,
  openPromises,
  promises,
} from '@/content';
import { sentenceList } from '@/lib/ask-sentence';
import { PATHS } from '@/lib/routes';
import { PageDock } from '../page-dock';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata(career.meta, PATHS.career);

const OFFERED = { category: JOB_CATEGORY_FILTERS, type: JOB_TYPES, location: JOB_LOCATIONS };

const isAdvertised = listedJobs.some(({ opening }) => opening.status === 'open');

const undecided = openPromises(promises);

/** With what the company promises or does not, once it has decided. */
function withPromise(text: string, name: PromiseName | undefined): string {
  const answer = name && promises[name];
  return answer ? `${text} ${career.promises[name][answer]}` : text;
}

export default function CareerPage() {
  return (
    <>
      <Hero
        heading={career.heading}
        lead={career.lead}
        tone="tint"
        picture={career.picture}
        breadcrumb={<Breadcrumb crumbs={crumbsOf(PATHS.career)} />}
      >
        <ButtonLink isInDock href="#jobs" variant={buttonOn('tint')}>
          {career.toBoard}
        </ButtonLink>
      </Hero>
      <TitledSection
        id="jobs"
        heading={career.board.heading}
        lead={`${isAdvertised ? career.board.open : career.board.standing} ${career.board.hint}`}
      >
        <JobBoard
          jobs={listedJobs.map((job) => ({
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
      <TitledSection id="how-we-hire" {...career.hiring} ground="tint">
        <HiringSteps
          heading={career.hiring.heading}
          steps={career.hiring.steps.map(({ label, content, promise }) => ({
            label,
            content: withPromise(content, promise),
          }))}
        />
      </TitledSection>
      <TitledSection
        id="for-all"
        isBeside
        heading={career.forAll.heading}
        lead={[
          career.forAll.lead,
          undecided.length > 0 ? `${career.undecided} ${sentenceList(undecided)}.` : '',
        ]
          .join(' ')
          .trim()}
      >
        <Accordion
          name="for-all"
          open="none"
          items={career.forAll.items.map(({ id, title, text, promise }) => ({
            id,
            title,
            children: <p>{withPromise(text, promise)}</p>,
          }))}
        />
      </TitledSection>
      <Assurances
        {...career.assurances}
        passages={[
          {
            ...career.fees,
            id: 'apply-fees',
            picture: 'career-assurance-2',
            paragraphs: career.fees.paragraphs.map((text) =>
              withPromise(text, career.fees.promise),
            ),
          },
          { ...career.fairness, id: 'apply-fairness', picture: 'career-assurance-1' },
          {
            ...career.data,
            id: 'apply-data',
            picture: 'career-assurance-3',
            rows: company.retention.applications,
          },
        ]}
      />
      <CallBand {...career.call} label={career.toBoard} href="#jobs" />
      <PageDock>
        <SiteLink href="#jobs">{career.toBoard}</SiteLink>
      </PageDock>
    </>
  );
}
