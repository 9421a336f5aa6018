import { defineJob } from '../schema/job';

export const job = defineJob('seo-specialist', {
  title: 'SEO Specialist',
  category: 'Digital Marketing',
  type: 'Full Time',
  typeText: 'Full Time, Part Time',
  location: 'Hybrid',
  meta: [
    { icon: 'clock', text: '2 to 4 years' },
    { icon: 'location', text: 'Noida, office and home days by agreement' },
    { icon: 'calendar', text: 'Full-time, or part-time on fixed days' },
  ],
  seo: {
    title: 'SEO specialist job in Noida, full or part time',
    description:
      'Technical audits, content plans, Business Profile and reports that an owner can check, for companies such as manufacturers. Hybrid, full-time or part-time.',
  },
  summary:
    'You make business websites easy to find, also in AI answers, and report results that an owner can check. A maker of pumps, for example, has few searches a month, and each is very specific. You can work full-time or part-time on fixed days.',
  responsibilities: [
    'Crawl a client’s site on the first day: broken redirects, duplicate titles, orphan pages, blocked pages.',
    'Build the keyword list from sales calls, Search Console and keyword tools.',
    'Plan content by customer question, and interview the person at the client who knows the answer.',
    'Improve internal links and page structure with the web team, one change at a time.',
    'Maintain Google Business Profiles: category, hours, photos, replies to reviews, video verification.',
    'Write so that AI answers can cite it: a clear claim, a named source, original data.',
    'Report monthly from GA4 and Search Console: key events, leads by page, brand and non-brand searches.',
  ],
  requirements: [
    'Two to four years in SEO, with sites that you can show.',
    'Screaming Frog or a similar crawler, and regular expressions.',
    'GA4 with Tag Manager, key events included.',
    'HTML, status codes, canonical and hreflang tags, structured data.',
    'Good writing in English and in Hindi.',
    'The courage to tell a client that nobody can guarantee a rank.',
    'For part-time: two or more fixed days a week, one of them at the office.',
  ],
  facts: {
    hours: 'Office and home days; part-time on fixed days.',
    tools: 'Search Console, GA4, Tag Manager, Screaming Frog, a keyword tool.',
    bond: 'None. You sign no bond, and we keep no original certificates.',
    process: 'Five steps, listed on the career page.',
  },
  experienceMonths: 24,
  picture: { name: 'job-digital-marketing', alt: '' },
  posted: '2026-11-13',
});
