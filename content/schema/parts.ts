import { z } from 'zod';
import type { SitePath } from '../../lib/routes';
import { drawingExists } from '../read/drawings';

/** One line of text without a line break. */
export const line = (max: number, min = 1) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((text) => !text.includes('\n'), { error: 'has a line break; write it in one line' });

/** A paragraph of running text. */
export const paragraph = z.string().trim().min(20).max(1200);

/** A list of different texts: pages tell its items apart by their words. */
export const texts = <T extends z.ZodType<string>>(item: T) =>
  z.array(item).refine((items) => new Set(items).size === items.length, {
    error: 'says the same twice; remove one of the two',
  });

/** Number of words of a text, for the limits of the content guide. */
export const words = (text: string): number => text.trim().split(/\s+/).length;

/** A text with a limited number of words. */
export const wordCount = (min: number, max: number) =>
  z
    .string()
    .trim()
    .refine((text) => words(text) >= min && words(text) <= max, {
      error: (issue) =>
        `has ${words(String(issue.input))} words; write between ${min} and ${max} words`,
    });

const isoDay = z.iso.date();

/** Another year is a slip of the keys. */
const isInCentury = (text: string): boolean => text.startsWith('20');

/** A day, written 2026-01-31. */
export const day = z.custom<string>(
  (value) => {
    const text = isoDay.safeParse(value);
    return text.success && isInCentury(text.data);
  },
  {
    // Continue with the rules of the whole entry, so that all mistakes are reported at once.
    abort: false,
    error: ({ input }) =>
      isoDay.safeParse(input).success
        ? `is ${JSON.stringify(input)}, which is not in this century; correct the year`
        : `is ${input === undefined ? 'missing' : `${JSON.stringify(input)}, which is no day of the calendar`}; write it as 2026-01-31`,
  },
);

/** A path segment: lower case letters, digits and single hyphens. */
export const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
  error: (issue) =>
    `is ${JSON.stringify(issue.input)}; write lower case letters, digits and single hyphens`,
});

/** The name of a drawing in public/art, without the ending. */
export const pictureName = slug.refine(drawingExists, {
  error: (issue) =>
    `names the picture '${String(issue.input)}', but there is no public/art/${String(issue.input)}.svg; draw it in art/pictures and run npm run art, or correct the name`,
});

/** A drawing with its text alternative; an empty alternative marks it as decoration. */
export const picture = z.strictObject({ name: pictureName, alt: z.string().max(240) });

/** A glyph of the drawing kit, by its name without 'glyph-'. */
export const glyph = slug.refine((name) => drawingExists(`glyph-${name}`), {
  error: (issue) =>
    `names the glyph '${String(issue.input)}', but there is no public/art/glyph-${String(issue.input)}.svg; choose an existing one or draw it`,
});

/** Title and description for search engines; the company's name is appended to the title. */
export const meta = z.strictObject({
  title: line(58, 10),
  description: line(165, 50),
});

/** An absolute https address. */
export const httpsUrl = z.url({ protocol: /^https$/, error: 'is not an https:// address' });

/** A path of this site, with an optional hash or query. */
export const sitePath = z.string().regex(/^\/(?!\/)\S*$/, {
  error: 'is not a path of this site; write it from the root, such as /services',
});

/**
 * References to other entries by slug or id. They are checked when all content is read, so that a
 * dangling one fails the build with its file and field.
 */
export const related = z
  .strictObject({
    services: z.array(slug).default([]).meta({ title: 'Services' }),
    products: z.array(slug).default([]).meta({ title: 'Products' }),
    courses: z.array(slug).default([]).meta({ title: 'Courses' }),
    industries: z.array(slug).default([]).meta({ title: 'Industries' }),
    posts: z.array(z.int().positive()).default([]).meta({ title: 'Other posts' }),
  })
  .prefault({});

/** An entry of a list: a title, a line or two of text, and a glyph. */
export const entry = z.strictObject({ title: line(70), text: paragraph, icon: glyph.optional() });

/** A question of readers, and its complete answer. */
export const question = z.strictObject({
  question: line(140),
  answer: z.string().trim().min(80).max(900),
});

/** The origin of a capability. */
const ORIGINS = ['standard', 'extension', 'ours'] as const;

/** A capability, and whether it is standard, an extension or our own. */
export const origin = z.strictObject({
  need: line(110),
  from: z.enum(ORIGINS),
  /** Details: the licence, the kind of extension, the name of our module. */
  text: line(200),
});

/** Fields that follow from the name of the file. */
export interface Addressed {
  readonly slug: string;
  /** Path of its page. */
  readonly path: SitePath;
}

export type Question = z.output<typeof question>;
export type Origin = z.output<typeof origin>;
export type Picture = z.output<typeof picture>;
export type Meta = z.output<typeof meta>;
export type Related = z.output<typeof related>;
