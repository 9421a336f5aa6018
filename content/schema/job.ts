import { z } from 'zod';
import { define } from './define';
import { JOB_CATEGORIES, JOB_LOCATIONS, JOB_TYPES } from './options';
import { glyph, line, meta, paragraph, picture } from './parts';

/** Listing and detail of one job in one file, so that they cannot disagree. */
export const jobSchema = z.strictObject({
  /** Unique; part of the address, so without slash, backslash, ?, # and % (decision 4). */
  title: line(60).regex(/^[^/\\?#%]+$/, {
    error: 'has one of / \\ ? # %, which an address cannot carry; write it without',
  }),
  category: z.enum(JOB_CATEGORIES),
  type: z.enum(JOB_TYPES),
  /** What the detail page says, where it differs: 'Full Time, Part Time'. */
  typeText: line(40).optional(),
  location: z.enum(JOB_LOCATIONS),
  /** Icon and text lines of the listing: experience, place and days, team. */
  meta: z
    .array(z.strictObject({ icon: glyph, text: line(60) }))
    .min(2)
    .max(4),
  seo: meta,
  /** Two or three sentences on what the post is for. */
  summary: paragraph,
  responsibilities: z.array(line(260)).min(6).max(9),
  requirements: z.array(line(260)).min(6).max(9),
  /** The page's opening: a picture of the kit that has a version for small screens. */
  picture: picture.optional(),
  /** The day from which the post is open, for machine-readable data. */
  posted: z.iso.date(),
});

export type Job = z.output<typeof jobSchema> & { readonly file: string };

/** A job from content/jobs/{file}.ts. Throws ContentError. */
export function defineJob(file: string, entry: z.input<typeof jobSchema>): Job {
  return { file, ...define(`content/jobs/${file}.ts`, jobSchema, entry) };
}
