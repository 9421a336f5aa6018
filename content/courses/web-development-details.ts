import { defineCourse } from '../schema/course';
import { webFoundation } from './shared/web-foundation';

export const course = defineCourse('web-development-details', {
  title: 'Web Development',
  desc: 'From a first HTML page to a tested full-stack site.',
  topic: 'Development',
  icon: 'web',
  meta: {
    title: 'Web Development course: HTML to full stack',
    description:
      'A 26-week web development course for beginners: HTML, CSS, JavaScript, TypeScript, React 19, Next.js, Node and PostgreSQL, with three sites you publish.',
  },
  banner: {
    heading: 'Web Development, published from week one',
    lead: 'Build websites and web applications from zero, and publish three sites on public addresses.',
    tone: 'sand',
    picture: { name: 'course-web-development' },
    lesson: {
      number: 2,
      task: 'Label the form',
      fields: [
        { label: 'Label', value: 'Mobile number' },
        { label: 'Entry', value: '98765' },
        { label: 'Message', value: 'Enter 10 digits' },
      ],
      checked: 2,
    },
  },
  description:
    'You learn to build websites and web applications from zero. The order is HTML, CSS, JavaScript, TypeScript, React, Next.js, Node and PostgreSQL. From week 3 each module ends with a keyboard check, from week 8 with a test too. Speed and security follow. You publish three sites on public addresses. The last one has sign-in, roles, an API, a database and tests that run on every change.',
  enrolAs: 'Web Development',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    schedule: 'Flexible schedule',
    pace: 'Learn at your own pace',
    note: 'No exam is required of web developers, and this course prepares for none.',
  },
  about: {
    heading: 'Each module ends online',
    paragraphs: [
      'The first page is plain text about a shop in your street. You upload it to a free static host in week 1. Design, behaviour and data are added in later releases. A public page shows faults that a laptop hides, such as a button covered by the keyboard or a photo of 4 MB.',
      'You need ordinary computer skills, and no programming, mathematics or degree. Plan 10 hours a week and expect weeks 6 to 14 to be the hardest part of the course. These weeks cover asynchronous JavaScript and React’s rendering. We go slower there and use the debugger a lot.',
      'AI coding tools are allowed from week 6, after you have learned how to check what they write. They write drafts. You must read, test and correct the code, and you may not merge a line that you cannot explain.',
      'Employers see your work in your GitHub account: three sites, a history of small pull requests and a final project. They can run its tests and its Lighthouse report (Google’s speed and accessibility check).',
    ],
  },
  notFor: 'you want to see no code',
  comparison: {
    bring: 'Nothing but a laptop',
    coding: 'JavaScript from zero',
    exam: 'None',
  },
  outcomes: {
    heading: 'What an employer can check in your repository',
    items: [
      'A page that works by keyboard, at 320 px width and without images.',
      'A form that checks input in the browser and on the server, and keeps what was typed.',
      'A React interface with routing, and with loading, empty and error states.',
      'A Next.js site with static and server-rendered pages, and the reason for each choice.',
      'A REST API on PostgreSQL with sessions, roles and migrations, and its documentation.',
      'Unit, API and Playwright tests that cover one user path from click to database.',
      'Measured LCP, INP and CLS values, and the change that improved them.',
      'Pull requests that a stranger can review in ten minutes, and your reviews of others.',
    ],
  },
  learn: {
    heading: 'Fourteen modules, each with a release',
    intro:
      'Each module ends with something that works online. Six modules are shared with our Software Testing course.',
    modules: [
      {
        ...webFoundation.html,
        when: 'Weeks 1-2',
        topics: [
          ...webFoundation.html.topics,
          'The first page uploaded to a free static host in week 1',
        ],
      },
      {
        ...webFoundation.git,
        when: 'Week 3',
        topics: [
          ...webFoundation.git.topics,
          'Publishing from the repository, with a keyboard check before each release',
        ],
      },
      {
        ...webFoundation.css,
        when: 'Weeks 4-5',
        topics: [...webFoundation.css.topics, 'Contrast and 320 px of width checked'],
      },
      {
        ...webFoundation.javascript,
        when: 'Weeks 6-8',
        topics: [
          'AI coding tools: ask, read, test, then use',
          ...webFoundation.javascript.topics,
          'A first unit test (Vitest)',
        ],
      },
      {
        ...webFoundation.http,
        when: 'Week 9',
        topics: [
          ...webFoundation.http.topics,
          'A test of one answer; from now on a test in each module',
        ],
      },
      {
        title: 'TypeScript',
        when: 'Week 10',
        topics: [
          'Types for the data you already fetch',
          'Unions and narrowing',
          'Generics where they save repetition',
          'Strict mode switched on in an existing project',
        ],
      },
      {
        title: 'React 19',
        when: 'Weeks 11-13',
        topics: [
          'Components, props, state and when React renders',
          'Hooks, and effects you can avoid',
          'Routing, forms and actions',
          'Loading, empty and error states',
          'Component tests (Testing Library)',
        ],
      },
      {
        title: 'Next.js',
        when: 'Weeks 14-15',
        topics: [
          'Pages, layouts and the file structure',
          'Static, incremental and server rendering: when to use which',
          'Server and client components',
          'Images, fonts and metadata for search',
          'One Playwright path; the second site online on App Service',
        ],
      },
      {
        title: 'Node and the server',
        short: 'Node',
        when: 'Week 16',
        topics: [
          'The current LTS release, npm and environment settings',
          'Express: routes, middleware, validation, error handling',
          'Reading a log to find a fault',
          'API tests, and a first look at NestJS',
        ],
      },
      {
        ...webFoundation.sql,
        when: 'Weeks 17-18',
        topics: [...webFoundation.sql.topics, 'An ORM, and migrations forward and back'],
      },
      {
        title: 'Sign-in and security',
        short: 'Sign-in',
        when: 'Weeks 19-20',
        topics: [
          'Password storage, sessions, JWT, and OAuth with a real provider',
          'Roles checked on the server, tried from the wrong account',
          'OWASP Top 10 (2025) on your own catalogue',
          'Secrets, dependency alerts and a content security policy',
        ],
      },
      {
        title: 'Tests in the pipeline',
        short: 'Tests',
        when: 'Week 21',
        topics: [
          'One user path tested from click to database, in the pipeline',
          'Builds that stop when a test fails',
          'Reviewing AI drafts in a pull request',
        ],
      },
      {
        title: 'Speed, accessibility, deployment',
        short: 'Speed',
        when: 'Weeks 22-23',
        topics: [
          'Core Web Vitals: LCP, INP and CLS, causes and fixes',
          'WCAG 2.2 AA by keyboard and screen reader',
          'Container images',
          'Azure App Service for the Next.js site, Static Web Apps for the static one',
          'Domains, redirects and rollback',
        ],
      },
      {
        title: 'Capstone',
        when: 'Weeks 24-26',
        topics: [
          'A one-page brief with roles and three user paths',
          'Schema, API and screens in weekly releases',
          'Tests, accessibility check and security check',
          'Ten minutes of code review with the trainer',
        ],
      },
    ],
    projects: [
      'A brochure site for a real local business, responsive and readable without images.',
      'A product catalogue with cart and a UPI sandbox payment, in Next.js and Node.',
      'The capstone: sign-in, two roles, a documented API, a database and tests on every push.',
    ],
  },
  skills: {
    heading: 'Tools you will have used on public sites',
    items: [
      'Semantic HTML',
      'Responsive CSS',
      'JavaScript',
      'TypeScript',
      'React 19',
      'Next.js',
      'Node.js and Express',
      'REST API design',
      'PostgreSQL and ORM migrations',
      'Authentication and roles',
      'Git and pull requests',
      'Vitest and Playwright',
      'Core Web Vitals',
      'Web accessibility (WCAG 2.2)',
      'Containers and CI',
    ],
    certification:
      'Employers do not require an exam for web development. Microsoft’s old web exams, 70-480 and the MTA series, were retired years ago and cannot be taken any more. You get a certificate of completion from us. Your portfolio counts more: code, its history and a running site. If you later want a vendor exam about hosting, AZ-900 (Azure Fundamentals) is the usual first one. You book it with Microsoft and pay its fee.',
    roles: [
      'Junior frontend developer',
      'Junior full-stack developer',
      'Web support engineer',
      'QA developer',
    ],
  },
  facts: {
    laptop: {
      need: '8 GB',
      text: 'Windows, macOS or Linux. 8 GB of memory works, 16 GB is comfortable.',
    },
  },
  lab: [
    {
      item: 'Code editor, Git, Node.js, PostgreSQL',
      text: 'All modules.',
      paid: 'Free downloads.',
    },
    {
      item: 'GitHub account',
      text: 'Your code, its history and the tests on each push.',
      paid: 'Free account in your own name.',
    },
    {
      item: 'Hosting and a domain',
      text: 'Three public sites; Azure from week 14.',
      paid: 'Free plans are enough. Azure asks for a card, except Azure for Students. A domain is optional, and you pay it.',
    },
    {
      item: 'AI coding assistant',
      text: 'From week 6.',
    },
  ],
  questions: [
    {
      question: 'Do I need a degree or good mathematics?',
      answer:
        'No. You need 10 hours a week and the patience to read error messages. Employers judge freshers by what they can show running. Some companies do ask for a degree in their advertisements, so read those before you plan your applications.',
    },
    {
      question: 'Which technologies does the course use?',
      answer:
        'HTML, CSS, JavaScript, TypeScript, React 19, Next.js, Node.js with Express, PostgreSQL, Git, Playwright and containers. You use one set from start to end. After that, a second framework takes weeks and not months.',
    },
    {
      question: 'Will AI write all the code in future?',
      answer:
        'AI tools write drafts quickly, and you will use one. Drafts contain mistakes in security, in edge cases and in what the customer asked for. The course trains you to review: read the code, test it, correct it and explain it.',
    },
    {
      question: 'What can I apply for, and do you promise a job?',
      answer:
        'Junior frontend developer, junior full-stack developer and web support engineer are realistic first jobs. We review your resume, run mock interviews and help you choose jobs to apply for. We do not promise a job.',
    },
  ],
  trademarks:
    'Azure, TypeScript and GitHub are marks of Microsoft and its group, React of Meta, Next.js of Vercel, Lighthouse of Google; PostgreSQL, Node.js and Playwright of their projects.',
  related: {
    services: ['web-details'],
    courses: ['software-testing-details', 'application-development-details'],
    posts: [5],
  },
});
