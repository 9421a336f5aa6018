import { z } from 'zod';
import { PATHS } from '../lib/routes';
import { define } from './schema/define';
import { line, paragraph, picture, sitePath } from './schema/parts';
import { COUNTS, capitalized } from './site/counts';

const schema = z.strictObject({
  title: line(60, 10),
  heading: line(60),
  lead: paragraph,
  picture,
  home: line(30),
  ways: z.strictObject({
    heading: line(60),
    pages: z
      .array(z.strictObject({ label: line(30), href: sitePath, about: line(140, 30) }))
      .min(4),
  }),
  post: z.strictObject({ heading: line(60), lead: paragraph, link: line(30) }),
});

export const missingPage = define('content/missing-page.ts', schema, {
  title: 'Page not found',
  heading: 'Page not found',
  lead: 'There is no page at this address. The address may have a typing mistake, or the page has been removed. These pages may help you.',
  picture: {
    name: 'loose-thread',
    alt: 'Three threads; one has left its place, which stitches mark, and hangs from a needle',
  },
  home: 'To the home page',
  ways: {
    heading: 'Main pages',
    pages: [
      {
        label: 'Services',
        href: PATHS.services,
        about: 'ERP, reports, cloud, applications, websites, marketing and design.',
      },
      {
        label: 'Products',
        href: PATHS.products,
        about: 'Gate passes, quality, maintenance, visitors and HRMS.',
      },
      {
        label: 'Courses',
        href: PATHS.edTech,
        about: `${capitalized(COUNTS.courses)} certificate courses, each with its full syllabus.`,
      },
      {
        label: 'Blog',
        href: PATHS.blog,
        about:
          'Articles on ERP projects, machine data, websites and marketing, with tables to use at work.',
      },
      {
        label: 'Career',
        href: PATHS.career,
        about: 'Our jobs, and how we hire in five steps.',
      },
      {
        label: 'Contact',
        href: PATHS.contact,
        about: 'Tell us what you were looking for, by form, email or phone.',
      },
    ],
  },
  post: {
    heading: 'Blog not found.',
    lead: 'There is no article with this number. The blog page lists all articles.',
    link: 'All articles',
  },
});
