import type { Job } from '@/content';
import { formatDate } from '@/lib/dates';
import { Glyph } from '../ui/glyph';
import { Ticks } from '../ui/ticks';
import styles from './job-details.module.scss';

/** What the post asks and offers: responsibilities, requirements, type, location (section 2). */
export function JobDetails({ job }: { readonly job: Job }) {
  return (
    <div className={styles.details}>
      <dl className={styles.facts}>
        <div>
          <dt>Type</dt>
          <dd>{job.typeText ?? job.type}</dd>
        </div>
        <div>
          <dt>Location</dt>
          <dd>{job.location}</dd>
        </div>
        <div>
          <dt>Category</dt>
          <dd>{job.category}</dd>
        </div>
        <div>
          <dt>Open since</dt>
          <dd>{formatDate(job.posted)}</dd>
        </div>
      </dl>
      <ul className={styles.meta}>
        {job.meta.map(({ icon, text }) => (
          <li key={text}>
            <Glyph name={icon} />
            {text}
          </li>
        ))}
      </ul>
      <h2>Responsibilities</h2>
      <Ticks items={job.responsibilities} />
      <h2>Requirements</h2>
      <Ticks items={job.requirements} />
    </div>
  );
}
