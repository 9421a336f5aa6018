import type { ReactNode } from 'react';
import type { Career, Company, Job } from '@/content';
import { ApplicationForm } from '../forms/application-form.client';
import { FormHelp } from '../forms/form-help';
import { NoScriptContact } from '../forms/no-script-contact';
import { ApplyLayout } from './apply-layout';
import { JobDetails, JobFacts, JobTerms } from './job-details';

interface Props {
  readonly id: string;
  readonly job: Job;
  readonly words: Pick<Career, 'apply' | 'noScript'>;
  readonly company: Company;
  readonly dock: ReactNode;
}

export function Application({ id, job, words, company, dock }: Props) {
  const { emails, offices, replyTime } = company;
  const office = { ...offices.corporate, email: emails.careers };
  return (
    <ApplyLayout
      facts={<JobFacts job={job} />}
      details={<JobDetails job={job} />}
      terms={
        <JobTerms
          job={job}
          forAll={words.apply.forAll}
          questions={words.apply.questions}
          office={office}
          replyTime={replyTime}
        />
      }
      dock={dock}
      formId={id}
      form={
        job.opening.isOver ? (
          <p>{words.apply.over}</p>
        ) : (
          <>
            <NoScriptContact text={words.noScript} office={office} />
            <ApplicationForm
              to={emails.careers}
              job={job.title}
              company={company.name}
              note={words.apply.note}
              help={<FormHelp office={office} />}
            />
          </>
        )
      }
    />
  );
}
