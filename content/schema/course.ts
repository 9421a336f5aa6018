import { z } from 'zod';
import { coursePath } from '../../lib/routes';
import { define } from './define';
import { exercise } from './exercise';
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

/** What the comparison of all courses says of this one. */
const comparison = z.strictObject({
  bring: line(50),
  coding: line(40),
  exam: line(60),
});

const certificate = z.strictObject({
  rating: z.number().min(0).max(5),
  level: z.enum(['Beginner', 'Intermediate', 'All levels']),
  duration: line(60),
  schedule: line(60).optional(),
  pace: line(60).optional(),
  /** Which exam of others the course prepares for. */
  note: line(240, 30),
});

/** True of every batch; the rest is in content/data/course-batches.yaml. */
const courseFacts = z.strictObject({
  laptop: z.strictObject({ need: line(12), text: line(200) }),
});

const lesson = z.strictObject({
  number: z.int().positive(),
  task: line(30),
  fields: z.array(z.strictObject({ label: line(18), value: line(20) })).length(3),
  checked: z.int().min(0).max(5),
});

const labItem = z.strictObject({
  item: line(80),
  text: line(140),
  paid: line(140).optional(),
});

const exam = z.strictObject({
  caption: line(140),
  rows: z
    .array(
      z.strictObject({
        skill: line(110),
        /** Empty if the course does not teach the skill. */
        modules: texts(line(80)),
      }),
    )
    .min(2)
    .max(8),
  /** Points and validity, the day of the guide, and what is taught although it is not asked. */
  note: line(480),
});

const milestone = z.strictObject({
  /** 'Week 4', or the hours after which a course without weeks has it. */
  after: line(12),
  text: line(140),
});

const courseModule = z.strictObject({
  title: line(80),
  /** Where the title is too long for the band of weeks. */
  short: line(16).optional(),
  isTax: z.literal(true).optional(),
  /** Such as 'Weeks 1-2'. */
  when: line(40).optional(),
  topics: texts(line(160)).min(3).max(6),
});

const courseEntry = z.strictObject({
  title: line(60),
  desc: line(150, 40),
  topic: z.enum(['ERP', 'Development', 'Data', 'Cloud', 'Marketing', 'Operations']),
  icon: glyph,
  meta,
  banner: z.strictObject({
    heading: line(70),
    lead: line(120, 60),
    tone: bannerTone,
    picture: picture.pick({ name: true }),
    lesson,
  }),
  /** 50 to 90 words above the tabs. */
  description: z.string().trim().min(280).max(720),
  enrolAs: z.enum(ENROLMENT_COURSES),
  /** Below the list, where another entry than the preselected one may be meant. */
  enrolHint: line(90).optional(),
  certificate,
  about: z.strictObject({ heading: line(90), paragraphs: texts(paragraph).min(1) }),
  /** Ends 'Not for you if ...'. */
  notFor: line(110).regex(/^you .*[^.]$/, {
    error: 'is the end of "Not for you if ..."; begin with "you" and leave out the full stop',
  }),
  comparison,
  milestones: z.array(milestone).min(2).max(4),
  exercise,
  outcomes: z.strictObject({ heading: line(90), items: texts(line(260)).min(6).max(8) }),
  learn: z.strictObject({
    heading: line(90),
    intro: paragraph,
    modules: z.array(courseModule).min(8).max(14),
    projects: texts(line(260)).min(2).max(4),
  }),
  skills: z.strictObject({
    heading: line(90),
    items: texts(line(60)).min(10).max(16),
    certification: paragraph,
    roles: texts(line(60)).min(2).max(6),
  }),
  facts: courseFacts,
  lab: z.array(labItem).min(2).max(6),
  exam: exam.optional(),
  questions: z.array(question).min(3).max(6),
  /** Whose marks stand on the page. */
  trademarks: line(400),
  related,
});

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

export function defineCourse(slug: string, entry: z.input<typeof courseSchema>): CourseEntry {
  const file = `content/courses/${slug}.ts`;
  return { slug, path: coursePath(slug), ...define(file, courseSchema, entry) };
}
