import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('automobile', {
  title: 'Automobile',
  desc: 'OEM schedules, lots from steel to invoice, dies at vendors and workshop orders.',
  meta: {
    title: 'ERP for auto-component makers and dealers',
    description:
      'Business Central for component makers, dealers and workshops in India: lot trace, job work, dies at vendors, IATF records, and what OEM files need.',
  },
  banner: {
    offer: 'Business Central for automobile suppliers and dealers',
    heading: 'Ship to the OEM schedule, trace every lot',
    lead: 'Microsoft’s Business Central runs planning, stock, job work and accounts. We set it up, add our gate passes and quality module, and connect your OEM’s files.',
    tone: 'sand',
    picture: {
      name: 'banner-automobile',
      alt: 'Three threads run along an assembly line and rise over a car in three stages: its bare outline, the body shell under a welding arm, and the finished car on its wheels.',
    },
  },
  overview: {
    lead: 'At 4 pm on Tuesday the OEM pulls 400 brake hoses forward by two days.',
    failure:
      'The planner sees it on the portal. Nobody tells the plater, and dispatch still loads the list of Friday. So the hoses go by air. The freight eats a month of profit on that part, and from then on the buyer keeps one more week of stock.',
    firstWeek:
      'Your planner opens ten days of schedules with us, at your plant or on a call. We load them into a test company, and line by line you see what changed from day to day and what does not load. Two hours, no order. Files and list stay with you, for another vendor too.',
  },
  origins: {
    standard: [
      'Blanket orders and MRP',
      'Lot trace from steel to invoice',
      'Plating with challan',
      'Vehicles by chassis number',
      'GST',
      'Production and service orders, with the Premium licence',
    ],
    extension: [
      'OEM schedules in',
      'ASN and bin labels out',
      'Back-dated prices',
      'PPAP files',
      'For a dealer, labour times and claims',
    ],
    ours: [
      'Due dates for dies, gauges and bins at vendors',
      'Sampling that accepts no defect',
      'SPC charts and gauge status',
      'Supplier PPM and 8D',
    ],
  },
  reasons: [
    {
      icon: 'calendar',
      title: 'We choose the connector with your files',
      text: 'Before you buy one, we load a month of your OEM’s releases and count them. None may be lost. Your planner must see the schedules of Monday and Tuesday side by side before MRP runs.',
    },
    {
      icon: 'gate-pass',
      title: 'A die at the plater has a due date',
      text: 'GST gives parts one year at a job worker. Dies have no limit. Our passes keep the two apart, so that stores calls the plater before the die is missed and accounts has its ITC-04 figures.',
    },
    {
      icon: 'quality',
      title: 'A bad part leads to its steel',
      text: 'A lot that an inspector blocks stays in the plant: standard. So is Item Tracing, which leads from one returned part to its heat, its plater and every invoice. Our module refuses readings of an overdue gauge.',
    },
  ],
  cases: [
    {
      figure: '20%',
      measure: 'lower inventory cost on bought-out parts',
      title: 'A brake maker with two plants',
      problem:
        'Buyers ordered a full schedule ahead, because the lead times in the system were wrong and neither plant saw the springs and seals of the other.',
      work: 'Lead times come from past receipts, MRP runs every night for both plants, and fasteners move to two bins.',
      measured:
        'Month-end stock at constant purchase prices: average of twelve months before, and of twelve after.',
    },
    {
      figure: '40%',
      measure: 'less manual work per dispatch',
      title: 'OEM dispatch of pressed parts',
      problem:
        'A clerk copied call-offs from the portal into a spreadsheet, then typed them again on slip, label and invoice. Errors came back as debit notes.',
      work: 'Schedules arrive by EDI. The picker scans bins, and one screen posts the invoice, fetches the IRN and sends the ASN.',
      measured:
        'Fields typed between call-off and gate-out, counted by an observer for one week before and one after.',
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
      name: 'EDI and ASN connector',
    },
    {
      from: 'extension',
      name: 'Barcode and RFID',
    },
    {
      from: 'extension',
      name: 'Press counters (IoT)',
    },
    {
      from: 'ours',
      name: 'RGP and NRGP',
    },
    {
      from: 'ours',
      name: 'Quality app with our module',
    },
  ],
  testimonial: {
    quote: 'We spent a month on correct lead times. Since then buyers order to the schedule alone.',
    by: 'Head of operations, auto-component maker',
  },
  faqs: [
    {
      question: 'Can we change over between two OEM audits?',
      answer:
        'Usually. An ERP implementation typically takes 3-6 months. What stretches it is routings that nobody has checked and lead times that were guessed. Only your planner can correct them, so keep two mornings a week free. For the switch you need counted stock and one quiet weekend, which we book in the weeks after an audit. With one OEM and one plater, the OEM’s portal is enough.',
    },
    {
      question: 'Will your quality records satisfy an IATF 16949 auditor?',
      answer:
        'They are evidence. The certificate belongs to your quality system. Clause 8.6.6 of IATF 16949:2016 accepts no defect in a sample. We set each plan to zero. The auditor sees who approved a control plan, and which gauge took which reading on which day. A part outside the drawing needs the customer’s written concession, which our module keeps with the case until your quality head releases the lot. FMEA stays your work.',
    },
  ],
  lookUps: [
    {
      title: 'Short counts, platers, lost internet, SPC, dealer systems',
      rows: [
        [
          'The OEM counts fewer pieces',
          'The scanned shipment shows what was loaded. If the OEM is right, your finance head approves the credit note: standard.',
        ],
        [
          'The plater has no computer',
          'A printed challan is enough for him. Your own stores counts what returns.',
        ],
        [
          'The internet is down',
          'Stores picks and loads from the list printed at shift start; invoice, IRN and e-way bill wait, so give dispatch a second line.',
        ],
        [
          'The auditor asks for SPC and PPAP',
          'SPC charts on special characteristics and the gauge records are in our quality module. The PPAP file is put together in added software; our module supplies its readings.',
        ],
        ['The OEM prescribes a dealer system', 'We connect to it as far as the OEM allows.'],
      ],
    },
    {
      title: 'GST rules for parts, dies and price notes',
      asOf: '2026-11',
      rows: [
        [
          'Parts at a job worker',
          'Rule 55 challan, back within one year. If they are late, they count as supplied on the day you sent them, with tax and interest.',
        ],
        [
          'Dies and tools there',
          'No time limit. An e-way bill at any value if the job worker is in another State.',
        ],
        ['ITC-04', 'Half-yearly above Rs 5 crore of turnover, otherwise yearly.'],
        [
          'Revised prices',
          'Where e-invoicing applies, each debit or credit note needs its IRN; from Rs 10 crore of turnover, within 30 days.',
        ],
      ],
    },
  ],
  call: 'Load ten days of your schedules and see what changed',
  related: {
    services: ['business-central-details'],
    courses: ['business-central-details'],
    posts: [3],
  },
});
