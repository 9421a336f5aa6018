import { defineCourse } from '../schema/course';

export const course = defineCourse('ls-central-details', {
  title: 'LS Central',
  desc: 'Run a shop’s day from the opening float to the posted statement, on a till that lives inside Business Central.',
  topic: 'ERP',
  meta: {
    title: 'LS Central course: tills, offers and statements',
    description:
      'A 26-week LS Central course for beginners: POS set-up, items and barcodes, promotions, replenishment, hospitality, offline tills and statement posting.',
  },
  banner: {
    heading: 'LS Central, learnt from the till inwards',
    tone: 'indigo',
    picture: {
      name: 'course-ls-central',
      alt: 'A lesson panel headed Lesson 12, Make the offer fire: a till with three lines, Kurta 2, Belt 1 and Scarf 1, the offer Buy 2 get 10% marked as applied, and keys for Cash, Card and UPI.',
    },
  },
  description:
    'LS Central keeps the till, the offer, the loyalty card and the kitchen screen in the same database as the accounts. You start where the customer stands: sell, take back, count the drawer, close the day. From there the course works inwards through items, barcodes, promotions, replenishment and replication to the statement that carries a day’s trade into Business Central. The last four weeks open one new store, from the frozen item list to the cashier’s one-page sheet.',
  enrolAs: 'Business Central',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    schedule: 'Flexible schedule',
    pace: 'Learn at your own pace',
  },
  about: {
    heading: 'A shop day has an opening, a rush and a count',
    paragraphs: [
      'Retail systems are usually taught from their setup pages, and the learner first meets a queue when it is already eleven people long. We begin at the counter. In week one you open a shift with a float of 2,000 rupees, sell a kurta and two belts, take one belt back without a receipt, suspend a sale because the customer has left her phone in the car, and declare the drawer. It is 149 short. Finding the reason in the journal is the homework.',
      'Everything later follows from what the till raised. A wrong price leads to items, variants and hierarchies; an offer that stays silent leads to dates, priorities and member groups; a day that is missing from the ledger leads to replication and statements. Business Central is taught inside the course, in four weeks written for a retailer who wants stock and margin to be right. Retail experience helps and coding is never needed.',
      'The statement is where people struggle. It gathers hundreds of sales, tenders and rounding paise into entries for finance, and it halts at the first thing that does not agree. You will post a week of them, two spoilt on purpose. What you keep is a store file that a roll-out team could pick up: item and barcode rules, three tested promotions, a replenishment proposal, a closing checklist and the sheet that hangs beside the till.',
    ],
  },
  outcomes: {
    heading: 'Show it at the counter, then in the ledger',
    items: [
      'Open, run and close a day on the till, and explain a drawer difference from the transaction journal.',
      'Set up a store with two terminals: profiles, menus, infocodes, staff rights and printer.',
      'Build a range with sizes, colours and barcodes in a hierarchy that reports can group by.',
      'Design a mix-and-match, a multibuy and a member offer, and test that they do not add up by accident.',
      'Produce a replenishment proposal from sales history and defend the lines that you changed.',
      'Find out why one terminal still sells at last week’s price, and bring it level.',
      'Clear a blocked statement, post it, and tie tenders, GST and sales to the general ledger.',
      'Plan the opening of a store: item freeze, devices, training, and a week of parallel end of day.',
    ],
  },
  learn: {
    heading: 'From the counter to the head office',
    intro:
      'The weeks alternate between standing and sitting: one session at a training till with a basket list, one in the back office to see what the basket did. By week 11 your store trades; by week 21 its figures are in the ledger; from week 23 you open another store with what you have learnt.',
    modules: [
      {
        title: 'The day at the till',
        when: 'Weeks 1-2',
        topics: [
          'Shift, float, sale, mixed tender, reprint',
          'Return with a receipt, without one, and as an exchange',
          'Suspend, void, price check, price override with a reason',
          'Declaring tenders and the first end of day',
        ],
      },
      {
        title: 'Business Central for a retailer',
        when: 'Weeks 3-6',
        topics: [
          'Company, posting groups, and the store as a dimension',
          'Purchase orders and receipts against a delivery note',
          'Transfers from warehouse to shop, and goods on the road',
          'Costing with FIFO and average, markdown and margin',
          'Counts, shrinkage and adjustments with a reason code',
        ],
      },
      {
        title: 'Retail items',
        when: 'Weeks 7-8',
        topics: [
          'Division, category and product group: one hierarchy for many reports',
          'Variants by size and colour, barcodes for piece and carton',
          'MRP-inclusive prices, price groups and HSN',
          'The life of an item: new, active, marked down, blocked',
        ],
      },
      {
        title: 'Stores and terminals',
        when: 'Weeks 9-10',
        topics: [
          'Functionality, interface and hardware profiles',
          'Button menus that a new cashier understands',
          'Infocodes that ask for a reason, an age or a vehicle number',
          'Staff, permission groups and the manager key',
        ],
      },
      {
        title: 'Tenders and cash',
        when: 'Week 11',
        topics: [
          'Cash, card, UPI, voucher and credit note as tender types',
          'Lifts, bank drops and the safe',
          'Rounding, overs and shorts, and the legal limit on cash receipts',
        ],
      },
      {
        title: 'Offers and promotions',
        when: 'Weeks 12-13',
        topics: [
          'Periodic discount, mix and match, multibuy, tender offer',
          'Validity, priority, and which offers may combine',
          'Coupons and vouchers',
          'Promotion leakage, tested with a table of baskets',
        ],
      },
      {
        title: 'Replenishment and allocation',
        when: 'Weeks 14-15',
        topics: [
          'Minimum and maximum against sales history',
          'Transfer or purchase: reading the suggestion',
          'Sharing a new collection among ten stores',
          'Open-to-buy as a limit that a buyer respects',
        ],
      },
      {
        title: 'Members',
        when: 'Week 16',
        topics: [
          'Schemes, clubs, points and their expiry',
          'Gift cards, and the liability that they create',
          'Consent for a phone number taken at the till',
        ],
      },
      {
        title: 'Hospitality',
        when: 'Weeks 17-18',
        topics: [
          'Table plan, modifiers, courses and split bills',
          'Recipes, portion cost and what a sale consumes',
          'Kitchen display: which dish goes to which screen',
          'FSSAI number on the bill, veg mark and allergens on the item',
        ],
      },
      {
        title: 'Replication and offline tills',
        when: 'Week 19',
        topics: [
          'Scheduler jobs and the Data Director: what travels, and when',
          'Selling through a broken line, and the catch-up afterwards',
          'A fault-finding order for a price that did not arrive',
        ],
      },
      {
        title: 'Statements and GST',
        when: 'Weeks 20-21',
        topics: [
          'Calculate, check, post: from till transactions to the ledger',
          'Blocked statements and what blocks them',
          'Tax-inclusive bills, B2B bills with GSTIN, returns',
          'Which GST extension a shop runs, since a partner usually supplies it',
          'UPI and card settlements against tender entries',
        ],
      },
      {
        title: 'Devices and upgrades',
        when: 'Week 22',
        topics: [
          'Scanner, receipt printer, drawer, weighing scale',
          'LS Central versions and the Business Central release they need',
          'A regression list for tills ahead of a festival season',
        ],
      },
      {
        title: 'Capstone: open one store',
        when: 'Weeks 23-26',
        topics: [
          'Freeze items, barcodes and prices, with a name beside each',
          'Configure, load, and run twenty test baskets',
          'Three days of trade with planned faults',
          'Parallel end of day and the handover to finance',
        ],
      },
    ],
    projects: [
      'The promotion book: three offers, each with the baskets that prove it and the total each basket must show.',
      'A week of statements, two of them broken, posted and tied to the ledger with a note on every correction.',
      'The store file for an opening: set-up sheets, device list, closing checklist and the cashier’s page.',
    ],
  },
  skills: {
    heading: 'What a store systems team can use',
    items: [
      'POS profile set-up',
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
      'Microsoft has no exam for LS Central. The vendor, LS Retail, runs an academy that issues its own certificates, and this course is independent of it. The weeks on the back office are aligned to parts of MB-800, the Business Central functional consultant exam, which was active in November 2026; to sit it, add the Business Central course. LS Retail and Microsoft each charge their own fees. From us you receive a certificate of completion.',
    roles: ['Retail functional consultant', 'POS support engineer', 'Store systems executive'],
  },
  related: {
    services: ['business-central-details'],
    courses: ['business-central-details', 'powerbi-details'],
    industries: ['fabrication-garments', 'leathers', 'food-beverage', 'ecommerce'],
    posts: [2],
  },
});
