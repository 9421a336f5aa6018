import type { Job } from '@/content';
import { cx } from '@/lib/cx';
import { More } from '../ui/controls/more';
import { SiteLink } from '../ui/site-link.client';
import { JobMeta } from './job-meta';
import styles from './job-card.module.scss';

export function JobCard({ job }: { readonly job: Job }) {
  return (
    <SiteLink className={styles.card} href={job.path}>
      <div>
        <h3>{job.title}</h3>
        <p className={cx('muted', styles.kind)}>
          {job.category} <span aria-hidden="true">·</span> {job.type}{' '}
          <span aria-hidden="true">·</span> {job.location}
        </p>
      </div>
      <JobMeta meta={job.meta} />
      <More label="View and apply" about={job.title} />
    </SiteLink>
  );
}
