import { defineCourse } from '../schema/course';

export const course = defineCourse('application-development-details', {
  title: 'Application Development',
  desc: 'One API and one phone app that also works offline.',
  topic: 'Development',
  icon: 'application-development',
  meta: {
    title: 'Application Development: API and mobile app',
    description:
      'An intermediate course of 34 weeks: C# on .NET 10 or Java, with Flutter or React Native, plus offline sync, OAuth, queues, CI/CD and an internal release.',
  },
  banner: {
    heading: 'Application Development: an API and a phone app that works offline',
    lead: 'You need some programming. In 34 weeks you build an API, a database and a phone app that works without a network.',
    tone: 'tint',
    picture: { name: 'course-application-development' },
    lesson: {
      number: 19,
      task: 'Queue the pass',
      fields: [
        { label: 'Gate pass', value: 'RGP-0412' },
        { label: 'Goods', value: '6 dies' },
        { label: 'Network', value: 'Offline, queued' },
      ],
      checked: 2,
    },
  },
  description:
    'You build one product, a gate-pass app for a factory: API, database, phone app, sign-in, photos, background jobs and release pipeline. The back end is in C# or Java, the phone app in Flutter or React Native. A guard must be able to write a pass without a network, and the server must agree with him afterwards.',
  enrolAs: 'Application Development',
  certificate: {
    rating: 4.7,
    level: 'Intermediate',
    duration: '8 months at 10 hours a week',
    note: 'It prepares for no exam of others.',
  },
  about: {
    heading: 'One product, built layer by layer',
    paragraphs: [
      'You gain most if you write small programs and want to see one product through, to a signed app on a phone. You bring one language at the level of functions and lists.',
      'In week 1 you write one rule: a gate pass is overdue when its date is past. The first test passes. The second stops the program, because a pass may have no date and nobody had told the code. You add the case. The test runs for the next 33 weeks. In month 5 the same app meets worse: two guards book the same pass at two gates, one of them without a network.',
    ],
  },
  notFor: 'you have never written a loop',
  comparison: {
    bring: 'Some programming',
    coding: 'Yes, from week 1',
    exam: 'None; some weeks overlap with AZ-900',
  },
  milestones: [
    {
      after: 'Week 4',
      text: 'A repository with a small program, its unit tests and a history that explains itself.',
    },
    {
      after: 'Week 12',
      text: 'An API with its database and OpenAPI file, in which a second tap books nothing.',
    },
    {
      after: 'Week 34',
      text: 'A signed phone app that works in flight mode, its pipeline, and a rollback that you have tried.',
    },
  ],
  exercise: {
    title: 'One pass, two gates',
    minutes: 15,
    tasks: [
      {
        text: 'Six dies left on a gate pass. At 16:00 a guard without network books 2 as returned on his phone. At 16:30 another gate books 3 more, online. At 18:00 the phone sends. How many are still out if it sends its balance (4 out)? And if it sends what happened (2 returned)?',
        solution: [
          {
            what: 'It sends its balance',
            sum: '6 - 2',
            why: 'The phone overwrites the 3 of the other gate',
          },
          { what: 'It sends what happened', sum: '6 - 3 - 2', why: 'True: 1 is still out' },
          {
            what: 'Wrongly overdue in the first case',
            sum: '4 - 1',
            why: 'Three dies are asked for that are in the store',
          },
        ],
      },
      {
        text: 'The server books the 2, but its answer is lost on the way, so the phone sends them again. What does the pass show if messages have no key, and what if each has one? And what should happen if the other gate had booked all 6 before the phone sends?',
        solution: [
          {
            what: 'Without a key',
            sum: '1 - 2',
            why: 'Fewer than none are out: the return was booked twice',
          },
          {
            what: 'With a key',
            is: '1, as before',
            why: 'The server knows the key, books nothing and repeats its answer',
          },
          {
            what: 'All 6 were booked before',
            is: 'Refused, shown as a conflict',
            why: 'The pass is closed; a person finds out who miscounted',
          },
        ],
      },
    ],
    note: 'If the balance looked right to you: weeks 19 to 21 show what it loses. The key comes in weeks 7 to 9, states in weeks 4 to 6.',
  },
  outcomes: {
    heading: 'What your repository proves',
    items: [
      'A business document with states, and tests which show that a forbidden change is refused.',
      'A versioned API with validation, paging, idempotency keys (a repeated call books once) and an OpenAPI file.',
      'Sign-in with OAuth 2.0 and OpenID Connect using PKCE, and roles enforced on the server.',
      'A phone app that creates, edits and photographs offline, then syncs and shows each conflict.',
      'A slow request traced through logs, metrics and traces to its query, with times before and after.',
      'A signed build from a pipeline.',
    ],
  },
  learn: {
    heading: 'Thirteen modules in 34 weeks',
    intro:
      'A batch teaches one pair: C# or Java, and Flutter or React Native. The ideas are the same in each pair, and every module ends with a tagged release of the app.',
    modules: [
      {
        title: 'C# on .NET 10, or Java 25',
        short: 'C# or Java',
        when: 'Weeks 1-3',
        topics: [
          'The long-term support release and its tools',
          'Types, generics, records and null safety',
          'A first unit test',
          'Git for one person, then for three',
        ],
      },
      {
        title: 'Objects, rules and data structures',
        short: 'Objects',
        when: 'Weeks 4-6',
        topics: [
          'Classes, interfaces and composition on the gate register',
          'States and forbidden transitions, with tests first',
          'Lists, maps, queues and the cost of a lookup',
          'Asynchronous code, expected errors and exceptions',
        ],
      },
      {
        title: 'The web API',
        short: 'Web API',
        when: 'Weeks 7-9',
        topics: [
          'ASP.NET Core or Spring Boot: routing, binding, validation',
          'Versions, paging and problem details',
          'Idempotency keys, so that a second tap books nothing twice',
          'OpenAPI written before the code',
        ],
      },
      {
        title: 'Database and mapping',
        short: 'Database',
        when: 'Weeks 10-12',
        topics: [
          'Schema, keys and constraints for passes and lines',
          'EF Core or JPA: migrations, tracking, the N+1 query',
          'Transactions and optimistic concurrency',
          'Reading a query plan before adding an index',
        ],
      },
      {
        title: 'Sign-in on the server',
        short: 'Sign-in',
        when: 'Weeks 13-14',
        topics: [
          'OAuth 2.0 and OpenID Connect, step by step, from a test client',
          'Roles for guard, store, security head and auditor, checked on the server',
          'Lifetimes of tokens',
        ],
      },
      {
        title: 'The phone app',
        short: 'Phone app',
        when: 'Weeks 15-18',
        topics: [
          'Widgets or components, layout and navigation',
          'State of the screen and state of the app',
          'Forms for gloved hands and bright sun',
          'Hindi and English, large type, screen reader',
          'Calling the API through a generated client',
          'Week 18: sign-in on the phone with PKCE, token storage, refresh',
        ],
      },
      {
        title: 'Offline storage and sync',
        short: 'Offline, sync',
        when: 'Weeks 19-21',
        topics: [
          'A local database and an outbox of changes',
          'Identifiers made on the phone',
          'Conflicts: last write, merge, or ask a person',
          'Retries, partial failure and a wrong clock',
        ],
      },
      {
        title: 'Camera, maps, notifications',
        short: 'Camera, maps',
        when: 'Weeks 22-23',
        topics: [
          'Photos small enough to send at the gate',
          'Barcode scanning, and location permission',
          'Push messages for overdue returns',
        ],
      },
      {
        title: 'Queues and background work',
        short: 'Queues',
        when: 'Weeks 24-25',
        topics: [
          'Publishing an event when a pass is closed',
          'Workers, failed messages and repeated delivery',
          'A nightly overdue run that can safely start twice',
        ],
      },
      {
        title: 'Containers, pipeline, cloud',
        short: 'Pipeline',
        when: 'Weeks 26-28',
        topics: [
          'A small, scanned image without secrets',
          'Build, test and deploy on every merge',
          'App Service or Container Apps, managed database, key vault',
          'Blue-green release and rollback',
        ],
      },
      {
        title: 'Tests and observability',
        short: 'Tests',
        when: 'Weeks 29-30',
        topics: [
          'Device and end-to-end tests; unit tests ran since week 1',
          'Structured logs, metrics and a trace across phone and server',
          'One incident replayed from its logs',
        ],
      },
      {
        title: 'Security and personal data',
        short: 'Security',
        when: 'Week 31',
        topics: [
          'Threat model on one page',
          'OWASP ASVS and MASVS as checklists',
          'Dependency list, scanning and updates',
          'A data map for the DPDP Act, India’s privacy law',
        ],
      },
      {
        title: 'Release and capstone',
        short: 'Capstone',
        when: 'Weeks 32-34',
        topics: [
          'Signing; store listing, privacy answers and target API level, prepared and not submitted',
          'Internal build for testers, and crash reports; the internal track if you have a Play Console account',
          'The flight-mode demonstration',
          'Handing the repository to a colleague who must add a field',
        ],
      },
    ],
    projects: [
      'Gate-pass API, with migrations and sample data.',
      'Gate-pass phone app with offline mode, photos and a conflict screen, as an internal build.',
      'A release folder: pipeline, threat model, data map, release notes and a tested rollback.',
    ],
  },
  skills: {
    heading: 'Skills that show in your commit history',
    items: [
      'C# on .NET 10 or Java 25',
      'ASP.NET Core or Spring Boot',
      'REST and OpenAPI',
      'SQL and EF Core or JPA',
      'OAuth 2.0 and OpenID Connect',
      'Flutter or React Native',
      'Offline-first design',
      'Push notifications',
      'Message queues',
      'Containers',
      'CI/CD pipelines',
      'Automated testing',
      'Logs, metrics and traces',
      'Threat modelling',
      'Preparing a store release',
    ],
    certification:
      'No exam belongs to this course. Microsoft’s developer exam AZ-204 was retired on 31 July 2026; AI-200, which followed, asks for more AI than we teach. The cloud weeks overlap with AZ-900.',
    roles: ['Backend developer', 'Mobile developer', 'Integration developer', 'DevOps trainee'],
  },
  facts: {
    laptop: {
      need: '16 GB',
      text: '16 GB of memory for the emulator and containers. Windows or Linux is enough for Android; building for iPhone needs a Mac.',
    },
  },
  lab: [
    {
      item: '.NET 10 or Java 25, Flutter or React Native, Docker, Git',
      text: 'All modules.',
      paid: 'Free tools. Docker Desktop is free for learning.',
    },
    {
      item: 'Android phone',
      text: 'Camera, offline and flight-mode tests.',
      paid: 'Your own phone.',
    },
    {
      item: 'Cloud subscription',
      text: 'Weeks 26 to 28.',
    },
    {
      item: 'Store developer account',
      text: 'For Google’s internal track in weeks 32-34. A new personal account must also test with 12 people before it publishes.',
      paid: 'You, if you want one: a one-off fee. Without it you install the build from the pipeline.',
    },
  ],
  questions: [
    {
      question: 'Have I programmed enough to join?',
      answer:
        'Write a program, in any language, that reads a list of gate passes with dates and prints those that are overdue. If it works after an evening, join. If you do not know how to begin, take Web Development first, which starts from zero.',
    },
    {
      question: '.NET or Java, Flutter or React Native: which one will I learn?',
      answer:
        'One of each. Your batch names its pair. States, sync, sign-in, queues and tests work alike in both, so you can change later.',
    },
    {
      question: 'Will my app be in a store at the end?',
      answer:
        'Not in the public store. You sign the app, prepare the listing and the privacy answers, and install an internal build on phones. With a Play Console account of your own you can use Google’s internal track, and publish later.',
    },
  ],
  trademarks:
    'Azure and .NET are marks of Microsoft, Java of Oracle, Flutter, Android and Google Play of Google, React Native of Meta, iPhone of Apple, Docker of Docker, Inc.',
  related: {
    services: ['application-development-details'],
    courses: ['web-development-details'],
    posts: [3],
  },
});
