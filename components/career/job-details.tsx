import type { Job, Office } from '@/content';
import { askSentence } from '@/lib/ask-sentence';
import { formatDate } from '@/lib/dates';
import { payInWords } from '@/lib/pay-band';
import { ANCHORS } from '@/lib/routes';
import { FactList } from '../shared/fact-list';
import { Glyph } from '../ui/glyph';
import { Ticks } from '../ui/lists/ticks';
import { SiteLink } from '../ui/site-link';

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

function Place({ job }: Props) {
  const place = job.meta.find(({ icon }) => icon === 'location')?.text ?? '';
  if (place.startsWith(job.location)) return place;
  return (
    <>
      {job.location}
      <span className="remark">{place}</span>
    </>
  );
}

export function JobFacts({ job }: Props) {
  const { pay, closing, openings } = job.opening;
  const [time, ...others] = job.meta.filter(({ icon }) => icon !== 'location');
  const facts = [
    [time?.icon, time?.icon === 'clock' ? 'Experience' : 'Duration', time?.text],
    ['location', 'Location', <Place key="place" job={job} />],
    [others[0]?.icon, 'How you work', joined(...others.map(({ text }) => text))],
    ['badge', 'Type', job.typeText ?? job.type],
    ['folder', 'Category', job.category],
    ['ads', 'Open since', formatDate(job.posted)],
    ['rupee', PAY_LABEL[job.type], pay && payInWords(pay)],
    ['people', 'Openings', openings],
    ['calendar', 'Closing date', closing && formatDate(closing)],
  ] as const;
  return (
    <FactList
      entries={facts.map(([icon, term, fact]) => [
        term,
        fact && (
          <>
            {icon ? <Glyph name={icon} /> : null}
            <span>{fact}</span>
          </>
        ),
      ])}
    />
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
          [PAY_LABEL[job.type], facts.pay],
          ['Days and hours', joined(facts.hours, opening.hours)],
          ['Travel and late hours', joined(facts.travel, opening.travel)],
          ['Tools', facts.tools],
          ['Benefits', opening.benefits],
          [TERMS_LABEL[job.type], joined(facts.terms, opening.terms)],
          ['Bond', facts.bond],
          [
            'Process',
            <>
              {joined(facts.process, opening.process)}{' '}
              <SiteLink href={ANCHORS.applicants}>{forAll}</SiteLink>
            </>,
          ],
          [
            questions,
            <>
              <a href={`mailto:${office.email}`}>{office.email}</a> or{' '}
              <a href={office.phone.href}>{office.phone.text}</a>.{ask ? ` ${ask}` : ''}
            </>,
          ],
        ]}
      />
    </>
  );
}
