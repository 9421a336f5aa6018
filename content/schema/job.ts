import { z } from 'zod';
import { type SitePath, jobPath } from '../../lib/routes';
import { define } from './define';
import { JOB_CATEGORIES, JOB_LOCATIONS, JOB_TYPES } from './options';
import { glyph, line, meta, paragraph, picture, texts } from './parts';

/**
 * What is true of the job in every round of hiring. What only the company knows stands in
 * content/data/job-openings.yaml and follows these texts.
 */
const jobFacts = z.strictObject({
  pay: line(160).optional(),
  /** Days of the week, hours, shifts. */
  hours: line(160).optional(),
  tools: line(160),
  /** States that there is none; a freelance job has no such line. */
  bond: line(120).optional(),
  /** Probation and notice, or the terms of a contract. */
  terms: line(200).optional(),
  /** What an intern receives at the end. */
  outcome: line(200).optional(),
  /** Travel to clients, and transport home after a late shift. */
  travel: line(200).optional(),
  /** Interview rounds. */
  process: line(200),
});

/** Listing and detail of one job in one file, so that they cannot disagree. */
const jobEntry = z.strictObject({
  /** Unique; part of the address, so without slash, backslash, ?, # and %. */
  title: line(60).regex(/^[^/\\?#%]+$/, {
    error: 'has one of / \\ ? # %, which an address cannot carry; write it without',
  }),
  category: z.enum(JOB_CATEGORIES),
  type: z.enum(JOB_TYPES),
  /** The type on the detail page, where it differs: 'Full Time, Part Time'. */
  typeText: line(40).optional(),
  location: z.enum(JOB_LOCATIONS),
  /** Icon and text lines of the listing: experience, place and days, team. */
  meta: z
    .array(z.strictObject({ icon: glyph, text: line(60) }))
    .min(2)
    .max(4),
  seo: meta,
  /** The purpose of the job in two or three sentences. */
  summary: paragraph,
  responsibilities: texts(line(260)).min(6).max(9),
  requirements: texts(line(260)).min(6).max(9),
  facts: jobFacts,
  /** For machine-readable data, where the requirements state it. */
  experienceMonths: z.int().positive().optional(),
  /** A degree that the requirements name. */
  education: line(120).optional(),
  /** The page's opening: a picture of the kit that has a version for small screens. */
  picture: picture.optional(),
  /** The opening day, for structured data. */
  posted: z.iso.date(),
});

/** A job; an internship has the field on what the intern receives. */
export const jobSchema = jobEntry.superRefine(({ type, facts }, context) => {
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
  /** Path of its application page. */
  readonly path: SitePath;
};

/** A job from content/jobs/{file}.ts. Throws ContentError. */
export function defineJob(file: string, entry: z.input<typeof jobSchema>): JobEntry {
  const job = define(`content/jobs/${file}.ts`, jobSchema, entry);
  return { file, path: jobPath(job.title), ...job };
}
