import { defineService } from '../schema/service';

export const service = defineService('application-development-details', {
  title: 'Application development',
  icon: 'application-development',
  desc: 'Mobile, web and enterprise applications that no ready product covers.',
  listing: {
    page: 'services',
    group: 'built-for-you',
    when: 'No product on the market covers the way your company works.',
  },
  meta: {
    title: 'Application development: build, test, maintain',
    description:
      'Mobile, web and enterprise applications from Noida: build or buy, native or cross-platform, testing, store rules, security, handover and connection to your ERP.',
  },
  banner: {
    heading: 'Application Development Services',
    lead: 'A ready product fits? Then we tell you so. If not, we build, and source code, tests and accounts are yours from the first day.',
    tone: 'madder',
    picture: {
      name: 'service-application-development',
      alt: 'A phone and a browser window show the same dealer order of 24 pump sets in three stages, sketch, prototype and release 1.4, while a panel beside them lists 212 tests passed and 1 failed.',
    },
  },
  sections: [
    {
      id: 'introduction',
      heading: 'Build, buy or low-code?',
      short: 'Build or buy?',
      lead: 'Custom code costs most, so we first check whether you need it.',
      blocks: [
        {
          type: 'text',
          aside: true,
          paragraphs: [
            'For a common process such as leave or petty cash, buy a product. For an internal form with an approval, use Power Apps. Custom code is right for public users, high volume, offline work, or a calculation that gives you an advantage. One project often combines all three; then we agree which part does what.',
          ],
        },
        {
          type: 'table',
          caption: 'Three ways to get an application',
          columns: ['Choose', 'When', 'What a wrong choice costs'],
          rows: [
            [
              'A ready product',
              'The process is common and customers do not choose you for it',
              'Years of changes to a product that the maker will not support',
            ],
            [
              'Power Apps',
              'Internal users with Microsoft 365; a form leads to an approval',
              'Many outside users, so licences for each person cost too much',
            ],
            [
              'Custom code',
              'Public users, high volume, offline work, complex algorithm, own intellectual property',
              'Maintenance of software that a subscription could have replaced',
            ],
          ],
        },
      ],
    },
    {
      id: 'services',
      heading: 'Nine application development services',
      short: 'Nine services',
      lead: 'Most projects combine three or four of them. You can also order each one separately.',
      ground: 'sand',
      blocks: [
        {
          type: 'entries',
          variant: 'columns',
          items: [
            {
              icon: 'mobile',
              title: 'Mobile application development',
              text: 'Flutter, React Native or .NET MAUI for most business apps; Kotlin and Swift where the device needs it. Offline use and store rules are planned from the start.',
            },
            {
              icon: 'web-window',
              title: 'Web application development',
              text: 'Portals for dealers, vendors and staff. They work with a keyboard, on a slow connection and in the browsers that your customers use.',
            },
            {
              icon: 'cloud',
              title: 'Cloud-native development',
              text: 'Containers, queues and infrastructure written as code. A second environment is quick to create, and a release can be taken back.',
            },
            {
              icon: 'enterprise',
              title: 'Enterprise application development',
              text: 'Systems with many user roles, approvals, limits and an audit log. Their totals are compared with your accounts every night.',
            },
            {
              icon: 'api',
              title: 'API development and integration',
              text: 'REST interfaces with OpenAPI documentation, versions, paging and rate limits. A repeated call does not create a second document.',
            },
            {
              icon: 'database',
              title: 'Database design',
              text: 'SQL Server or PostgreSQL for transactions, document databases for changing structures, and a cache where measurements show the need.',
            },
            {
              icon: 'support',
              title: 'Maintenance and support',
              text: 'Updates, monitoring, small changes and restore tests. We also take over code written by others, after a review.',
            },
            {
              icon: 'security',
              title: 'Security and compliance',
              text: 'Threat model, checks by OWASP ASVS 5.0 and MASVS, a list of components, and a map of personal data for the DPDP Act.',
            },
            {
              icon: 'prototype',
              title: 'Rapid prototyping',
              text: 'A clickable prototype that five of your users try before we estimate. Changes cost least at this stage.',
            },
          ],
        },
        { type: 'call', text: 'Send a sketch or a list of screens. We say what comes first.' },
      ],
    },
    {
      id: 'implement',
      number: 1,
      heading: 'Implement',
      lead: 'From the first talk to the first release, each step ends with a result that you can check.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Discovery and prototype',
              content: [
                'We watch your people work for a day and list the users and their main task. A clickable prototype in Figma usually follows in one to two weeks. Five users try it without help.',
              ],
              points: [
                'Requirements in sentences that can be tested',
                'A written list of what the first release leaves out',
                'An estimate with its assumptions',
              ],
            },
            {
              title: 'Architecture and data model',
              content: [
                'Three decisions are hard to change later: where the data is stored, how users sign in, and what happens when another system is down. We record each on one page with the options and the reason. Then we read the data model aloud to the people who own the data.',
              ],
            },
            {
              title: 'Build in short rounds',
              content: [
                'Each round ends with a working version on a test address. The process owner uses it, and we plan the next round with that feedback.',
              ],
              points: [
                'A second developer reviews every change',
                'Unit and API tests run before a change is accepted',
                'Unfinished parts are switched off, so a release is always possible',
                'Each screen is checked with keyboard and screen reader',
              ],
            },
            {
              title: 'Release and handover',
              content: [
                'Two people go through a release checklist. The new version runs next to the old one and takes over users step by step. If needed, it goes back without losing orders.',
              ],
              points: [
                'Source code, build instructions and passwords in your own accounts',
                'Logs, metrics and alerts',
                'A backup restored on a clean machine as proof',
                'A guide for the help desk with the most likely problems',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'migration',
      number: 2,
      heading: 'Migration',
      lead: 'Old software contains rules that nobody wrote down. We find and test these rules first and move the data after that.',
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'From a desktop program or Excel to the web',
              content: [
                'Many price calculations live in an Excel macro that several people have changed over years. We write its rules as tests, with real quotations of last year as cases. Then we build the screens. Old and new calculate the same week in parallel. With the person who quotes, we decide for each difference which one is right.',
              ],
            },
            {
              title: 'From your server room to the cloud',
              content: [
                'Some programs can move unchanged; others should be split first. We decide by how often they change and what downtime costs you.',
              ],
              points: [
                'Files, sessions and scheduled jobs leave the single server',
                'Passwords and keys move to a vault, addresses to configuration',
                'A load test with the data of a busy day',
                'Running cost estimated for a quiet month and a busy one',
              ],
            },
            {
              title: 'From one database to another',
              content: [
                'Copying tables is easy. Reports usually break on dates without time zone, rounding, sort order and empty values. So we check these first.',
              ],
              points: [
                'Row counts and control totals by year and branch',
                'Each stored procedure rewritten with a test, or dropped',
                'A timed rehearsal before the real move',
              ],
            },
            {
              title: 'From one large program to services',
              content: [
                'Split only parts that change or grow differently, such as a price engine with weekly changes. We put a gateway in front of the old program and build one part new. A share of the calls goes to the new part, and users notice no change. If no part has moved after three months, we review the plan with you.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'upgradation',
      number: 3,
      heading: 'Upgradation',
      lead: 'Languages, servers and app stores publish their end dates. You can plan upgrades by them like machine maintenance.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Runtimes and frameworks',
              content: [
                'After its end date a version gets no more security fixes. We keep a list of the versions in your applications and start each upgrade early.',
              ],
              points: [
                '.NET 8 and .NET 9 ended on 10 November 2026; use .NET 10 LTS',
                'Node.js 20 ended in April 2026',
                'MySQL 8.0 ended in April 2026',
                'PostgreSQL 14 ended in November 2026',
              ],
            },
            {
              title: 'Mobile store rules',
              content: [
                'Google Play asks for a recent target API level (Android version) every August. Apple asks for its current SDK every April. An old app cannot be updated until it is built again for them, and Google hides it from new users on newer phones. Plan one technical release a year for each app. We test it on the cheapest phone that your people use and watch crash reports during a gradual release.',
              ],
            },
            {
              title: 'Libraries and security holes',
              content: [
                'Most code in an application comes from open-source libraries. The build keeps a list of them (SBOM). When a security hole is published, the list shows whether you are affected.',
              ],
              points: [
                'Libraries and container images scanned at every build',
                'Small updates often; large ones separately',
                'Libraries without a maintainer are replaced early',
              ],
            },
            {
              title: 'New screens for a sound application',
              content: [
                'If the rules are right but the screens are old, we replace only the screens. First we describe the interface between the two and cover it with tests. Then we replace one screen after another, the busiest first. Old and new stay available until users have moved. We time the same task with the same people before and after.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'customization',
      number: 4,
      heading: 'Customization/Specialist',
      lead: 'Changes to software that you already own, and the tests that every change must pass.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Extending an application that you own',
              content: [
                'We start with a review: how the program is built, which parts have tests and where it could break. Then we add the new function where updates do not overwrite it.',
              ],
              points: [
                'Tests for the old behaviour before we change it',
                'Small changes that are easy to review',
                'Documents updated together with the code',
              ],
            },
            {
              title: 'Offline and field use',
              content: [
                'A service engineer needs the job list and a place for readings, also without signal. The phone stores both encrypted and sends them later. The difficult part is the return. Two people may have changed one job, or a phone clock may be wrong. We agree a rule for each such case with your service head and write a test for it.',
              ],
            },
            {
              title: 'Documents, labels and print',
              content: [
                'A carton label that the customer’s scanner cannot read causes a return and a debit note. So we test printed output as carefully as screens.',
              ],
              points: [
                'Labels tested on your printer with your ribbon',
                'Invoices that break pages between lines',
                'Indian languages with suitable fonts',
                'The same document as PDF, stored under a fixed number',
              ],
            },
            {
              title: 'Algorithms for your business',
              content: [
                'Examples are cutting plans, routes, load sheets and price rules. We write the rule as a separate function and run a year of your real cases through it. Your expert checks the differences. When most cases agree, the rest go to a screen where a person decides and gives the reason.',
              ],
            },
          ],
        },
        {
          type: 'list',
          title: 'Testing',
          items: [
            'Unit tests for rules and calculations, at every change',
            'API tests for formats, rights, limits and repeated calls',
            'Screen tests for the most important paths',
            'Load tests with the pattern of your busiest day',
            'Security tests by OWASP ASVS and MASVS, and a penetration test before go-live',
            'Accessibility by WCAG 2.2 AA, with tools and by hand',
            'Acceptance by process owners with their own test cases',
            'Restore and roll-back, with the time measured',
          ],
        },
      ],
    },
    {
      id: 'consulting',
      number: 5,
      heading: 'Business consulting',
      lead: 'Advice before a project, or a second opinion on a running one.',
      blocks: [
        {
          type: 'list',
          title: 'Consulting',
          items: [
            'Build, buy or low-code: a recommendation for one process, with reasons',
            'Review of an application or vendor: code, tests, licences, dependence on single persons',
            'Contract form: fixed price for a written scope, or monthly team with a cap per sprint',
            'Product plan: what to stop, keep and build in the next quarter',
            'DPDP data map: which personal data, for what purpose, how long, and who sees it',
            'Running cost of a cloud application, by service and by customer',
          ],
        },
      ],
    },
    {
      id: 'integration',
      number: 6,
      heading: 'Integration',
      lead: 'A new application must exchange data with your existing systems. For each one we agree the format and what happens when it is down.',
      ground: 'indigo',
      blocks: [
        {
          type: 'list',
          title: 'What we connect',
          items: [
            'Business Central: standard API v2.0 and webhooks; an extension with custom API pages for receipts without invoice, inspections and lots',
            'Dynamics NAV: web services or an exchange table',
            'Sign-in: Microsoft Entra ID and other OpenID Connect providers, with PKCE (protects sign-in on phones)',
            'Payments: UPI, cards and net banking through an authorised aggregator, matched with orders',
            'E-invoice and e-way bill: through a GST Suvidha Provider, a licensed GST service',
            'Messages: email, SMS by registered template, WhatsApp',
            'Devices: weighbridge, scanner, label printer, machine counter',
            'Reports: views for Power BI, with the same access rights by row',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Contract, code and app stores: what clients ask',
      blocks: [
        {
          type: 'questions',
          items: [
            {
              question: 'Fixed price or monthly team?',
              answer:
                'Fixed price fits a scope that is written and testable. A monthly team fits a product that will change, with a cap per sprint (a round of two to four weeks). Many projects start with a fixed-price prototype. For a team, ask for the rates, the minimum term and the notice period.',
            },
            {
              question: 'Native or cross-platform?',
              answer:
                'Cross-platform (Flutter or React Native) for most business apps, because one code base serves Android and iPhone. Native (Kotlin and Swift) for heavy graphics, Bluetooth in the background or strict device features. We test the risky function first, on your phones.',
            },
            {
              question: 'Who puts the app in the stores and keeps it there?',
              answer:
                'Developer accounts are in your company’s name, and we publish through them. Google raises its target API level every year. An app left alone is hidden from new users on newer Android versions. The maintenance contract covers this yearly release; it states the fee and the response hours.',
            },
            {
              question: 'How is our data protected?',
              answer:
                'Users sign in by OAuth 2.0 or OpenID Connect. Data is encrypted on the way and in storage, and keys are in a vault. Access is logged. Before go-live an independent tester tries to break in (penetration test). A map lists the personal data for your DPDP duties.',
            },
            {
              question: 'What happens if your company closes?',
              answer:
                'You can continue with another developer. Repository, build pipelines, documents and keys are in your accounts from the first day. If your policy asks for escrow, the contract can name the agent. Signing an NDA before you show us details is common practice; ask for it.',
            },
            {
              question: 'The app fails on a Saturday evening. Who repairs it, and who pays?',
              answer:
                'Your help desk can go back to the last version, with the guide from the handover. The support contract names the hours, so Saturday is covered only if it says so. Faults against the signed tests fall under the warranty, whose months the contract names. Changes are paid work.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'The prototype usually takes one to two weeks; the estimate after it names the rest. You need one person who decides on the scope, and five users for the tests. The present way of working stays until they have accepted the new one.',
  related: {
    services: ['web-details', 'power-apps-details', 'azure-details'],
    products: ['rgp-details'],
    courses: [
      'application-development-details',
      'web-development-details',
      'software-testing-details',
    ],
    industries: ['logistics', 'ecommerce', 'education'],
    posts: [3, 5],
  },
  scene: {
    after: 'upgradation',
    text: 'Drivers of a transport company see their trips in an app that also works without a network. The proof of delivery goes to billing on the same day.',
  },
  call: {
    heading: 'Describe one process that runs in Excel. We advise whether to build or buy.',
    product: 'Custom Applications',
  },
});
