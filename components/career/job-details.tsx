import type { Fact, Job, Office } from '@/content';
import { formatDate } from '@/lib/dates';
import { ANCHORS } from '@/lib/routes';
import { FactList } from '../shared/fact-list';
import { Ticks } from '../ui/lists/ticks';
import { SiteLink } from '../ui/site-link.client';
import { JobMeta } from './job-meta';
import styles from './job-details.module.scss';

/** The label of the pay, by type of job. */
const PAY_LABEL = {
  'Full Time': 'Pay',
  Freelance: 'Rate',
  Internship: 'Stipend',
} as const satisfies Record<Job['type'], string>;

/** The label of the terms, by type of job. */
const TERMS_LABEL = {
  'Full Time': 'Probation and notice',
  Freelance: 'Contract',
  Internship: 'Duration and start',
} as const satisfies Record<Job['type'], string>;

interface Props {
  readonly job: Job;
  /** The label of the link to what is the same for every job. */
  readonly forAll: string;
  /** The words before the mail address and the telephone number. */
  readonly questions: string;
  /** The office that answers open questions. */
  readonly office: Pick<Office, 'email' | 'phone'>;
  readonly replyTime: Fact;
}

/**
 * Responsibilities, requirements, type and location of the job (section 2 of the specification),
 * and what applicants ask first: pay, hours, closing date, terms.
 */
export function JobDetails({ job, forAll, questions, office, replyTime }: Props) {
  const { facts } = job;
  return (
    <div className={styles.details}>
      <FactList
        className={styles.facts}
        entries={[
          ['Type', job.typeText ?? job.type],
          ['Location', job.location],
          ['Category', job.category],
          ['Open since', formatDate(job.posted)],
        ]}
      />
      <FactList
        className={styles.rows}
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
      <div className={styles.meta}>
        <JobMeta meta={job.meta} />
      </div>
      <h2>Responsibilities</h2>
      <Ticks items={job.responsibilities} />
      <h2>Requirements</h2>
      <Ticks items={job.requirements} />
      <h2>Terms and next steps</h2>
      <FactList
        className={styles.rows}
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
        <SiteLink href={ANCHORS.applicants}>{forAll}</SiteLink>
      </p>
      <p className={styles.contact}>
        {questions} <a href={`mailto:${office.email}`}>{office.email}</a> or{' '}
        <a href={office.phone.href}>{office.phone.text}</a>. {replyTime.text}
      </p>
    </div>
  );
}
