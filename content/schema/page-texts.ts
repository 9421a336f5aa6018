import { z } from 'zod';
import { define } from './define';
import { download } from './evidence';
import { INTERN_FORMS, promiseName } from './job-openings';
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
import { practice } from './proofs';
import { bannerTone } from './service';

const passage = z.strictObject({ heading: line(80), paragraphs: texts(paragraph).min(1) });

/** 80 to 130 words. */
const message = z.strictObject({
  heading: line(60),
  paragraphs: z
    .array(paragraph)
    .min(2)
    .refine(
      (paragraphs) => {
        const total = words(paragraphs.join(' '));
        return total >= 80 && total <= 130;
      },
      {
        error: (issue) =>
          `has ${Array.isArray(issue.input) ? words(issue.input.join(' ')) : 0} words in all; write between 80 and 130`,
      },
    ),
  /** Never a personal name. */
  signed: line(40),
});

export const aboutSchema = z.strictObject({
  meta,
  banner: z.strictObject({
    heading: line(80),
    lead: paragraph,
    tone: bannerTone,
    picture,
    figures: z
      .array(z.strictObject({ figure: line(4), text: line(40), basis: line(60) }))
      .length(4),
  }),
  introduction: passage.extend({
    profile: z
      .array(z.strictObject({ term: line(40), fact: z.string().max(300).optional() }))
      .min(4)
      .max(11),
  }),
  name: passage.extend({ more: line(80), paragraphs: texts(paragraph).length(3) }),
  /** Names what came with the site. */
  sampleNote: z.strictObject({
    lead: line(60),
    names: z.strictObject({ nameMeaning: line(40), history: line(40), messages: line(40) }),
  }),
  history: z.strictObject({
    heading: line(80),
    lead: paragraph,
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
    cards: z
      .array(
        z.strictObject({
          id: practice,
          practice: line(40),
          role: line(60),
          answersFor: paragraph,
        }),
      )
      .length(8),
  }),
  call: z.strictObject({ heading: line(90), label: line(30), href: sitePath }),
});

export const careerSchema = z.strictObject({
  meta,
  heading: line(80),
  lead: paragraph,
  picture,
  toBoard: line(40),
  hiring: z.strictObject({
    heading: line(60),
    lead: paragraph,
    steps: z
      .array(
        z.strictObject({
          label: line(40),
          content: wordCount(25, 50),
          promise: promiseName.optional(),
        }),
      )
      .length(5),
  }),
  board: z.strictObject({
    heading: line(60),
    /** While no job is advertised. */
    standing: line(200),
    /** While some are. */
    open: line(200),
    hint: line(160),
    empty: line(160),
  }),
  forAll: z.strictObject({
    heading: line(60),
    lead: line(90),
    items: z
      .array(
        z.strictObject({
          id: slug,
          title: line(60),
          text: wordCount(20, 60),
          promise: promiseName.optional(),
        }),
      )
      .min(4)
      .max(8),
  }),
  /** Each says one or the other once the company has decided. */
  promises: z.record(promiseName, z.strictObject({ yes: line(160), no: line(160) })),
  /** Before what is not decided yet. */
  undecided: line(90),
  forms: z.record(
    z.enum(INTERN_FORMS),
    z.strictObject({ duration: line(40), pay: line(20), text: paragraph }),
  ),
  assurances: z.strictObject({ heading: line(60), lead: line(160) }),
  fairness: passage,
  fees: passage.extend({ promise: promiseName.optional() }),
  data: passage,
  call: z.strictObject({ heading: line(60), text: line(140) }),
  apply: z.strictObject({
    link: line(40),
    note: paragraph,
    standing: line(90),
    periods: line(60),
    over: line(90),
    steps: line(60),
    forAll: line(90),
    freelance: line(160),
    others: line(60),
    all: line(40),
    task: z.strictObject({
      /** Among the facts of a job. */
      term: line(30),
      time: line(60),
      heading: line(60),
      note: line(120),
      handIn: line(30),
      judged: line(30),
      answer: line(30),
    }),
  }),
  noScript: line(160),
});

const formPage = z.strictObject({
  meta,
  heading: line(80),
  lead: paragraph,
  form: z.strictObject({ heading: line(60), lead: paragraph }),
  prepare: z.strictObject({ heading: line(60), items: texts(line(200)).min(3).max(6) }),
  draftNote: line(200),
  noScript: line(160),
});

export const contactSchema = formPage.extend({
  picture,
  /** `writeFor` stands without a promised time of answer. */
  taps: z.strictObject({
    call: line(12),
    chat: line(12),
    chatFor: line(40),
    write: line(12),
    writeFor: line(40),
  }),
  afterwards: passage,
  offices: z.strictObject({ heading: line(60), lead: paragraph }),
  /** `goes` continues with the officer. */
  complaint: z.strictObject({ heading: line(60), goes: line(120), then: line(160) }),
});

export const enquirySchema = formPage.extend({
  picture,
  form: formPage.shape.form.extend({
    details: z.strictObject({ summary: line(40), names: line(120) }),
  }),
  call: z.strictObject({ heading: line(40) }),
  afterwards: z.strictObject({
    heading: line(60),
    steps: z
      .array(z.strictObject({ title: line(40), text: paragraph }))
      .min(3)
      .max(5),
  }),
  /** `note` states that it is not from a client. */
  sample: z.strictObject({ heading: line(60), product: line(40), text: paragraph, note: line(80) }),
  productNote: line(160),
  messageNote: line(160),
  fileNote: line(200),
  captchaHint: line(160),
  examples: z.strictObject({ heading: line(60), files: z.array(download).min(1) }),
});

/** Also the anchors on /services. */
export const PROJECT_TOPICS = [
  'project-start',
  'project-people',
  'project-cost',
  'project-failure',
  'project-team',
  'project-parting',
] as const;

export const projectSchema = z.strictObject({
  heading: line(60),
  lead: paragraph,
  sheets: line(60),
  topics: z.record(
    z.enum(PROJECT_TOPICS),
    z.strictObject({ title: line(40), text: wordCount(20, 60) }),
  ),
});

export const legalSchema = z.strictObject({
  title: line(58, 10),
  description: line(165, 50),
  effective: z.iso.date({ error: 'is not a date; write it as 2025-05-06' }),
  version: line(8),
  revised: z.iso.date({ error: 'is not a date; write it as 2026-11-23' }),
  /** Of the text and of the company's data that it prints; a change of either asks for a new version. */
  fingerprint: line(8, 8),
  intro: paragraph,
  /** What it is, what a reader may ask for, whom he writes to. */
  summary: z.array(line(160)).length(3),
});

export type About = z.output<typeof aboutSchema>;
export type Career = z.output<typeof careerSchema>;
export type Contact = z.output<typeof contactSchema>;
export type Enquiry = z.output<typeof enquirySchema>;
export type LegalMatter = z.output<typeof legalSchema>;

export function defineAbout(entry: z.input<typeof aboutSchema>): About {
  return define('content/about.ts', aboutSchema, entry);
}

export function defineCareer(entry: z.input<typeof careerSchema>): Career {
  return define('content/career.ts', careerSchema, entry);
}

export function defineContact(entry: z.input<typeof contactSchema>): Contact {
  return define('content/contact.ts', contactSchema, entry);
}

export function defineEnquiry(entry: z.input<typeof enquirySchema>): Enquiry {
  return define('content/enquiry.ts', enquirySchema, entry);
}
