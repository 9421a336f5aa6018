import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('food-beverage', {
  title: 'Food & Beverage',
  desc: 'Batch genealogy, first expiry first out, and yield known before the next batch.',
  meta: {
    title: 'ERP for food and beverage makers',
    description:
      'Batch trace, FEFO picking, yield variance, lab hold and distributor claims in one ERP for food plants, with the FSSAI terms that apply since 1 April 2026.',
  },
  banner: {
    heading: 'Food and beverage: every batch carries its date and its cost',
    lead: 'For plants, bottlers and bakeries whose stock grows older while the paperwork is being written.',
    tone: 'marigold',
    picture: {
      name: 'banner-food-beverage',
      alt: 'Bottles ride a conveyor made of three threads in three stages: an empty outline under the filler, a bottle filled to the shoulder, and a capped bottle with a dated label.',
    },
  },
  overview: {
    lead: 'Take a packet from the shelf and ask which milk, which oil and which film went into it. A supermarket that has had a complaint will ask exactly that, and wait on the line.',
    paragraphs: [
      'The answer is a chain of five links: ingredient lot, cooking batch, packing film, pallet, invoice. Business Central keeps them joined, whichever end you pull. Once they are, much else can hang on the chain: the lab slip that used to arrive after the truck had gone, the yield that drifts with the season and the shift, the claim for damaged cartons whose proof went out with the rubbish.',
      'Dates hang on it too. Short-dated stock is offered first, and expired stock cannot be picked at all.',
      'The licence itself has changed. Since 1 April 2026 FSSAI registers businesses up to Rs 1.5 crore of turnover, the State licenses up to Rs 50 crore and the Centre above that, each with perpetual validity. Annual fee and compliance continue, which is easily forgotten when there is no renewal to remind you. We keep them as dues of each plant.',
    ],
  },
  reasons: [
    {
      icon: 'clock',
      title: 'First expiry leaves first',
      desc: 'The picker is sent to a batch inside the bin. FEFO chooses the oldest date which that customer still accepts, since modern trade refuses what a town distributor takes gladly. Alerts at sixty, thirty and fifteen days leave time for a transfer or a scheme. Past the last date the batch is blocked, and only a disposal note on a non-returnable gate pass can move it.',
    },
    {
      icon: 'process',
      title: 'Yield is known while the shift is still there',
      desc: 'Recipes have versions, and every stage states its normal loss. Scales post what was charged, operators code the scrap, and the variance stands on the screen before the vessel is washed. We prefer to begin with two losses, the fryer that drinks oil and the filler that gives away grams, and leave the cost sheet of forty lines until a supervisor asks for it.',
    },
    {
      icon: 'lab',
      title: 'The pallet waits for the laboratory',
      desc: 'Microbiology reports after packing. Until it does the batch is stored, visible and impossible to invoice. Our quality module prints the certificate of analysis from the values recorded and keeps Schedule 4 hygiene rounds on a calendar. A failed raw material returns to its vendor with the evidence attached. Quality releases; sales may look.',
    },
  ],
  cases: [
    {
      figure: '20%',
      measure: 'lower inventory cost, expiry included',
      title: 'Van stock and depots of a bakery and snacks maker',
      problem:
        'Each quarter ended in a write-off that came as a surprise. Vans brought back packets which the depot had already replaced, and short-dated cartons went to the back of the rack.',
      work: 'Batches are scanned on and off the van. Depots pick by expiry, see the stock of their neighbours and receive a weekly list of what must move, with the scheme that may be offered on it.',
      measured:
        'Month-end stock value plus expiry written off, in rupees per tonne sold. Four quarters before against four after, at the same standard cost, new products taken out.',
    },
    {
      figure: '18%',
      measure: 'lower packing and process-loss cost',
      title: 'Batch cost at a fruit-drink bottler',
      problem:
        'The cost of a batch appeared a month later in a workbook that spread every loss evenly. Film, overfill and flushing could not be told apart, so each department blamed another.',
      work: 'Flow meters and scales post consumption while the batch runs. A loss needs a code and a shift before the order can close, and the variance is the first point at handover.',
      measured:
        'Cost base: packing material and process loss, in rupees per kilogram of good output. Pulp, sugar, power and overheads lie outside it. Same pack sizes, a full year on each side, rates held at standard.',
    },
  ],
  technologies: [
    {
      icon: 'business-central',
      name: 'Business Central Premium',
      use: 'Recipe versions, batch orders, expiry dates and the trace in both directions.',
    },
    {
      icon: 'quality',
      name: 'Quality module',
      use: 'Inspection templates, batch hold and release, certificates of analysis, vendor returns.',
    },
    {
      icon: 'ls-central',
      name: 'LS Central',
      use: 'Runs company outlets and cafés on the same items, recipes and batches as the plant.',
    },
    {
      icon: 'tools',
      name: 'Weighing-scale interface',
      use: 'Takes the weight from the scale for charging, buying by grade and, with an extension, catch-weight packs.',
    },
    {
      icon: 'cloud',
      name: 'Cold-chain sensors',
      use: 'Log room and truck temperature by batch and open a hold when a limit is passed.',
    },
    {
      icon: 'search',
      name: 'Barcode and QR',
      use: 'Carry batch and expiry from pallet to packet, so claims quote what was really sold.',
    },
    {
      icon: 'powerbi',
      name: 'Power BI',
      use: 'Ageing to expiry, yield by line and shift, scheme cost by distributor.',
    },
  ],
  testimonial: {
    quote:
      'In the last mock recall nobody opened the almirah. The auditor chose a packet from another state, just to be difficult, and I let the trainee trace it.',
    by: 'Quality head, packaged snacks maker',
  },
  faqs: [
    {
      question: 'When in the year should a food plant go live?',
      answer:
        'Let the product choose. A namkeen maker stays clear of Diwali, an ice-cream plant of the summer. An ERP implementation typically takes 3-6 months, so the quiet season has to begin with a decision already taken. Catch weights, a second plant, own outlets on LS Central and a backlog of distributor claims each lengthen the work, and so do recipe cards that differ from what is cooked. The last gate is a mock recall in the new system, from a packet picked by an outsider.',
    },
    {
      question: 'Does the FSSAI number go on bills, and does the ERP replace FoSCoS?',
      answer:
        'Food businesses print their FSSAI number on invoices and bills. The system takes it from the plant or outlet that issues the document, which matters in a company that holds several. FoSCoS is a different thing and stays: applications, modifications, returns and fees are handled on that portal. The ERP supplies what stands behind them, namely production by category, recall records, the licence status of suppliers, and hygiene and calibration checks with their dates.',
    },
  ],
  call: 'Bring a packet from your shelf and ask us how it would be traced',
  related: {
    services: ['business-central-details', 'digital-marketing-details', 'powerbi-details'],
    products: ['qm-details', 'mm-details', 'rgp-details'],
    courses: ['ls-central-details'],
    industries: ['agriculture', 'medicine'],
    posts: [2, 3],
  },
});
