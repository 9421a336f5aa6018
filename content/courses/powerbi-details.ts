import { defineCourse } from '../schema/course';

export const course = defineCourse('powerbi-details', {
  title: 'Power BI & Power Apps',
  desc: 'See the overdue invoice in a report and act on it in an app: data model, DAX, Dataverse and approval flows.',
  topic: 'Data',
  meta: {
    title: 'Power BI and Power Apps course in 26 weeks',
    description:
      'Power BI and Power Apps from scratch: Power Query, DAX, row-level security, canvas and model-driven apps, approval flows, licences and governance.',
  },
  banner: {
    heading: 'Power BI & Power Apps: from the figure to the action',
    tone: 'marigold',
    picture: {
      name: 'course-powerbi',
      alt: 'A lesson panel headed Lesson 7, Age the receivables: four bars for 0-30, 31-60, 61-90 and over 90 days, the last in madder, and beside them a phone card, Approve hold on C-208, with two buttons.',
    },
  },
  description:
    'A report that shows a problem and ends there leaves the work to e-mail. This course teaches both halves of the job. Thirteen weeks of Power BI produce a receivables report that refreshes by itself and shows each manager only their own region. Thirteen weeks of Power Apps and Power Automate then let the person who sees the overdue invoice do something about it, with an approval and a record. Licences and running cost are lessons too, since they decide what may be used.',
  enrolAs: 'Power BI & Power Apps',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    schedule: 'Flexible schedule',
    pace: 'Learn at your own pace',
  },
  about: {
    heading: 'Two managers, one quarter, two totals',
    paragraphs: [
      'The course opens with a quarrel. For the same quarter the sales head reports 4.18 crore and the finance head 3.96 crore, out of one ERP. You receive both spreadsheets and a week. The gap turns out to consist of credit notes, a branch that a careless join counts twice, and a column named Date which means order date in one file and invoice date in the other. Nobody lied. After this nobody has to persuade you that a model precedes a chart.',
      'Filter context is where most people stall in DAX: one measure, a different answer in every cell, each of them correct. We work it through on paper with six rows, then with CALCULATE, one argument at a time. Power Apps has a counterpart in delegation. A gallery that is right on a test list of 300 rows leaves records out at 30,000, and the warning was in the editor all along. You will meet both faults early, in small files, where they cannot hurt a customer.',
      'Excel is the only thing to bring, besides a Windows laptop: Power BI Desktop runs on nothing else, and 16 GB of memory makes it bearable. What you carry away is a secured report on a documented model, an asset app with an approval flow packed as a solution, and one sheet that states, for each kind of user, which licence they need and why.',
    ],
  },
  outcomes: {
    heading: 'Deliver it, secure it, say what it costs',
    items: [
      'Shape four untidy sources in Power Query and show which steps fold back to the database.',
      'Draw a star schema from a business question and name what one row of the fact table stands for.',
      'Write and explain measures with CALCULATE and time intelligence, and make a slow one fast.',
      'Publish a report with row-level security, scheduled refresh and a gateway, and test it as another user.',
      'Build a canvas app without a delegation warning and a model-driven app on Dataverse.',
      'Run an approval flow by amount, with reminder, escalation and a failure that reaches somebody.',
      'Move an app from development to production as a solution, under a data policy.',
      'State for every user of a report or an app which licence is needed.',
    ],
  },
  learn: {
    heading: 'First the loop that reads, then the loop that writes',
    intro:
      'One fictional distributor supplies all the data, so the receivables that you model in week 4 are the ones an approver acts on in week 21. The middle of the course is a deliberate break: week 13 is about capacity, Copilot and price models, before any app is drawn.',
    modules: [
      {
        title: 'Getting data into shape',
        when: 'Weeks 1-2',
        topics: [
          'Excel, folders, SQL and Business Central as sources',
          'Power Query steps, and query folding',
          'Merges that multiply rows, and how to notice',
          'Parameters and data types',
        ],
      },
      {
        title: 'The star schema',
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
          'Variables, iterators and measures that stay readable',
        ],
      },
      {
        title: 'Pages that answer',
        when: 'Weeks 8-9',
        topics: [
          'Eight visuals or fewer, each with a question behind it',
          'Drill-through, bookmarks and tooltips',
          'Tab order, alt text and contrast',
          'The receivables page, reviewed by a reader who is in a hurry',
        ],
      },
      {
        title: 'Who may see what',
        when: 'Week 10',
        topics: [
          'Row-level security by a table of roles',
          'Object-level security for a salary column',
          'Free, Pro, Premium Per User and capacity: who can view',
        ],
      },
      {
        title: 'The service',
        when: 'Weeks 11-12',
        topics: [
          'Workspaces, apps and endorsement',
          'A gateway on a server, and why a laptop will not do',
          'Incremental refresh',
          'Deployment pipelines, and usage read each month',
        ],
      },
      {
        title: 'Fabric, Copilot and their limits',
        when: 'Week 13',
        topics: [
          'OneLake, capacities and what F64 changes for viewers',
          'Copilot on a prepared model, since the Q&A visual ends in December 2026',
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
        when: 'Week 19',
        topics: [
          'Views, forms and charts from the tables',
          'A business process with stages',
          'Choosing between model-driven and canvas',
        ],
      },
      {
        title: 'Approvals in Power Automate',
        when: 'Weeks 20-21',
        topics: [
          'Triggers, conditions and approval by amount',
          'Reminder, escalation and leave of the approver',
          'Retry, and a flow that never books twice',
          'Desktop flows as the last resort',
        ],
      },
      {
        title: 'Environments and policies',
        when: 'Week 22',
        topics: [
          'Development, test and production',
          'Data policies: which connectors may meet',
          'Solutions, connection references, pipelines',
        ],
      },
      {
        title: 'Cost and speed clinic',
        when: 'Week 23',
        topics: [
          'Premium connectors, and who then needs a licence',
          'Copilot Credits after the end of AI Builder credits',
          'Performance Analyzer and DAX Studio on a slow page',
          'The monitor on a slow app',
        ],
      },
      {
        title: 'Capstone: close the loop',
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
      'Receivables dashboard for a distributor: model, measures, row-level security, refresh and a page of definitions.',
      'Asset or gate-pass app with barcode, photograph and an approval flow, exported as a solution.',
      'A licence and governance sheet for both, written for the person who signs the renewal.',
    ],
  },
  skills: {
    heading: 'For the MIS desk and the maker alike',
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
      'The first half prepares you for PL-300, Power BI Data Analyst Associate, active in November 2026. For the second half the picture has changed: PL-200 was retired on 31 August 2026 and AB-410, Intelligent Applications Builder, took its place, with more AI in it than this course covers; PL-400 remains for developers. An associate certificate lasts a year and can be renewed online without a fee. Exams are sat and paid for outside the course, which closes with a completion certificate from us.',
    roles: ['BI analyst', 'Report developer', 'Power Platform maker', 'MIS executive'],
  },
  related: {
    services: ['powerbi-details', 'power-apps-details'],
    products: ['rgp-details'],
    courses: ['business-central-details', 'data-science-details'],
    posts: [7],
  },
});
