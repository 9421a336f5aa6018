import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('construction', {
  title: 'Construction',
  desc: 'Budget, orders and cost by tower; RA bills and RERA by an app tried on your BOQ.',
  meta: {
    title: 'ERP for builders and contractors',
    description:
      'Business Central for developers and contractors: budget, orders and site stores as standard, and what measurement book, RA bill and RERA figures need.',
  },
  banner: {
    offer: 'Business Central for construction companies',
    heading: 'See the overrun before the next bill',
    lead: 'For contractors who bill RA bills and developers who pay them. Microsoft’s Business Central holds budget, orders, cost; measurement book and RA bill need a construction app, tried on your BOQ.',
    tone: 'tint',
    picture: {
      name: 'banner-construction',
      alt: 'Three threads become the floor slabs of a building in three stages: columns with bare reinforcement, a frame under a tower crane lifting a beam, and the finished building with its windows.',
    },
  },
  overview: {
    lead: 'Slab seven is cast on Friday. Accounts knows its steel on the tenth.',
    failure:
      'A fifth more went in than the bill of quantities (BOQ) allows. The developer has paid for it, or the contractor cannot bill it. The bars are under concrete, and slab eight is ordered at the same rate. Two flats have lost their profit.',
    firstWeek:
      'We load the BOQ of one running site, with its orders of the last quarter, vendors’ names removed. Five days later your project head reads budget, ordered and paid for each line. It takes two hours, and a morning of the storekeeper. No order. For one site at a time Tally and a bill workbook are enough.',
  },
  origins: {
    standard: [
      'Budget, orders and cost by project task',
      'Purchase approvals',
      'Site stores',
      'Plant as assets',
      'TDS on contractors, once the section codes are set up and tested',
    ],
    extension: [
      'BOQ import, indent against budget',
      'Measurement book',
      'RA bill with retention to your client and from your subcontractors',
      'The 80% rule of GST on flats',
      'Buyer demands',
      'RERA figures',
    ],
    ours: [
      'Passes for pumps, vibrators and shuttering between sites',
      'Upkeep of cranes, mixers and hoists by running hours',
    ],
  },
  reasons: [
    {
      icon: 'warehouse',
      title: 'Site stock can be counted',
      text: 'The storekeeper books receipt, challan photo and issue to tower and floor. Stores are standard, the phone app is added. If steel weighs less than its challan says, accounts pays for the weighed quantity.',
    },
    {
      icon: 'document',
      title: 'No wall is billed twice',
      text: 'While the engineer measures, the app must show the quantity already billed. A higher claim stays on the bill next to the certified one until both sides measure again. Then the project manager decides.',
    },
    {
      icon: 'calendar',
      title: 'Someone owns every due date',
      text: 'Retention, bank guarantees, RERA quarters, milestone demands and the 15 or 45 days of small suppliers each have a date and a person. We set up this list before anything else.',
    },
  ],
  cases: [
    {
      figure: '20%',
      measure: 'lower inventory cost on cement and steel',
      title: 'A housing developer',
      problem:
        'Bars rusted at a site that waited for approval, while another site bought the same diameters at the price of the day.',
      work: 'All sites see the stock by diameter and grade, and an indent proposes a transfer before anybody buys.',
      measured:
        'Cement and steel on site at month-end, at budget rates, per square metre under construction, in two working seasons.',
    },
    {
      figure: '40%',
      measure: 'less manual work per running bill',
      title: 'A roads contractor',
      problem:
        'Bills to the client were workbooks copied from last month, with old rates in hidden sheets, so head office checked every line again. Bills took weeks.',
      work: 'Measurements are entered by chainage and certified in order; rates come from the agreement, recoveries from the client’s last certificate.',
      measured:
        'Hours from measurement to approved bill, all bills of a quarter. Last quarter on workbooks, second on the system.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      name: 'Business Central Projects',
    },
    {
      from: 'standard',
      name: 'SharePoint',
    },
    {
      from: 'standard',
      name: 'Power BI',
    },
    {
      from: 'extension',
      name: 'Construction app',
    },
    {
      from: 'extension',
      name: 'Power Apps at site',
    },
    {
      from: 'extension',
      name: 'Biometric attendance',
    },
    {
      from: 'ours',
      name: 'Gate pass and maintenance modules',
    },
  ],
  testimonial: {
    quote:
      'An indent over budget stops on my phone before the order goes out, and I ask for the reason. Sometimes it is good.',
    by: 'Project director, housing developer',
  },
  faqs: [
    {
      question: 'Which GST applies to flats, and what is the 80% rule?',
      answer:
        'Flats under construction carry 1% (affordable) or 5%, without credit; works contracts 18%, with credit. At 1% and 5%, registered suppliers must sell the project 80% of its inputs and services in the year, land rights, electricity, diesel and petrol not counted. The promoter pays 18% on the shortfall. Cement from an unregistered seller is taxed in any case. Read the share every month: at 74% in December, three months are left. As read in November 2026.',
    },
    {
      question: 'One tower is half built. Move it, or wait?',
      answer:
        'Wait, if more than half is billed. An ERP implementation typically takes 3-6 months, so a site that starts in half a year is the better first one. Its BOQ is clean, and its contractors learn one way of billing. The old tower comes in with open balances only, by contractor and material. Budget, orders and stores can start there at once. Measurement and RA bills cannot.',
    },
  ],
  lookUps: [
    {
      title: 'Budget stops, advances, sites without network, RERA forms',
      rows: [
        [
          'An indent is over budget',
          'It must wait for the project head before steel is ordered. This is a test for the app; purchase approvals by amount are standard.',
        ],
        [
          'The contractor needs an advance',
          'The app must recover mobilisation advance and material from his running bills, line by line.',
        ],
        [
          'The site has no network',
          'The phone app must keep receipts and attendance and send them once the storekeeper is back in range; we try it in your basement. A biometric device stores its punches until then.',
        ],
        [
          'RERA forms',
          'Engineer, architect and chartered accountant sign their certificates. The upload is yours.',
        ],
      ],
    },
    {
      title: 'RERA, small suppliers, TDS and cess',
      asOf: '2026-11',
      rows: [
        [
          'RERA',
          '70% of receipts in a separate account, figures every quarter, five years of liability for structural defects.',
        ],
        [
          'Micro and small suppliers',
          'Paid by the agreed date, at most 45 days after acceptance, or within 15 days if nothing is written. Later payment costs interest, and the deduction moves to the year of payment.',
        ],
        ['TDS on contractors', 'Section 393(1), formerly 194C.'],
        ['Workers’ cess', '1%, now under the Code on Social Security.'],
      ],
    },
  ],
  call: 'Read one running site: budget, ordered, paid',
  related: { services: ['business-central-details'], courses: ['powerbi-details'], posts: [1] },
});
