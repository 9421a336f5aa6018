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
    'Your screens are opened by a storekeeper between two trucks, by a finance head at month end and by a learner on an old phone. You write them in React 19 and TypeScript, test them by role and name, and answer for how soon they can be used.',
  responsibilities: [
    'Take a screen from the analyst’s sketch to production with its empty, loading, error and offline states, and not the filled one alone.',
    'Build the form, table and dialog components that other projects reuse, with labels and keyboard behaviour settled once.',
    'Agree field names and error shapes with the backend team in the OpenAPI file before either side writes a line.',
    'Write unit tests with Testing Library, and a Playwright path for each flow that moves stock or money.',
    'Trace why a page misses 2.5 s for LCP, 200 ms for INP or 0.1 for CLS on a real phone, and mend the cause.',
    'Read colleagues’ pull requests every day and say what would break, and for whom.',
    'Go through each release at 200% zoom, by keyboard alone and with a screen reader, against WCAG 2.2 AA.',
  ],
  requirements: [
    'Two to four years of paid front-end work, most of it in React.',
    'TypeScript in strict mode; hooks, context and data fetching, and no state library until one is needed.',
    'HTML and CSS without a component kit: form semantics, grid, flex, container queries.',
    'Git as a way of explaining work: small commits, a rebased branch, a pull request that states its reason.',
    'Tests that you wrote and then kept alive through a redesign.',
    'One past project that you can explain from the inside: what you chose, what it cost, what you would undo.',
  ],
  picture: { name: 'job-frontend', alt: '' },
  posted: '2026-11-16',
});
