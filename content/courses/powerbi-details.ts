import { defineCourse } from '../schema/course';

export const course = defineCourse('powerbi-details', {
  title: 'Power BI & Power Apps',
  desc: 'Reports that agree with the books, and an app that approves.',
  topic: 'Data',
  icon: 'powerbi',
  meta: {
    title: 'Power BI and Power Apps course in 26 weeks',
    description:
      'Power BI and Power Apps from scratch: Power Query, DAX, row-level security, canvas and model-driven apps, approval flows, licences and governance.',
  },
  banner: {
    heading: 'Power BI & Power Apps: reports, apps and approvals',
    lead: 'Build a Power BI report in thirteen weeks, then apps and approval flows with Power Apps on the same data.',
    tone: 'marigold',
    picture: { name: 'course-powerbi' },
    lesson: {
      number: 7,
      task: 'Age the receivables',
      fields: [
        { label: 'Customer', value: 'C-208' },
        { label: 'Over 90 days', value: '5 lakh' },
        { label: 'Decision', value: 'Hold, to approve' },
      ],
      checked: 4,
    },
  },
  description:
    'Your report on overdue payments refreshes by itself and shows each manager one region. Then an app puts an order on hold, a flow asks the right person for approval, and the decision appears in the report again. On the way you learn Power Query, DAX, Dataverse and Power Automate, and which licence each user needs. Excel is enough to begin.',
  enrolAs: 'Power BI & Power Apps',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    schedule: 'Flexible schedule',
    pace: 'Learn at your own pace',
    note: 'The first half prepares you for PL-300, Microsoft’s exam on Power BI.',
  },
  about: {
    heading: 'Why two managers report two totals',
    paragraphs: [
      'The course suits you if you make reports in Excel today, in MIS, accounts or operations. You keep your figures. Power Query does the copying.',
      'Week 1 begins with two Excel files from one ERP. For the same quarter the sales head reports Rs 4.18 crore, the finance head Rs 3.96 crore. You find credit notes missing, a branch that a join counts twice, and orders in the wrong quarter. Expect to stop too early: after three corrections you are at Rs 3.86 crore, because one more error hides behind the others.',
    ],
  },
  notFor: 'you do not like to check figures line by line',
  comparison: {
    bring: 'Excel',
    coding: 'Formulas (DAX)',
    exam: 'PL-300 (Microsoft)',
  },
  milestones: [
    {
      after: 'Week 4',
      text: 'One model that explains, entry by entry, why two Excel files differed.',
    },
    {
      after: 'Week 12',
      text: 'A published report that refreshes and shows each manager one region.',
    },
    {
      after: 'Week 26',
      text: 'The report, a credit-hold app with its approval flow, and a licence sheet.',
    },
  ],
  exercise: {
    title: 'Two totals and one percentage',
    minutes: 15,
    tasks: [
      {
        text: 'For one quarter sales reports Rs 418 lakh, finance Rs 396 lakh. Sales left out credit notes of 9 and counted Agra (17) twice. It counted June orders of 6 that were invoiced in July, but not March orders of 10 invoiced in April. Walk from 418 to 396. How large are all errors together?',
        solution: [
          { what: 'Credit notes taken off', sum: '418 - 9' },
          {
            what: 'Agra once',
            sum: '409 - 17',
            why: 'A join on a key that is not unique repeats rows',
          },
          {
            what: 'June orders out',
            sum: '392 - 6',
            why: 'Now below finance: one error was hidden',
          },
          { what: 'March orders in', sum: '386 + 10', why: 'The date of the invoice decides' },
          { what: 'All errors', sum: '9 + 17 + 6 + 10', why: 'Nearly twice the gap of 22' },
        ],
      },
      {
        text: 'Agra sells for Rs 80 lakh with a margin of 8, Surat for 20 with a margin of 8. The report shows margins of 10% and 40%, and 25% as the total. Which total is right? And what does it show when a reader filters the report to Surat?',
        solution: [
          {
            what: 'Right total, in %',
            sum: '(8 + 8) / (80 + 20) x 100',
            why: 'First add up, then divide',
          },
          {
            what: 'Total as shown, in %',
            sum: '(10 + 40) / 2',
            why: 'An average of rows gives small Surat the weight of Agra',
          },
          {
            what: 'Filtered to Surat, in %',
            sum: '8 / 20 x 100',
            why: 'A measure is calculated again in each filter context',
          },
        ],
      },
    ],
    note: 'If you stopped at 386, you know why the model comes before the charts. If 25% looked right, weeks 5 to 7 will change how you read a report.',
  },
  outcomes: {
    heading: 'After the course you can',
    items: [
      'Shape four untidy sources in Power Query and show which steps run in the database (folding).',
      'Design a star schema for a business question and say what one row of the fact table is.',
      'Write and explain measures with CALCULATE and time intelligence, and make a slow one fast.',
      'Publish a report with row-level security, scheduled refresh and a gateway, tested as another user.',
      'Build a canvas app and a model-driven app.',
      'Set up an approval flow by amount.',
      'Move an app from development to production as a solution, under a data policy.',
      'Name the licence each user needs.',
    ],
  },
  learn: {
    heading: 'Reports first, then apps',
    intro:
      'All data comes from one fictional distributor. The overdue payments that you model in week 4 are approved or held in your app in week 21. Week 13 covers Fabric, Copilot and their limits.',
    modules: [
      {
        title: 'Power Query',
        when: 'Weeks 1-2',
        topics: [
          'Excel, folders, SQL and Business Central as sources',
          'Steps, and query folding',
          'Merges that multiply rows, and how to notice',
          'Parameters, data types and column profiling',
        ],
      },
      {
        title: 'The star schema',
        short: 'Star schema',
        when: 'Weeks 3-4',
        topics: [
          'Facts, dimensions and the grain of a table',
          'One date table; active and inactive relationships',
          'Receivables as open entries and as a snapshot',
          'Import, DirectQuery and Direct Lake compared',
        ],
      },
      {
        title: 'DAX',
        when: 'Weeks 5-7',
        topics: [
          'Row context and filter context on six rows of paper',
          'CALCULATE, one argument at a time',
          'Time intelligence for an April to March year',
          'Variables, iterators and readable measures',
        ],
      },
      {
        title: 'Report pages',
        when: 'Weeks 8-9',
        topics: [
          'Eight visuals or fewer, each for one question',
          'Drill-through, bookmarks and tooltips',
          'Grouping, reference lines, forecasts and AI visuals',
          'Tab order, alt text and contrast',
          'Performance Analyzer and DAX Studio on a slow page',
          'The receivables page, reviewed by a manager',
        ],
      },
      {
        title: 'The Power BI service',
        short: 'Service',
        when: 'Weeks 10-11',
        topics: [
          'Publishing; workspaces, apps, dashboards, endorsement; sensitivity labels shown',
          'A gateway on an always-on server',
          'Incremental refresh',
          'Deployment pipelines (with capacity), and usage read each month',
        ],
      },
      {
        title: 'Security and licences',
        short: 'Security',
        when: 'Week 12',
        topics: [
          'Roles defined in Desktop, assigned in the service, tested as another user',
          'Row-level security by a table of roles',
          'Object-level security for a salary column, set in Tabular Editor',
          'Free, Pro, Premium Per User and capacity: who can view',
        ],
      },
      {
        title: 'Fabric, Copilot and their limits',
        short: 'Fabric',
        when: 'Week 13',
        topics: [
          'OneLake, capacities and what F64 changes for viewers',
          'Copilot on a prepared model; the Q&A visual ends in December 2026',
          'Checking a generated answer against a known figure',
        ],
      },
      {
        title: 'Canvas apps',
        when: 'Weeks 14-16',
        topics: [
          'Screens, galleries, forms and variables in Power Fx',
          'Delegation, tried on 300 rows and on 30,000',
          'Barcode and camera for an asset check',
          'Accessible controls and a naming rule',
        ],
      },
      {
        title: 'Dataverse',
        when: 'Weeks 17-18',
        topics: [
          'Tables, relations and choices',
          'Security roles, teams and column security',
          'Business rules, auditing, import',
          'When a SharePoint list is enough',
        ],
      },
      {
        title: 'Model-driven apps',
        short: 'Model-driven',
        when: 'Week 19',
        topics: [
          'Views, forms and charts from the tables',
          'A business process with stages',
          'Choosing between model-driven and canvas',
        ],
      },
      {
        title: 'Approvals in Power Automate',
        short: 'Approvals',
        when: 'Weeks 20-21',
        topics: [
          'Triggers, conditions and approval by amount',
          'Reminder, escalation and a substitute approver',
          'Retry, and a check against double booking',
          'Desktop flows for screens without an API, run by hand',
        ],
      },
      {
        title: 'Environments and policies',
        short: 'Policies',
        when: 'Week 22',
        topics: [
          'Development, test and production',
          'Data policies: which connectors may be combined',
          'Solutions, connection references, pipelines',
        ],
      },
      {
        title: 'Cost and a slow app',
        short: 'Cost',
        when: 'Week 23',
        topics: [
          'Premium connectors, and who then needs a licence',
          'Copilot Credits, since the AI Builder credits in licences ended in November 2026',
          'The monitor on a slow app',
        ],
      },
      {
        title: 'Capstone',
        when: 'Weeks 24-26',
        topics: [
          'Receivables report with security and refresh',
          'Credit-hold app with an approval by amount',
          'The decision shown again in the report',
          'Handover to an owner and a deputy',
        ],
      },
    ],
    projects: [
      'Receivables dashboard for a distributor: model, measures, row-level security, refresh and definitions.',
      'Asset or gate-pass app with barcode, photo and approval flow, exported as a solution.',
      'A licence and governance sheet for both, written for the person who pays for the licences.',
    ],
  },
  skills: {
    heading: 'Skills for MIS, finance and IT teams',
    items: [
      'Power Query',
      'Star schema modelling',
      'DAX measures',
      'Time intelligence',
      'Report design',
      'Row-level security',
      'Gateways and refresh',
      'Deployment pipelines',
      'Power Fx',
      'Canvas apps',
      'Dataverse',
      'Model-driven apps',
      'Power Automate approvals',
      'Data policies and solutions',
      'Licence planning',
    ],
    certification:
      'The first half leads to PL-300. For Power Apps, PL-200 was retired on 31 August 2026; AB-410, which followed, asks for more AI than this course has.',
    roles: ['BI analyst', 'Report developer', 'Power Platform maker', 'MIS executive'],
  },
  facts: {
    laptop: {
      need: '16 GB',
      text: 'Windows, for Power BI Desktop. On a Mac it needs Windows in a virtual machine. Power Apps works in any browser.',
    },
  },
  lab: [
    {
      item: 'Power BI Desktop, DAX Studio, Tabular Editor 2',
      text: 'Models, reports, and security on columns.',
      paid: 'Free downloads.',
    },
    {
      item: 'Work or developer account (Microsoft 365 tenant)',
      text: 'Publishing, sharing, Dataverse and flows. A private email address cannot sign up.',
    },
    {
      item: 'Power BI Pro and Power Apps licences',
      text: 'Sharing a report, weeks 10 to 12; Dataverse and premium connectors, from week 17.',
    },
    {
      item: 'Capacity or Premium Per User, Purview and Power Automate Premium',
      text: 'Pipelines, weeks 10 and 11; labels, shown only; attended flows, weeks 20 and 21.',
    },
    {
      item: 'Fabric capacity (F2 or larger)',
      text: 'Copilot in Power BI, week 13.',
    },
  ],
  exam: {
    caption: 'PL-300, Power BI Data Analyst: what it measures',
    rows: [
      { skill: 'Prepare the data (25-30%)', modules: ['Power Query', 'The star schema'] },
      { skill: 'Model the data (25-30%)', modules: ['The star schema', 'DAX', 'Report pages'] },
      {
        skill: 'Visualize and analyze the data (25-30%)',
        modules: ['Report pages', 'Fabric, Copilot and their limits'],
      },
      {
        skill: 'Manage and secure Power BI (15-20%)',
        modules: ['Security and licences', 'The Power BI service'],
      },
    ],
    note: '700 of 1000 points pass. The certificate is valid for a year. Renewal is free. The exam was on no retirement list that we read in October 2026. Plan it for week 14. Skills and shares: Microsoft’s guide of April 2026. Taught for work, though not asked: Power Apps, Dataverse, Power Automate and the licences of both halves.',
  },
  questions: [
    {
      question: 'What of my Excel can I use again?',
      answer:
        'Pivot tables, lookups and the habit of checking a total, while Power Query takes over copying and filtering. Formulas change most: in Excel a formula belongs to a cell, while one DAX measure gives another answer in each cell.',
    },
    {
      question: 'Can I practise without an account from an employer?',
      answer:
        'For most of the first nine weeks, yes: Power BI Desktop is free and needs no account. Publishing, Dataverse and flows need a work or developer account. With an account of your employer your exercises run in its tenant, so get its permission first.',
    },
    {
      question: 'Is Copilot taught?',
      answer:
        'Yes. Week 13 is about its limits too. Copilot in Power BI needs a paid capacity, F2 or larger (or P1); a Pro licence or a trial capacity is not enough. You prepare a model and check the answers against known figures; the older Q&A visual ends in December 2026.',
    },
  ],
  trademarks:
    'Power BI, Power Apps, Power Automate, Excel, Fabric, Copilot and Business Central are marks of Microsoft; DAX Studio and Tabular Editor of their makers.',
  related: { services: ['powerbi-details'], courses: ['business-central-details'], posts: [7] },
});
