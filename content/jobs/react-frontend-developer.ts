import { defineJob } from '../schema/job';

export const job = defineJob('react-frontend-developer', {
  title: 'React Frontend Developer',
  category: 'Frontend',
  type: 'Full Time',
  location: 'On Site',
  meta: [
    { icon: 'clock', text: '2 to 4 years of front-end work' },
    { icon: 'location', text: 'Corporate office, Noida' },
    { icon: 'people', text: 'Reports to the web practice lead' },
  ],
  seo: {
    title: 'React frontend developer job in Noida',
    description:
      'Build React 19 and TypeScript screens for ERP add-ons and portals in Noida: components, API work, tests, Web Vitals. See the duties and requirements.',
  },
  summary:
    'You build the screens of our ERP add-ons and portals in React 19 and TypeScript. A storekeeper uses them all day on an old phone, where one lost tap is a wrong stock figure.',
  responsibilities: [
    'Build each screen with its states: empty, loading, filled, error, offline.',
    'Build form, table and dialog components that other projects reuse.',
    'Agree field names and errors in the OpenAPI file before coding.',
    'Write unit tests, and a Playwright test where stock or money moves.',
    'Find out why a page misses 2.5 s LCP or 200 ms INP.',
    'Review pull requests of colleagues every day.',
    'Check each release by keyboard, by screen reader and at 320 px.',
  ],
  requirements: [
    'Two to four years of paid work, most of it in React.',
    'TypeScript in strict mode; hooks, context, data fetching.',
    'HTML and CSS without a component kit.',
    'Git: small commits, rebased branches, reasons in pull requests.',
    'Tests that you kept alive through a redesign.',
    'One project: what you chose, what it cost, what you would change.',
  ],
  facts: {
    tools: 'React 19, TypeScript, Testing Library, Playwright, Git, OpenAPI.',
  },
  experienceMonths: 24,
  picture: { name: 'job-frontend', alt: '' },
});
