import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('agriculture', {
  title: 'Agriculture',
  desc: 'Stock by lot, centre accounts and inputs; farmer slips by tested add-ons.',
  meta: {
    title: 'ERP for agri procurement, storage and inputs',
    description:
      'Business Central for processors, producer companies, cold stores and input dealers: lots, GST and centre accounts, and what a farmer settlement needs.',
  },
  banner: {
    offer: 'Business Central for agriculture businesses',
    heading: 'Lots, stock and dues of every centre',
    lead: 'Microsoft’s Business Central runs purchase, lots, GST and accounts for processors, FPOs and input dealers. The farmer’s slip needs added software that works without signal.',
    tone: 'indigo',
    picture: {
      name: 'banner-agriculture',
      alt: 'Three threads lie across a field as furrows while wheat grows in three stages: bare furrows, green shoots, and tall ears of grain before a setting sun.',
    },
  },
  overview: {
    lead: 'The meter says 14. The clerk writes 17.',
    failure:
      'Three points of moisture cost this farmer two bags of wheat. He turns his trolley round. Twenty behind him follow, towards the next buyer, and by evening the hired trucks of the mill drive home empty. His advance for seed is still open.',
    firstWeek:
      'Bring thirty paid slips, names covered. Your centre manager works them out again with us: rate, cut for moisture, advance, mandi fee. Where our figure differs from yours, one of your rules is not written down. The manager gives a day between two harvests; you order nothing and keep the slips. A buyer with one centre and no advances can go on with a slip program.',
  },
  origins: {
    standard: [
      'Vendor accounts and purchase',
      'Lots with expiry, stock by centre',
      'Inspection and hold',
      'Reverse-charge GST',
      'Self-billed invoices, since release 28.2',
      'Commission and mandi fee, once entered, in the cost of the lot',
    ],
    extension: [
      'A farmer’s account with advances and recovery',
      'Cuts by moisture',
      'Mandi fee worked out by State and date',
      'Slips without network',
      'Cold-store rent',
    ],
    ours: ['Sampling tables', 'Complaint and residue cases, in our quality module'],
  },
  reasons: [
    {
      icon: 'people',
      title: 'The cuts are printed before the season',
      text: 'Moisture, foreign matter, broken grain: one card hangs on the wall, and the software must take its cuts from the same table. If a farmer asks for a second sample, both results stay on the slip.',
    },
    {
      icon: 'phone',
      title: 'We test in flight mode',
      text: 'At your farthest centre. Each phone has its own range of slip numbers; if it breaks, the clerk goes on in a paper book printed with the same range. Seasonal staff must learn it in a morning.',
    },
    {
      icon: 'warehouse',
      title: 'A pledged lot stays in the store',
      text: 'Owner, chamber, weight, rent and loan belong to the lot, which in a cold store is added software. Before you buy it, we pledge one lot to a bank and try to deliver it. Somebody must approve by name.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work per settlement day',
      title: 'Paddy at a producer company',
      problem:
        'Slips went from the weighbridge to a room with calculators and ledgers, and farmers waited for hours. Some left.',
      work: 'Weight and moisture come from the instruments. A supervisor approves the list of the day. The bank file follows.',
      measured:
        'Person-hours at the counter per hundred trolleys. Weeks with similar arrivals from two seasons.',
    },
    {
      figure: '20%',
      measure: 'lower inventory cost on farm inputs',
      title: 'Seed and crop protection in one district',
      problem:
        'Dealers received stock by habit and target, so when rain came late to one block its packs expired and the next block had none.',
      work: 'Batch and expiry are followed to the dealer, and demand is planned by crop week and changed with the rain.',
      measured:
        'Stock in depots and dealer returns at season end, per rupee of sales. Two kharif and two rabi seasons.',
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
      name: 'Weighbridge and moisture meter',
    },
    {
      from: 'extension',
      name: 'Power Apps offline',
    },
    {
      from: 'extension',
      name: 'Plot map (GIS)',
    },
    {
      from: 'extension',
      name: 'SMS and WhatsApp',
    },
    {
      from: 'ours',
      name: 'Quality module',
    },
  ],
  testimonial: {
    quote:
      'The slip shows the meter reading, farmers compare it with the display, and at our counter we now argue about the rate only.',
    by: 'Chief executive, farmer producer company',
  },
  faqs: [
    {
      question: 'We buy for eight weeks a year. When do we set up?',
      answer:
        'Right after the season, while people remember what went wrong: April for kharif buyers, October for rabi buyers. An ERP implementation typically takes 3-6 months. Accounts, stock and purchase come first, the settlement with advances last. Two weeks before the arrivals we play one evening of the season with your clerks, a bank file and last year’s slips. If it fails, this season is bought the old way.',
    },
    {
      question: 'Do we pay GST in place of the farmer?',
      answer:
        'On four raw crops sold by an agriculturist: cotton, tobacco leaf, unshelled cashew nuts and tendu leaf. Also on mint oils (entry 3A) from any unregistered person, which matters in Barabanki and Sambhal. On other raw crops from a farmer you pay none. The registered buyer pays under reverse charge, with a self-invoice within 30 days and a payment voucher. We test the print against rule 46. As read in November 2026.',
    },
  ],
  lookUps: [
    {
      title: 'Weighbridge, old meters, agents, members',
      rows: [
        ['The weighbridge fails', 'You use a public one and enter the number of its slip.'],
        ['The instrument has no data port', 'Your operator types it. The slip must say so.'],
        [
          'A buyer rejects a lot',
          'Item Tracing, a standard page, leads back to each receipt and its farmer, if every trolley came in as a lot of its own. From a mixed silo it names all who delivered. Plot and spray log are fields that we add.',
        ],
        [
          'A commission agent is paid',
          'His fee enters the cost of the lot, and TDS on the commission is set up in the standard product.',
        ],
        [
          'Somebody is a member of your FPO',
          'He is marked on his account, so that patronage can be added up by member.',
        ],
      ],
    },
    {
      title: 'Paying farmers and suppliers',
      asOf: '2026-11',
      rows: [
        [
          'Micro and small suppliers',
          'By the date agreed in writing, at most 45 days after acceptance, or within 15 days where nothing is written. Late payment costs compound interest at three times the bank rate.',
        ],
        [
          'Farmers',
          'Mostly without Udyam number, so the date on the slip counts. The cash limit has an exception for growers; ask your CA.',
        ],
        [
          'Tendu leaves',
          'The seller collects 2% TCS since April 2026, unless the buyer declares manufacture (section 394(2)).',
        ],
        [
          'Input dealers',
          'Licensed under the Fertiliser Control Order, the Insecticides Act and the Seeds Act.',
        ],
      ],
    },
  ],
  call: 'Work thirty paid slips out again, cut by cut',
  related: {
    services: ['business-central-details'],
    courses: ['data-science-details'],
    posts: [3],
  },
});
