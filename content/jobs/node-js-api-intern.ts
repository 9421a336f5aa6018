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
    'Behind every gate pass and leave request there is an endpoint that decides whether to accept it. You write some of those, beginning with the smallest, and find out how much of the work is refusing bad input politely.',
  responsibilities: [
    'Write endpoints from a ticket: route, schema validation, database query, response codes, and the log line that support will look for.',
    'Cover each with tests for the good request, the missing field, the wrong role and the repeated call.',
    'Keep the OpenAPI (Swagger) page true, with an example that can be pasted and run.',
    'Reproduce reported defects in a failing test before touching the code.',
    'Take small fixes from branch to merged pull request, answering review comments yourself.',
    'Join the daily stand-up by video and write a three-line note on what is blocked.',
    'In your last month, own one small service: its tests, its readme and its open defects.',
  ],
  requirements: [
    'JavaScript: functions, promises, array methods, modules. TypeScript is welcome and can be learned here.',
    'HTTP to the level of methods, status codes, headers and what a cookie is.',
    'SQL: joins, grouping, and the difference between a missing row and a null.',
    'One program of your own in a repository we can read.',
    'Curiosity that shows as questions in writing, because remote work runs on them.',
    'A stable internet connection and a quiet hour for reviews. You are 18 or older.',
  ],
  picture: { name: 'job-backend', alt: '' },
  posted: '2026-11-06',
});
