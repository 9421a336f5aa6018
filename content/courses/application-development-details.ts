import { defineCourse } from '../schema/course';

export const course = defineCourse('application-development-details', {
  title: 'Application Development',
  desc: 'One gate-pass app in eight months: API, database, phone, offline sync and release, for people who code a little.',
  topic: 'Development',
  meta: {
    title: 'Application Development: API and mobile app',
    description:
      'An intermediate course of 34 weeks: C# on .NET 10 or Java behind, Flutter or React Native in front, with offline sync, OAuth, queues, CI/CD and a store release.',
  },
  banner: {
    heading: 'Application Development: one app that survives a dead signal',
    tone: 'tint',
    picture: {
      name: 'course-application-development',
      alt: 'A lesson panel headed Lesson 19, Queue the pass: a phone with gate pass RGP-0412 for 6 dies and the strip Offline, 3 waiting, and beside it a list of three passes, two with a tick.',
    },
  },
  description:
    'For people who can already write a loop and a function, and want to ship. You build a single product for 34 weeks, a gate-pass app for a factory, with its API, database, phone app, sign-in, photographs, queue and pipeline. C# or Java runs behind it, Flutter or React Native in front; you choose the pair. It has to go on working when the guard’s phone loses its signal, and that one demand shapes the design from the data model upwards.',
  enrolAs: 'Application Development',
  certificate: {
    rating: 4.7,
    level: 'Intermediate',
    duration: '8 months at 10 hours a week',
  },
  about: {
    heading: 'The guard at gate 2 has no network',
    paragraphs: [
      'A screen with six fields takes an afternoon. Then a truck waits at gate 2, the phone shows no bars, the pass is saved on the handset, somebody closes the same pass at gate 1, and at 18:40 both records come back online. Which of them holds is a matter of design, and no sample project on the internet decides it for you. Gate passes were chosen for this reason: meter readings, site receipts and medicine deliveries raise the same questions.',
      'There is no phone in week one. You write the rules of a returnable pass as plain classes with tests: issued, out, partly returned, closed, overdue. Each month then adds a layer to the same repository. Nothing is thrown away, so the name that you chose carelessly in week two is still annoying you in week twenty, which teaches naming better than a lecture. Bring one language at the level of functions, lists and a small program of your own.',
      'Sync takes three weeks and is the hardest stretch. Authentication is the one where most hours vanish, generally into a wrong redirect address, so both have lab days with faults planted. The final demonstration is short: phone in flight mode, three passes, one conflict, signal back. Behind it stand an API with an OpenAPI description and tests, a pipeline that builds both halves, and two pages on which personal data the app keeps, why, and for how long.',
    ],
  },
  outcomes: {
    heading: 'Six proofs from one repository',
    items: [
      'Model a business document with states, and show by test that an illegal change of state is refused.',
      'Publish a versioned API with validation, paging, idempotency keys and an OpenAPI file that a stranger can use.',
      'Sign users in with OAuth 2.0 and OpenID Connect using PKCE, and enforce roles on the server.',
      'Demonstrate the app in flight mode: create, edit and photograph, then reconnect and explain each conflict that was resolved.',
      'Trace one slow request through logs, metrics and traces to its query, and show the figure before and after.',
      'Produce a signed internal build from a pipeline, with release notes, privacy answers and a way back.',
    ],
  },
  learn: {
    heading: 'Thirty-four weeks, layer on layer',
    intro:
      'Code listings are given in C# with a Java counterpart, and in Flutter with React Native beside it; the ideas are shared and you submit in one pair. Every module ends in a tagged release of the same app. The weeks below leave room to go back, because you will have to.',
    modules: [
      {
        title: 'Objects, rules and data structures',
        when: 'Weeks 1-3',
        topics: [
          'Classes, interfaces and composition on the gate register',
          'Lists, maps, queues and the cost of a lookup',
          'States and forbidden transitions, tested first',
          'Git flow for a team of one that will become three',
        ],
      },
      {
        title: 'C# on .NET 10, or Java 25',
        when: 'Weeks 4-6',
        topics: [
          'The long-term support release and its tool chain',
          'Generics, records, null safety, collections as streams',
          'Asynchronous code and cancellation',
          'Errors as values, exceptions as accidents',
        ],
      },
      {
        title: 'The web API',
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
        when: 'Weeks 10-12',
        topics: [
          'Schema, keys and constraints for passes and lines',
          'EF Core or JPA: migrations, tracking, the N+1 query',
          'Transactions and optimistic concurrency',
          'Reading a query plan before adding an index',
        ],
      },
      {
        title: 'Sign-in',
        when: 'Weeks 13-14',
        topics: [
          'OAuth 2.0 and OpenID Connect, drawn as a conversation',
          'PKCE on a phone, token storage, refresh',
          'Roles for guard, store, security head and auditor',
        ],
      },
      {
        title: 'The phone app',
        when: 'Weeks 15-18',
        topics: [
          'Widgets or components, layout and navigation',
          'State: what belongs to the screen and what to the app',
          'Forms for gloved hands and bright sun',
          'Hindi and English, large type, screen reader',
          'Talking to the API through a generated client',
        ],
      },
      {
        title: 'Offline storage and sync',
        when: 'Weeks 19-21',
        topics: [
          'A local database and an outbox of changes',
          'Identifiers made on the phone',
          'Conflicts: last write, merge, or ask a person',
          'Retries, partial failure and the clock that is wrong',
        ],
      },
      {
        title: 'Camera, maps, notifications',
        when: 'Weeks 22-23',
        topics: [
          'Photographs that are small enough to send at the gate',
          'Barcode scanning and location with permission asked late',
          'Push for overdue returns',
        ],
      },
      {
        title: 'Queues and background work',
        when: 'Weeks 24-25',
        topics: [
          'Publishing an event when a pass is closed',
          'Workers, poison messages and repeated delivery',
          'A nightly overdue run that can be started twice without harm',
        ],
      },
      {
        title: 'Containers, pipeline, cloud',
        when: 'Weeks 26-28',
        topics: [
          'A small image, scanned, with no secret inside',
          'Build, test and deploy on every merge',
          'App Service or Container Apps, managed database, key vault',
          'Blue-green release and rolling back',
        ],
      },
      {
        title: 'Tests and observability',
        when: 'Weeks 29-30',
        topics: [
          'Unit, API and device tests, and how many of each',
          'Structured logs, metrics and a trace across phone and server',
          'One incident replayed from its telemetry',
        ],
      },
      {
        title: 'Security and personal data',
        when: 'Week 31',
        topics: [
          'Threat model on one page',
          'OWASP ASVS and MASVS as checklists',
          'Dependency list, scanning and updates',
          'A data map for the DPDP Act',
        ],
      },
      {
        title: 'Release and capstone',
        when: 'Weeks 32-34',
        topics: [
          'Signing, store listing, privacy labels, target API level',
          'Internal track, testers and crash reports',
          'The flight-mode demonstration',
          'Handing the repository to a colleague who has to add a field',
        ],
      },
    ],
    projects: [
      'Gate-pass API: documented, tested, containerised, with its migrations and seed data.',
      'Gate-pass phone app with offline mode, photographs and a conflict screen, as an internal build.',
      'A release folder: pipeline, threat model, DPDP data map, release notes and a rollback that you have rehearsed.',
    ],
  },
  skills: {
    heading: 'What your commit history will show',
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
      'App store release',
    ],
    certification:
      'No exam stands at the end of this route, and one familiar code is gone: AZ-204, Azure Developer, was retired on 31 July 2026. Its successor AI-200 is centred on AI workloads and asks for more than we teach here. If you want a Microsoft certificate beside the app, the cloud weeks overlap with AZ-900, Azure Fundamentals, which is active; booking and fee are between you and Microsoft. We certify completion, and the repository shows the rest.',
    roles: ['Backend developer', 'Mobile developer', 'Integration developer', 'DevOps trainee'],
  },
  related: {
    services: ['application-development-details', 'web-details'],
    products: ['rgp-details'],
    courses: ['web-development-details', 'azure-details'],
    posts: [3],
  },
});
