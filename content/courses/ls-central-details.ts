import { defineCourse } from '../schema/course';

export const course = defineCourse('ls-central-details', {
  title: 'LS Central',
  desc: 'Till, offers and stock of a shop, to one opened store.',
  topic: 'ERP',
  icon: 'ls-central',
  meta: {
    title: 'LS Central course: tills, offers and statements',
    description:
      'A 26-week LS Central course for beginners: POS setup, items and barcodes, promotions, replenishment, hospitality, offline tills and statement posting.',
  },
  banner: {
    heading: 'LS Central for shops and restaurants',
    lead: 'You begin with one shift at a till and open a new store in the last four weeks.',
    tone: 'indigo',
    picture: { name: 'course-ls-central' },
    lesson: {
      number: 12,
      task: 'Make the offer fire',
      fields: [
        { label: 'Bill', value: '2 kurtas, 1 belt' },
        { label: 'Offer', value: 'Buy 2, get 10%' },
        { label: 'At the till', value: 'Applied' },
      ],
      checked: 4,
    },
  },
  description:
    'LS Central is retail software inside Business Central: till, offers, members and kitchen screens use the database of the accounts. You first sell, return, count the cash and close the day at a POS (a till). Then come items, offers, replenishment, offline tills and the statement that posts a day’s sales. Experience in a shop helps. You need no coding.',
  enrolAs: 'Business Central',
  enrolHint: 'Business Central is preselected. For this course choose LS Central.',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    schedule: 'Flexible schedule',
    pace: 'Learn at your own pace',
    note: 'Microsoft has no exam for LS Central; some weeks match parts of its exam MB-800.',
  },
  about: {
    heading: 'Week 1 starts at the till',
    paragraphs: [
      'If you have stood at a till, counted a stockroom or booked a shop’s sales, you know the work already. You learn where LS Central keeps it.',
      'On the first day you open a shift with 2,000 rupees. You sell a kurta and two belts, and one belt comes back without a receipt. Then you count. The drawer is 149 rupees short. Nobody remembers why. You find the reason in the journal of the till: somebody voided a payment after the change had been given.',
    ],
  },
  notFor: 'you look for a large job market',
  comparison: {
    bring: 'A shop, or Business Central, helps',
    coding: 'None',
    exam: 'None of Microsoft; parts of MB-800',
  },
  milestones: [
    {
      after: 'Week 4',
      text: 'A closed till day with its cash difference explained, and a goods receipt booked from the delivery note.',
    },
    {
      after: 'Week 12',
      text: 'A store that sells: two terminals, items with barcodes, five kinds of payment, a first offer.',
    },
    {
      after: 'Week 26',
      text: 'Tested promotions, a week of statements that match the ledger, and the file of an opened store.',
    },
  ],
  exercise: {
    title: 'One day at the till',
    minutes: 15,
    tasks: [
      {
        text: 'A shift opens with Rs 2,000. Cash sales are Rs 8,460, one cash return is Rs 649, and Rs 5,000 go to the safe. You count Rs 4,662. The journal has one odd line: Rs 1,000 in cash for a bill of Rs 851 was voided, and UPI was taken. What should be in the drawer? What happened?',
        solution: [
          { what: 'Should be in the drawer', sum: '2,000 + 8,460 - 649 - 5,000' },
          { what: 'Short', sum: '4,811 - 4,662' },
          {
            what: 'Change on the voided note',
            sum: '1,000 - 851',
            why: 'The customer got her note back and kept the change',
          },
          {
            what: 'At the end of day',
            is: 'Rs 149 short, with its reason',
            why: 'Nobody adds a sale or money so that it matches',
          },
        ],
      },
      {
        text: 'A bill has two kurtas at Rs 1,050 and a leather belt at Rs 590. GST is in the prices: 5% for kurtas up to Rs 2,500, 18% for the belt (November 2026). An offer takes 10% off the bill, paid by UPI. What is posted? What does the customer get when the belt comes back with its receipt?',
        solution: [
          { what: 'UPI, debit', sum: '90% x (2,100 + 590)' },
          {
            what: 'Sale of kurtas, credit',
            sum: '90% x 2,100 / 105%',
            why: 'The discount is spread over the lines, for each has its own tax',
          },
          { what: 'Sale of the belt, credit', sum: '90% x 590 / 118%' },
          { what: 'CGST, credit', sum: '2.5% x 1,800 + 9% x 450', why: 'Half of each rate' },
          { what: 'SGST, credit', sum: '2.5% x 1,800 + 9% x 450' },
          { what: 'Paid back for the belt', sum: '90% x 590', why: 'What she paid, not Rs 590' },
        ],
      },
    ],
    note: 'Task 1 is week 1. Task 2 is one bill of the hundreds that a statement posts in weeks 20 and 21.',
  },
  outcomes: {
    heading: 'You will be able to do this',
    items: [
      'Open, run and close a day on the POS, and explain a cash difference.',
      'Set up a store with two terminals.',
      'Create a range of items with sizes, colours and barcodes in a hierarchy for reports.',
      'Test how three kinds of offer combine.',
      'Explain a replenishment proposal line by line.',
      'Correct a till that sells at last week’s price.',
      'Clear a blocked statement, post it, and match payments, GST and sales with the general ledger.',
      'Plan a store opening.',
    ],
  },
  learn: {
    heading: 'Thirteen modules, from the till to head office',
    intro:
      'Each week has a part at the till and a part in the back office, and by week 11 your practice store sells. By week 21 its sales are posted in the accounts, and from week 23 you open one new store.',
    modules: [
      {
        title: 'A day at the POS',
        short: 'POS',
        when: 'Weeks 1-2',
        topics: [
          'Shift, opening cash, sale, mixed payment, reprint',
          'Return with a receipt, without one, and as an exchange',
          'Suspend, void, price check, price change with a reason',
          'Counting the cash and the first end of day',
        ],
      },
      {
        title: 'Business Central for a retailer',
        short: 'Business Central',
        when: 'Weeks 3-6',
        topics: [
          'Company, posting groups, and the store as a dimension',
          'Purchase orders and receipts against a delivery note',
          'Transfers from warehouse to shop, and goods in transit',
          'Costing with FIFO and average, markdown and margin',
          'Stock counts, shrinkage and adjustments with a reason code',
        ],
      },
      {
        title: 'Retail items',
        short: 'Items',
        when: 'Weeks 7-8',
        topics: [
          'Division, category and product group: one hierarchy for all reports',
          'Variants by size and colour, barcodes for piece and carton',
          'MRP-inclusive prices and price groups; HSN codes and GST groups',
          'Item status: new, active, marked down, blocked',
        ],
      },
      {
        title: 'Stores and terminals',
        short: 'Stores',
        when: 'Weeks 9-10',
        topics: [
          'Functionality, interface and hardware profiles',
          'State code, GST registration and GST bill number series of the store',
          'Button menus that a new cashier understands',
          'Infocodes: questions on the till, such as a reason or an age',
          'Staff, permission groups and the manager key',
        ],
      },
      {
        title: 'Payments and cash',
        short: 'Payments',
        when: 'Week 11',
        topics: [
          'Cash, card, UPI, voucher and credit note as tender types',
          'Cash removal, bank deposit and the safe',
          'Rounding, differences, and the legal limit on cash receipts',
        ],
      },
      {
        title: 'Offers and promotions',
        short: 'Offers',
        when: 'Weeks 12-13',
        topics: [
          'Discount offer, multibuy, mix and match, total discount, tender type offer',
          'Validity, priority, and which offers may combine',
          'Coupons and vouchers',
          'Testing an offer with a table of baskets',
        ],
      },
      {
        title: 'Replenishment and allocation',
        short: 'Replenishment',
        when: 'Weeks 14-15',
        topics: [
          'Minimum and maximum compared with sales history',
          'Transfer or purchase: reading the suggestion',
          'Sharing a new collection among ten stores',
          'Open-to-buy: the buying limit for a season',
        ],
      },
      {
        title: 'Members',
        when: 'Week 16',
        topics: [
          'Schemes, clubs, points and their expiry',
          'Gift cards and the liability they create',
          'Consent for a phone number taken at the till',
        ],
      },
      {
        title: 'Hospitality',
        when: 'Weeks 17-18',
        topics: [
          'Table plan, modifiers, courses and split bills',
          'Recipes, portion cost and stock used by a sale',
          'Kitchen display system (KDS): which dish goes to which screen',
          'FSSAI number on the bill, veg mark and allergens on the item',
        ],
      },
      {
        title: 'Replication and offline POS',
        short: 'Replication',
        when: 'Week 19',
        topics: [
          'Web Replication with Azure Storage: what is copied, and when',
          'The older Data Director compared',
          'Selling without internet on a till with local installation, and the sync afterwards',
          'How to find why a price did not arrive',
        ],
      },
      {
        title: 'Statements and GST',
        short: 'GST',
        isTax: true,
        when: 'Weeks 20-21',
        topics: [
          'Calculate, check, post: from POS transactions to the ledger',
          'Blocked statements and their causes',
          'Tax-inclusive bills, B2B bills with GSTIN, returns',
          'LS Central’s India localisation, and what needs a connector',
          'UPI and card settlements matched with POS payments',
        ],
      },
      {
        title: 'Devices and upgrades',
        short: 'Devices',
        when: 'Week 22',
        topics: [
          'Scanner, receipt printer, cash drawer, weighing scale',
          'LS Central versions and the Business Central version each needs',
          'A test list for tills before a festival season',
        ],
      },
      {
        title: 'Capstone: open one store',
        short: 'One store',
        when: 'Weeks 23-26',
        topics: [
          'Freeze items, barcodes and prices, with a named owner for each',
          'Configure, load and run twenty test baskets',
          'Three days of sales with planned faults',
          'Parallel end of day and handover to finance',
        ],
      },
    ],
    projects: [
      'A promotion file: three offers, each with its test baskets and the total each basket must show.',
      'A week of statements, two of them with faults, posted and matched with the ledger.',
      'The store opening file: setup sheets, device list, closing checklist and cashier guide.',
    ],
  },
  skills: {
    heading: 'What you can offer a retail IT team',
    items: [
      'POS profile setup',
      'Button menus and infocodes',
      'Retail hierarchies',
      'Variants and barcodes',
      'Tender and safe management',
      'Promotion design and testing',
      'Replenishment proposals',
      'Member schemes',
      'Recipe costing',
      'Replication fault-finding',
      'Statement posting',
      'GST on retail bills',
      'Store opening plans',
      'Cashier training',
    ],
    certification:
      'This course is independent of the academy of LS Retail, which issues its own certificates. For MB-800 add our Business Central course.',
    roles: ['Retail functional consultant', 'POS support engineer', 'Store systems executive'],
  },
  facts: {
    laptop: {
      need: '16 GB',
      text: 'Windows, 16 GB of memory. The back office runs in the browser, the POS in the browser or as a Windows app.',
    },
  },
  lab: [
    {
      item: 'LS Central licence and training POS',
      text: 'From week 1.',
    },
    {
      item: 'Business Central environment',
      text: 'The back office, since LS Central runs inside it.',
    },
    {
      item: 'Scanner, printer and cash drawer',
      text: 'Week 22; other weeks need the screen alone.',
    },
    {
      item: 'Offline till with local installation',
      text: 'Week 19: used by you or shown, as your confirmation says.',
    },
  ],
  exam: {
    caption: 'MB-800, Business Central Functional Consultant: what this course covers of it',
    rows: [
      { skill: 'Set up Business Central (20-25%)', modules: ['Business Central for a retailer'] },
      { skill: 'Configure financials (30-35%)', modules: [] },
      {
        skill: 'Configure sales and purchasing (10-15%)',
        modules: ['Business Central for a retailer', 'Retail items'],
      },
      {
        skill: 'Perform Business Central operations (30-35%)',
        modules: ['Business Central for a retailer', 'Statements and GST'],
      },
    ],
    note: 'MB-800 needs 700 of 1000 points. It is renewed each year. The course covers three of its skills in part, without financials, and the exam was on no retirement list that we read in October 2026. Shares: study guide of June 2026. Taught for work, though not asked: till, offers, members, kitchen, replication.',
  },
  questions: [
    {
      question: 'Must I know Business Central first?',
      answer:
        'No. Weeks 3 to 6 teach what a shop needs of it: purchase, stock, costing and posting. A company’s finance is taught in our Business Central course.',
    },
    {
      question: 'Who hires for LS Central in India?',
      answer:
        'Retail and restaurant chains that run it, and the small number of LS partners that set it up. The market is narrow. First titles are POS support engineer and store systems executive; what you learn of Business Central counts in other ERP jobs too.',
    },
    {
      question: 'Is there a POS to practise on, or only slides?',
      answer:
        'A POS, in most weeks. You sell, return, close the day and post. Before you pay, your confirmation names its version, how many learners share it and whether you reach it from home.',
    },
    {
      question: 'How much of it is about GST in India?',
      answer:
        'Prices with tax included, HSN codes on the bill, returns and business bills with GSTIN are taught in LS Central’s own India localisation. IRN, dynamic QR codes and payment terminals need connectors; you learn what to check in one.',
    },
  ],
  trademarks:
    'LS Central is a mark of LS Retail; Business Central, Windows and Azure are marks of Microsoft.',
  related: {
    services: ['business-central-details'],
    courses: ['business-central-details'],
    posts: [2],
  },
});
