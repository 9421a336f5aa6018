import type { Job } from '@/content';
import { type JobEntry, defineJob } from '@/content/schema/job';
import { jobOpeningsSchema, openingOf } from '@/content/schema/job-openings';

type Entry = Parameters<typeof defineJob>[1];

const NOTHING_SAID = jobOpeningsSchema.parse({ all: {}, jobs: {} });

const FACTS: Readonly<Record<JobEntry['type'], Partial<Entry['facts']>>> = {
  'Full Time': { bond: 'None. We keep no original certificates.', travel: 'By day only.' },
  Freelance: {},
  Internship: {
    bond: 'None. You sign no bond.',
    outcome: 'A certificate of the internship.',
    travel: 'After a night shift we bring you home.',
  },
};

export function jobOf(type: JobEntry['type'], changes: Partial<Entry> = {}): Job {
  const entry: Entry = {
    title: `Store & Gate Clerk (${type})`,
    category: 'Cloud',
    type,
    location: 'Hybrid',
    meta: [
      { icon: 'calendar', text: 'Now' },
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
      pay: 'There is no fee.',
      hours: 'Two days at home, three in the office.',
      tools: 'A register and a pen.',
      terms: 'Three to six months.',
      process: 'Five steps, the third of them a small task.',
      ...FACTS[type],
    },
    posted: '2026-11-12',
    ...changes,
  };
  const job = defineJob('clerk', entry);
  const travels = job.facts.travel !== undefined;
  return { ...job, opening: openingOf(NOTHING_SAID, job.file, { type, travels }, job.posted) };
}
