import { z } from 'zod';
import type { SitePath } from '../../lib/routes';
import { drawingExists } from '../read/drawings';

export const line = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => !text.includes('\n'), { error: 'has a line break; write it in one line' });

/** Another one may follow it on a page. */
export const sentence = (max: number) =>
  line(max).transform((text) => (/[.!?]$/.test(text) ? text : `${text}.`));

export const paragraph = z.string().trim().min(20).max(1200);

/** Pages tell the items apart by their words. */
export const texts = <T extends z.ZodType<string>>(item: T) =>
  z.array(item).refine((items) => new Set(items).size === items.length, {
    error: 'says the same twice; remove one of the two',
  });

export const words = (text: string): number => text.trim().split(/\s+/).length;

export const wordCount = (min: number, max: number) =>
  z
    .string()
    .trim()
    .refine((text) => words(text) >= min && words(text) <= max, {
      error: (issue) =>
        `has ${words(String(issue.input))} words; write between ${min} and ${max} words`,
    });

const isoDay = z.iso.date();

const isInCentury = (text: string): boolean => text.startsWith('20');

export const day = z.custom<string>(
  (value) => {
    const text = isoDay.safeParse(value);
    return text.success && isInCentury(text.data);
  },
  {
    // So that all mistakes are reported at once.
    abort: false,
    error: ({ input }) =>
      isoDay.safeParse(input).success
        ? `is ${JSON.stringify(input)}, which is not in this century; correct the year`
        : `is ${input === undefined ? 'missing' : `${JSON.stringify(input)}, which is no day of the calendar`}; write it as 2026-01-31`,
  },
);

export const month = z.string().regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, {
  error: (issue) => `is ${JSON.stringify(issue.input)}; write year and month as 2026-01`,
});

export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: (issue) =>
    `is ${JSON.stringify(issue.input)}; write lower case letters, digits and single hyphens`,
});

export const pictureName = slug.refine(drawingExists, {
  error: (issue) =>
    `names the picture '${String(issue.input)}', but there is no public/art/${String(issue.input)}.svg; draw it in tools/art and run npm run art, or correct the name`,
});

/** An empty alternative marks decoration. */
export const picture = z.strictObject({ name: pictureName, alt: z.string().max(240) });

export const glyph = slug.refine((name) => drawingExists(`glyph-${name}`), {
  error: (issue) =>
    `names the glyph '${String(issue.input)}', but there is no public/art/glyph-${String(issue.input)}.svg; choose an existing one or draw it`,
});

/** The company's name is appended. */
export const meta = z.strictObject({
  title: line(58, 10),
  description: line(165, 50),
});

export const httpsUrl = z.url({ protocol: /^https$/, error: 'is not an https:// address' });

export const sitePath = z.string().regex(/^\/(?!\/)\S*$/, {
  error: 'is not a path of this site; write it from the root, such as /services',
});

const MOST_RELATED = 3;

/** One row of links. That they exist is checked when all content is read. */
export const related = z
  .strictObject({
    services: z.array(slug).default([]).meta({ title: 'Services' }),
    products: z.array(slug).default([]).meta({ title: 'Products' }),
    courses: z.array(slug).default([]).meta({ title: 'Courses' }),
    industries: z.array(slug).default([]).meta({ title: 'Industries' }),
    posts: z.array(z.int().positive()).default([]).meta({ title: 'Other posts' }),
  })
  .refine((kinds) => Object.values(kinds).flat().length <= MOST_RELATED, {
    error: `names more than ${MOST_RELATED} pages in all; name the ${MOST_RELATED} that help most`,
  })
  .prefault({});

export const entry = z.strictObject({ title: line(70), text: paragraph, icon: glyph.optional() });

export const question = z.strictObject({
  question: line(140),
  answer: z.string().trim().min(80).max(900),
});

export const ORIGIN = z.enum(['standard', 'extension', 'ours']);

export const origin = z.strictObject({
  need: line(110),
  from: ORIGIN,
  text: line(200),
});

export interface Addressed {
  readonly slug: string;
  readonly path: SitePath;
}

export type Question = z.output<typeof question>;
export type Origin = z.output<typeof origin>;
export type Picture = z.output<typeof picture>;
export type Meta = z.output<typeof meta>;
export type Related = z.output<typeof related>;
