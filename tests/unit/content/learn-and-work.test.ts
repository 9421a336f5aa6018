/** @jest-environment node */
import type { z } from 'zod';
import { career, courses, edTech, jobs } from '@/content';
import { course as businessCentral } from '@/content/courses/business-central-details';
import { defineCourse } from '@/content/schema/course';
import { define } from '@/content/schema/define';
import { exercise } from '@/content/schema/exercise';
import { courseSpans } from '@/lib/course-spans';
import { coursePath } from '@/lib/routes';
import { jobOf } from '../job';

type Step = z.input<typeof exercise>['tasks'][number]['solution'][number];

const exerciseWith = (step: Step) =>
  define('content/courses/example.ts', exercise, {
    title: 'Stock',
    minutes: 15,
    tasks: [{ text: 'You buy 380 seal kits at Rs 40. What changes?', solution: [step] }],
    note: 'Easy?',
  });

test('every syllabus has its place on the thread of its course', () => {
  for (const { learn } of courses) {
    expect(courseSpans(learn.modules.map(({ when }) => when))).not.toBeNull();
  }
});

/** As of 2026. */
const RETIRED = ['AZ-204', 'AZ-500', 'DP-100', 'AI-900', 'PL-200', '70-480'];

test('a course that names an exam or certificate to prepare for shows how its modules do so', () => {
  const without = courses.filter(({ exam }) => !exam).map(({ slug }) => slug);
  expect(without.sort()).toEqual([
    'application-development-details',
    'software-testing-details',
    'web-development-details',
  ]);
});

test('a retired exam is named only as retired', () => {
  const names = (text: string) => RETIRED.some((code) => text.includes(code));
  for (const { skills, questions, ...rest } of courses) {
    const passages = [
      skills.certification,
      ...questions.map(({ question, answer }) => `${question} ${answer}`),
    ];
    for (const passage of passages.filter(names)) expect(passage).toMatch(/retired/);
    expect(names(JSON.stringify(rest))).toBe(false);
  }
});

test('an exam table may name only modules that its course has', () => {
  const { slug, path, exam, lab, ...rest } = businessCentral;
  if (!exam) throw new Error('the course names no exam');
  expect(path).toBe(coursePath(slug));
  const rows = [{ skill: 'Set up', modules: ['Finanse'] }, ...exam.rows];
  expect(() => defineCourse(slug, { ...rest, lab: [...lab], exam: { ...exam, rows } })).toThrow(
    `content/courses/${slug}.ts: exam.rows[0].modules[0] names the module 'Finanse', which the course does not have`,
  );
});

const figure = (text: string): number => Number(/[\d,.]+$/.exec(text)?.[0].replaceAll(',', ''));

test('what an exercise books has equal debit and credit in each task', () => {
  for (const { slug, exercise } of courses) {
    for (const { solution } of exercise.tasks) {
      const sumOf = (side: string) =>
        solution
          .filter(({ what }) => what.endsWith(`, ${side}`))
          .reduce((sum, { result }) => sum + figure(result), 0);
      expect({ slug, debit: sumOf('debit') }).toEqual({ slug, debit: sumOf('credit') });
    }
  }
});

test('an exercise calculates its results, and refuses what cannot be calculated', () => {
  const [first] = businessCentral.exercise.tasks;
  expect(first?.solution.map(({ what, result }) => `${what}: ${result}`)).toEqual([
    'Stock, debit: 380 x 40 = 15,200',
    'Input CGST, debit: 9% x 15,200 = 1,368',
    'Input SGST, debit: 9% x 15,200 = 1,368',
    'Vendor, credit: 15,200 + 1,368 + 1,368 = 17,936',
  ]);
  expect(() => exerciseWith({ what: 'Stock', sum: 'many' })).toThrow('cannot be calculated');
  expect(() => exerciseWith({ what: 'Stock' })).toThrow('needs either `sum`');
});

test('the file of an exercise has its tasks, and below them the solution', () => {
  const text = courses.find(({ slug }) => slug === businessCentral.slug)?.exerciseFile.text ?? '';
  const [title, ...lines] = text.split('\r\n');
  expect(title).toBe('\u{FEFF}Exercise on paper: One purchase invoice,15 minutes');
  const at = (start: string) => lines.findIndex((line) => line.startsWith(start));
  expect(at('Task 2')).toBeLessThan(at('Solution'));
  expect(lines).toContain('Task 1,"Stock, debit","380 x 40 = 15,200",');
});

test('the last milestone of a course is its last week', () => {
  for (const { learn, milestones } of courses) {
    const { total } = courseSpans(learn.modules.map(({ when }) => when)) ?? {};
    expect(milestones.at(-1)?.after).toMatch(new RegExp(`\\b${total}\\b`));
  }
});

test('the example of a week has the hours that a course takes', () => {
  const hours = edTech.week.days.reduce((sum, day) => sum + day.hours, 0);
  expect(hours).toBe(10);
});

test.each(jobs.map((job) => [job.title, job] as const))(
  'the job %s says its tools, asks for what is not filled in, and an internship has one legal form',
  (_title, { type, facts, opening, form, bond, meta }) => {
    expect(facts.tools.length).toBeGreaterThan(9);
    expect(facts.outcome !== undefined).toBe(type === 'Internship');
    expect(form !== undefined).toBe(type === 'Internship');
    if (form) expect(meta[0]?.text).toBe(form.duration);
    const pay = { 'Full Time': 'pay', Freelance: 'rate', Internship: 'stipend' }[type];
    expect(opening.ask.includes(pay)).toBe(opening.pay === undefined);
    expect(opening.ask.includes('bonds')).toBe(type !== 'Freelance' && bond === undefined);
  },
);

test('no apprenticeship is shorter than six months', () => {
  expect(career.forms.apprentice.duration).toMatch(/^(?:[6-9]|1\d) to \d+ months$/);
});

test('a job promises nothing that only the company can promise', () => {
  for (const job of jobs) {
    expect(JSON.stringify(job)).not.toMatch(/no bond|bring you home|no original certificates/i);
  }
});

test('a job on site at clients says where, and a remote one does not', () => {
  expect(() => jobOf('Freelance', { location: 'Remote', clientArea: 'Delhi NCR' })).toThrow(
    'content/jobs/clerk.ts: clientArea is for work on site; leave it out of a remote job',
  );
});

test('an internship that does not say what the intern has at the end fails the build', () => {
  const { facts } = jobOf('Internship');
  expect(() => jobOf('Internship', { facts: { ...facts, outcome: undefined } })).toThrow(
    'content/jobs/clerk.ts: facts.outcome is missing; say what the intern has at the end',
  );
});

test('a job is called a job', () => {
  for (const { file, ...job } of jobs) {
    expect(`${file} ${JSON.stringify(job)}`).not.toMatch(/\b(this|a|the|full-time) post\b/i);
  }
});
