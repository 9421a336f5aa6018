import { z } from 'zod';
import { define } from './define';
import { download } from './evidence';
import {
  entry,
  glyph,
  line,
  meta,
  paragraph,
  picture,
  sitePath,
  slug,
  texts,
  wordCount,
  words,
} from './parts';
import { bannerTone } from './service';

/** A heading with running text below it. */
const passage = z.strictObject({ heading: line(80), paragraphs: texts(paragraph).min(1) });

/** A message signed by role, 120 to 180 words in all. */
const message = z.strictObject({
  heading: line(60),
  paragraphs: z
    .array(paragraph)
    .min(2)
    .refine(
      (paragraphs) => {
        const total = words(paragraphs.join(' '));
        return total >= 120 && total <= 180;
      },
      {
        error: (issue) =>
          `has ${Array.isArray(issue.input) ? words(issue.input.join(' ')) : 0} words in all; write between 120 and 180`,
      },
    ),
  /** The role that signs, never a personal name. */
  signed: line(40),
});

/** /about-us: its parts in their order. */
export const aboutSchema = z.strictObject({
  meta,
  banner: z.strictObject({
    /** The page's h1: the company's claim. */
    heading: line(80),
    lead: paragraph,
    tone: bannerTone,
    picture,
    /** Figures, each with its basis. */
    figures: z
      .array(z.strictObject({ figure: line(4), text: line(40), basis: line(60) }))
      .length(4),
  }),
  introduction: passage.extend({
    /** Facts of the company: a term with its value; one without a value is left out. */
    profile: z
      .array(z.strictObject({ term: line(40), fact: line(200).optional() }))
      .min(4)
      .max(8),
  }),
  /** The meaning of the company's name and of the threads: a paragraph for each thread. */
  name: passage.extend({ paragraphs: texts(paragraph).length(3) }),
  history: z.strictObject({
    heading: line(80),
    lead: paragraph,
    picture,
    /** Each stage has its kind of work and, if the company gives it, the year of its start. */
    cards: z
      .array(z.strictObject({ since: z.int().optional(), title: line(60), text: paragraph }))
      .min(5)
      .max(6),
  }),
  director: message,
  advisor: message,
  vision: z.strictObject({ heading: line(60), text: paragraph }),
  mission: z.strictObject({ heading: line(60), text: paragraph }),
  value: z.strictObject({ heading: line(60), text: paragraph }),
  reasons: z.strictObject({
    heading: line(80),
    lead: paragraph,
    items: z.array(entry.extend({ icon: glyph })).length(4),
  }),
  team: z.strictObject({
    heading: line(80),
    lead: paragraph,
    /** The caption of the table, and the headings of its columns. */
    caption: line(60),
    columns: z.tuple([line(30), line(30), line(30)]),
    cards: z
      .array(
        z.strictObject({
          practice: line(40),
          role: line(60),
          /** The responsibility of this role. */
          answersFor: paragraph,
        }),
      )
      .length(8),
  }),
  call: z.strictObject({ heading: line(90), label: line(30), href: sitePath }),
});

/** /career: the page around the job board. */
export const careerSchema = z.strictObject({
  meta,
  heading: line(80),
  lead: paragraph,
  picture,
  /** Label of the link from the banner to the job board. */
  toBoard: line(40),
  hiring: z.strictObject({
    heading: line(60),
    lead: paragraph,
    /** The stepper; the first is selected by default. */
    steps: z.array(z.strictObject({ label: line(40), content: wordCount(45, 80) })).length(5),
  }),
  board: z.strictObject({
    heading: line(60),
    lead: paragraph,
    /** Shown without matches, beside the button that clears the filters. */
    empty: line(160),
  }),
  /** What is the same for all applicants; each answer has an anchor. */
  forAll: z.strictObject({
    heading: line(60),
    lead: line(90),
    items: z
      .array(z.strictObject({ id: slug, title: line(60), text: wordCount(30, 70) }))
      .min(4)
      .max(8),
  }),
  /** Heading of the three assurances for applicants. */
  assurances: line(60),
  fairness: passage,
  fees: passage,
  data: passage,
  /** Texts of the application pages. */
  apply: z.strictObject({
    /** Label of the link from the banner to the form. */
    link: line(40),
    /** How the site handles the form. */
    note: paragraph,
    /** Replaces the form after the closing date. */
    over: line(90),
    /** Label of the link to `forAll`. */
    forAll: line(90),
    /** Shown before mail and telephone. */
    questions: line(60),
    /** Heading of the jobs of the same category. */
    others: line(60),
    /** Label of the link to the board. */
    all: line(40),
  }),
  /** Replaces the form without JavaScript, before mail and telephone. */
  noScript: line(160),
});

