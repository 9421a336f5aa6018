import type { Job } from '@/content';
import { cx } from '@/lib/cx';
import { formatDate } from '@/lib/dates';
import { More } from '../ui/controls/more';
import { Glyph } from '../ui/glyph';
import { SiteLink } from '../ui/site-link';
import styles from './job-card.module.scss';

/** Time and place; the page has the rest. */
const MOST_FACTS = 2;

interface Props {
  readonly job: Job;
  readonly isShort?: boolean;
}

export function JobCard({ job, isShort = false }: Props) {
  const { opening } = job;
  return (
    <SiteLink className={cx(styles.card, isShort && styles.short)} href={job.path}>
      <div>
        <h3>{job.title}</h3>
        <p className={cx('muted', styles.kind)}>
          {job.category} <span aria-hidden="true">·</span> {job.type}{' '}
          <span aria-hidden="true">·</span> {job.location}
        </p>
        {opening.status === 'open' ? <p>Open until {formatDate(opening.closing)}</p> : null}
      </div>
      <ul className={styles.meta}>
        {job.meta.slice(0, isShort ? 1 : MOST_FACTS).map(({ icon, text }) => (
          <li key={text}>
            <Glyph name={icon} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <More label="Details" about={job.title} />
    </SiteLink>
  );
}
