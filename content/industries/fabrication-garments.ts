import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('fabrication-garments', {
  title: 'Fabrication & Garments',
  desc: 'Fabric rolls, heat numbers, job-work balances, piece rates and AQL inspections.',
  meta: {
    title: 'ERP for garment makers and fabricators',
    description:
      'Business Central for garment factories and steel fabricators: rolls and heats as lots, job work, AQL and weld records, CBAM data, and what grids need.',
  },
  banner: {
    offer: 'Business Central for fabrication and garment factories',
    heading: 'Every roll, every heat, every job worker',
    lead: 'For garment factories and steel fabricators: Microsoft’s Business Central traces the lot, our gate passes count what is outside. Size grids and nesting are other makers’ software.',
    tone: 'sand',
    picture: {
      name: 'banner-fabrication-garments',
      alt: 'Three threads enter a loom in three stages: bare warp on the beam, a shuttle halfway through the first picks, and a finished length of checked cloth below the reed.',
    },
  },
  overview: {
    lead: 'Drawing revision C reaches the cutting bay one shift too late.',
    failure:
      'Six tonnes of plate are cut to revision B. The welders wait two days. The plate is sold as scrap. In a garment hall the same week a merchandiser buys grey fabric, although eleven rolls of that shade are in the rack, on no list.',
    firstWeek:
      'Pick an order that you have shipped, good or bad. In your office we rebuild it from its papers, buyer and prices covered: rolls or heats received, planned and used, sent out, returned, invoiced. What is missing is what the system must collect. Cutting master and accountant give half a day each. The papers stay, and you order nothing.',
  },
  origins: {
    standard: [
      'Colours and sizes as variants',
      'Rolls or heats as lots with trace',
      'Job work with challan',
      'Inspections',
      'Production orders, with the Premium licence',
    ],
    extension: [
      'A size grid and pre-packs',
      'Marker and lay plan',
      'Bundle scans for piece rates',
      'In steel, drawing revisions and nesting',
    ],
    ours: [
      'AQL plans, weld records, defect cases',
      'Passes with the one-year and three-year limits and the ITC-04 working',
      'Upkeep of machines and cranes',
    ],
  },
  reasons: [
    {
      icon: 'inventory',
      title: 'An offcut gets a number',
      text: 'Stores receives rolls with shade, width and shrinkage, plates with heat number and certificate, and what is left goes back as a lot with size and source. Purchase looks there first.',
    },
    {
      icon: 'hrms',
      title: 'Piece wages come from counted bundles',
      text: 'Scanning a bundle at each operation is added software. The operator keeps the coupon. Our HRMS multiplies count by rate, checks the minimum wage and applies the wage definition of the Labour Codes.',
    },
    {
      icon: 'quality',
      title: 'Your buyer’s manual decides',
      text: 'AQL 2.5 for major and 4.0 for minor defects is common. A rejected lot stays blocked. In steel, our module asks for procedure, welder and a valid qualification under AWS D1.1 or ASME IX before it takes a joint.',
    },
  ],
  cases: [
    {
      figure: '15%',
      measure: 'efficiency gain in the weld bay',
      title: 'A structural steel shop',
      problem:
        'Welders waited for cut parts of the current revision, while finished parts of the old one were useless. Nobody had told the cutting bay.',
      work: 'Plate is released only with the current revision, parts are kitted by member, and welders book each joint on a tablet.',
      measured:
        'Accepted kilograms per welder-hour, from joint bookings and attendance. Two quarters each, similar members.',
    },
    {
      figure: '20%',
      measure: 'lower inventory cost on fabric',
      title: 'A knitwear exporter',
      problem:
        'Every order left a few rolls. Their shade was written nowhere, so they stayed in the rack.',
      work: 'Leftover rolls are measured, sorted by shade and stored as lots, and use above the lay plan needs a reason.',
      measured:
        'Own fabric at season end, per lakh garments shipped. Two seasons, and the same two a year before.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      name: 'Business Central Premium',
    },
    {
      from: 'standard',
      name: 'Power BI',
    },
    {
      from: 'extension',
      name: 'Marker and nesting import',
    },
    {
      from: 'extension',
      name: 'Bundle and part barcodes',
    },
    {
      from: 'ours',
      name: 'Quality app with our module',
    },
    {
      from: 'ours',
      name: 'RGP and NRGP',
    },
    {
      from: 'ours',
      name: 'Maintenance module',
    },
  ],
  testimonial: {
    quote:
      'Good rolls were on no list. This year the merchandiser came with the roll number, and we cut the repeat order from stock.',
    by: 'Cutting-room manager, knitwear exporter',
  },
  faqs: [
    {
      question: 'How long until the first order runs in it?',
      answer:
        'Count from the signature: an ERP implementation typically takes 3-6 months, and the first order comes about half way. Size grids, many job workers and bundle scans make it long; one bay and clean item codes make it short. Your cutting master is the busiest person in it, because he alone can settle the consumption of each style or member. We begin with one buyer, between two shipments. Orders already cut are finished on paper.',
    },
    {
      question: 'We export steel structures to the EU. What does CBAM ask?',
      answer:
        'Your importer pays and asks you for data, if he imports more than 50 tonnes a year. CBAM covers iron and steel, but no textiles. Its definitive phase began on 1 January 2026. Certificates for 2026 are sold from 1 February 2027, and the first are due by 30 September 2027. Without verified values, default values count. You can give weight, heat and mill of each item and the energy of the shop. As read in November 2026.',
    },
  ],
  lookUps: [
    {
      title: 'Lost pieces, rejected lots, steel of the customer',
      rows: [
        [
          'The printer loses pieces',
          'Above the agreed share they are cut from his bill, by a credit memo that your production head approves in the standard list.',
        ],
        [
          'The buying house rejects a lot',
          'Your quality head frees it after a second inspection, or with the written waiver of the buyer.',
        ],
        [
          'The steel is your customer’s',
          'It comes in on an inward pass and stays his. What is left goes back on a challan.',
        ],
      ],
    },
    {
      title: 'GST on garments and job work',
      asOf: '2026-11',
      rows: [
        ['Garments, since 22 September 2025', '5% up to Rs 2,500 a piece, 18% above.'],
        [
          'Fabric or plate at a job worker',
          'It stays yours, on a rule 55 challan, and must be back within one year. Later it counts as supplied on the day you sent it.',
        ],
        ['Machines there', 'Three years. Dies, jigs and moulds have no limit.'],
        ['Job worker in another State', 'An e-way bill at any value.'],
      ],
    },
  ],
  call: 'See one shipped order rebuilt, roll by roll or heat by heat',
  related: {
    services: ['business-central-details'],
    courses: ['business-central-details'],
    posts: [3],
  },
});
