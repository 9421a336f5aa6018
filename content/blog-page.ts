import { z } from 'zod';
import { define } from './schema/define';
import { line, meta, paragraph } from './schema/parts';

const schema = z.strictObject({
  meta,
  heading: line(60),
  lead: paragraph,
  feed: line(40),
  /** The words around an article. */
  article: z.strictObject({
    contents: line(40),
    recent: line(40),
    follow: z.literal('Follow Us'),
    related: line(60),
    previous: line(40),
    next: line(40),
    call: line(80),
  }),
});

export type BlogPage = z.output<typeof schema>;

/** The words of the blog's list and of what stands around each article. */
export const blogPage = define('content/blog-page.ts', schema, {
  meta: {
    title: 'Blog: ERP, plants, websites and marketing',
    description:
      'Articles on ERP projects, Business Central in India, machine data, websites, marketing and meetings, each with a table or sheet to use at work.',
  },
  heading: 'Read it today, use it on Monday',
  lead: 'Each article makes one claim, shows how to check it and leaves you a table, a list or a sheet to take to your desk. The teams that do the work write them.',
  feed: 'RSS feed with full text',
  article: {
    contents: 'In this article',
    recent: 'Recent posts',
    follow: 'Follow Us',
    related: 'Where this is put to work',
    previous: 'Previous article',
    next: 'Next article',
    call: 'Tell us where your plant differs from the article',
  },
});
