import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { ApplicationForm } from '@/components/forms/application-form.client';
import { NoScriptContact } from '@/components/forms/no-script-contact';
import { ApplyLayout } from '@/components/career/apply-layout';
import { JobDetails } from '@/components/career/job-details';
import { OtherJobs } from '@/components/career/other-jobs';
import { PageBanner, buttonOn } from '@/components/shared/page-banner';
import { ButtonLink } from '@/components/ui/button-link';
import { JsonLd } from '@/components/ui/json-ld';
import { career, company, findJob, jobs } from '@/content';
import { jobPath } from '@/lib/routes';
import { jobPostingData } from '@/lib/structured-data';
import { site } from '../../../described';
import { pageMetadata } from '../../../page-metadata';

type Props = PageProps<'/career/apply/[jobTitle]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return jobs.map(({ title }) => ({ jobTitle: title }));
}

/** The job of the address, whose parameter arrives URL-encoded. */
async function jobOf(params: Props['params']) {
  const { jobTitle } = await params;
  return findJob(decodeURIComponent(jobTitle)) ?? notFound();
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const job = await jobOf(params);
  return pageMetadata(job.seo, jobPath(job.title));
}

export default async function ApplyPage({ params }: Props) {
  const job = await jobOf(params);
  const office = { ...company.offices.corporate, email: company.emails.careers };
  return (
    <>
      <PageBanner
        heading={job.title}
        lead={job.summary}
        tone="marigold"
        picture={job.picture}
        breadcrumb={
          <Breadcrumb
            site={site}
            crumbs={[
              { name: 'Home', path: '/' },
              { name: 'Career', path: '/career' },
              { name: job.title, path: jobPath(job.title) },
            ]}
          />
        }
      >
        <ButtonLink href="#apply" look={buttonOn('marigold')}>
          {career.apply.link}
        </ButtonLink>
      </PageBanner>
      <ApplyLayout
        details={<JobDetails job={job} office={office} replyTime={company.replyTime} />}
        formId="apply"
        form={
          <>
            <NoScriptContact text={career.noScript} office={office} />
            <ApplicationForm
              to={company.emails.careers}
              job={job.title}
              company={company.name}
              note={career.apply.note}
            />
          </>
        }
      />
      <OtherJobs
        heading={career.apply.others}
        jobs={jobs.filter(
          ({ title, category }) => category === job.category && title !== job.title,
        )}
        all={career.apply.all}
      />
      <JsonLd data={jobPostingData(site, jobPath(job.title), job)} />
    </>
  );
}
