import { z } from 'zod';
import { type SitePath, jobPath } from '../../lib/routes';
import { define } from './define';
import { JOB_CATEGORIES, JOB_LOCATIONS, JOB_TYPES } from './options';
import { glyph, line, meta, paragraph, picture, texts } from './parts';

/** True in every round of hiring; the rest is in content/data/job-openings.yaml. */
const jobFacts = z.strictObject({
  hours: line(160).optional(),
  tools: line(160),
  outcome: line(200).optional(),
  travel: line(200).optional(),
});

const jobEntry = z.strictObject({
  title: line(60).regex(/^[^/\\?#%]+$/, {
    error: 'has one of / \\ ? # %, which an address cannot carry; write it without',
  }),
  category: z.enum(JOB_CATEGORIES),
  type: z.enum(JOB_TYPES),
  /** Where it differs: 'Full Time, Part Time'. */
  typeText: line(40).optional(),
  location: z.enum(JOB_LOCATIONS),
  /** For search engines, where the work is not at the corporate office. */
  clientArea: line(60).optional(),
  /** An internship has no duration here: its form says it. */
  meta: z
    .array(z.strictObject({ icon: glyph, text: line(60) }))
    .min(1)
    .max(3),
  seo: meta,
  summary: paragraph,
  responsibilities: texts(line(160)).min(6).max(7),
  requirements: texts(line(140)).min(6).max(7),
  facts: jobFacts,
  experienceMonths: z.int().positive().optional(),
  education: line(120).optional(),
  picture: picture.optional(),
});

export const jobSchema = jobEntry.superRefine(({ type, location, clientArea, facts }, context) => {
  if (location === 'Remote' && clientArea !== undefined) {
    const message = 'is for work on site; leave it out of a remote job';
    context.addIssue({ code: 'custom', path: ['clientArea'], message });
  }
  if ((type === 'Internship') === (facts.outcome !== undefined)) return;
  context.addIssue({
    code: 'custom',
    path: ['facts', 'outcome'],
    message:
      type === 'Internship'
        ? 'is missing; say what the intern has at the end'
        : 'is for internships; leave it out',
  });
});

export type JobEntry = z.output<typeof jobSchema> & {
  readonly file: string;
  readonly path: SitePath;
};

export function defineJob(file: string, entry: z.input<typeof jobSchema>): JobEntry {
  const job = define(`content/jobs/${file}.ts`, jobSchema, entry);
  return { file, path: jobPath(job.title), ...job };
}
