import { z } from 'zod';
import { define } from './define';
import { ENROLMENT_COURSES } from './options';
import { line, meta, paragraph, picture, related } from './parts';
import { bannerTone } from './service';

/** Facts of the Professional Certificate card (section 2 of the specification). */
const certificate = z.strictObject({
  rating: z.number().min(0).max(5),
  level: z.enum(['Beginner', 'Intermediate', 'All levels']),
  duration: line(60),
  schedule: line(60).optional(),
  pace: line(60).optional(),
});

/** One module of the syllabus. */
const courseModule = z.strictObject({
  title: line(80),
  /** When it is taught or how long it takes, such as 'Weeks 1-2'. */
  when: line(40).optional(),
  topics: z.array(line(160)).min(3).max(6),
});

/** A course page; the tabs' keys are about, outcomes, learn and skills. */
export const courseSchema = z.strictObject({
  title: line(60),
  /** What a course card says. */
  desc: line(150, 40),
  topic: z.enum(['ERP', 'Development', 'Data', 'Cloud', 'Marketing', 'Operations']),
  meta,
  banner: z.strictObject({ heading: line(70), tone: bannerTone, picture }),
  /** 60 to 90 words below the title. */
  description: z.string().trim().min(320).max(720),
  /** The entry of the enrolment form that the dialog preselects (decision 11). */
  enrolAs: z.enum(ENROLMENT_COURSES),
  certificate,
  about: z.strictObject({ heading: line(90), paragraphs: z.array(paragraph).min(2) }),
  outcomes: z.strictObject({ heading: line(90), items: z.array(line(260)).min(6).max(8) }),
  learn: z.strictObject({
    heading: line(90),
    intro: paragraph,
    modules: z.array(courseModule).min(8).max(14),
    /** What the learner makes and keeps. */
    projects: z.array(line(260)).min(2).max(4),
  }),
  skills: z.strictObject({
    heading: line(90),
    items: z.array(line(60)).min(10).max(16),
    /** How the course relates to public certification, true on the day. */
    certification: paragraph,
    /** Posts that people with these skills hold. */
    roles: z.array(line(60)).min(2).max(6),
  }),
  related,
});

export type CourseModule = z.output<typeof courseModule>;
export type Course = z.output<typeof courseSchema> & { readonly slug: string };

/** A course page from content/courses/{slug}.ts. Throws ContentError. */
export function defineCourse(slug: string, entry: z.input<typeof courseSchema>): Course {
  return { slug, ...define(`content/courses/${slug}.ts`, courseSchema, entry) };
}
