import { defineCourse } from '../schema/course';

export const course = defineCourse('business-central-details', {
  title: 'Business Central',
  desc: 'Accounts, stock and GST in Microsoft’s ERP, to a closed month.',
  topic: 'ERP',
  icon: 'business-central',
  meta: {
    title: 'Business Central course: a 26-week syllabus',
    description:
      'Business Central for beginners, week by week: posting groups, item costing, GST and TDS, data migration, UAT and a month close. Prepares you for MB-800.',
  },
  banner: {
    heading: 'Business Central, from the first entry to a closed month',
    lead: 'Microsoft’s ERP for people from accounts and stores: you say which ledgers will change, post, and check.',
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
    'Business Central keeps accounts, stock, purchase, sales and production of a company in one system. You set up two training companies, a trader and a small manufacturer, and do the work of their accountant, buyer and storekeeper until a month is closed with GST. You should know debit and credit. No coding is needed.',
  enrolAs: 'Business Central',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    schedule: 'Flexible schedule',
    pace: 'Learn at your own pace',
    note: 'It prepares you for Microsoft’s exam MB-800, which you book and pay there.',
  },
  about: {
    heading: 'For accountants, commerce graduates and storekeepers',
    paragraphs: [
      'If you have kept books in Tally or run a store, you know half of the words already.',
      'Before you post, you write down which ledgers will change and by how much. Then you post and compare. In the first week that is one purchase invoice for 380 seal kits. Expect it to go wrong at first: one line of tax lands where you did not expect it, and finding such a line is what you will be paid for later.',
    ],
  },
  notFor: 'you want to write programs, or have never seen a ledger',
  comparison: {
    bring: 'Basic accounting; Excel',
    coding: 'None; one week shown',
    exam: 'MB-800 (Microsoft)',
  },
  milestones: [
    { after: 'Week 4', text: 'A company set up from nothing.' },
    { after: 'Week 12', text: 'Purchase, sales and a reconciled bank account.' },
    {
      after: 'Week 26',
      text: 'A closed month with GST, data packages that match a trial balance, and test scripts that somebody else has signed.',
    },
  ],
  exercise: {
    title: 'One purchase invoice',
    minutes: 15,
    tasks: [
      {
        text: 'You buy 380 seal kits at Rs 40 on credit, from a vendor in your own State. GST is 18%. Write down each ledger that changes, and by how much.',
        solution: [
          { what: 'Stock, debit', sum: '380 x 40' },
          { what: 'Input CGST, debit', sum: '9% x 15,200', why: 'Your own State: half each' },
          { what: 'Input SGST, debit', sum: '9% x 15,200' },
          { what: 'Vendor, credit', sum: '15,200 + 1,368 + 1,368' },
        ],
      },
      {
        text: 'A week later 300 kits are sold, and a freight bill of Rs 950 arrives for all 380. Leave GST out. What changes now?',
        solution: [
          { what: 'Stock, debit', sum: '950 / 380 x 80', why: '80 kits are left' },
          {
            what: 'Cost of goods sold, debit',
            sum: '950 / 380 x 300',
            why: 'The cost of a sale changes after the sale',
          },
          { what: 'Vendor of the freight, credit', sum: '200 + 750' },
        ],
      },
    ],
    note: 'Was task 1 quick? Then week 1 will be too. If task 2 surprised you: weeks 13 to 15 are about it.',
  },
  outcomes: {
    heading: 'What you can do at the end',
    items: [
      'Set up a company from nothing: number series, posting groups, dimensions, permission sets.',
      'Say which entries a posting will make before you post, and check it in Find entries.',
      'Buy and sell with a partial receipt, a credit memo and a customer who pays too little.',
      'Set up GST and TDS for a customer and a vendor, and export the e-invoice JSON.',
      'Reconcile stock with the general ledger after a late freight invoice has changed the cost.',
      'Load customers, vendors, items and opening balances, and match them with the trial balance.',
      'Write a test script that a storekeeper can follow, run it and record what failed.',
      'Close a month, with GST.',
    ],
  },
  learn: {
    heading: 'Fourteen modules in 26 weeks',
    intro:
      'Ten hours a week. Setup comes first, with GST and TDS, so every document after week 5 is an Indian one.',
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
          'Dimensions for branch and cost centre',
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
          'Approval workflow with limits and a deputy',
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
          'Accounting periods, payment terms, currencies',
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
          'Bins, and how much control a store needs',
          'One put-away and one pick',
          'A project whose usage is posted, seen once',
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
        when: 'Weeks 19-20',
        topics: [
          'Reverse charge, advances, imports',
          'TCS under section 394, and the buyer’s declaration',
          'Signed JSON import, the e-way bill Excel, and the connector that fetches the IRN',
          'Gate entry and the challan for job work',
          'GST reconciliation and settlement, and where GSTR-2B needs an extension',
        ],
      },
      {
        title: 'Reports and layouts',
        short: 'Reports',
        when: 'Week 21',
        topics: [
          'Edit in Excel and data analysis on lists, with their limits',
          'A Word layout for an Indian tax invoice',
          'Report selection, and reports run at night by the job queue',
        ],
      },
      {
        title: 'Copilot, agents and AL',
        short: 'Copilot, AL',
        when: 'Week 22',
        topics: [
          'Bank reconciliation assist: what to accept and what to check',
          'Payables Agent, shown by the trainer: it drafts an invoice, a person reviews it',
          'AL in Visual Studio Code, in a cloud sandbox: one table extension, one page extension',
        ],
      },
      {
        title: 'Data migration and the implementation',
        short: 'Migration',
        when: 'Weeks 23-24',
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
        when: 'Weeks 25-26',
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
      'The course leads to MB-800, Microsoft’s exam for functional consultants; below the weeks you see which module prepares for what. The developer exam MB-820 expects far more AL than one week.',
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
      text: 'With Windows, for Power BI Desktop. Business Central and the AL lab run in the cloud.',
    },
  },
  lab: [
    {
      item: 'Business Central, Indian environment',
      text: 'All labs, from week 1.',
    },
    {
      item: 'Microsoft Excel',
      text: 'Data templates, balance checks.',
      paid: 'You, if you do not have it yet.',
    },
    {
      item: 'Visual Studio Code with the AL extension',
      text: 'The week on AL.',
      paid: 'Free download.',
    },
    {
      item: 'Power BI Desktop',
      text: 'Your own report on exported data.',
      paid: 'Free download.',
    },
    {
      item: 'Payables Agent, Power BI apps of Microsoft',
      text: 'Shown only. The agent needs Copilot Credits after a trial and runs in the United States.',
      paid: 'Not needed by you.',
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
    note: '700 of 1000 points pass. The certificate lasts one year and is renewed online without a fee. The exam was on no retirement list that we read in October 2026. Take Microsoft’s free practice assessment in week 24, and book when you pass it. Skills and shares: study guide of June 2026. Taught for work, though not asked: Indian tax, production, warehouse, projects, AL, the implementation.',
  },
  questions: [
    {
      question: 'I keep books in Tally. What is different?',
      answer:
        'A posted amount cannot be edited. You reverse it or post a credit memo, and both stay visible. You do not choose the ledger either: posting groups do. And the cost of an item changes after you sold it, when the freight bill arrives late.',
    },
    {
      question: 'Is it of use outside India?',
      answer:
        'Three of the 26 weeks are Indian tax. The rest is the same product in Dubai or Nairobi, where only the local tax setup would be new to you.',
    },
    {
      question: 'Where do I practise, and may I continue after the course?',
      answer:
        'In the browser, in two training companies; who provides them is fixed with the batch. Afterwards in a sandbox of your employer or a Microsoft trial. Both need a work account.',
    },
  ],
  trademarks:
    'Business Central, Excel, Power BI, Copilot and Visual Studio Code are marks of Microsoft, Tally is one of Tally Solutions.',
  related: { services: ['business-central-details'], courses: ['ls-central-details'], posts: [7] },
});
