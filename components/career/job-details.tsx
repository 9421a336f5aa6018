import type { Fact, Job, Office } from '@/content';
import { formatDate } from '@/lib/dates';
import { Glyph } from '../ui/glyph';
import { Ticks } from '../ui/ticks';
import styles from './job-details.module.scss';

/** How the three types of job name what is paid. */
const PAY_LABEL = {
  'Full Time': 'Pay',
  Freelance: 'Rate',
  Internship: 'Stipend',
} as const satisfies Record<Job['type'], string>;

/** How they name the terms. */
const TERMS_LABEL = {
  'Full Time': 'Probation and notice',
  Freelance: 'Contract',
  Internship: 'Duration and start',
} as const satisfies Record<Job['type'], string>;

type Entry = readonly [term: string, text: string | undefined];

/** Terms with their texts; a fact that the job does not have is left out. */
function Rows({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <dl className={styles.rows}>
      {entries.map(([term, text]) =>
        text === undefined ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

interface Props {
  readonly job: Job;
  /** Comes before the mail and the telephone. */
  readonly questions: string;
  /** Answers what is still open. */
  readonly office: Pick<Office, 'email' | 'phone'>;
  readonly replyTime: Fact;
}

/**
 * What the job asks and offers: responsibilities, requirements, type and location (section 2 of
 * the specification), and what applicants ask first: pay, hours, closing date, terms.
 */
export function JobDetails({ job, questions, office, replyTime }: Props) {
  const { facts } = job;
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
      <Rows
        entries={[
          [PAY_LABEL[job.type], facts.pay.text],
          ['Days and hours', facts.hours.text],
          ['Openings', facts.openings.text],
          [
            'Closing date',
            'day' in facts.closing ? formatDate(facts.closing.day) : facts.closing.text,
          ],
        ]}
      />
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
      <h2>Terms and next steps</h2>
      <Rows
        entries={[
          ['At the end you have', facts.outcome?.text],
          ['Travel and late hours', facts.travel?.text],
          ['Tools', facts.tools],
          ['Benefits', facts.benefits.text],
          [TERMS_LABEL[job.type], facts.terms.text],
          ['Bond', facts.bond],
          ['Process', facts.process.text],
        ]}
      />
      <p className={styles.contact}>
        {questions} <a href={`mailto:${office.email}`}>{office.email}</a> or{' '}
        <a href={office.phone.href}>{office.phone.text}</a>. {replyTime.text}
      </p>
    </div>
  );
}
