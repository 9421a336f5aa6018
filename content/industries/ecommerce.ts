import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('ecommerce', {
  title: 'E-commerce',
  desc: 'One stock figure for every channel, and every settlement matched to its orders.',
  meta: {
    title: 'ERP for webshop and marketplace sellers',
    description:
      'Shared stock, marketplace settlements, returns and GST in several States for Indian online sellers, and what of it is standard in Business Central.',
  },
  banner: {
    offer: 'Business Central for e-commerce sellers',
    heading: 'Know the profit of every order',
    lead: 'For brands and online sellers: one stock for your shop and all marketplaces. A settlement import, which is an extension, matches each payout to its orders.',
    tone: 'indigo',
    picture: {
      name: 'banner-ecommerce',
      alt: 'Three threads cross a row of parcels in three stages: a flat outline of a carton, an open carton with a barcode label, and a closed parcel tied by the threads with a cursor resting on it.',
    },
  },
  overview: {
    lead: 'Marketplaces pay one amount for hundreds of orders. Fees, taxes and old returns are already deducted, so the profit of an order is unknown.',
    paragraphs: [
      'Every marketplace, courier and warehouse has its own panel. Stock counts differ, and on a sale day the last piece is sold twice. With one channel, one warehouse and one GSTIN, Tally and an order tool are enough. Whether you need an ERP depends more on channels and States than on orders.',
      'We keep one stock figure in Business Central and give each channel a share of it. Orders arrive through the Shopify connector or through marketplace middleware. Each settlement line is matched to its order. A line without a match goes on the claims list.',
      'By law, every e-commerce entity publishes on its site the name and contact of a grievance officer. Listings show the Legal Metrology declarations. We add them as fields of the item, and an added check holds back an item with an empty field.',
    ],
  },
  origins: [
    {
      need: 'Your own shop on Shopify',
      from: 'standard',
      text: 'The built-in connector for products, orders, refunds and payouts, online. GST place of supply, HSN and TCS lines are tested with your shop first.',
    },
    {
      need: 'Stock by warehouse and bin, reservations, picks',
      from: 'standard',
      text: 'Warehouse functions, with transfers between locations.',
    },
    {
      need: 'GST by State, profit by channel',
      from: 'standard',
      text: 'Indian localisation and dimensions.',
    },
    {
      need: 'Return orders with reason codes',
      from: 'standard',
      text: 'Sales return orders and credit notes.',
    },
    {
      need: 'Amazon, Flipkart, Meesho and other marketplaces',
      from: 'extension',
      text: 'Middleware or a settlement import. The quotation names each channel that is included.',
    },
    {
      need: 'Matching of settlements and returns, fee check',
      from: 'extension',
      text: 'An import with rules for fees, TCS, TDS and returns.',
    },
    {
      need: 'Buffer stock by channel',
      from: 'extension',
      text: 'A rule in the stock feed to each channel.',
    },
    {
      need: 'Courier labels, RTO status, claims for lost parcels',
      from: 'extension',
      text: 'Interface to a courier aggregator. Tracking numbers on shipments are standard.',
    },
    {
      need: 'IRN for business orders without file upload',
      from: 'extension',
      text: 'An API connector. The standard JSON files cover sales invoices and credit memos; for transfers, test or use the connector.',
    },
    {
      need: 'Defect cases and grades of returned pieces',
      from: 'ours',
      text: 'The quality module; the inspection at the return receipt is standard.',
    },
  ],
  reasons: [
    {
      icon: 'inventory',
      title: 'The same piece is not sold twice',
      text: 'An order reserves its stock when it arrives, and each channel sees its share minus a buffer (an extension). If the internet fails in the warehouse, Business Central online waits. Channels go on selling, so the buffer must be large enough. Packers finish the printed picks and enter them later. An app that stores scans meanwhile is an extension.',
    },
    {
      icon: 'cost',
      title: 'Fees are checked against the rate card',
      text: 'The settlement import calculates each fee again from the rate card of that date. Differences go on a list with the proof attached, so your team can claim them before the marketplace window closes.',
    },
    {
      icon: 'refresh',
      title: 'Returns need a decision, complaints have dates',
      text: 'Staff scan the waybill, photograph the piece and inspect it. A damaged or wrong piece goes to its own bin, and a manager approves the refund; both are standard. Lost or disputed parcels go on the courier’s claims list, an extension, with waybill and photo. The E-Commerce Rules 2020 give you 48 hours to acknowledge a complaint and one month to resolve it. A complaint register (an extension) shows both dates.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work per settlement cycle',
      title: 'Marketplace settlements at a home-textiles seller',
      problem:
        'Accounts downloaded a report from each panel and pasted all into one workbook. Small differences were written off because the search cost more.',
      work: 'A scheduled import reads the reports and matches order and item. Fees with GST and deducted taxes are posted by fixed rules. Clerks see only the lines that do not match, each with a reason.',
      measured:
        'Clerk hours per settlement cycle, from timesheets, divided by the number of order lines. Two ordinary months are compared with the same two months a year later.',
    },
    {
      figure: '20%',
      measure: 'lower inventory cost on finished goods',
      title: 'Slow stock in several warehouses of an appliance brand',
      problem:
        'Goods went to any warehouse with free floor. A colour that sold only in the south grew old in Bhiwandi. Meanwhile the buyer in Noida ordered more of it.',
      work: 'Receipts are divided by regional sales before unloading. Reorders stop for an item past its age limit. A mark-down list goes to the channel team every Monday.',
      measured:
        'Month-end stock value in all own warehouses, per thousand order lines shipped. Both half-years contain the same festivals.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      title: 'Business Central',
      text: 'Items, reservations, bins, accounts and GST in one database.',
    },
    {
      from: 'standard',
      title: 'Shopify connector',
      text: 'Exchanges products, orders, refunds and payouts with your own shop.',
    },
    {
      from: 'extension',
      title: 'Marketplace middleware',
      text: 'Translates the order, stock and settlement data of each marketplace into one format.',
    },
    {
      from: 'extension',
      title: 'Warehouse scanning',
      text: 'An added app checks each picked piece. Scanners that type like a keyboard also work in the standard pages.',
    },
    {
      from: 'extension',
      title: 'Courier aggregator API',
      text: 'Books the waybill, follows the parcel and reports a return to origin (RTO).',
    },
    {
      from: 'extension',
      title: 'Payment gateway feed',
      text: 'Ties each payout and refund to its order and to the bank entry.',
    },
    {
      from: 'standard',
      title: 'Power BI',
      text: 'Profit by order after fees, freight, returns and advertising.',
    },
  ],
  testimonial: {
    quote:
      'A marketplace had charged more commission than its rate card says. The list of differences showed it, and we claimed the amount with the proof attached.',
    by: 'Finance lead, online home-textiles seller',
  },
  faqs: [
    {
      question: 'Why is the marketplace payout smaller than our sales?',
      answer:
        'Five deductions come first: commission, fees such as shipping (both with GST), GST TCS of 0.5%, TDS of 0.1%, and older returns. The TDS is now under section 393 (formerly 194-O). We post each kind to its own account, with the order number. You claim TCS and TDS against the right entries, and a short payment is visible.',
    },
    {
      question: 'We keep stock in three States. What does GST ask of us?',
      answer:
        'You usually need a GST registration in each State where you hold stock; your chartered accountant confirms it. A transfer between two of your GSTINs is a taxable supply with a tax invoice. If your turnover was above Rs 5 crore in any year since 2017-18, these transfers need an IRN; plan the connector for them. Orders from registered businesses need one too, consumer orders do not. So every warehouse has its GSTIN in the system, and every order is sorted by the GSTIN of its buyer.',
    },
  ],
  call: 'We can check one settlement file with you, line by line',
  related: {
    services: [
      'business-central-details',
      'web-details',
      'digital-marketing-details',
      'powerbi-details',
    ],
    products: ['qm-details'],
    courses: ['web-development-details', 'digital-marketing-details'],
    industries: ['logistics', 'food-beverage'],
    posts: [5, 6],
  },
});
