import type { Job } from '@/content';
import { jobWith } from '@/content/job-openings';
import { type JobEntry, defineJob } from '@/content/schema/job';
import { jobOpeningsSchema, openingOf } from '@/content/schema/job-openings';

type Entry = Parameters<typeof defineJob>[1];

const TODAY = '2026-11-12';

export const ADVERTISED = {
  status: 'open',
  pay: { from: 600_000, to: 900_000, per: 'year' },
  openings: 2,
  posted: '2026-11-12',
  closing: '2027-01-31',
} as const;

const FACTS: Readonly<Record<JobEntry['type'], Partial<Entry['facts']>>> = {
  'Full Time': { travel: 'By day only.' },
  Freelance: {},
  Internship: { outcome: 'A certificate of the internship.' },
};

interface Own {
  readonly promises?: Readonly<Record<string, unknown>>;
  readonly job?: Readonly<Record<string, unknown>>;
  readonly today?: string;
}

/** @param own what the company has filled in */
export function jobOf(
  type: JobEntry['type'],
  changes: Partial<Entry> = {},
  { promises = {}, job: filled = {}, today = TODAY }: Own = {},
): Job {
  const entry = defineJob('clerk', {
    title: `Store & Gate Clerk (${type})`,
    category: 'Cloud',
    type,
    location: 'Hybrid',
    meta: [
      ...(type === 'Internship' ? [] : [{ icon: 'clock', text: 'Two years' }]),
      { icon: 'location', text: 'Noida' },
    ],
    seo: {
      title: 'Clerk of stores and gates',
      description:
        'You keep the register of a gate and count ten bins on each morning of the week.',
    },
    summary: 'You keep the register of a gate and count ten bins each morning.',
    responsibilities: Array.from({ length: 6 }, (_, index) => `Keep register ${index + 1}.`),
    requirements: Array.from({ length: 6 }, (_, index) => `Know register ${index + 1}.`),
    facts: {
      hours: 'Two days at home, three in the office.',
      tools: 'A register and a pen.',
      ...FACTS[type],
    },
    ...changes,
  });
  const form = type === 'Internship' ? { form: 'apprentice' } : {};
  const openings = jobOpeningsSchema.parse({
    promises,
    all: {},
    jobs: { clerk: { ...form, ...filled } },
  });
  const travels = entry.facts.travel !== undefined;
  return jobWith(
    entry,
    openingOf(openings, entry.file, { type, travels }, today),
    openings.promises,
  );
}
