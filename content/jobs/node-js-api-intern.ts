import { defineJob } from '../schema/job';

export const job = defineJob('node-js-api-intern', {
  title: 'Node.js API Intern',
  category: 'Backend',
  type: 'Internship',
  location: 'Remote',
  meta: [
    { icon: 'location', text: 'Remote within India' },
    { icon: 'training', text: 'Mentored by a backend developer' },
  ],
  seo: {
    title: 'Node.js API internship, remote in India',
    description:
      'A remote internship on REST APIs in Node.js: endpoints, validation, tests, OpenAPI pages and small fixes, with a code review on each one.',
  },
  summary:
    'You write API endpoints for gate passes and leave requests. They begin small. One mistake lets a guard close the pass of another gate, so you learn to check who asks.',
  responsibilities: [
    'Write endpoints from a ticket: route, validation, query, response codes, log.',
    'Test the good request, the missing field, the wrong role and the repeat.',
    'Keep the OpenAPI page right, with examples that run.',
    'Reproduce a defect in a failing test before you touch the code, then take the small fix from branch to merged pull request.',
    'Join the daily video call.',
    'Write what blocks you.',
  ],
  requirements: [
    'JavaScript: functions, promises, array methods. TypeScript you can learn here.',
    'HTTP: methods, status codes, headers.',
    'SQL: joins, grouping, and what null means.',
    'One program of your own that we can read.',
    'Questions asked early and in writing.',
    'A stable connection; you are 18 or older.',
  ],
  facts: {
    hours: 'From home, on our remote desktop, with test data only.',
    tools: 'Node.js, TypeScript, PostgreSQL, OpenAPI, Git.',
    outcome: 'A certificate, and merged pull requests with their reviews.',
  },
  picture: { name: 'job-backend', alt: '' },
});
