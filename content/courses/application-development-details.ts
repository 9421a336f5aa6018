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
    'This course is for people who can already write a small program. In 34 weeks you build one product, a gate-pass app for a factory: API, database, phone app, sign-in, photos, background jobs and release pipeline. The back end is in C# or Java and the phone app in Flutter or React Native. The app must keep working without a network.',
  enrolAs: 'Application Development',
  certificate: {
    rating: 4.7,
    level: 'Intermediate',
    duration: '8 months at 10 hours a week',
    note: 'The course prepares for no exam; some weeks overlap with Microsoft’s AZ-900.',
  },
  about: {
    heading: 'One product, built layer by layer',
    paragraphs: [
      'The example is a returnable gate pass: goods leave a factory and must come back. A guard at gate 2 has no network and saves a pass on the phone, while someone closes the same pass at gate 1. In the evening both records reach the server, and your design must decide which one is right.',
      'Months 1 to 3 cover the language, rules, API and database, without a phone. You write the pass as classes with states such as issued, out, partly returned, closed and overdue. Months 4 and 5 add sign-in on the server, the phone app with its sign-in, and offline storage. Months 6 to 8 add camera, queues, cloud, tests, security and release. Everything stays in one repository, so you meet your own early decisions again.',
      'Sync is the hardest topic and gets three weeks. Sign-in has lab days with prepared faults.',
      'You must bring one programming language at the level of functions, lists and a small program of your own. Complete beginners should take Web Development first. In the final demonstration you create three passes in flight mode, cause one conflict and reconnect.',
    ],
  },
  notFor: 'you have never written a loop',
  comparison: {
    bring: 'Some programming',
    coding: 'Yes, from week 1',
    exam: 'None; some weeks overlap with AZ-900',
  },
  outcomes: {
    heading: 'What your repository proves',
    items: [
      'A business document with states, and tests which show that a forbidden change is refused.',
      'A versioned API with validation, paging, idempotency keys (a repeated call books once) and an OpenAPI file.',
      'Sign-in with OAuth 2.0 and OpenID Connect using PKCE, and roles enforced on the server.',
      'A phone app that creates, edits and photographs offline, then syncs and shows each conflict.',
      'A slow request traced through logs, metrics and traces to its query, with times before and after.',
      'A signed build from a pipeline, with release notes, privacy answers and a rollback.',
    ],
  },
  learn: {
    heading: 'Thirteen modules in 34 weeks',
    intro:
      'A batch teaches one pair: C# or Java, and Flutter or React Native. The ideas are the same in each pair. Every module ends with a tagged release of the app.',
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
      'Gate-pass API: documented, tested and containerised, with migrations and sample data.',
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
      'No exam is part of this course. Microsoft retired AZ-204, the Azure developer exam, on 31 July 2026. Its successor AI-200 is about AI workloads and needs more than we teach here. If you want a Microsoft certificate, AZ-900 (Azure Fundamentals) is active and the cloud weeks overlap with it. You book it with Microsoft and pay its fee. Our certificate says that you completed the course.',
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
      paid: 'Free tools; Docker Desktop is free for learning.',
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
      question: 'Can a beginner join?',
      answer:
        'Not directly. The level is Intermediate: you should have written a small program with functions and lists in any language. Beginners can start with Web Development.',
    },
    {
      question: '.NET or Java, Flutter or React Native: which one will I learn?',
      answer:
        'One back-end language and one phone framework. The batch names its pair. States, sync, sign-in, queues and tests work in the same way in both, so you can change later.',
    },
    {
      question: 'Will my app be in a store at the end?',
      answer:
        'No. You sign the app, prepare the store listing and the privacy answers, and install an internal build. With your own Play Console account you can use Google’s internal track. You may publish the app yourself later.',
    },
    {
      question: 'Do I need a Mac?',
      answer:
        'Only to build and sign the app for iPhone. The API and the Android app need Windows or Linux. You can finish the course and its project without a Mac.',
    },
    {
      question: 'What do I have at the end?',
      answer:
        'One documented API, one mobile app with offline mode, automated tests and a pipeline that builds both. You also keep a threat model, a map of personal data and release notes. You can apply as junior backend, mobile or integration developer; we do not guarantee a job.',
    },
  ],
  trademarks:
    'Azure and .NET are marks of Microsoft, Java of Oracle, Flutter, Android and Google Play of Google, React Native of Meta, iPhone of Apple, Docker of Docker, Inc.',
  related: {
    services: ['application-development-details', 'web-details'],
    products: ['rgp-details'],
    courses: ['web-development-details', 'azure-details'],
    posts: [3],
  },
});
