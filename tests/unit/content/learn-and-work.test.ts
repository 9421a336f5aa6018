/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { courses, jobs } from '@/content';
import { courseSpans } from '@/lib/course-spans';

const filesOf = (folder: string) =>
  readdirSync(`content/${folder}`)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace('.ts', ''))
    .sort();

test('every course file is a course, by its slug', () => {
  expect(courses.map(({ slug }) => slug).sort()).toEqual(filesOf('courses'));
});

test('every job file is a job, by its name', () => {
  expect(jobs.map(({ file }) => file).sort()).toEqual(filesOf('jobs'));
});

test('titles are unique, also without regard to capitals', () => {
  for (const entries of [courses, jobs]) {
    expect(new Set(entries.map(({ title }) => title.toLowerCase())).size).toBe(entries.length);
  }
});

test('at least two job titles keep the encoding of addresses honest', () => {
  const honest = jobs.filter(({ title }) => title.includes(' ') && /[.&()+]/.test(title));
  expect(honest.length).toBeGreaterThanOrEqual(2);
});

test('every option of the job filters has a job', () => {
  const found = new Set(jobs.flatMap(({ category, type, location }) => [category, type, location]));
  expect([...found].sort()).toEqual(
    [
      ...['Frontend', 'Backend', 'DataBase', 'Digital Marketing', 'Power Bi', 'Cloud'],
      ...['Freelance', 'Full Time', 'Internship'],
      ...['On Site', 'Hybrid', 'Remote'],
    ].sort(),
  );
});

test('Software Testing teaches modules of Web Development, from the same source', () => {
  const topicsOf = (slug: string) =>
    courses.find((course) => course.slug === slug)?.learn.modules.map(({ topics }) => topics) ?? [];
  const web = topicsOf('web-development-details');
  const shared = topicsOf('software-testing-details').filter((topics) =>
    web.some((others) => others.join() === topics.join()),
  );
  expect(shared.length).toBeGreaterThanOrEqual(4);
});

test('every syllabus has its place on the thread of its course', () => {
  for (const { learn } of courses) {
    expect(courseSpans(learn.modules.map(({ when }) => when))).not.toBeNull();
  }
});
