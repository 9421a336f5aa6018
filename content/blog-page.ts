import { z } from 'zod';
import { define } from './schema/define';
import { line, meta, paragraph } from './schema/parts';

const schema = z.strictObject({
  meta,
  heading: line(60),
  lead: paragraph,
  /** As long as the dates and authors of posts are samples. */
  samples: line(60),
  feed: line(40),
  call: line(90),
  article: z.strictObject({
    contents: line(40),
    recent: line(40),
    follow: z.literal('Follow Us'),
    related: line(60),
    previous: line(40),
    next: line(40),
    call: line(80),
    verb: line(24),
  }),
});

export type BlogPage = z.output<typeof schema>;

export const blogPage = define('content/blog-page.ts', schema, {
  meta: {
    title: 'Blog: ERP, plants, websites and marketing',
    description:
      'Articles on ERP projects, Business Central in India, machine data, websites, marketing and meetings, each with a table or sheet to use at work.',
  },
  heading: 'Blog: articles to use at work',
  lead: 'Each article explains one subject and ends with a table, a checklist or a sheet that you can use.',
  samples: 'Dates and authors are samples.',
  feed: 'RSS feed with full text',
  call: 'Ask us about one of these subjects.',
  article: {
    contents: 'In this article',
    recent: 'Recent posts',
    follow: 'Follow Us',
    related: 'Related services and courses',
    previous: 'Previous article',
    next: 'Next article',
    call: 'Ask us about this article',
    verb: 'Ask about this topic',
  },
});
