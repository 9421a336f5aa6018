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
    'You build websites and web applications from zero: HTML, CSS, JavaScript, TypeScript, React, Next.js, Node and PostgreSQL. Three sites go online, on public addresses. The last one has sign-in, roles, an API, a database and tests that run on every change. You need ordinary computer skills and 10 hours a week, no degree and no mathematics.',
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
    heading: 'For beginners who want to show a running site',
    paragraphs: [
      'You gain most if you like to see a result at once and can read an error message twice.',
      'In week 1 you write a page about a shop in your street and upload it to a free static host. On your laptop it is perfect. The owner opens it at the counter and sees a white screen for twenty seconds: the photo has 4 MB. Making it small is your second release. From week 6 you may use AI coding tools, and you merge no line that you cannot explain.',
    ],
  },
  notFor: 'you want to design pages without writing code',
  comparison: {
    bring: 'Nothing but a laptop',
    coding: 'JavaScript from zero',
    exam: 'None',
  },
  milestones: [
    {
      after: 'Week 4',
      text: 'A page about a real shop on a public address, with its history in Git and a form that works by keyboard.',
    },
    {
      after: 'Week 12',
      text: 'A brochure site that is readable at 320 px, and React screens with data from an API.',
    },
    {
      after: 'Week 26',
      text: 'Three sites online. The last has sign-in, two roles, a database and tests on every push.',
    },
  ],
  exercise: {
    title: 'One page on a small phone',
    minutes: 15,
    tasks: [
      {
        text: 'The screen is 320 px wide, and the page leaves 16 px free at each side. Two cards stand next to each other with a gap of 12 px. Each has a width of 138 px, plus 12 px of padding and 1 px of border at each side. Do they fit?',
        solution: [
          { what: 'Room for the cards, px', sum: '320 - 2 x 16' },
          {
            what: 'One card as drawn, px',
            sum: '138 + 2 x 12 + 2 x 1',
            why: 'Padding and border come on top of the width',
          },
          { what: 'Two cards and the gap, px', sum: '2 x 164 + 12' },
          { what: 'Too wide, px', sum: '340 - 288', why: 'The whole page moves sideways' },
          {
            what: 'Text in a card with border-box, px',
            sum: '138 - 2 x 12 - 2 x 1',
            why: 'Now all is inside the 138, and both cards fit',
          },
        ],
      },
      {
        text: 'The page has 200 kB of text, styles and scripts, and a photo of 4,000 kB, straight from a phone. A slow line carries 200 kB a second. How long does a guest wait? In its place you send the photo 576 px wide, with 80 kB. How long now? Leave out all other delays.',
        solution: [
          { what: 'With the photo from the phone, seconds', sum: '(200 + 4,000) / 200' },
          { what: 'With the small photo, seconds', sum: '(200 + 80) / 200' },
          {
            what: 'Why 576 px',
            sum: '2 x 288',
            why: 'Sharp on screens with two dots for each px',
          },
        ],
      },
    ],
    note: 'Did you add padding and border? Then weeks 4 and 5 will be quick. The photo is a task of week 1.',
  },
  outcomes: {
    heading: 'What an employer can check in your repository',
    items: [
      'A page that works by keyboard, at 320 px width and without images.',
      'A form that checks input in the browser and on the server, and keeps what was typed.',
      'A React interface with routing, and with loading, empty and error states.',
      'A Next.js site with static and server-rendered pages, and the reason for each choice.',
      'A REST API on PostgreSQL with sessions, roles and migrations, described in OpenAPI.',
      'Unit, API and Playwright tests that cover one user path from click to database.',
      'Measured LCP, INP and CLS values.',
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
          'API tests, and the API described in OpenAPI',
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
          'A UPI payment in test mode, confirmed on the server',
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
      'A product catalogue with cart and a UPI payment in test mode, in Next.js and Node.',
      'The capstone: sign-in, two roles, an API with its OpenAPI file, a database and tests on every push.',
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
      'No exam is required of web developers; Microsoft’s old ones, 70-480 and the MTA series, are retired. Employers look at your code, its history and a running site.',
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
      text: 'Windows, macOS or Linux. 8 GB of memory works. 16 GB is comfortable.',
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
      item: 'Hosting of the first two sites',
      text: 'A static host; App Service on Azure from week 14.',
      paid: 'Free plans. Azure asks for a card, except Azure for Students. A domain is optional, and you pay it.',
    },
    {
      item: 'Server and database of the third site',
      text: 'App Service and PostgreSQL on Azure, from week 17.',
      paid: 'Free for a year in a new Azure account, within its limits. Then you pay, or delete them.',
    },
    {
      item: 'Payment gateway, test account',
      text: 'The UPI payment of weeks 19 and 20.',
      paid: 'Free; no money moves.',
    },
    {
      item: 'AI coding assistant',
      text: 'From week 6.',
    },
  ],
  questions: [
    {
      question: 'Will AI write all the code in future?',
      answer:
        'AI tools write drafts quickly, and you use one from week 6. Drafts contain mistakes in security, in edge cases and in what the customer asked for. You learn to read the code, test it, correct it and explain it.',
    },
    {
      question: 'Companies near me use Angular. Why React?',
      answer:
        'You use one set from start to end, so that it becomes easy. HTML, CSS, TypeScript, HTTP and tests are the same in Angular; components and state have other names, which you know to look for.',
    },
    {
      question: 'May my sites stay online after the course?',
      answer:
        'They are in your own accounts. The static site can stay on a free plan, and so can the second one, with 60 minutes of computing a day. The third needs a database server, which costs money after the free year.',
    },
  ],
  trademarks:
    'Azure, TypeScript and GitHub are marks of Microsoft and its group, React of Meta, Next.js of Vercel, Angular of Google, UPI of NPCI; OpenAPI, PostgreSQL, Node.js and Playwright of their projects.',
  related: { services: ['web-details'], courses: ['software-testing-details'], posts: [5] },
});
