import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('mining', {
  title: 'Mining',
  desc: 'Stores, diesel and machine hours in one account; royalty by tested add-ons.',
  meta: {
    title: 'ERP for mines, quarries and contractors',
    description:
      'Business Central for mines and quarries: stores, accounts and service by machine hours, and what weighbridge, permits, royalty, DMF and NMEDT need.',
  },
  banner: {
    offer: 'Business Central for mining companies',
    heading: 'Stores, diesel and machine hours in one account',
    lead: 'Microsoft’s Business Central runs stores, purchase and accounts of a mine; our module plans service by running hours. Weighbridge and royalty are added, after a test.',
    tone: 'madder',
    picture: {
      name: 'banner-mining',
      alt: 'Three threads run underground as strata while a headframe rises above them in three stages: a sunk shaft, the steel legs, and the finished headframe with its winding wheel and a cage full of ore.',
    },
  },
  overview: {
    lead: 'Permit, weighbridge and invoice show three tonnages for one truck.',
    failure:
      'A clerk typed 7 for 1 in its number. At month-end the permit balance is 40 tonnes short, and for half a day no pass is issued while thirty trucks wait at the gate. The siding gives the rake to the neighbour.',
    firstWeek:
      'We sit with your royalty clerk over one day of slips: permit, weight, invoice, the figure of the buyer. Where they differ, we write down who could have seen it, and when. It takes the clerk a day, in your office. No slip leaves it, nothing is ordered, and the sheet says whether you need software or a second pair of eyes at the platform.',
  },
  origins: {
    standard: [
      'Stores, purchase and assets',
      'GST and TCS',
      'Diesel and spares by machine, pit and contractor',
      'Section codes of the 2025 Act, set up and tested',
    ],
    extension: [
      'Weights and tags from the platform',
      'Permit balance',
      'Royalty with DMF, NMEDT and premium',
      'Blast records',
      'Contractor bills by survey',
    ],
    ours: [
      'Service by hour meter, breakdowns',
      'Repairable assemblies',
      'Passes for engines and pumps at repair vendors',
    ],
  },
  reasons: [
    {
      icon: 'truck',
      title: 'We pull the cable in the trial',
      text: 'Without network the platform must go on weighing and printing, with a reserve on the permit. The scale itself can fail too: then slips of another verified platform are typed, and the mine manager approves each.',
    },
    {
      icon: 'maintenance',
      title: 'A dumper comes in before it stops',
      text: 'Our module counts running hours, from telematics or typed at shift end, and reserves filters and hoses before the machine arrives. Where a meter is broken, the foreman enters the hours. Each stop has a cause.',
    },
    {
      icon: 'security',
      title: 'Explosives have a blast and a name',
      text: 'A register must tie each issue to blast, blaster and licence limit, with returns in the same shift. PESO forms stay with the licence holder. Dates of training and medical checks can be kept in Power Apps.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work in royalty reconciliation',
      title: 'A limestone quarry',
      problem:
        'Slips, permits and invoices were matched by truck number once a month, long after anybody remembered the trucks. Differences were shared out.',
      work: 'A dispatch needs a valid permit and a tagged truck, and each night weight, permit and invoice are matched.',
      measured:
        'Hours a month for matching and the royalty working, per truck weighed. One quarter before and one after.',
    },
    {
      figure: '18%',
      measure: 'lower maintenance cost per operating hour',
      title: 'An overburden contractor',
      problem:
        'Assemblies went for repair without papers, so new ones were bought while repaired ones were in the yard on no list.',
      work: 'Service follows the hour meter. Repairable assemblies have serial numbers and due dates, tyres a position.',
      measured:
        'Cost base: spares, tyres, repair bills and workshop wages per operating hour. Same machines, two financial years.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      name: 'Business Central',
    },
    {
      from: 'standard',
      name: 'Power BI',
    },
    {
      from: 'extension',
      name: 'Weighbridge with RFID and OCR',
    },
    {
      from: 'extension',
      name: 'Telematics and geo-fence',
    },
    {
      from: 'extension',
      name: 'Condition monitoring (IoT)',
    },
    {
      from: 'extension',
      name: 'Power Apps for safety',
    },
    {
      from: 'ours',
      name: 'Maintenance module, gate passes',
    },
  ],
  testimonial: {
    quote:
      'Survey and weighbridge still differ, but I see from which pit. The royalty working is ready on the second of the month.',
    by: 'Mine manager, limestone quarry',
  },
  faqs: [
    {
      question: 'Do we pay GST on royalty?',
      answer:
        'The department asks 18% under reverse charge. It is contested: the Udaipur Chambers batch is before the Supreme Court, which on 4 October 2021 stayed payment in one case (Lakhwinder Singh). Its ruling of July 2024 on royalty decided nothing about GST. On DMF and NMEDT there are only advance rulings. Many lessees do not pay. Work it out for each dispatch all the same, and either pay or provide, as your CA decides. As read in November 2026.',
    },
    {
      question: 'Is the monsoon a good time to change?',
      answer:
        'Often the best. Dispatch is low, and clerks have time. A start in April brings the change into July to September, as an ERP implementation typically takes 3-6 months. Stores and accounts come first. Weighbridge, permits and royalty come last, because each platform is surveyed and every State portal has its habits. Old and new weights run together for one month of returns, and if they differ by more than you accept, the old way stays.',
    },
  ],
  lookUps: [
    {
      title: 'Disputed tonnes, cost per tonne, the State portal',
      rows: [
        [
          'The buyer weighs less',
          'The contract settles whose scale is paid. Royalty still counts the tonnes that you dispatched.',
        ],
        [
          'A contractor disputes the survey',
          'The agreed part of his bill is paid, and the rest waits for the joint survey.',
        ],
        [
          'Cost per tonne of a pit',
          'Diesel, spares, hire and wages carry the pit. Its tonnes go into a statistical account, and a standard financial report divides one by the other each month. Machine hours come from our module.',
        ],
        [
          'The State portal',
          'Permits and returns are filed there by you. Software gives the figures.',
        ],
      ],
    },
    {
      title: 'Royalty, TCS and safety law',
      asOf: '2026-11',
      rows: [
        [
          'DMF and NMEDT',
          'DMF: 10% of royalty for leases granted since 12 January 2015, 30% for older ones. NMEDT: 3% since 1 September 2025.',
        ],
        [
          'Other minerals',
          'For minor minerals State rules decide. Auctioned leases also pay the bid premium.',
        ],
        [
          'TCS on coal, lignite, iron ore',
          '2% since 1 April 2026, unless the buyer declares in writing that he manufactures or generates power with it (section 394(2)).',
        ],
        [
          'Mines Act',
          'Repealed; the OSH Code applies since 21 November 2025. New regulations are drafts, so those of 2017 and 1961 are taken to continue.',
        ],
      ],
    },
  ],
  call: 'Sit with us over one day of slips',
  related: { services: ['business-central-details'], courses: ['powerbi-details'], posts: [3] },
});
