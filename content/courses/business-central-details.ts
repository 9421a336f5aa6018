import { defineCourse } from '../schema/course';

export const course = defineCourse('business-central-details', {
  title: 'Business Central',
  desc: 'Set up two training companies, post the daily work of accounts and stores, and close a month with GST.',
  topic: 'ERP',
  icon: 'business-central',
  meta: {
    title: 'Business Central course: a 26-week syllabus',
    description:
      'Business Central for beginners, week by week: posting groups, item costing, GST and TDS, data migration, UAT and a month close. Prepares you for MB-800.',
  },
  banner: {
    heading: 'Business Central, from the first entry to a closed month',
    lead: 'Set up two training companies in Microsoft’s ERP, do their daily work and close a month with GST.',
    tone: 'marigold',
    picture: { name: 'course-business-central' },
    lesson: {
      number: 1,
      task: 'Post a purchase invoice',
      fields: [
        { label: 'Vendor', value: 'V-1042' },
        { label: 'Item', value: 'Seal kit 32' },
        { label: 'Quantity', value: '380' },
      ],
      checked: 3,
    },
  },
  description:
    'Business Central is Microsoft’s ERP: one system for accounts, stock, purchase, sales and production. In 26 weeks you set up two training companies, a trader and a small manufacturer. You do the work of their staff: buy, receive, produce, sell, collect, pay and close the month. GST, TDS and the e-invoice file are taught as the Indian version handles them. No coding is needed.',
  enrolAs: 'Business Central',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    schedule: 'Flexible schedule',
    pace: 'Learn at your own pace',
    note: 'The course prepares you for Microsoft’s MB-800 exam, which you book and pay for separately.',
  },
  about: {
    heading: 'For accountants, commerce graduates and ERP users',
    paragraphs: [
      'You need basic accounting and Excel. If you have kept books in Tally or run a store, you already know half of the terms. You do not need to code, and no earlier ERP experience is asked for. NAV consultants can join to learn the current version.',
      'Before each posting you write down which ledgers will change and by how much. Then you post, open Find entries and compare. Posted amounts cannot be edited. They are corrected by a reversal or a credit memo, so this habit saves trouble at work. In week 1 you post one purchase invoice: 380 seal kits from one vendor. By the end of that week you can explain each entry. The training company is prepared; you set up its GST yourself in week 5.',
      'Two subjects need more time. Posting groups decide which account is used, and you notice them only when one is missing. Item cost keeps changing after a sale, because the freight bill comes later. Both return in several labs.',
      'At the end you have two configured companies and data packages that match a trial balance. You also have signed test scripts and a closed month with GST reconciled. You can show all of it in an interview.',
    ],
  },
  outcomes: {
    heading: 'Tasks of a junior consultant that you can do',
    items: [
      'Set up a company from an empty environment: number series, posting groups, dimensions and permission sets.',
      'Say which entries a sales, purchase, bank or production posting will make, and check it in Find entries.',
      'Run order to cash and procure to pay, with a partial receipt, a credit memo and a short payment.',
      'Set up GST and TDS for a customer and a vendor, and export the e-invoice JSON.',
      'Reconcile stock with the general ledger after a late freight invoice has changed the cost.',
      'Load customers, vendors, items and opening balances, and match them with the trial balance.',
      'Write a test script that a storekeeper can follow, run it and record what failed.',
      'Close a month: bank, receivables, payables, stock, GST and the financial report.',
    ],
  },
  learn: {
    heading: 'Fourteen modules in 26 weeks',
    intro:
      'A week has about three hours of lessons, five hours in the system and two hours of written preparation. Setup comes first, with GST and TDS. Then purchase, sales, finance, stock and production. Special tax cases, reports and migration follow.',
    modules: [
      {
        title: 'An ERP and its ledgers',
        short: 'Ledgers',
        when: 'Weeks 1-2',
        topics: [
          'Tenant, environment, company: where your training data is kept',
          'A first purchase invoice in a prepared company, with GST',
          'Documents, journals and the entries that both create',
          'Find entries, the G/L register and the audit-trail rule',
          'Number series, and why auditors ask about gaps',
        ],
      },
      {
        title: 'Company setup',
        short: 'Setup',
        when: 'Weeks 3-4',
        topics: [
          'Chart of accounts and its posting types',
          'General, customer, vendor, bank and inventory posting groups',
          'Dimensions for branch and cost centre, default and mandatory',
          'Users, permission sets and separation of duties',
          'Essentials, Premium and Team Member: who needs which licence',
        ],
      },
      {
        title: 'GST and TDS from the start',
        short: 'GST, TDS',
        isTax: true,
        when: 'Week 5',
        topics: [
          'GST registration and State of each location',
          'GST groups, HSN and SAC codes',
          'TDS sections of the Income-tax Act, 2025 on a vendor',
          'One purchase and one sale, with every tax entry explained',
        ],
      },
      {
        title: 'Purchase and payables',
        short: 'Purchase',
        when: 'Weeks 6-7',
        topics: [
          'Order, receipt, invoice and the three-way match, with input GST and TDS',
          'Credit memo with GST',
          'Approval workflows with limits and a substitute',
          'Payment journals, advances and vendor ageing',
        ],
      },
      {
        title: 'Sales and receivables',
        short: 'Sales',
        when: 'Weeks 8-9',
        topics: [
          'Quote, order, shipment and invoice, and what each one posts',
          'Output GST, place of supply, and the export of one e-invoice JSON',
          'Prices, discounts and credit limits',
          'Receipts, applied entries and short payments',
          'Returns, credit memos and reminders',
        ],
      },
      {
        title: 'Finance',
        when: 'Weeks 10-12',
        topics: [
          'General and recurring journals, accruals',
          'Accounting periods, payment terms, currencies and exchange rates',
          'Bank statement import, matching and reconciliation',
          'Fixed assets: purchase, depreciation books, disposal',
          'Budgets and financial reports with row and column definitions',
        ],
      },
      {
        title: 'Inventory and costing',
        short: 'Inventory',
        when: 'Weeks 13-15',
        topics: [
          'FIFO, Average, Standard and Specific on the same ten movements',
          'LIFO: in the system, but not allowed by Indian accounting standards',
          'Locations, transfers, lots and serial numbers',
          'Item charges and the cost adjustment run',
          'Physical count, and stock reconciled with the ledger',
        ],
      },
      {
        title: 'Warehouse and projects',
        short: 'Warehouse',
        when: 'Week 16',
        topics: [
          'Bins, put-aways and picks, and how much control a store needs',
          'Project tasks, planning lines and usage',
          'Work in progress at month end',
        ],
      },
      {
        title: 'Assembly and manufacturing',
        short: 'Production',
        when: 'Weeks 17-18',
        topics: [
          'Assembly BOM compared with production BOM and routing (Premium licence)',
          'A production order from planned to finished',
          'Consumption, output, scrap and capacity entries',
          'Planning worksheet: demand, supply and action messages',
        ],
      },
      {
        title: 'India localisation, second part',
        short: 'India',
        isTax: true,
        when: 'Week 19',
        topics: [
          'Reverse charge, advances and imports',
          'TCS under section 394, and the buyer’s declaration',
          'Signed JSON import and the e-way bill Excel; the connector that fetches the IRN',
          'Gate entry and the challan for subcontracting',
          'GST reconciliation and settlement, and where GSTR-2B needs an extension',
        ],
      },
      {
        title: 'Reports and layouts',
        short: 'Reports',
        when: 'Week 20',
        topics: [
          'Edit in Excel and data analysis on lists, with their limits',
          'A Word layout for an Indian tax invoice',
          'Report selection, and reports run at night by the job queue',
          'Microsoft’s Power BI apps for finance and inventory, shown by the trainer',
        ],
      },
      {
        title: 'Copilot, agents and AL',
        short: 'Copilot, AL',
        when: 'Week 21',
        topics: [
          'Bank reconciliation assist: what to accept and what to check',
          'Payables Agent: it drafts an invoice, a person reviews it',
          'AL in Visual Studio Code, in a cloud sandbox: one table extension, one page extension',
        ],
      },
      {
        title: 'Data migration and the implementation',
        short: 'Migration',
        when: 'Weeks 22-23',
        topics: [
          'A template and one named owner for each master list',
          'Configuration packages, from the first error list to a clean load',
          'Opening balances, open documents and opening stock',
          'Fit-gap sheet and signed scope',
          'UAT (user acceptance test) scripts written with the process owner',
          'Cut-over plan, rehearsal and the first week after go-live',
        ],
      },
      {
        title: 'Capstone: one full month',
        short: 'Full month',
        when: 'Weeks 24-26',
        topics: [
          'Start the trading company with opening balances',
          'A month of orders and production with planned mistakes',
          'Close bank, stock, GST and reports',
          'Explain the result to a mock finance head',
        ],
      },
    ],
    projects: [
      'The trading company, from an empty environment to its first closed month, with the setup sheet.',
      'The small manufacturer: BOM, routing, plating sent out on a challan, standard cost and variance.',
      'The cut-over folder: data packages, balance check, test scripts and go-live checklist.',
    ],
  },
  skills: {
    heading: 'Skills for your resume',
    items: [
      'Posting group design',
      'Dimensions',
      'Bank reconciliation',
      'Financial reports',
      'GST setup and reconciliation',
      'TDS and TCS setup',
      'E-invoice JSON export',
      'Item costing',
      'Lot and serial tracking',
      'Approval workflows',
      'Production orders',
      'Configuration packages',
      'Opening balances',
      'Fit-gap analysis',
      'UAT script writing',
    ],
    certification:
      'The course prepares you for MB-800, Microsoft’s exam for Business Central functional consultants. You need 700 of 1000 points to pass. The certificate lasts one year and you renew it online without a fee. MB-820 is the developer exam. It expects practice in AL, and one week of AL here is not enough. Both exams were active in November 2026. You book with Microsoft and pay the exam fee there.',
    roles: [
      'Business Central functional consultant (junior)',
      'ERP support analyst',
      'Implementation executive',
      'Key-user trainer',
    ],
  },
  facts: {
    laptop: {
      need: '8 GB',
      text: 'Windows for Power BI Desktop; 8 GB is enough, 16 GB is comfortable. Business Central and the AL lab run in the cloud.',
    },
  },
  lab: [
    {
      item: 'Business Central, Indian environment',
      text: 'All labs, from week 1. You need a work account to sign in.',
    },
    {
      item: 'Microsoft Excel',
      text: 'Data templates, Edit in Excel, balance checks.',
      paid: 'You, if you do not have it yet.',
    },
    {
      item: 'Visual Studio Code with the AL extension',
      text: 'The week on AL.',
      paid: 'Free download.',
    },
    {
      item: 'Power BI Desktop',
      text: 'Your own report on exported data. Microsoft’s apps need Power BI Pro.',
      paid: 'Free download.',
    },
  ],
  exam: {
    caption: 'MB-800, Business Central Functional Consultant: what it measures',
    rows: [
      {
        skill: 'Set up Business Central (20-25%)',
        modules: [
          'An ERP and its ledgers',
          'Company setup',
          'Purchase and payables',
          'Data migration and the implementation',
          'Reports and layouts',
          'Copilot, agents and AL',
        ],
      },
      {
        skill: 'Configure financials (30-35%)',
        modules: ['Company setup', 'Finance', 'Purchase and payables', 'Sales and receivables'],
      },
      {
        skill: 'Configure sales and purchasing (10-15%)',
        modules: ['Inventory and costing', 'Sales and receivables', 'Purchase and payables'],
      },
      {
        skill: 'Perform Business Central operations (30-35%)',
        modules: [
          'Finance',
          'Sales and receivables',
          'Purchase and payables',
          'Inventory and costing',
          'Reports and layouts',
        ],
      },
    ],
    note: 'Skills and shares are those of Microsoft’s study guide of June 2026. Read the current guide before you book. Not exam subjects, but taught for work: India localisation, manufacturing, warehouse, projects, Power BI apps, AL, the implementation.',
  },
  questions: [
    {
      question: 'I am an accountant and cannot code. Is this course for me?',
      answer:
        'Yes. The course follows the functional path, which leads to MB-800. You set up and use the system. One week shows you AL, so that you can talk to a developer. If you want to become a developer, plan a good deal of AL practice for MB-820.',
    },
    {
      question: 'Is it about Indian tax and Indian documents?',
      answer:
        'Yes, in week 5, in every document after it, and in week 19. You set up GST, TDS and TCS with the sections of the Income-tax Act, 2025. You export an e-invoice JSON and fill the e-way bill template, which are standard. You also learn what is an extension, such as sending invoices to the portal automatically.',
    },
    {
      question: 'Is the MB-800 exam included?',
      answer:
        'No. You book it with Microsoft and pay Microsoft’s fee. Our certificate of completion is separate: it says that you finished the course. Microsoft’s certificate says that you passed its exam.',
    },
    {
      question: 'Which job can I get with this course?',
      answer:
        'You can apply for junior functional consultant, ERP support or implementation executive. Partners want knowledge of accounts, stores or production as much as knowledge of the software. We help with your CV, mock interviews and the search. We do not guarantee a job.',
    },
    {
      question: 'Where do I practise, and may I continue after the course?',
      answer:
        'You practise in a Business Central environment in the browser, with two training companies. Once the batch is fixed, the table above says who provides it. For later practice you can use a sandbox of your employer or a Microsoft trial, which needs a work account.',
    },
  ],
  related: {
    services: ['business-central-details', 'nav-details'],
    courses: ['ls-central-details', 'powerbi-details'],
    industries: ['automobile', 'electricals', 'fabrication-garments', 'food-beverage'],
    posts: [7, 1],
  },
});
