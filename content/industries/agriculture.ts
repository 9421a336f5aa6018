import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('agriculture', {
  title: 'Agriculture',
  desc: 'Weight, grade and deduction on one slip, and the farmer paid from it.',
  meta: {
    title: 'ERP for agri procurement, storage and inputs',
    description:
      'Weighbridge slips, farmer ledgers, settlement, cold storage, plot trace and input dealers in one ERP for processors, producer companies and distributors.',
  },
  banner: {
    heading: 'Agriculture: from weighbridge slip to farmer payment',
    lead: 'For processors, producer companies, cold stores and input dealers, whose year is decided within a few weeks.',
    tone: 'indigo',
    picture: {
      name: 'banner-agriculture',
      alt: 'Three threads lie across a field as furrows while wheat grows in three stages: bare furrows, green shoots, and tall ears of grain before a setting sun.',
    },
  },
  overview: {
    lead: 'The farmer has stood in the queue since before light, and he is watching the moisture meter.',
    paragraphs: [
      'Whatever follows rests on whether he believes the slip: gross and tare, grade, moisture, the cut for each and the rate of the day. Behind the counter wait the seed and fertiliser that he took on credit in July, an advance at sowing and a few dozen gunny bags. All of it must be settled by evening, in a season so short that a mistake is repeated on the next trolley before it can be studied.',
      'That slip is where we build from. Weighbridge and moisture meter write to it, the rate card prices it, the farmer ledger recovers what is due, and the net amount joins a bank file under the same number that reaches his phone. The lot takes plot and harvest date along into the store and the mill. Input sales obey other books, the Fertiliser Control Order, the Insecticides Act and the Seeds Act, and the mandi fee is a matter of state law, so licences and rates are held by state and by date.',
    ],
  },
  reasons: [
    {
      icon: 'people',
      title: 'The rate card does the arguing',
      desc: 'Deductions for moisture, foreign matter and broken grain are printed on a card before the season and applied by the system, so a clerk cannot favour a cousin. A second sample may be taken, and both results stay. We design the settlement slip to be read aloud at the counter: produce, cuts, inputs recovered, balance.',
    },
    {
      icon: 'phone',
      title: 'Made for a collection point without signal',
      desc: 'We build the field app in Power Apps to work offline: farmer, lot, bags, weight and a picture of the heap, sent when the van is back on the road. Slip numbers are given out in blocks, so two centres cannot collide. Many who use it are hired for the season, and the screens must be learnt by watching somebody else for a morning. We test them that way.',
    },
    {
      icon: 'warehouse',
      title: 'Weight, rent and lien settled at delivery',
      desc: 'Potatoes and grain lose weight simply by lying there. Every lot in the cold store has owner, chamber, rack and weight at entry, a norm for shrinkage and a rent that runs by period. Delivery settles weight and rent together. Where a warehouse is registered with WDRA the electronic receipt is noted on the lot, and goods on which a bank has lent do not leave unnoticed.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work per settlement day',
      title: 'Paddy procurement at a farmer producer company',
      problem:
        'Slips were carried from the weighbridge to a room where deductions were worked out on a calculator and dues looked up in a ledger. Farmers waited for their figure, and the bank advice was typed after dark.',
      work: 'Weight and moisture arrive from the instruments. The rate card and the farmer ledger make the settlement, a supervisor approves the day in one list, and the payment file goes to the bank from it.',
      measured:
        'Person-hours at the settlement counter per hundred trolleys, from the attendance sheet of the centre, for comparable arrival weeks of two seasons. Sampling and unloading crews are not part of the count.',
    },
    {
      figure: '20%',
      measure: 'lower inventory cost on farm inputs',
      title: 'Seed and crop-protection stock of a district distributor',
      problem:
        'Stock was placed with dealers by habit and by target. When the rain came late to one block, its packs lay there until they expired while the next block was asking for them.',
      work: 'Batch and expiry are followed to the dealer. Demand is planned by territory and crop window and revised with the rain, and field staff see transfers on their phones before the window closes.',
      measured:
        'Value of stock in depots and on dealer returns at season end, per rupee of season sales, over two kharif and two rabi seasons. Schemes and price support from the maker are excluded.',
    },
  ],
  technologies: [
    {
      icon: 'business-central',
      name: 'Business Central',
      use: 'Farmer ledgers, lots, storage rent, input stock by batch, and accounts by centre.',
    },
    {
      icon: 'lab',
      name: 'Weighbridge and moisture meter',
      use: 'Send gross, tare and reading to the slip directly, with the time and the operator.',
    },
    {
      icon: 'power-apps',
      name: 'Power Apps offline',
      use: 'Registers farmers, records collection and logs spray and harvest in the field.',
    },
    {
      icon: 'location',
      name: 'Plot map (GIS)',
      use: 'Ties a lot to the plots it came from, for export buyers and for yield by village.',
    },
    {
      icon: 'chat',
      name: 'SMS and WhatsApp',
      use: 'Sends slip, settlement and payment reference in the language of the farmer.',
    },
    {
      icon: 'powerbi',
      name: 'Power BI',
      use: 'Arrivals, average grade, dues recovered and stock ageing; mandi prices from e-NAM beside them.',
    },
  ],
  testimonial: {
    quote:
      'A farmer will forgive a low rate sooner than a changed weight. Since the slip prints with the meter reading on it, the arguments at my counter are about the monsoon.',
    by: 'Chief executive, farmer producer company',
  },
  faqs: [
    {
      question: 'Can we be ready before the next procurement season?',
      answer:
        'Count back from the first arrivals. An ERP implementation typically takes 3-6 months, and the last weeks before the season belong to trials with real trolleys. What eats time here is rarely the program: dues that members dispute, grading that differs from crop to crop, farmers entered under three names, a cold store that is full on the day you want to count it. If the dates do not meet, accounts and input sales can go first and settlement a season later.',
    },
    {
      question: 'Do the farmers we buy from need GST registration?',
      answer:
        'An agriculturist who supplies what he has grown is not liable to register, so the purchase comes from an unregistered person and the farmer is known by his own number, bank account and land details. How the produce is taxed afterwards depends on the commodity and its processing, and the item carries that treatment with a date. On the other side of the counter, tractors and farm tools moved to 5% on 22 September 2025; fertiliser and pesticide keep their own rows in the rate table.',
    },
  ],
  call: 'Bring the settlement slip that caused the longest argument',
  related: {
    services: ['business-central-details', 'power-apps-details', 'powerbi-details'],
    products: ['qm-details'],
    courses: ['data-science-details'],
    industries: ['food-beverage', 'logistics'],
    posts: [3],
  },
});
