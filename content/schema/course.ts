import { z } from 'zod';
import { coursePath } from '../../lib/routes';
import { define } from './define';
import { ENROLMENT_COURSES } from './options';
import {
  type Addressed,
  glyph,
  line,
  meta,
  paragraph,
  picture,
  question,
  related,
  texts,
} from './parts';
import { bannerTone } from './service';

/** Facts of the Professional Certificate. */
const certificate = z.strictObject({
  rating: z.number().min(0).max(5),
  level: z.enum(['Beginner', 'Intermediate', 'All levels']),
  duration: line(60),
  schedule: line(60).optional(),
  pace: line(60).optional(),
  /**
   * The issuer of the certificate, and the exams of others that the course prepares for.
   */
  note: line(240, 40),
});

/**
 * What is true of every batch. What only the company knows stands in
 * content/data/course-batches.yaml.
 */
const courseFacts = z.strictObject({
  /** What is needed in two words, such as '8 GB', and the details. */
  laptop: z.strictObject({ need: line(12), text: line(200) }),
});

/** A task of the course as the learner sees it, with the checks before it is done. */
const lesson = z.strictObject({
  number: z.int().positive(),
  task: line(30),
  fields: z.array(z.strictObject({ label: line(18), value: line(20) })).length(3),
  /** How many of the five checks are ticked. */
  checked: z.int().min(0).max(5),
});

/** Software or an account that the course needs. */
const labItem = z.strictObject({
  item: line(80),
  text: line(140),
  /** The provider and the payer, unless they differ from batch to batch. */
  paid: line(140).optional(),
});

/** The skills of a public exam, and the modules that prepare for them. */
const exam = z.strictObject({
  caption: line(140),
  rows: z
    .array(
      z.strictObject({
        skill: line(110),
        /** Titles of modules; empty if the course does not teach the skill. */
        modules: texts(line(80)),
      }),
    )
    .min(2)
    .max(8),
  /** The source of the list of skills. */
  note: line(260),
});

/** One module of the syllabus. */
const courseModule = z.strictObject({
  title: line(80),
  /** The title below the band of weeks, where the title itself is too long. */
  short: line(16).optional(),
  /** Whether it is about Indian tax. */
  isTax: z.literal(true).optional(),
  /** Its time or duration, such as 'Weeks 1-2'. */
  when: line(40).optional(),
  topics: texts(line(160)).min(3).max(6),
});

/** A course page; the tabs' keys are about, outcomes, learn and skills. */
const courseEntry = z.strictObject({
  title: line(60),
  /** The text of the course card. */
  desc: line(150, 40),
  topic: z.enum(['ERP', 'Development', 'Data', 'Cloud', 'Marketing', 'Operations']),
  icon: glyph,
  meta,
  /** The lead has at most three lines on a phone. */
  banner: z.strictObject({
    heading: line(70),
    lead: line(120, 60),
    tone: bannerTone,
    /** The object of the course, on its card. */
    picture: picture.pick({ name: true }),
    lesson,
  }),
  /** 60 to 90 words above the tabs. */
  description: z.string().trim().min(320).max(720),
  /** The entry of the enrolment form that the dialog preselects. */
  enrolAs: z.enum(ENROLMENT_COURSES),
  certificate,
  about: z.strictObject({ heading: line(90), paragraphs: texts(paragraph).min(2) }),
  outcomes: z.strictObject({ heading: line(90), items: texts(line(260)).min(6).max(8) }),
  learn: z.strictObject({
    heading: line(90),
    intro: paragraph,
    modules: z.array(courseModule).min(8).max(14),
    /** The results that the learner keeps. */
    projects: texts(line(260)).min(2).max(4),
  }),
  skills: z.strictObject({
    heading: line(90),
    items: texts(line(60)).min(10).max(16),
    /** The relation to public certification, as of a day. */
    certification: paragraph,
    /** Jobs for people with these skills. */
    roles: texts(line(60)).min(2).max(6),
  }),
  facts: courseFacts,
  /** Software and accounts, with the payer. */
  lab: z.array(labItem).min(2).max(6),
  /** Only for courses that name an exam. */
  exam: exam.optional(),
  questions: z.array(question).min(4).max(6),
  related,
});

/** A course whose exam table names only its own modules. */
export const courseSchema = courseEntry.superRefine(({ exam, learn }, context) => {
  const titles = new Set(learn.modules.map(({ title }) => title));
  exam?.rows.forEach(({ modules }, row) => {
    modules.forEach((title, index) => {
      if (titles.has(title)) return;
      context.addIssue({
        code: 'custom',
        path: ['exam', 'rows', row, 'modules', index],
        message: `names the module '${title}', which the course does not have; write a title of learn.modules`,
      });
    });
  });
});

export type Lesson = z.output<typeof lesson>;
export type CourseModule = z.output<typeof courseModule>;
export type CourseEntry = z.output<typeof courseSchema> & Addressed;

/** A course page from content/courses/{slug}.ts. Throws ContentError. */
export function defineCourse(slug: string, entry: z.input<typeof courseSchema>): CourseEntry {
  const file = `content/courses/${slug}.ts`;
  return { slug, path: coursePath(slug), ...define(file, courseSchema, entry) };
}
