import { defineService } from '../schema/service';

export const service = defineService('application-development-details', {
  title: 'Application development',
  icon: 'application-development',
  desc: 'Mobile, web and enterprise applications for the process that no product on the market fits.',
  meta: {
    title: 'Application development: build, test, maintain',
    description:
      'When to build, buy or use low-code; nine kinds of development work; how a release is tested, moved, upgraded and joined to your ERP, bank and identity systems.',
  },
  banner: {
    heading: 'Application Development Services',
    lead: 'We write software for the process that sets your company apart, and tell you when a bought product would do. You receive the source, the tests, and a record of why it was built so.',
    tone: 'madder',
    picture: {
      name: 'service-application-development',
      alt: 'A phone and a browser window show the same dealer order of 24 pump sets in three stages, sketch, prototype and release 1.4, while a panel beside them lists 212 tests passed and 1 failed.',
    },
  },
  sections: [
    {
      id: 'introduction',
      heading: 'Build what you cannot buy',
      lead: 'Writing code is the dearest way to get a function and the only way to get your own. So the first hour goes to the question whether to write any.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'A common process, such as leave or petty cash, should be bought. A form with an approval for people inside the company belongs in Power Apps. Code is right where the public signs in, where volumes are high, where the network is absent, or where the calculation itself is your advantage. A project may hold all three, and then the drawing of the borders is the design.',
          ],
        },
        {
          type: 'table',
          caption: 'Three ways to a function',
          columns: ['Choose', 'When', 'The price of a wrong choice'],
          rows: [
            [
              'A bought product',
              'The process is common and nobody buys from you because of it',
              'Years of changes to a product that its maker will not follow',
            ],
            [
              'Power Apps',
              'Users are inside, Microsoft 365 is in use, a form leads to an approval',
              'A licence for each user of something that the public needs',
            ],
            [
              'Written code',
              'Public users, high volume, offline work, a complex algorithm, value in owning it',
              'Software to maintain that a monthly subscription would have replaced',
            ],
          ],
        },
      ],
    },
    {
      id: 'services',
      heading: 'Nine kinds of work',
      lead: 'Most assignments combine three or four of them. Each can also be given to us alone.',
      ground: 'sand',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              icon: 'mobile',
              title: 'Mobile application development',
              desc: 'Native in Kotlin and Swift, or one code base in Flutter, React Native or .NET MAUI. Sync, offline use and the yearly store rules are planned at the start.',
            },
            {
              icon: 'web-window',
              title: 'Web application development',
              desc: 'Portals for dealers, vendors and staff that work with a keyboard, on a slow line and in the browser your customer has.',
            },
            {
              icon: 'cloud',
              title: 'Cloud-native development',
              desc: 'Containers, queues and infrastructure written as code, so that a second environment is a command and a release can be taken back.',
            },
            {
              icon: 'enterprise',
              title: 'Enterprise application development',
              desc: 'Systems with many roles and long lives: approvals, limits, audit log, and figures that reconcile with the ledger every night.',
            },
            {
              icon: 'api',
              title: 'API development and integration',
              desc: 'REST described in OpenAPI, with versions, paging, rate limits and a key that makes a repeated call harmless.',
            },
            {
              icon: 'database',
              title: 'Database design',
              desc: 'SQL Server or PostgreSQL for transactions, documents where shapes vary, a cache only where a measurement asks for it.',
            },
            {
              icon: 'support',
              title: 'Maintenance and support',
              desc: 'Patches, monitoring, small changes and trial restores. Code that others wrote is taken over after a review.',
            },
            {
              icon: 'security',
              title: 'Security and compliance',
              desc: 'Threat model, OWASP ASVS 5.0 and MASVS checks, a list of components, and a map of personal data for the DPDP Act.',
            },
            {
              icon: 'prototype',
              title: 'Rapid prototyping',
              desc: 'A clickable prototype that five of your users try before anybody estimates. What they stumble over is cheaper to change in a drawing.',
            },
          ],
        },
      ],
    },
    {
      id: 'implement',
      number: 1,
      heading: 'Implement',
      lead: 'From the first conversation to the first release, with something to look at after every step.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Discovery and prototype',
              content: [
                'We watch the work for a day before we ask about it. Then come a list of users and the one path that must never fail. A prototype in Figma follows in one to two weeks; five people try it with a task and without help.',
              ],
              points: [
                'Scope in sentences that a tester could prove or disprove',
                'What the first release leaves out, in writing',
                'An estimate with its assumptions beside it',
              ],
            },
            {
              title: 'Architecture and data model',
              content: [
                'Three decisions are hard to reverse: where the data lives, how users prove who they are, and what happens when another system is down. Each is recorded on one page, with the options that lost and the reason. Everything else is chosen simply and may change. The data model is read aloud to the people who own the data. When the stores head says that a part may lie in two bins, it is found here and costs a line.',
              ],
            },
            {
              title: 'Build in short rounds',
              content: [
                'Every round ends in a running version on a test address. The process owner uses it, and the next round is planned with what was learnt.',
              ],
              points: [
                'Each change reviewed by a second developer',
                'Unit and API tests run before a change may join',
                'Unfinished work kept behind a switch, so that a release is possible on any day',
                'Accessibility checked with a keyboard and a screen reader as screens appear',
              ],
            },
            {
              title: 'Release and handover',
              content: [
                'A release is a list that two people tick. The new version starts beside the old one, takes a part of the users, then all of them, and can go back without losing an order.',
              ],
              points: [
                'Source, build instructions and credentials in your own accounts',
                'Logs, metrics and traces with alerts on what users feel',
                'A back-up restored on a clean machine as proof',
                'A runbook of the six calls that the help desk will get',
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
      lead: 'Old software holds rules that nobody wrote down. A migration finds them first and moves the data last.',
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'From a desktop program or spreadsheet to the web',
              content: [
                "The macro that prices a job has been corrected by four people in nine years. We put its rules into tests, with last year's real quotations as cases, before a screen is designed. New and old then price the same week side by side. The difference list is read with the person who quotes, and about each line it is decided which of the two was right.",
              ],
            },
            {
              title: 'From your server room to the cloud',
              content: [
                'Some programs can be lifted as they are; some should be divided on the way. The measure is how often they change and what a stop costs.',
              ],
              points: [
                'Files, sessions and scheduled jobs leave the single machine',
                'Secrets go into a vault, addresses into configuration',
                'Scaling tried with a recorded busy day',
                'Running cost estimated for a quiet month and a loud one',
              ],
            },
            {
              title: 'From one database to another',
              content: [
                'Copying the tables is the easy part. Dates without a zone, rounding, sort order and empty strings are what break a report three weeks later, so they are looked for first.',
              ],
              points: [
                'Row counts and control totals by year and by branch',
                'Stored procedures rewritten with a test each, or retired',
                'A rehearsal with the clock running, so that the last night holds no surprise',
              ],
            },
            {
              title: 'From a single block to services',
              content: [
                'Divide only where a part has another rhythm than the rest: the price engine that changes weekly, the tracking that takes a thousand calls a minute. We put a front door before the old program, build one part anew behind it, and send a share of the calls there. The old code shrinks while the users notice nothing. If three months pass without a part having moved, the plan is wrong and is reopened.',
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
      lead: 'Software ages while nobody touches it. The dates are public, so an upgrade can be planned like a machine overhaul.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Runtimes and frameworks',
              content: [
                'Each language and server has a day after which its holes stay open. We keep the list for your applications and start each upgrade well before its date.',
              ],
              points: [
                '.NET 8 and .NET 9: support ended on 10 November 2026; .NET 10 is the long-term version',
                'Node.js 20: ended in April 2026',
                'MySQL 8.0: ended in April 2026',
                'PostgreSQL 14: community support ended in November 2026',
              ],
            },
            {
              title: 'Mobile store rules',
              content: [
                'A mobile application is never finished. Google asks each August for a recent target API level before it accepts an update, and Apple asks each April for the present SDK. An application left alone for two years can then not even receive a correction. We plan one technical release a year for every app, try it on the cheapest phone your people carry, and watch crash reports through a staged roll-out.',
              ],
            },
            {
              title: 'Libraries and known weaknesses',
              content: [
                'Most of the code in a present-day application was written elsewhere, by people you will never meet. A list of components, kept by the build, tells within minutes whether a published weakness concerns you.',
              ],
              points: [
                'Dependencies and container images scanned at every build',
                'Small updates taken weekly, large ones alone',
                'Packages without a maintainer replaced before they become urgent',
              ],
            },
            {
              title: 'A new face on a sound engine',
              content: [
                'When the rules are right and the screens are tired, only the screens are exchanged. The interface between the two is described first and covered by tests. Screens then change one at a time, busiest first, and both generations stay open until the users of each have said goodbye. Time for the same task is taken before and after with the same people.',
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
      lead: 'Work on software that exists already, and the testing that decides whether any of it may go live.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Extending an application that you own',
              content: [
                'Before we add, we read. A review says how the program is built, which parts have tests, and what would break first. Then the new function is placed where an update cannot reach it.',
              ],
              points: [
                'Tests written round the old behaviour before it is touched',
                'Changes small enough to be read in one sitting',
                'Documents brought up to date with the change, in the same place as the code',
              ],
            },
            {
              title: 'Offline and field use',
              content: [
                "An engineer in a basement needs yesterday's job list and a place to write today's readings. The phone keeps both, encrypted, and sends when it can. What makes this a specialist's work is the return: two people have changed one job, a part was issued twice, a clock was wrong. Those cases are specified with your service head, one by one, and each has a test that plays it.",
              ],
            },
            {
              title: 'Documents, labels and print',
              content: [
                "Paper is less forgiving than a screen. A carton label that the scanner at the customer's dock refuses comes back with the lorry, and the debit note follows.",
              ],
              points: [
                'Labels tried on the printer and the ribbon in use',
                'Invoices that break between lines, not through them',
                'Indian languages set with proper fonts and line height',
                'The same document as PDF, archived with a number that does not change',
              ],
            },
            {
              title: 'Algorithms of your own',
              content: [
                'Cutting plans, routes, load sheets, price rules. We write the rule as a function that knows nothing of screens, feed it with a year of your cases, and show where it differs from what your expert did. The expert is right more often than the specification. When the two agree on nearly all cases, the rest become a screen on which a person decides, and the reason is stored.',
              ],
            },
          ],
        },
        {
          type: 'list',
          title: 'Testing',
          items: [
            'Unit tests for rules and calculations, run at every change',
            'API tests for contracts, rights, limits and repeated calls',
            'Screen tests for the few paths that earn money',
            'Load tests with the shape of your busiest day, not with a round number',
            'Security tests against OWASP ASVS and MASVS, and a penetration test before go-live',
            'Accessibility against WCAG 2.2 level AA, by hand as well as by tool',
            'Acceptance by process owners, from scripts that they wrote',
            'Restore and roll-back, timed',
          ],
        },
      ],
    },
    {
      id: 'consulting',
      number: 5,
      heading: 'Business consulting',
      lead: 'Advice without a line of code, for the months before a project and the years after it.',
      blocks: [
        {
          type: 'list',
          title: 'Consulting',
          items: [
            'Build, buy or low-code: a recommendation for one named process, with the option that lost',
            'Review of an application or a vendor: code, tests, licences of components, dependence on persons',
            'Contract form: a fixed price for a closed scope, or time and material with a ceiling each round',
            'Product roadmap: what to stop, what to keep, what to build, in one page a quarter',
            'DPDP data map: which personal data, for what purpose, how long, and who may see it',
            'Running cost of a cloud application, by service and by customer served',
          ],
        },
      ],
    },
    {
      id: 'integration',
      number: 6,
      heading: 'Integration',
      lead: 'A new application enters a company full of old ones. For each neighbour we agree a contract, a test double, and what happens on the day it does not answer.',
      ground: 'indigo',
      blocks: [
        {
          type: 'list',
          title: 'What we connect',
          items: [
            'ERP: Business Central by REST API v2.0, OData or webhooks; NAV by web services or a staging table',
            'Identity: Microsoft Entra ID and other OpenID Connect providers, with PKCE for phones',
            'Payments: UPI, cards and net banking through an authorised aggregator, settled against orders',
            'Tax: e-invoice and e-way bill through a GST Suvidha Provider',
            'Messages: mail, SMS by registered template, WhatsApp',
            'Devices: weighbridge, scanner, label printer, machine counter',
            'Reporting: views for Power BI, with row-level rights carried over',
          ],
        },
      ],
    },
  ],
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
  call: {
    heading: 'Describe the process that no product fits. We will sketch it first.',
    product: 'Custom Applications',
  },
});
