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
    'You build the screens of our ERP add-ons and client portals in React 19 and TypeScript. Storekeepers and finance staff use them every day, some of them on old phones. You test the screens and keep them fast.',
  responsibilities: [
    'Build each screen with all its states: empty, loading, filled, error and offline.',
    'Build form, table and dialog components that other projects reuse, with labels and keyboard support.',
    'Agree field names and error formats with the backend team in the OpenAPI file before coding.',
    'Write unit tests with Testing Library, and a Playwright test for each flow that moves stock or money.',
    'Find out why a page misses 2.5 s for LCP, 200 ms for INP or 0.1 for CLS, and fix it.',
    'Review colleagues’ pull requests every day.',
    'Check each release at 200% text, at 320 px width, by keyboard and with a screen reader (WCAG 2.2 AA).',
  ],
  requirements: [
    'Two to four years of paid front-end work, most of it in React.',
    'TypeScript in strict mode; hooks, context and data fetching.',
    'HTML and CSS without a component kit: form semantics, grid, flex, container queries.',
    'Git: small commits, rebased branches, pull requests with a reason.',
    'Tests that you wrote and maintained through a redesign.',
    'One past project that you can explain: what you chose, what it cost, what you would change.',
  ],
  facts: {
    tools: 'React 19, TypeScript, Testing Library, Playwright, Git, OpenAPI.',
    bond: 'None. You sign no bond, and we keep no original certificates.',
    process: 'Five steps, listed on the career page.',
  },
  experienceMonths: 24,
  picture: { name: 'job-frontend', alt: '' },
  posted: '2026-11-16',
});
