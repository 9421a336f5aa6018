import type { ReactNode } from 'react';
import type { Career, Company, Job } from '@/content';
import { ApplicationForm } from '../forms/application-form';
import { NoScriptContact } from '../forms/no-script-contact';
import { ApplyLayout } from './apply-layout';
import { JobDetails, JobFacts, JobStatus, JobTerms } from './job-details';

interface Props {
  readonly id: string;
  readonly job: Job;
  readonly words: Pick<Career, 'apply' | 'noScript' | 'promises'>;
  readonly company: Company;
  readonly dock: ReactNode;
}

export function Application({ id, job, words, company, dock }: Props) {
  const { emails, offices, replyTime } = company;
  const office = { ...offices.corporate, email: emails.careers };
  return (
    <ApplyLayout
      facts={
        <>
          <JobFacts job={job} task={words.apply.task} />
          <JobStatus job={job} words={words.apply} office={office} replyTime={replyTime} />
        </>
      }
      details={<JobDetails job={job} />}
      terms={<JobTerms job={job} words={words} />}
      dock={dock}
      formId={id}
      form={
        job.opening.status === 'over' ? (
          <p>{words.apply.over}</p>
        ) : (
          <>
            <NoScriptContact text={words.noScript} office={office} />
            <ApplicationForm
              office={office}
              job={job.title}
              company={company.name}
              note={words.apply.note}
            />
          </>
        )
      }
    />
  );
}
