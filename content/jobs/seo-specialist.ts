import { defineJob } from '../schema/job';

export const job = defineJob('seo-specialist', {
  title: 'SEO Specialist',
  category: 'Digital Marketing',
  type: 'Full Time',
  typeText: 'Full Time, Part Time',
  location: 'Hybrid',
  meta: [
    { icon: 'clock', text: '2 to 4 years' },
    { icon: 'location', text: 'Noida and home' },
    { icon: 'calendar', text: 'Full-time, or part-time on fixed days' },
  ],
  seo: {
    title: 'SEO specialist job in Noida, full or part time',
    description:
      'Technical audits, content plans, Business Profile and reports that an owner can check, for companies such as manufacturers. Hybrid, full-time or part-time.',
  },
  summary:
    'A maker of pumps has few searches a month, each exact, so you make such sites easy to find, also in AI answers. You report what an owner can check.',
  responsibilities: [
    'Crawl the site on day one: redirects, duplicate titles, orphan pages.',
    'Build the keyword list from sales calls and Search Console, plan content by customer question, and interview the person who knows.',
    'Improve links and page structure with the web team, step by step.',
    'Maintain Google Business Profiles, with their reviews and verification.',
    'Write what AI answers can cite: a claim, a source, own data.',
    'Report monthly from GA4: key events, leads by page.',
  ],
  requirements: [
    'Two to four years in SEO, with sites that you can show.',
    'Screaming Frog or similar, and regular expressions.',
    'GA4 with Tag Manager, key events included.',
    'HTML, status codes, canonical and hreflang tags, structured data.',
    'Good writing in English and in Hindi.',
    'The courage to tell a client that nobody can promise a rank.',
  ],
  facts: {
    hours: 'Office and home days. Part-time: two or more fixed days, one at the office.',
    tools: 'Search Console, GA4, Tag Manager, Screaming Frog, a keyword tool.',
  },
  experienceMonths: 24,
  picture: { name: 'job-digital-marketing', alt: '' },
});
