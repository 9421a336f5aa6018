import type { Career, Job, Office } from '@/content';
import { askSentence } from '@/lib/ask-sentence';
import { formatDate } from '@/lib/dates';
import { payInWords } from '@/lib/pay-band';
import { ANCHORS } from '@/lib/routes';
import { FactList } from '../shared/fact-list';
import { Glyph } from '../ui/glyph';
import { Ticks } from '../ui/lists/ticks';
import { SiteLink } from '../ui/site-link';

const PAY_LABEL = { 'Full Time': 'Pay', Freelance: 'Rate', Internship: 'Stipend' } as const;

const TERMS_LABEL = {
  'Full Time': 'Probation and notice',
  Freelance: 'Contract',
  Internship: 'Start',
} as const satisfies Record<Job['type'], string>;

interface Props {
  readonly job: Job;
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

const datesOf = ({ opening }: Job) =>
  opening.status === 'open' || opening.status === 'over'
    ? ([
        ['calendar', 'Closing date', formatDate(opening.closing)],
        ['people', 'Openings', String(opening.openings)],
        ['ads', 'Open since', formatDate(opening.posted)],
      ] as const)
    : [];

interface FactsProps extends Props {
  readonly task: Pick<Career['apply']['task'], 'term' | 'time'>;
}

export function JobFacts({ job, task }: FactsProps) {
  const { pay } = job.opening;
  const [time, ...others] = job.meta.filter(({ icon }) => icon !== 'location');
  const facts = [
    ['rupee', job.form?.pay ?? PAY_LABEL[job.type], pay && payInWords(pay)],
    ...datesOf(job),
    [time?.icon, time?.icon === 'clock' ? 'Experience' : 'Duration', time?.text],
    ['location', 'Location', <Place key="place" job={job} />],
    [others[0]?.icon, 'How you work', joined(...others.map(({ text }) => text))],
    ['process', task.term, task.time],
    ['badge', 'Type', job.typeText ?? job.type],
    ['folder', 'Category', job.category],
  ] as const;
  return (
    <FactList
      className="grid min10 gap3"
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

interface StatusProps extends Props {
  readonly words: Pick<Career['apply'], 'standing' | 'periods'>;
  readonly office: Pick<Office, 'email' | 'phone'>;
  /** Such as 'one working day', if promised. */
  readonly replyTime: string | undefined;
}

/** Whether the job is advertised, and whom to ask for what its page does not say. */
export function JobStatus({ job, words, office, replyTime }: StatusProps) {
  const { status, ask } = job.opening;
  return (
    <>
      {status === 'standing' ? (
        <p>
          <b>{words.standing}</b> <SiteLink href={ANCHORS.applicantData}>{words.periods}</SiteLink>
        </p>
      ) : null}
      <p>
        {askSentence(ask, replyTime)} <a href={`mailto:${office.email}`}>{office.email}</a>,{' '}
        <a href={office.phone.href}>{office.phone.text}</a>
      </p>
    </>
  );
}

export function JobDetails({ job }: Props) {
  return (
    <>
      <h2 className="tFeature">Responsibilities</h2>
      <Ticks items={job.responsibilities} />
      <h2 className="tFeature">Requirements</h2>
      <Ticks items={job.requirements} />
    </>
  );
}

interface TermsProps extends Props {
  readonly words: Pick<Career, 'apply' | 'promises'>;
}

export function JobTerms({ job, words: { apply, promises } }: TermsProps) {
  const { type, facts, opening, form, bond } = job;
  return (
    <>
      <h2 className="tFeature">Terms and next steps</h2>
      <FactList
        look="terms"
        entries={[
          ['Legal form', form?.text],
          ['At the end you have', joined(facts.outcome, opening.outcome)],
          ['Days and hours', joined(facts.hours, opening.hours)],
          ['Travel and late hours', joined(facts.travel, opening.travel)],
          ['Tools', facts.tools],
          ['Benefits', opening.benefits],
          [
            TERMS_LABEL[type],
            joined(type === 'Freelance' ? apply.freelance : undefined, opening.terms),
          ],
          ['Bond', bond && promises.bond[bond]],
          [
            'Process',
            <>
              {opening.process} <SiteLink href={ANCHORS.hiring}>{apply.steps}</SiteLink>.{' '}
              <SiteLink href={ANCHORS.applicants}>{apply.forAll}</SiteLink>
            </>,
          ],
        ]}
      />
    </>
  );
}
