import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { Application } from '@/components/career/application';
import { OtherJobs } from '@/components/career/other-jobs';
import { SampleTask } from '@/components/career/sample-task';
import { buttonOn } from '@/components/shared/ground';
import { WovenBanner } from '@/components/shared/woven-banner';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { JsonLd } from '@/components/shared/json-ld';
import { SiteLink } from '@/components/ui/site-link';
import {
  career,
  company,
  crumbsOf,
  findJob,
  jobs,
  listedJobs,
  promises,
  specimenTasks,
} from '@/content';
import { ANCHORS } from '@/lib/routes';
import { jobPostingData } from '@/lib/structured-data';
import { described } from '../../../described';
import { PageDock } from '../../../page-dock';
import { pageMetadata } from '../../../page-metadata';

type Props = PageProps<'/career/apply/[jobTitle]'>;

const MOST_OTHERS = 3;

export const dynamicParams = false;

export const generateStaticParams = () => jobs.map(({ title }) => ({ jobTitle: title }));

async function jobOf(params: Props['params']) {
  const { jobTitle } = await params;
  return findJob(decodeURIComponent(jobTitle)) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { seo, path } = await jobOf(params);
  return pageMetadata(seo, path);
}

export default async function ApplyPage({ params }: Props) {
  const job = await jobOf(params);
  const { title, summary, picture, category, type, path, opening } = job;
  const candidates = listedJobs.filter((other) => other.title !== title);
  const others = [
    ...candidates.filter((other) => other.category === category),
    ...candidates.filter((other) => other.category !== category && other.type === type),
  ].slice(0, MOST_OTHERS);
  const isOver = opening.status === 'over';
  const posting = jobPostingData(described(path), job);
  const breadcrumb = <Breadcrumb crumbs={crumbsOf(path)} />;
  return (
    <>
      <WovenBanner
        {...{ heading: title, lead: summary, breadcrumb }}
        tone="marigold"
        picture={picture && { ...picture, small: `${picture.name}-small` }}
        pictureKind="hanging"
      >
        {isOver ? null : (
          <ButtonLink isInDock href="#apply" variant={buttonOn('marigold')}>
            {career.apply.link}
          </ButtonLink>
        )}
      </WovenBanner>
      <Application
        id="apply"
        job={job}
        words={career}
        company={company}
        dock={
          <PageDock>
            {isOver ? (
              <SiteLink href={ANCHORS.jobs}>{career.apply.all}</SiteLink>
            ) : (
              <SiteLink href="#apply">{career.apply.link}</SiteLink>
            )}
          </PageDock>
        }
      />
      <SampleTask
        task={specimenTasks[category]}
        words={career.apply.task}
        hasAnswer={promises.feedback !== 'no'}
      />
      <OtherJobs heading={career.apply.others} jobs={others} all={career.apply.all} />
      {posting ? <JsonLd data={posting} /> : null}
    </>
  );
}
