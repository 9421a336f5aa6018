import type { Job } from '@/content';
import { ANCHORS } from '@/lib/routes';
import { ButtonLink } from '../ui/controls/button-link';
import { JobCard } from './job-card';
import { SectionHead } from '../shared/section-head';

interface Props {
  readonly heading: string;
  readonly jobs: readonly Job[];
  readonly all: string;
}

export function OtherJobs({ heading, jobs, all }: Props) {
  return (
    <section className="section onSand" aria-labelledby="others" data-print="hide">
      <div className="wrap">
        <SectionHead id="others" heading={heading} variant="inline">
          <p>
            <ButtonLink href={ANCHORS.jobs} variant="secondary">
              {all}
            </ButtonLink>
          </p>
        </SectionHead>
        <ul>
          {jobs.map((job) => (
            <li key={job.title}>
              <JobCard job={job} isShort />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
