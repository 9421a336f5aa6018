import { defineCourse } from '../schema/course';

export const course = defineCourse('business-central-details', {
  title: 'Business Central',
  desc: 'Set up two training companies, post what an accounts team and a plant post, and close a month with GST.',
  topic: 'ERP',
  meta: {
    title: 'Business Central course: a 26-week syllabus',
    description:
      'Business Central for beginners, week by week: posting groups, item costing, GST and TDS, data migration, UAT and a month close. Prepares you for MB-800.',
  },
  banner: {
    heading: 'Business Central, from the first entry to a closed month',
    tone: 'marigold',
    picture: {
      name: 'course-business-central',
      alt: 'A lesson panel headed Lesson 1, Post a purchase invoice: vendor V-1042, item Seal kit 32, quantity 380, the pointer on the Post button, three of five checks ticked.',
    },
  },
  description:
    'An ERP is one ledger that many people write in at the same time. Over 26 weeks you set up two training companies, a trader and a small manufacturer, and do what their staff would do: buy, receive, produce, sell, collect, pay and close. GST, TDS and the e-invoice file are taught as the product really handles them. You finish with a data migration, a tested process pack and a month whose stock, bank and tax all agree with the ledger.',
  enrolAs: 'Business Central',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    schedule: 'Flexible schedule',
    pace: 'Learn at your own pace',
  },
  about: {
    heading: 'Write the entries down before you press Post',
    paragraphs: [
      'A posted document in Business Central cannot be edited. Whoever posts a wrong invoice has to reverse it where the auditor will see both, so trial and error is a costly way to learn. The course turns this into a method. Before each posting you write on paper which ledgers will move, by how much and with which sign. You post, open Find entries, and compare.',
      'In week one it is a single purchase invoice: 380 seal kits from one vendor. You expect a purchase and a payable. The system shows more than that, among them an item ledger entry, a value entry, a vendor ledger entry and the input GST, and before the week is over you can say why each of them exists. No ERP experience is asked for. Someone who has kept books in Tally has a start, and so has someone who has run a store.',
      'Two subjects are hard. Posting groups stay invisible until one is missing, and the cost of an item goes on changing after the goods have left, because the freight bill arrives late. Both come back in later labs until they stop surprising you. At the end you hold two configured companies, a set of data packages that ties to a trial balance, a test pack with a signature column, and a closed month with the GST reconciled.',
    ],
  },
  outcomes: {
    heading: 'Eight things you can do in front of a finance head',
    items: [
      'Build a company from an empty environment: number series, posting groups, dimensions and permission sets, with a setup sheet that gives the reason for each choice.',
      'Predict the entries of a sales, purchase, bank or production posting and prove the prediction with Find entries.',
      'Run order to cash and procure to pay without a manual, including a partial receipt, a credit memo and a customer who pays short.',
      'Set up GST and TDS for a customer and a vendor, export an e-invoice JSON and say which step needs a connector.',
      'Reconcile inventory to the general ledger after a late freight invoice has changed the cost.',
      'Load customers, vendors, items and opening balances by configuration package and tie them to the trial balance.',
      'Write a UAT script that a storekeeper can follow, run it with a colleague and log what failed.',
      'Close a month: bank, receivables, payables, stock and GST, with a financial report and a note on every large difference.',
    ],
  },
  learn: {
    heading: 'Twenty-six weeks, two companies',
    intro:
      'Of the 10 hours in a week about three are lessons, five are spent in the system and two belong to the notebook in which you predict and compare. A laptop with 16 GB and basic Excel are needed. Coding is not required; the one module with AL shows where the functional job ends.',
    modules: [
      {
        title: 'An ERP and its ledgers',
        when: 'Weeks 1-2',
        topics: [
          'Tenant, environment, company: where your training data lives',
          'Documents, journals and the entries that both leave behind',
          'Find entries, the G/L register and the audit trail rule',
          'Number series, and why a gap makes an auditor ask',
        ],
      },
      {
        title: 'Setup that decides every posting',
        when: 'Weeks 3-4',
        topics: [
          'General, customer, vendor, bank and inventory posting groups in one matrix',
          'Dimensions for branch and cost centre, default and mandatory',
          'Users, permission sets and segregation of duties',
          'Essentials, Premium and Team Member: who needs which licence',
        ],
      },
      {
        title: 'Finance',
        when: 'Weeks 5-7',
        topics: [
          'Chart of accounts, general and recurring journals, accruals',
          'Bank statement import, matching and reconciliation',
          'Fixed assets: acquisition, depreciation books, disposal',
          'Budgets, and financial reports from row and column definitions',
        ],
      },
      {
        title: 'Sales and receivables',
        when: 'Weeks 8-9',
        topics: [
          'Quote, order, shipment and invoice, and what each one posts',
          'Prices, discounts and credit limits',
          'Receipts, applied entries and the customer who pays short',
          'Returns, credit memos and reminders',
        ],
      },
      {
        title: 'Purchases and payables',
        when: 'Weeks 10-11',
        topics: [
          'Order, receipt, invoice and the three-way match',
          'Approval workflows with limits and a substitute',
          'Payment journals, advances and vendor ageing',
        ],
      },
      {
        title: 'Inventory and what it costs',
        when: 'Weeks 12-14',
        topics: [
          'FIFO, Average, Standard and Specific on the same ten movements',
          'LIFO in the system, and why Indian accounting standards rule it out',
          'Locations, transfers, lots and serial numbers',
          'Item charges and the cost adjustment run',
          'Physical count, and stock reconciled to the ledger',
        ],
      },
      {
        title: 'Warehouse and projects',
        when: 'Week 15',
        topics: [
          'Bins, put-aways and picks, and how much control a store can bear',
          'Project tasks, planning lines and usage',
          'Work in progress at month end',
        ],
      },
      {
        title: 'Assembly and manufacturing',
        when: 'Weeks 16-17',
        topics: [
          'Assembly BOM beside production BOM and routing',
          'A production order from planned to finished',
          'Consumption, output, scrap and capacity entries',
          'Planning worksheet: demand, supply and action messages',
        ],
      },
      {
        title: 'The India localisation',
        when: 'Weeks 18-19',
        topics: [
          'GST on sales, purchases, advances, imports and reverse charge',
          'TDS and TCS under sections 393 and 394 of the Income-tax Act, 2025',
          'E-invoice JSON out, signed JSON in, and the e-way bill template',
          'Gate entry and delivery challans for subcontracting',
          'GST reconciliation and settlement',
        ],
      },
      {
        title: 'Moving a company in',
        when: 'Week 20',
        topics: [
          'A template for each master, and one named owner for each list',
          'Configuration packages, from the first error list to a clean load',
          'Opening balances, open documents and opening stock',
        ],
      },
      {
        title: 'Reports and layouts',
        when: 'Week 21',
        topics: [
          'Edit in Excel, data analysis on lists, and where each stops',
          'A Word layout for an Indian tax invoice',
          'Microsoft’s Power BI apps for finance and inventory',
        ],
      },
      {
        title: 'Copilot, agents and a first extension',
        when: 'Week 22',
        topics: [
          'Bank reconciliation assist: what to accept and what to check',
          'The Payables Agent as a maker of drafts that a person reviews',
          'AL in Visual Studio Code: one table extension, one page extension',
        ],
      },
      {
        title: 'How an implementation runs',
        when: 'Week 23',
        topics: [
          'Fit-gap sheet and signed scope',
          'UAT scripts written with the process owner',
          'Cut-over plan, rehearsal and the first week after go-live',
        ],
      },
      {
        title: 'Capstone: one month from both sides',
        when: 'Weeks 24-26',
        topics: [
          'Cut over the trading company on opening balances',
          'A month of orders and production with planned mistakes',
          'Close bank, stock, GST and reports',
          'Explain the result to a mock finance head',
        ],
      },
    ],
    projects: [
      'The trading company, taken from an empty environment to its first closed month, with the setup sheet behind it.',
      'The small manufacturer: BOM, routing, plating sent out on a challan, a standard cost and a variance that you can explain.',
      'The cut-over file: data packages, tie-out sheet, UAT pack and go-live checklist in one folder.',
    ],
  },
  skills: {
    heading: 'Words for a resume that you can defend in the room',
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
      'Opening balance tie-out',
      'Fit-gap analysis',
      'UAT script writing',
    ],
    certification:
      'The course prepares you for MB-800, Microsoft’s exam for the Business Central Functional Consultant Associate. MB-820, the developer exam, expects about a year of AL practice, and the week of AL here is only a first taste of it. Both were active in November 2026. The pass mark is 700 of 1000, and the certificate is renewed free of charge online each year. You book the exam with Microsoft and pay its fee there; our own completion certificate records the coursework and is a separate thing.',
    roles: [
      'Business Central functional consultant (junior)',
      'ERP support analyst',
      'Implementation executive',
      'Key-user trainer',
    ],
  },
  related: {
    services: ['business-central-details', 'nav-details'],
    courses: ['ls-central-details', 'powerbi-details'],
    industries: ['automobile', 'electricals', 'fabrication-garments', 'food-beverage'],
    posts: [7, 1],
  },
});
