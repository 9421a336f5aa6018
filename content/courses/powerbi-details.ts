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
    'In the first thirteen weeks you build a Power BI report on overdue customer payments. It refreshes on a schedule and shows managers only their own region. In the next thirteen weeks you build apps and approval flows with Power Apps and Power Automate on the same data. You also learn which licence each user needs, because that decides what a company can use.',
  enrolAs: 'Power BI & Power Apps',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    schedule: 'Flexible schedule',
    pace: 'Learn at your own pace',
    note: 'The first half prepares you for Microsoft’s PL-300 exam, which you book and pay for separately.',
  },
  about: {
    heading: 'Why two managers report two totals',
    paragraphs: [
      'The course starts with a practical case. For the same quarter, the sales head reports Rs 4.18 crore and the finance head Rs 3.96 crore, both from one ERP. You get both Excel files and find the reasons: credit notes are missing in one, and a join counts one branch twice. A column named Date means order date in one file and invoice date in the other. A clear data model prevents such differences, so the model comes before the charts.',
      'Knowing Excel is enough to begin. Power Query replaces manual copying, and DAX is the formula language of Power BI. Filter context needs the most time: one DAX measure gives a different, correct answer in each cell. We practise it on paper with six rows first.',
      'Power Apps has its own difficulty, called delegation. A list that is complete with 300 test rows can miss records with 30,000. You see this fault in a small app and learn to avoid it.',
      'In the last three weeks both halves meet. The report shows an overdue customer, the app puts the order on hold, and the decision appears in the report again.',
    ],
  },
  notFor: 'you do not like to check figures line by line',
  comparison: {
    bring: 'Excel',
    coding: 'Formulas (DAX)',
    exam: 'PL-300 (Microsoft)',
  },
  outcomes: {
    heading: 'After the course you can',
    items: [
      'Shape four untidy sources in Power Query and show which steps run in the database (folding).',
      'Design a star schema for a business question and say what one row of the fact table is.',
      'Write and explain measures with CALCULATE and time intelligence, and make a slow one fast.',
      'Publish a report with row-level security, scheduled refresh and a gateway, tested as another user.',
      'Build a canvas app without delegation warnings and a model-driven app on Dataverse.',
      'Set up an approval flow by amount, with reminder, escalation and error message.',
      'Move an app from development to production as a solution, under a data policy.',
      'Say for each user of a report or app which licence is needed.',
    ],
  },
  learn: {
    heading: 'Reports first, then apps',
    intro:
      'All data comes from one fictional distributor. The overdue payments that you model in week 4 are approved or held in your app in week 21. Week 13 covers Fabric, Copilot and cost.',
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
          'Object-level security for a salary column',
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
        title: 'Cost and speed',
        short: 'Speed',
        when: 'Week 23',
        topics: [
          'Premium connectors, and who then needs a licence',
          'Copilot Credits, since the AI Builder credits in licences ended in November 2026',
          'Performance Analyzer and DAX Studio on a slow page',
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
      'The first half prepares you for PL-300, Power BI Data Analyst Associate, on no retirement list that we read in October 2026. The certificate lasts a year and is renewed online without a fee. For Power Apps the exams have changed. PL-200 was retired on 31 August 2026; AB-410, Intelligent Applications Builder, followed and needs more AI than this course has. PL-400 for developers is active. You book and pay for exams with Microsoft, and our certificate confirms that you completed the course.',
    roles: ['BI analyst', 'Report developer', 'Power Platform maker', 'MIS executive'],
  },
  facts: {
    laptop: {
      need: '16 GB',
      text: 'Windows with 16 GB of memory, because Power BI Desktop runs on Windows only. Power Apps works in any browser.',
    },
  },
  lab: [
    {
      item: 'Power BI Desktop, DAX Studio',
      text: 'Models and reports.',
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
      text: 'Pipelines, weeks 10 and 11; labels, as shown; attended flows, weeks 20 and 21.',
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
      { skill: 'Model the data (25-30%)', modules: ['The star schema', 'DAX', 'Cost and speed'] },
      {
        skill: 'Visualize and analyze the data (25-30%)',
        modules: ['Report pages', 'Fabric, Copilot and their limits'],
      },
      {
        skill: 'Manage and secure Power BI (15-20%)',
        modules: ['Security and licences', 'The Power BI service'],
      },
    ],
    note: 'Skills and shares follow Microsoft’s guide of April 2026. Read the current guide before you book. The modules on Power Apps and Power Automate are not part of this exam.',
  },
  questions: [
    {
      question: 'I only know Excel. Is that enough?',
      answer:
        'Yes, it is a good start. Power Query does what you now do by copying and filtering, and DAX formulas look familiar at first. Pivot tables and lookups help you most in the first month.',
    },
    {
      question: 'Can I use a Mac or Linux?',
      answer:
        'Not for Power BI Desktop, which runs on Windows only. A Mac with Windows in a virtual machine can work if it has enough memory. Power Apps and Power Automate work in any current browser.',
    },
    {
      question: 'Which Microsoft exam fits this course?',
      answer:
        'PL-300 for the Power BI half; the table above shows the modules. PL-200 cannot be taken any more: it was retired on 31 August 2026, and AB-410 followed. PL-900 was on no retirement list that we read in October 2026; check Microsoft’s page before you book.',
    },
    {
      question: 'Can I practise without an account from an employer?',
      answer:
        'Partly. Power BI Desktop is free and needs no account. To share reports, or to use Dataverse and flows, you need a work account or a developer account. Once the batch is fixed, the table above says whether it has a lab tenant.',
    },
    {
      question: 'Is Copilot taught?',
      answer:
        'Yes, with its limits. Copilot in Power BI needs a paid capacity, F2 or larger (or P1). A Pro licence or a trial capacity alone is not enough. You prepare a model for it and check its answers against known figures. The older Q&A visual ends in December 2026.',
    },
    {
      question: 'Which jobs use these skills?',
      answer:
        'BI analyst, report developer, MIS executive and Power Platform maker. You can also use the skills in your present finance or operations job. Our career support helps with resume and interviews; it is not a job guarantee.',
    },
  ],
  trademarks:
    'Power BI, Power Apps, Power Automate, Excel, Fabric, Copilot and Business Central are marks of Microsoft; DAX Studio and Canva of their makers.',
  related: {
    services: ['powerbi-details', 'power-apps-details'],
    products: ['rgp-details'],
    courses: ['business-central-details', 'data-science-details'],
    posts: [7],
  },
});
