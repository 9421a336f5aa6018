import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('ecommerce', {
  title: 'E-commerce',
  desc: 'One stock for your shop and all marketplaces, GST by State, profit by channel.',
  meta: {
    title: 'ERP for webshop and marketplace sellers',
    description:
      'Business Central for Indian online sellers: stock, GST by State and profit by channel as standard, and what marketplaces, returns and payouts need.',
  },
  banner: {
    offer: 'Business Central for e-commerce sellers',
    heading: 'Stock, GST and profit of every channel',
    lead: 'Business Central, Microsoft’s ERP, holds stock, accounts and GST; its Shopify connector is built in. Amazon, Flipkart and Meesho need a connector that passes your test.',
    tone: 'indigo',
    picture: {
      name: 'banner-ecommerce',
      alt: 'Three threads cross a row of parcels in three stages: a flat outline of a carton, an open carton with a barcode label, and a closed parcel tied by the threads with a cursor resting on it.',
    },
  },
  overview: {
    lead: 'On the sale day the last kurta is sold twice.',
    failure:
      'Your shop said one. So did the marketplace. One buyer gets a refund, the courier is paid both ways, and your rating drops for a month. Then the payout arrives: one amount for 340 orders, in which nobody finds this one.',
    firstWeek:
      'Bring one settlement file and the orders behind it, without the names of buyers. In two mornings we match them with your accountant: which lines tie, which fee differs from the rate card, which return is missing. You order nothing, and the workbook with every difference stays in your accounts.',
  },
  origins: {
    standard: [
      'Shopify orders, refunds and payouts',
      'Stock by warehouse and bin',
      'GST by State',
      'Returns with a reason',
      'Profit by channel',
      'Place of supply and TCS, tested with your shop first',
    ],
    extension: [
      'Marketplace orders in, settlements matched',
      'A stock buffer by channel',
      'Courier labels',
      'The IRN without a file upload',
    ],
    ours: ['Grades of returned pieces', 'Defect cases, in our quality module'],
  },
  reasons: [
    {
      icon: 'inventory',
      title: 'The last piece is tested before the sale',
      text: 'An order reserves its stock on arrival: standard. How much a channel may show is a rule of its connector. A week before the sale we try it, with two phones and one last piece.',
    },
    {
      icon: 'cost',
      title: 'Each fee is worked out again',
      text: 'A settlement import must calculate commission and shipping from the rate card of that date. We run two months of your files through it, and what you could have claimed tells you its worth.',
    },
    {
      icon: 'refresh',
      title: 'A return waits for a person',
      text: 'Stores scans the waybill, photographs the piece and books it to a bin of its own, with a reason, and your manager approves the refund. That is standard. The reasons show which article comes back most.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work per settlement cycle',
      title: 'Settlements at a home-textiles seller',
      problem:
        'Accounts downloaded a report from each panel into one workbook. Small differences were written off, because finding them cost more than they were worth.',
      work: 'A scheduled import matches order and item, posts fees and taxes by fixed rules, and leaves the clerks only what does not match.',
      measured:
        'Clerk hours per cycle divided by order lines, in two ordinary months and in the same two a year later.',
    },
    {
      figure: '20%',
      measure: 'lower inventory cost on finished goods',
      title: 'An appliance brand with several warehouses',
      problem:
        'Goods went wherever the floor was free, so a colour that sold only in the south grew old in a warehouse in Bhiwandi. Noida ordered more.',
      work: 'Receipts are divided by regional sales before unloading. An item past its age limit is not reordered.',
      measured:
        'Month-end stock of all own warehouses per thousand order lines. Both half-years hold the same festivals.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      name: 'Business Central',
    },
    {
      from: 'standard',
      name: 'Shopify connector',
    },
    {
      from: 'standard',
      name: 'Power BI',
    },
    {
      from: 'extension',
      name: 'Marketplace middleware',
    },
    {
      from: 'extension',
      name: 'Warehouse scanning',
    },
    {
      from: 'extension',
      name: 'Courier aggregator API',
    },
    {
      from: 'ours',
      name: 'Quality app with our module',
    },
  ],
  testimonial: {
    quote:
      'A marketplace had charged more than its own rate card. The list of differences showed it, and we claimed the amount.',
    by: 'Finance lead, online home-textiles seller',
  },
  faqs: [
    {
      question: 'Why is the payout smaller than our sales?',
      answer:
        'Commission and shipping fees go off first, both with GST. Then come GST TCS of 0.5% and TDS of 0.1%, which since April 2026 is under section 393, formerly 194-O. Returns of earlier weeks follow. Each of these gets its own account with the order number, so your accountant claims TCS and TDS and sees a short payment in the same week. By hand, or with Tally and an order tool, this works up to a thousand lines a month.',
    },
    {
      question: 'Can we go live before the festive sale?',
      answer:
        'Yes, if you start in March: an ERP implementation typically takes 3-6 months. With one shop and one marketplace you have the summer to spare; with six panels in four States you need it. Item data takes longest, since HSN, weight and pictures differ from panel to panel. From three weeks before the sale we change nothing. If we are late, you sell the old way until it is over.',
    },
  ],
  lookUps: [
    {
      title: 'Lost parcels, stock with a marketplace, no internet',
      rows: [
        [
          'A parcel is lost',
          'It goes on the claims list of the courier, with waybill and photo, and stays there until somebody closes it.',
        ],
        [
          'Stock at a marketplace’s warehouse',
          'A location of its own, corrected from the report of the marketplace.',
        ],
        [
          'The internet is down',
          'Packers finish the printed picks. The channels go on selling, so the buffer must cover those hours.',
        ],
      ],
    },
    {
      title: 'Rules for online sellers',
      asOf: '2026-11',
      rows: [
        [
          'Grievance officer',
          'Your own shop names one on the site (rule 4 of the E-Commerce Rules 2020). A marketplace seller appoints one too (rule 6). He has 48 hours to acknowledge a complaint and one month to resolve it.',
        ],
        [
          'Listings',
          'Legal Metrology declarations. A shop with imported products also offers a filter by country of origin, since 1 July 2026.',
        ],
        [
          'Stock in another State',
          'Usually a GST registration there. Transfers between your own GSTINs are taxable, and above Rs 5 crore of turnover they need an IRN.',
        ],
        [
          'Orders',
          'Those of registered businesses need an IRN above Rs 5 crore, those of consumers none.',
        ],
      ],
    },
  ],
  call: 'See one settlement file matched, line by line',
  related: {
    services: ['business-central-details'],
    courses: ['web-development-details'],
    posts: [5],
  },
});
