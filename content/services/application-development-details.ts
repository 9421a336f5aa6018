import { evidence } from '../evidence';
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
    firstStep:
      'a sketch, or the Excel file that does the work today. Ten minutes for you; the answer is build, buy or low-code, and you order nothing.',
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
      lead: 'We build for the dispatcher, dealer or engineer whose work no product knows. For leave or petty cash buy one, even if it is not ours.',
      blocks: [
        { type: 'evidence', ...evidence.prototypeTest },
        {
          type: 'entries',
          variant: 'rows',
          title: 'Three risks of custom code',
          items: [
            {
              title: 'It is never finished',
              text: 'App stores and runtimes raise their rules, so plan a technical release every year.',
            },
            {
              title: 'The rules are in heads',
              text: 'The person who quotes or dispatches today has to spend hours with us.',
            },
            {
              title: 'No price before a prototype',
              text: 'Until five users have tried one, an estimate is a guess.',
            },
          ],
        },
        {
          type: 'table',
          id: 'three-ways',
          caption: 'Three ways to get an application',
          columns: ['Choose', 'When', 'What a wrong choice costs'],
          rows: [
            [
              'A ready product',
              'Your customers do not choose you for this process',
              'Years of changes that its maker does not support',
            ],
            [
              'Power Apps',
              'Your own staff, Microsoft 365, a form that leads to an approval',
              'A licence for each of many outside users',
            ],
            [
              'Custom code',
              'Public users, high volume, offline work, a calculation of your own',
              'Upkeep of what a subscription could have done',
            ],
          ],
        },
        { type: 'call', text: 'Build it, buy it or draw it in Power Apps' },
      ],
    },
    {
      id: 'services',
      heading: 'Nine application development services',
      short: 'Nine services',
      lead: 'Most projects combine three or four.',
      ground: 'sand',
      blocks: [
        {
          type: 'entries',
          variant: 'columns',
          items: [
            {
              icon: 'mobile',
              title: 'Mobile application development',
              text: 'Flutter, React Native or .NET MAUI; Kotlin and Swift where the device needs it.',
            },
            {
              icon: 'web-window',
              title: 'Web application development',
              text: 'Portals for dealers, vendors and staff, usable by keyboard and on a slow line.',
            },
            {
              icon: 'cloud',
              title: 'Cloud-native development',
              text: 'Containers, queues, infrastructure as code. A release can be taken back.',
            },
            {
              icon: 'enterprise',
              title: 'Enterprise application development',
              text: 'Roles, limits, an audit log, and totals compared with your accounts every night.',
            },
            {
              icon: 'api',
              title: 'API development and integration',
              text: 'REST with OpenAPI documents. A repeated call creates no second order.',
            },
            {
              icon: 'database',
              title: 'Database design',
              text: 'SQL Server or PostgreSQL; a document database or cache where measurements ask for it.',
            },
            {
              icon: 'support',
              title: 'Maintenance and support',
              text: 'Updates, monitoring, small changes, restore tests, also for code of others.',
            },
            {
              icon: 'security',
              title: 'Security and compliance',
              text: 'Threat model, OWASP ASVS 5.0 and MASVS, a map of personal data.',
            },
            {
              icon: 'prototype',
              title: 'Rapid prototyping',
              text: 'Screens you can click. Changes cost least here.',
            },
          ],
        },
      ],
    },
    {
      id: 'implement',
      number: 1,
      heading: 'Implement',
      lead: 'One of your people decides on the scope; you check a result after each stage.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Discovery and prototype',
              content: [
                'We watch your people work for a day. Then we list the users, each with the main task, and draw it in Figma. What the first release leaves out is written down before anybody names a price.',
              ],
              points: [
                'Requirements in sentences that can be tested',
                'An estimate with its assumptions',
              ],
            },
            {
              title: 'Architecture and data model',
              content: [
                'Three decisions are hard to change later. Where the data is stored, how users sign in, what happens when another system is down: each gets one page with the options and the reason. We read the data model aloud to the people who own the data.',
              ],
            },
            {
              title: 'Build in short rounds',
              content: [
                'Each round ends with a working version. The process owner uses it on a test address, and we plan the next round from what he found.',
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
                'Two people go through the checklist. The new version runs next to the old one and takes over users step by step, so that every order survives a way back.',
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
      lead: 'Old software contains rules that nobody wrote down. We find and test them before any data moves.',
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'From a desktop program or Excel to the web',
              content: [
                'Suppose a macro has priced your pumps for nine years. Its author has left. We turn last year’s quotations into tests, and when old and new run together for a week, eleven prices differ, all for one dealer. Your sales head decides, line by line, which price is right.',
              ],
            },
            {
              title: 'From your server room to the cloud',
              content: [
                'Some programs move unchanged; others are split first. We decide by how often they change and what an hour of standstill costs you.',
              ],
              points: [
                'Files, sessions and scheduled jobs leave the single server',
                'Passwords and keys move to a vault, addresses to configuration',
                'A load test with the data of a busy day',
                'Running cost for a quiet month and a busy one',
              ],
            },
            {
              title: 'From one database to another',
              content: [
                'Copying tables is the easy part. Reports break on dates without a time zone, on rounding, sort order and empty values, so we check these first.',
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
                'Split only what changes alone, such as a price engine with new rules every week. A gateway sends a share of the calls to the new part; if none has moved after three months, we review the plan.',
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
      lead: 'End dates are published. Plan by them, as you plan machine maintenance.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Runtimes and frameworks',
              content: [
                'After its end date a version gets no security fixes, so we list the versions in your applications and start each upgrade early.',
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
                'Google raises its rule every August, Apple every April. An app cannot be updated until it is built again for them; Google also hides an old one from new users on newer phones. We test the new build on the cheapest phone that your people use, and release it to a few first.',
              ],
            },
            {
              title: 'Libraries and security holes',
              content: [
                'Most code in an application is open source. The build keeps a list of it (SBOM), which says on the day a hole is published whether you are affected.',
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
                'Right rules, old screens: we replace only the screens. The interface between the two is described and tested first, then the busiest screen goes first. The same people do the same task before and after, and we time both.',
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
      lead: 'Changes to software that you own.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Extending an application that you own',
              content: [
                'A review comes first. It shows how the program is built and where it could break, and the old behaviour gets tests before we touch it. Updates leave the new function alone.',
              ],
            },
            {
              title: 'Offline and field use',
              content: [
                'The difficult part is the return. A service engineer takes readings without signal; the phone keeps them encrypted and sends them later. If two people have changed one job, or a clock was wrong, a rule decides that your service head has agreed, with a test.',
              ],
            },
            {
              title: 'Documents, labels and print',
              content: [
                'An unreadable label costs a debit note. The customer’s scanner refuses the carton, so we test what is printed as carefully as screens.',
              ],
              points: [
                'Labels tested on your printer with your ribbon',
                'Invoices that break pages between lines',
                'Indian languages with suitable fonts',
                'The same document as PDF, under a fixed number',
              ],
            },
            {
              title: 'Algorithms for your business',
              content: [
                'Cutting plans, routes, load sheets, price rules. Each becomes a function of its own, and we run a year of your real cases through it. Your expert checks the differences; what stays unclear goes to a screen where a person decides and gives the reason.',
              ],
            },
          ],
        },
        {
          type: 'list',
          title: 'Testing',
          items: [
            'Rules and API: at every change',
            'The busiest screens and the busiest day',
            'Security: OWASP, and a penetration test before go-live',
            'Accessibility: WCAG 2.2 AA, by tools and by hand',
            'Your process owners, with their own cases',
            'Restore and roll-back, timed',
          ],
        },
      ],
    },
    {
      id: 'consulting',
      number: 5,
      heading: 'Business consulting',
      lead: 'Before a project, or as a second opinion on a running one.',
      blocks: [
        {
          type: 'list',
          title: 'Consulting',
          items: [
            'Build, buy or low-code, for one process',
            'Review of an application or its vendor',
            'Fixed price or monthly team',
            'What to stop, keep and build next quarter',
            'DPDP data map: what, why, how long, who sees it',
            'Running cost by service and by customer',
          ],
        },
      ],
    },
    {
      id: 'integration',
      number: 6,
      heading: 'Integration',
      lead: 'For each link we agree the format, and what happens when it is down.',
      ground: 'indigo',
      blocks: [
        {
          type: 'list',
          title: 'What we connect',
          items: [
            'Business Central: standard API v2.0; an extension for receipts without invoice and lots',
            'Dynamics NAV: web services or an exchange table',
            'Sign-in: Microsoft Entra ID, OpenID Connect with PKCE',
            'UPI, cards, net banking: an authorised aggregator',
            'E-invoice and e-way bill: a GST Suvidha Provider',
            'Weighbridge, scanner, label printer, machine counter',
            'Power BI: views with the same rights by row',
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
                'Both exist. A scope that is written and can be tested has a fixed price, while a product that will change suits a monthly team, with a cap per sprint (a round of two to four weeks). The prototype takes one to two weeks, can be ordered alone and stays yours.',
            },
            {
              question: 'Native or cross-platform?',
              answer:
                'Cross-platform for most business apps, because one code base serves Android and iPhone. Native for heavy graphics, Bluetooth in the background or strict device features. We try the risky function first, on your phones.',
            },
            {
              question: 'Who puts the app in the stores and keeps it there?',
              answer:
                'We do. The developer accounts are in your company’s name. The yearly release belongs in the maintenance contract, because without it new users on newer phones no longer find the app.',
            },
            {
              question: 'How is our data protected?',
              answer:
                'Users sign in by OAuth 2.0 or OpenID Connect, data is encrypted on the way and in storage, and every access is logged. Before go-live an independent tester tries to break in.',
            },
            {
              question: 'What happens if your company closes?',
              answer:
                'Another developer goes on: repository, build pipelines, documents and keys are in your accounts from the first day. If your policy asks for escrow, the contract can name the agent.',
            },
            {
              question: 'The app fails on a Saturday evening. Who repairs it, and who pays?',
              answer:
                'Your help desk goes back to the last version, by the guide from the handover. Whether we answer on a Saturday is a line of the support sheet. Faults against the agreed tests are warranty; changes are paid work.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'You need one person who decides on the scope, and five users for the tests. The present way of working stays until they have accepted the new one.',
  related: { services: ['web-details'], courses: ['application-development-details'], posts: [3] },
  call: {
    heading: 'Describe one process that runs in Excel. We advise whether to build or buy.',
    product: 'Custom Applications',
  },
});
