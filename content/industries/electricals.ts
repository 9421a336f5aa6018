import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('electricals', {
  title: 'Electricals',
  desc: 'Dated prices, every drum by its metres, every unit by its serial and test values.',
  meta: {
    title: 'ERP for cable, switchgear and panel makers',
    description:
      'Business Central for makers of cable, switchgear and panels: dated prices, drums by the metre, warranty by serial, BIS, and what copper formulas need.',
  },
  banner: {
    offer: 'Business Central for makers of electricals',
    heading: 'Prices, drums and serials in one system',
    lead: 'For makers of cable, switchgear and panels: Microsoft’s Business Central, set up by us, with our link to your test bench. Copper formulas are added software.',
    tone: 'indigo',
    picture: {
      name: 'banner-electricals',
      alt: 'Three threads become the winding of a transformer in three stages: an empty laminated core, a core with one coil half wound, and the finished transformer with both coils and a lightning sign.',
    },
  },
  overview: {
    lead: 'A branch sells four tonnes at Monday’s copper. It is Thursday.',
    failure:
      'The margin is gone before a drum is cut. In stores the operator opens a full drum for 180 metres, because nobody trusts the label on the open one. In March its last 73 metres go for scrap.',
    firstWeek:
      'Choose ten items, five drums and one complaint, the customer’s name covered. We price the ten at a rate that your commercial head releases in the evening, and if the private spreadsheet says otherwise, we find the reason. Sales gives half a day. Stores gives another. You have ordered nothing, and the sheet with each calculation is yours.',
  },
  origins: {
    standard: [
      'Dated price lists and variants',
      'Each drum as a lot in metres',
      'Routine tests',
      'Serial numbers and warranty',
      'Tests in production and service orders, with the Premium licence',
    ],
    extension: [
      'A formula on the metal rate',
      'A cut proposal',
      'A configurator for panels',
      'A BIS licence register',
      'Retention money on projects',
    ],
    ours: [
      'Readings from the test bench',
      'Sampling tables and failure cases',
      'Passes for returnable steel drums',
    ],
  },
  reasons: [
    {
      icon: 'rupee',
      title: 'One person releases the rate',
      text: 'Somebody drafts the list, the commercial head activates it, and from that hour all branches quote the same. That is standard. A copper formula must first give the prices of your best engineer’s private file.',
    },
    {
      icon: 'inventory',
      title: 'Stores knows the metres left',
      text: 'The cutter scans the drum, enters the length and sticks on a new label. Now the 73 metres are on the list of short lengths, where the next small order finds them. You see who cut what, and when.',
    },
    {
      icon: 'support',
      title: 'A complaint begins with the test record',
      text: 'By serial number the service desk sees dispatch, warranty and the test values of that day, and decides on the phone if an engineer must travel. Repeated failures of a batch become one case in our module.',
    },
  ],
  cases: [
    {
      figure: '20%',
      measure: 'lower inventory cost on finished goods',
      title: 'A wiring-accessories maker',
      problem:
        'Reorder worked by product family. White modules ran out, while slow finishes filled the racks.',
      work: 'Each variant has its own policy, by its value and by how regular the demand is; irregular ones are assembled to order.',
      measured:
        'Finished goods at quarter-end, depots included, at frozen cost. Four quarter-ends before and four after.',
    },
    {
      figure: '15%',
      measure: 'efficiency gain in order planning',
      title: 'A switchboard builder',
      problem:
        'Panels waited for a busbar, a meter or a drawing, and the planner learned which on the day of dispatch.',
      work: 'Bays have a capacity calendar, and a shortage list looks two weeks ahead. Each drawing has a named approver.',
      measured:
        'Complete orders dispatched on the confirmed date, per planner and month. Six months before and six after.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      name: 'Business Central Premium',
    },
    {
      from: 'standard',
      name: 'SharePoint',
    },
    {
      from: 'extension',
      name: 'Serial and drum labels',
    },
    {
      from: 'extension',
      name: 'CRM',
    },
    {
      from: 'extension',
      name: 'Power Apps for service',
    },
    {
      from: 'ours',
      name: 'Test-bench link, quality module',
    },
    {
      from: 'ours',
      name: 'RGP and NRGP',
    },
  ],
  testimonial: {
    quote:
      'All five branches quote the rate that I released the evening before. If a dealer names another, they call me first.',
    by: 'Commercial head, cable and winding-wire maker',
  },
  faqs: [
    {
      question: 'Is 1 April a good day to start?',
      answer:
        'For accounts yes. For the factory it is the hardest day of the year, between stock count and new price lists. We begin in October, since an ERP implementation typically takes 3-6 months, and let the branches quote in the new system from February. Variants take the time: each pole, rating and colour needs one code, and only your product manager can decide which old codes end. Give him a deputy.',
    },
    {
      question: 'When does the machinery order (OTR) apply to us?',
      answer:
        'No date yet, as read in November 2026. In November 2025 the Omnibus Technical Regulation for machinery and electrical equipment lost its fixed date, which was 1 September 2026. A new one will be notified, a separate one for components. Certification will be under BIS Scheme X. Other goods follow Scheme I with the ISI mark or Scheme II with an R-number. Only BIS gives the right to mark. A register can stop the label.',
    },
  ],
  lookUps: [
    {
      title: 'Short lengths, open quotations, returned units, old testers',
      rows: [
        [
          'The contractor measures less',
          'All cuts of that drum are on one list, with metres, time and cutter.',
        ],
        [
          'The test bench fails',
          'Readings of an old tester are typed, and without a reading the lot stays blocked for sale.',
        ],
        [
          'A quotation is open when the rate changes',
          'It keeps its price until somebody reprices it, so give it a short validity. A run over all open quotations must come with the formula.',
        ],
        [
          'A unit comes back',
          'Item Tracing leads from its serial number to the lots of coil and wire, if production booked them. The standard app prints a certificate from the recorded test values.',
        ],
        [
          'The inspector of the buyer must see it',
          'The lot stays blocked until your quality head has his release note.',
        ],
      ],
    },
    {
      title: 'Price notes, TCS and editions',
      asOf: '2026-11',
      rows: [
        [
          'Long contracts',
          'They follow their own formula, and differences become debit or credit notes with GST, each with an IRN where e-invoicing applies.',
        ],
        ['30 days', 'From Rs 10 crore of turnover the portal refuses older invoices and notes.'],
        [
          'Copper scrap',
          'The seller collects 2% TCS since 1 April 2026, unless the buyer declares manufacture (section 394(2)).',
        ],
        ['Edition', 'In a company with service orders, all full users need Premium.'],
      ],
    },
  ],
  call: 'See ten of your items priced at today’s copper',
  related: {
    services: ['business-central-details'],
    courses: ['business-central-details'],
    posts: [7],
  },
});
