import type { Job, Office } from '@/content';
import { askSentence } from '@/lib/ask-sentence';
import { cx } from '@/lib/cx';
import { formatDate } from '@/lib/dates';
import { payInWords } from '@/lib/pay-band';
import { ANCHORS } from '@/lib/routes';
import { FactList } from '../shared/fact-list';
import { Ticks } from '../ui/lists/ticks';
import { SiteLink } from '../ui/site-link.client';
import { JobMeta } from './job-meta';
import styles from './job-details.module.scss';

const PAY_LABEL = {
  'Full Time': 'Pay',
  Freelance: 'Rate',
  Internship: 'Form and stipend',
} as const satisfies Record<Job['type'], string>;

const TERMS_LABEL = {
  'Full Time': 'Probation and notice',
  Freelance: 'Contract',
  Internship: 'Duration and start',
} as const satisfies Record<Job['type'], string>;

interface Props {
  readonly job: Job;
}

interface DetailsProps extends Props {
  readonly forAll: string;
  readonly questions: string;
  readonly office: Pick<Office, 'email' | 'phone'>;
  /** Such as 'one working day', if promised. */
  readonly replyTime: string | undefined;
}

/** Empty if neither is known. */
const joined = (...texts: readonly (string | undefined)[]): string =>
  texts.filter(Boolean).join(' ');

const sentence = (text: string | undefined): string | undefined =>
  text && !text.endsWith('.') ? `${text}.` : text;

export function JobFacts({ job }: Props) {
  const { facts, opening } = job;
  const { pay, closing } = opening;
  return (
    <div>
      <JobMeta meta={job.meta} />
      <FactList
        className={cx(styles.rows, styles.facts)}
        entries={[
          ['Type', job.typeText ?? job.type],
          ['Location', job.location],
          ['Category', job.category],
          ['Open since', formatDate(job.posted)],
          [PAY_LABEL[job.type], joined(sentence(pay && payInWords(pay)), facts.pay)],
          ['Days and hours', joined(facts.hours, opening.hours)],
          ['Openings', opening.openings],
          ['Closing date', closing && formatDate(closing)],
        ]}
      />
    </div>
  );
}

export function JobDetails({ job, forAll, questions, office, replyTime }: DetailsProps) {
  const { facts, opening } = job;
  const ask = askSentence(opening.ask, replyTime);
  return (
    <div className={styles.details}>
      <h2>Responsibilities</h2>
      <Ticks items={job.responsibilities} />
      <h2>Requirements</h2>
      <Ticks items={job.requirements} />
      <h2>Terms and next steps</h2>
      <FactList
        className={cx(styles.rows, styles.terms)}
        entries={[
          ['At the end you have', joined(facts.outcome, opening.outcome)],
          ['Travel and late hours', joined(facts.travel, opening.travel)],
          ['Tools', facts.tools],
          ['Benefits', opening.benefits],
          [TERMS_LABEL[job.type], joined(facts.terms, opening.terms)],
          ['Bond', facts.bond],
          ['Process', joined(facts.process, opening.process)],
        ]}
      />
      <p className={styles.contact}>
        <SiteLink href={ANCHORS.applicants}>{forAll}</SiteLink>
      </p>
      <p className={styles.contact}>
        {questions} <a href={`mailto:${office.email}`}>{office.email}</a> or{' '}
        <a href={office.phone.href}>{office.phone.text}</a>.{ask ? ` ${ask}` : ''}
      </p>
    </div>
  );
}
