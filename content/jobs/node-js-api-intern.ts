import { defineJob } from '../schema/job';

export const job = defineJob('node-js-api-intern', {
  title: 'Node.js API Intern',
  category: 'Backend',
  type: 'Internship',
  location: 'Remote',
  meta: [
    { icon: 'calendar', text: '3 to 6 months' },
    { icon: 'location', text: 'Remote within India' },
    { icon: 'training', text: 'Mentored by a backend developer' },
  ],
  seo: {
    title: 'Node.js API internship, remote in India',
    description:
      'A remote 3 to 6 month internship on REST APIs in Node.js: endpoints, validation, tests, Swagger pages and small fixes, with a code review on each one.',
  },
  summary:
    'You write API endpoints, for example for gate passes and leave requests. You start with small ones and learn to check input, test the code and document it.',
  responsibilities: [
    'Write endpoints from a ticket: route, validation, database query, response codes and log line.',
    'Test each for the good request, the missing field, the wrong role and the repeated call.',
    'Keep the OpenAPI (Swagger) page correct, with examples that run.',
    'Reproduce reported defects in a failing test before you change the code.',
    'Take small fixes from branch to merged pull request, and answer review comments.',
    'Join the daily video stand-up and write a short note on what is blocked.',
    'In the last month, own one small service with its tests and readme.',
  ],
  requirements: [
    'JavaScript: functions, promises, array methods, modules. You can learn TypeScript here.',
    'HTTP: methods, status codes, headers, cookies.',
    'SQL: joins, grouping, and what null means.',
    'One program of your own in a repository that we can read.',
    'Questions asked early and in writing, because the work is remote.',
    'A stable internet connection and a quiet place for calls. You are 18 or older.',
  ],
  facts: {
    pay: 'No fee, no deposit. A registered apprenticeship has a lowest stipend set by law; for a college internship the offer names it.',
    hours: 'From home, with a daily video call.',
    tools: 'Node.js, TypeScript, PostgreSQL, OpenAPI, Git.',
    bond: 'None. You sign no bond, and we keep no original certificates.',
    terms: 'Three to six months.',
    outcome:
      'An internship certificate, merged pull requests in a reviewed code base, and one small service that you owned.',
    process: 'Five steps; interns meet their mentor in step 4.',
  },
  picture: { name: 'job-backend', alt: '' },
  posted: '2026-11-06',
});
