import type { Job, Office } from '@/content';
import { askSentence } from '@/lib/ask-sentence';
import { formatDate } from '@/lib/dates';
import { payInWords } from '@/lib/pay-band';
import { ANCHORS } from '@/lib/routes';
import { FactList } from '../shared/fact-list';
import { Ticks } from '../ui/lists/ticks';
import { SiteLink } from '../ui/site-link.client';
import { JobMeta } from './job-meta';

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

interface TermsProps extends Props {
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
    <>
      <JobMeta meta={job.meta} />
      <FactList
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
    </>
  );
}

export function JobDetails({ job }: Props) {
  return (
    <>
      <h2>Responsibilities</h2>
      <Ticks items={job.responsibilities} />
      <h2>Requirements</h2>
      <Ticks items={job.requirements} />
    </>
  );
}

export function JobTerms({ job, forAll, questions, office, replyTime }: TermsProps) {
  const { facts, opening } = job;
  const ask = askSentence(opening.ask, replyTime);
  return (
    <>
      <h2>Terms and next steps</h2>
      <FactList
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
      <div>
        <p>
          <SiteLink href={ANCHORS.applicants}>{forAll}</SiteLink>
        </p>
        <p>
          {questions} <a href={`mailto:${office.email}`}>{office.email}</a> or{' '}
          <a href={office.phone.href}>{office.phone.text}</a>.{ask ? ` ${ask}` : ''}
        </p>
      </div>
    </>
  );
}