/** Texts around one of the two provider forms, /contact-us and /enquiry. */
const formPage = z.strictObject({
  meta,
  heading: line(80),
  lead: paragraph,
  form: z.strictObject({ heading: line(60), lead: paragraph }),
  /** What to prepare before writing. */
  prepare: z.strictObject({ heading: line(60), items: texts(line(200)).min(3).max(6) }),
  /** Where the browser stores the text until it is sent. */
  draftNote: line(200),
  /** Replaces the form without JavaScript, before the mail and telephone links. */
  noScript: line(160),
});

export const contactSchema = formPage.extend({
  picture,
  /** The words of the three rows to tap; `writeFor` stands without a promised time of answer. */
  taps: z.strictObject({
    call: line(12),
    chat: line(12),
    chatFor: line(40),
    write: line(12),
    writeFor: line(40),
  }),
  /** What happens to a sent message. */
  afterwards: passage,
  offices: z.strictObject({ heading: line(60), lead: paragraph }),
});

export const enquirySchema = formPage.extend({
  picture,
  form: formPage.shape.form.extend({
    /** The collapsed group of optional fields. */
    details: z.strictObject({ summary: line(40), names: line(120) }),
  }),
  /** Telephone and hours beside the form. */
  call: z.strictObject({ heading: line(40) }),
  /** What happens to a sent message, step by step. */
  afterwards: z.strictObject({
    heading: line(60),
    steps: z
      .array(z.strictObject({ title: line(40), text: paragraph }))
      .min(3)
      .max(5),
  }),
  /** A sample enquiry; `note` states that it is not from a client. */
  sample: z.strictObject({ heading: line(60), product: line(40), text: paragraph, note: line(80) }),
  /** Hint of the product list: what to choose for a service that it does not name. */
  productNote: line(160),
  messageNote: line(160),
  /** Hint of the file field. */
  fileNote: line(200),
  captchaHint: line(160),
  /** Sheets and lists to take away. */
  examples: z.strictObject({ heading: line(60), files: z.array(download).min(1) }),
});

/** What readers ask of every project, in order; also the anchors of the answers on /services. */
export const PROJECT_TOPICS = [
  'project-start',
  'project-people',
  'project-cost',
  'project-failure',
  'project-team',
  'project-parting',
] as const;

/** How a project runs: what is alike for all services and products, said once. */
export const projectSchema = z.strictObject({
  heading: line(60),
  lead: paragraph,
  topics: z.record(
    z.enum(PROJECT_TOPICS),
    z.strictObject({ icon: glyph, title: line(40), text: wordCount(60, 110) }),
  ),
});

/** Front matter of a legal page, content/legal/{slug}.mdx. */
export const legalSchema = z.strictObject({
  title: line(58, 10),
  description: line(165, 50),
  /** The day of the first version. */
  effective: z.iso.date({ error: 'is not a date; write it as 2025-05-06' }),
  /** The current version and its day, as in the last row of the version table. */
  version: line(8),
  revised: z.iso.date({ error: 'is not a date; write it as 2026-11-23' }),
  intro: paragraph,
});

export type About = z.output<typeof aboutSchema>;
export type Career = z.output<typeof careerSchema>;
export type Contact = z.output<typeof contactSchema>;
export type Enquiry = z.output<typeof enquirySchema>;
export type LegalMatter = z.output<typeof legalSchema>;

/** The page /about-us from content/about.ts. Throws ContentError. */
export function defineAbout(entry: z.input<typeof aboutSchema>): About {
  return define('content/about.ts', aboutSchema, entry);
}

/** The page /career from content/career.ts. Throws ContentError. */
export function defineCareer(entry: z.input<typeof careerSchema>): Career {
  return define('content/career.ts', careerSchema, entry);
}

/** The page /contact-us from content/contact.ts. Throws ContentError. */
export function defineContact(entry: z.input<typeof contactSchema>): Contact {
  return define('content/contact.ts', contactSchema, entry);
}

/** The page /enquiry from content/enquiry.ts. Throws ContentError. */
export function defineEnquiry(entry: z.input<typeof enquirySchema>): Enquiry {
  return define('content/enquiry.ts', enquirySchema, entry);
}
