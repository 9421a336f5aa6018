import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('ecommerce', {
  title: 'E-commerce',
  desc: 'One stock figure for every channel, and settlements read line by line.',
  meta: {
    title: 'ERP for webshop and marketplace sellers',
    description:
      'Stock shared across channels, settlements matched to orders, returns graded at the bench, and the GST and consumer rules for Indian online sellers.',
  },
  banner: {
    heading: 'E-commerce: an order is closed when the settlement ties',
    lead: 'For sellers on their own webshop and on marketplaces, who know the sales of yesterday and want to know the profit.',
    tone: 'indigo',
    picture: {
      name: 'banner-ecommerce',
      alt: 'Three threads cross a row of parcels in three stages: a flat outline of a carton, an open carton with a barcode label, and a closed parcel tied by the threads with a cursor resting on it.',
    },
  },
  overview: {
    lead: 'The marketplace pays in lumps. Commission, shipping, penalties, GST TCS and income tax have already been taken out, and the returns of an earlier fortnight are netted inside.',
    paragraphs: [
      'Until someone takes that lump apart, profit by order is a rumour. Growth thickens the fog: each new channel, godown and courier brings a panel of its own and another opinion on how many pieces remain. On a festival weekend the last carton is sold on three panels at once.',
      'Stock comes first with us: Business Central holds the only figure and lends each channel a share. Then every settlement line has to find its order, with the TCS of 0.5% collected by the operator and the deduction under section 393 of the new Income-tax Act (formerly 194-O) in ledgers of their own. A line that finds none is a claim.',
      'The catalogue follows, though the law would put it first. Net quantity, country of origin and the other Legal Metrology declarations are fields of the item, and a listing with a blank one does not go out.',
    ],
  },
  reasons: [
    {
      icon: 'inventory',
      title: 'One stock figure, shared out by rule',
      desc: "A feed that runs every few hours is how a piece gets sold twice. We reserve when the order lands, show each channel its share less a buffer, and count a return as saleable only after inspection. Business Central's built-in Shopify connector serves your own store. Marketplaces come through middleware, scoped channel by channel because no two of their feeds agree.",
    },
    {
      icon: 'cost',
      title: 'Fees compared with the rate card of their day',
      desc: 'Commission slabs change, weight disputes surface weeks late, and a short payment of a few rupees repeats on each order of the same size. Our import splits a settlement into sale, fee, tax and reversal, and works out every fee afresh from the card that applied on its date. What disagrees becomes a claims list with the proof attached, ready before the window shuts. We set the tolerances with your accounts team, on settlements already paid.',
    },
    {
      icon: 'refresh',
      title: 'The returns bench works as a receiving dock',
      desc: 'Scan the waybill, grade the piece as sellable, refurbish or scrap, photograph the damage, post the credit note. Reason codes by SKU and courier then point at the size chart, the packing or the lane. The E-Commerce Rules of 2020 want a complaint acknowledged in 48 hours and redressed in a month, so each step is dated.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work per settlement cycle',
      title: 'Marketplace settlements at a home-textiles seller',
      problem:
        'Accounts downloaded a report from each panel, pasted them into one workbook and looked up order numbers by eye. Small differences were written off, since chasing one took longer than it was worth.',
      work: 'A scheduled import reads the reports, matches by order and SKU, posts fees with their GST and the tax withheld, and puts the rest into a queue with a reason on every row.',
      measured:
        'Clerk hours per settlement cycle from timesheets, divided by order lines so that growth cannot flatter it. Two ordinary months before the change are set against the same two months a year later.',
    },
    {
      figure: '20%',
      measure: 'lower inventory cost on finished goods',
      title: 'Slow movers in several godowns at a small-appliance brand',
      problem:
        'Stock was sent wherever there was floor space. A colour that sold only in the south aged in Bhiwandi, while the buyer in Noida ordered more of it.',
      work: 'A purchase receipt is split by regional velocity before it is unloaded. Reorder stops for an SKU past its age limit in any godown, and a mark-down list goes to the channel team every Monday, while the goods can still sell.',
      measured:
        'Holding value at month-end across all godowns, per thousand order lines shipped, for two half-years with the same festivals in them. Marketplace-owned stock is left out.',
    },
  ],
  technologies: [
    {
      icon: 'business-central',
      name: 'Business Central',
      use: 'Items, reservations, bins, ledgers and GST in one database, by channel as a dimension.',
    },
    {
      icon: 'web-window',
      name: 'Shopify connector',
      use: 'Brings products, orders, refunds and payouts of your own shop in and out without middleware.',
    },
    {
      icon: 'api',
      name: 'Marketplace middleware',
      use: 'Translates order, stock and settlement feeds of each marketplace into one format.',
    },
    {
      icon: 'warehouse',
      name: 'Warehouse scanning',
      use: 'Wave picking by bin, with the scan deciding whether the piece in hand is the piece ordered.',
    },
    {
      icon: 'truck',
      name: 'Courier aggregator API',
      use: 'Books the waybill, follows the parcel and reports RTO before the van brings it back.',
    },
    {
      icon: 'bank',
      name: 'Payment gateway feed',
      use: 'Ties each payout and refund to an order, and each lump in the bank to its payouts.',
    },
    {
      icon: 'powerbi',
      name: 'Power BI',
      use: 'Profit by order after fee, freight, return and advertising, by SKU and channel.',
    },
  ],
  testimonial: {
    quote:
      'Earlier I knew our sales by evening and our profit when the auditor told me. Last month a panel quietly raised a fee, and it was our own screen that complained first.',
    by: 'Finance lead, online home-textiles seller',
  },
  faqs: [
    {
      question: 'How soon can a seller with several channels be live?',
      answer:
        'Count the channels before the modules. Each marketplace adds a mapping, a trial of returns and at least one complete settlement cycle to compare line by line; a webshop on the Shopify connector adds far less. With SKU codes in order, an ERP implementation typically takes 3-6 months. Duplicate codes and stock that has never been counted push towards the end of that range. The weeks before Diwali are closed to any change, so cut-over belongs in a quiet month.',
    },
    {
      question: 'Do orders from consumers need an e-invoice?',
      answer:
        'No. E-invoicing covers B2B supplies, exports, SEZ supplies and their credit and debit notes, for businesses whose turnover has crossed Rs 5 crore in any year since 2017-18. A consumer order gets an ordinary tax invoice, with a dynamic QR code only above Rs 500 crore. Business buyers on the same channel do need an IRN, so posting has to tell the two apart by GSTIN. Stock kept in another state usually means a registration there; ask your chartered accountant.',
    },
  ],
  call: 'Show us your last settlement file and your return bench',
  related: {
    services: [
      'business-central-details',
      'web-details',
      'digital-marketing-details',
      'powerbi-details',
    ],
    courses: ['web-development-details', 'digital-marketing-details'],
    industries: ['logistics', 'fabrication-garments'],
    posts: [5, 6],
  },
});
