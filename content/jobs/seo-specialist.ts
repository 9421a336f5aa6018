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
      'Technical audits, content plans, Business Profile and honest reporting for manufacturers, schools and food brands. Hybrid, full-time or part-time.',
  },
  summary:
    'Our clients sell pumps, spices, school seats and ERP projects, so their searches are few, local and specific. You make them findable, also in answers that never send a click, and report it in numbers that a managing director can check. The post can be held full-time or on fixed part-time days.',
  responsibilities: [
    'Crawl a client’s site on the first day: broken redirects, duplicate titles, orphan pages, anything blocked that should not be.',
    'Build the keyword list from sales calls and Search Console queries before opening any tool.',
    'Plan content by the question that it answers and the person at the client who knows the answer, then interview that person.',
    'Repair internal links and page structure with the web team, change by change, with a note on what each should move.',
    'Keep Google Business Profile true: primary category, hours, photographs, replies to reviews, video verification when it is asked for.',
    'Write for citation in AI answers: a clear claim, a named source, original data; and decline anything that Google’s spam policy covers.',
    'Report monthly from GA4 and Search Console: key events, leads by landing page, brand against non-brand, one thing that did not work.',
  ],
  requirements: [
    'Two to four years in SEO with sites that you can open and discuss.',
    'Screaming Frog or a similar crawler, and regular expressions to tame its export.',
    'GA4 with Tag Manager: you have set up a key event and later found that it counted twice.',
    'HTML, status codes, canonical and hreflang tags, structured data that is still worth having.',
    'Good writing in English and in Hindi.',
    'The nerve to tell a client that a rank cannot be guaranteed and that reviews are not for sale.',
    'For part-time: two or more fixed days a week, one of them in the office.',
  ],
  picture: { name: 'job-digital-marketing', alt: '' },
  posted: '2026-11-13',
});
