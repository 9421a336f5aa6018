import { z } from 'zod';
import { industryPath } from '../../lib/routes';
import { drawingExists } from '../read/drawings';
import { ContentError, define } from './define';
import {
  type Addressed,
  entry,
  glyph,
  line,
  meta,
  month,
  ORIGIN,
  paragraph,
  picture,
  related,
} from './parts';
import { bannerTone } from './service';

/** The only results that a case may claim (docs/product.md). */
const items = z.array(line(90)).min(2).max(6);

const ALLOWED_RESULTS = ['20%', '15%', '40%', '18%'] as const;

const caseStudy = z.strictObject({
  figure: z.enum(ALLOWED_RESULTS),
  /** Such as 'lower inventory cost'. */
  measure: line(60),
  title: line(110),
  problem: paragraph,
  work: paragraph,
  measured: paragraph,
});

const lookUp = z.strictObject({
  title: line(70),
  /** Of law: the month in which it was read. */
  asOf: month.optional(),
  rows: z
    .array(z.tuple([line(60), line(260)]))
    .min(2)
    .max(6),
});

export const industrySchema = z.strictObject({
  title: line(30),
  desc: line(90, 25),
  meta,
  /** The tone is the ground of the picture. */
  banner: z.strictObject({
    offer: line(60),
    heading: line(60),
    lead: paragraph,
    tone: bannerTone,
    picture,
  }),
  /** What goes wrong, and what it costs; then the first week of work with us. */
  overview: z.strictObject({ lead: line(160), failure: paragraph, firstWeek: paragraph }),
  /** Items of a list. What needs software of others is a need of the reader. */
  origins: z.strictObject({ standard: items, extension: items, ours: items }),
  reasons: z.array(entry.extend({ icon: glyph })).length(3),
  cases: z.array(caseStudy).length(2),
  technologies: z
    .array(z.strictObject({ name: line(40), from: ORIGIN }))
    .min(5)
    .max(7),
  testimonial: z.strictObject({ quote: paragraph, by: line(80) }),
  faqs: z
    .array(z.strictObject({ question: line(120), answer: z.string().min(250).max(800) }))
    .length(2),
  /** Closed lists for who compares: what happens when something differs, and the law. */
  lookUps: z.array(lookUp).min(1).max(3),
  call: line(90),
  related,
});

export type CaseStudy = z.output<typeof caseStudy>;
export type Industry = z.output<typeof industrySchema> & Addressed;

export function defineIndustry(slug: string, fields: z.input<typeof industrySchema>): Industry {
  const file = `content/industries/${slug}.ts`;
  const industry = { slug, path: industryPath(slug), ...define(file, industrySchema, fields) };
  const drawings = [
    ...['', '-still', '-parts'].map((layer) => `industry-${slug}${layer}`),
    `${industry.banner.picture.name}-small`,
  ];
  const missing = drawings.filter((name) => !drawingExists(name));
  if (missing.length === 0) return industry;
  const names = missing.map((name) => `public/art/${name}.svg`).join(', ');
  const problem = `needs ${names}; draw them in tools/art and run npm run art`;
  throw new ContentError([{ file, field: 'the industry', problem }]);
}
