import { defineCourse } from '../schema/course';
import { webFoundation } from './shared/web-foundation';

export const course = defineCourse('web-development-details', {
  title: 'Web Development',
  desc: 'From a first HTML page to a tested full-stack app on a public address, one small release at a time.',
  topic: 'Development',
  meta: {
    title: 'Web Development course: HTML to full stack',
    description:
      'A 26-week web development course for beginners: HTML, CSS, JavaScript, TypeScript, React 19, Node and PostgreSQL, with three sites that you publish yourself.',
  },
  banner: {
    heading: 'Web Development, published from week one',
    tone: 'sand',
    picture: {
      name: 'course-web-development',
      alt: 'A lesson panel headed Lesson 2, Label the form: six lines of HTML on the left, and on a phone at the right the field Mobile number with the message Enter 10 digits below it.',
    },
  },
  description:
    'Something goes online in the first week, and after that nearly every week adds to it. You begin with plain HTML, lay pages out for a phone before a desktop, then take up JavaScript, TypeScript, React, Node and PostgreSQL in that order, because each answers a problem which the previous one left open. Accessibility, speed, security and tests come as habits with a number attached. The capstone has sign-in, roles, an API, a database and a pipeline that publishes it.',
  enrolAs: 'Web Development',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    schedule: 'Flexible schedule',
    pace: 'Learn at your own pace',
  },
  about: {
    heading: 'Work counts once it has an address',
    paragraphs: [
      'Code on a laptop hides its faults. Opened from a public address on a three-year-old phone with one bar of signal, the same page shows them in seconds: a button under the keyboard, a photograph of 4 MB, a form that empties itself at the first error. So your first page, about a shop in your own street, is published in week one with no styling whatever. It looks poor and it can be read by anyone, and every later change goes out by the same route.',
      'No programming is needed to begin, only ease with a computer and the patience to read an error message twice. The steep part lies between weeks 6 and 14. JavaScript that waits for an answer, and React that draws a list again for no visible reason, both feel like the machine’s ill will until you can say what runs before what. We slow down there, draw timelines by hand and spend more hours in the debugger than in any library.',
      'Coding assistants are welcome once you can review what they write. The house rule is short: a line that you cannot explain is not merged. You finish with three sites in one GitHub account, a trail of small pull requests that shows how you reason, and a capstone whose Lighthouse report and test run anybody can repeat.',
    ],
  },
  outcomes: {
    heading: 'What a reviewer can check in your repository',
    items: [
      'Build a page that works by keyboard, on a 360 px screen and with images switched off, and prove it with a recording.',
      'Write a form that validates in the browser and again on the server, and keeps what was typed when something fails.',
      'Explain, with the network panel open, what a page requested, in which order and what it waited for.',
      'Build a React interface from typed components with routing, loading, empty and error states.',
      'Design a REST API over PostgreSQL with sessions, roles and migrations, and document it.',
      'Cover one user path from click to database with unit, API and Playwright tests.',
      'Meet a stated target for LCP, INP and CLS and name the change that earned it.',
      'Open a pull request that a stranger can review in ten minutes, and review someone else’s.',
    ],
  },
  learn: {
    heading: 'Fourteen modules in the order in which problems appear',
    intro:
      'Each module closes with a release, even when it is only a corrected label. Count on six hours of building for every four of reading and watching. Six of the modules are common ground with Software Testing, whose learners take the same lessons and look at them from the other side.',
    modules: [
      { ...webFoundation.html, when: 'Weeks 1-2' },
      { ...webFoundation.css, when: 'Weeks 3-4' },
      { ...webFoundation.git, when: 'Week 5' },
      { ...webFoundation.javascript, when: 'Weeks 6-8' },
      { ...webFoundation.http, when: 'Week 9' },
      {
        title: 'TypeScript',
        when: 'Weeks 10-11',
        topics: [
          'Types for the data you already fetch',
          'Unions and narrowing: states that cannot contradict each other',
          'Generics where they save repetition, and where they do not',
          'Strict mode turned on in an existing project',
        ],
      },
      {
        title: 'React 19',
        when: 'Weeks 12-14',
        topics: [
          'Components, props, state and the render cycle on paper',
          'Hooks, and the effects you do not need',
          'Routing, forms and actions',
          'Loading, empty and error states as part of the design',
        ],
      },
      {
        title: 'Node and the server',
        when: 'Weeks 15-16',
        topics: [
          'The current LTS release, npm and environment settings',
          'Express: routes, middleware, validation, error handling',
          'Reading a log when the fault is elsewhere',
          'A first look at NestJS for larger teams',
        ],
      },
      { ...webFoundation.sql, when: 'Weeks 17-18' },
      {
        title: 'Sign-in and security',
        when: 'Weeks 19-20',
        topics: [
          'Password storage, sessions, JWT, and OAuth with a real provider',
          'Roles checked on the server, tried from the wrong account',
          'OWASP Top 10 (2025) against your own catalogue',
          'Secrets, dependency alerts and a content security policy',
        ],
      },
      {
        title: 'Tests, and help from machines',
        when: 'Week 21',
        topics: [
          'Vitest or Jest for rules, Playwright for paths',
          'Tests that fail for the right reason',
          'AI coding tools: ask, read, test, then merge',
        ],
      },
      {
        title: 'Speed and access for everyone',
        when: 'Week 22',
        topics: [
          'Core Web Vitals: LCP, INP and CLS, with cause and cure',
          'WCAG 2.2 AA by keyboard and screen reader',
          'Fonts, pictures and script weight on a slow connection',
        ],
      },
      {
        title: 'Putting it on the internet',
        when: 'Week 23',
        topics: [
          'A container image and what belongs in it',
          'Continuous integration that refuses a red build',
          'Azure Static Web Apps and App Service',
          'Domains, redirects and going back to yesterday',
        ],
      },
      {
        title: 'Capstone',
        when: 'Weeks 24-26',
        topics: [
          'A one-page brief with roles and three user paths',
          'Schema, API and interface in weekly releases',
          'Tests, accessibility pass and security pass',
          'A ten-minute walk through the code for a reviewer',
        ],
      },
    ],
    projects: [
      'A brochure site for a real local business, responsive and readable without images, on its own address.',
      'A product catalogue with cart and a UPI sandbox payment, in React and Node.',
      'The capstone: an application with sign-in, two roles, a documented API, a database and tests that run on every push.',
    ],
  },
  skills: {
    heading: 'Tools you will have used on something public',
    items: [
      'Semantic HTML',
      'Responsive CSS',
      'JavaScript',
      'TypeScript',
      'React 19',
      'Node.js and Express',
      'REST API design',
      'PostgreSQL and ORM migrations',
      'Authentication and roles',
      'Git and pull requests',
      'Vitest or Jest',
      'Playwright',
      'Core Web Vitals',
      'Web accessibility (WCAG 2.2)',
      'Containers and CI',
    ],
    certification:
      'There is no exam that a web developer has to hold, and this course leads to none. Microsoft’s old web papers, 70-480 and the MTA series, were retired years ago and cannot be earned any more, whatever an advertisement says. What we issue is a certificate of completion. The evidence that travels with you is the portfolio: code, history and a running site. For a vendor exam on the hosting side later on, AZ-900 is the usual first step; it is booked with Microsoft and has its own fee.',
    roles: [
      'Junior frontend developer',
      'Junior full-stack developer',
      'Web support engineer',
      'QA developer',
    ],
  },
  related: {
    services: ['web-details'],
    courses: ['software-testing-details', 'application-development-details'],
    posts: [5],
  },
});
