import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('agriculture', {
  title: 'Agriculture',
  desc: 'Farmer settlement, cold stores, lots by plot and input dealers in one system.',
  meta: {
    title: 'ERP for agri procurement, storage and inputs',
    description:
      'Farmer settlement, reverse-charge GST, payment days, cold stores and input stock with Business Central, for processors, producer companies and dealers.',
  },
  banner: {
    offer: 'Business Central for agriculture businesses',
    heading: 'Weigh, grade and pay the farmer the same day',
    lead: 'For processors, producer companies (FPO), cold stores and input dealers. The farmer settlement is an extension and works without signal.',
    tone: 'indigo',
    picture: {
      name: 'banner-agriculture',
      alt: 'Three threads lie across a field as furrows while wheat grows in three stages: bare furrows, green shoots, and tall ears of grain before a setting sun.',
    },
  },
  overview: {
    lead: 'At many centres a clerk writes the purchase slip by hand while the farmer waits. The payment to the farmer depends on this slip.',
    paragraphs: [
      'The slip has gross and tare, grade, moisture, deductions and the rate of the day. The farmer also owes for seed, fertiliser and an advance. All this must be settled by evening, for hundreds of trolleys.',
      'We read weight and moisture from the instruments, and a rate card gives the deductions. The farmer account recovers what is due, and the net amount goes to the bank file. This settlement is an extension: the standard product has vendor accounts and purchase only.',
      'A producer company (FPO) keeps normal company books, with the patronage of each member as a dimension. Rates of mandi fee have a State and a date. Input dealers work under the Fertiliser Control Order, the Insecticides Act and the Seeds Act. A buyer with one centre and one crop can stay with Tally and a slip program. Several centres, or advances to recover, need more.',
    ],
  },
  origins: [
    {
      need: 'Vendor accounts, purchase, stock by lot, GST',
      from: 'standard',
      text: 'Each centre is a location. Item charges add a commission agent’s fee and the mandi fee to the cost of the lot. TDS on commission is standard too.',
    },
    {
      need: 'Input stock by batch and expiry',
      from: 'standard',
      text: 'Lots with expiry dates and picking by earliest expiry.',
    },
    {
      need: 'Inspection at receipt, lot hold and release',
      from: 'standard',
      text: 'The Quality Management app, since April 2026. Older environments install it.',
    },
    {
      need: 'Reverse-charge GST on notified crops',
      from: 'standard',
      text: 'GST setup on the item and vendor. The self-invoice is a print layout that we add.',
    },
    {
      need: 'Farmer account, advances, inputs on credit, recovery',
      from: 'extension',
      text: 'The farmer settlement, with family and land details.',
    },
    {
      need: 'Deduction for moisture and foreign matter, mandi fee',
      from: 'extension',
      text: 'A rate card by crop, State and date.',
    },
    {
      need: 'Weighbridge, moisture meter and slips without network',
      from: 'extension',
      text: 'An interface at the centre, and a Power Apps field app with its own serial numbers per device.',
    },
    {
      need: 'Cold-store rent, weight loss, chamber and rack',
      from: 'extension',
      text: 'A storage contract per lot, billed by period.',
    },
    {
      need: 'Due dates of micro and small suppliers',
      from: 'extension',
      text: 'Class and agreed days on the vendor.',
    },
    {
      need: 'Sampling tables, complaint and residue cases',
      from: 'ours',
      text: 'The quality module.',
    },
  ],
  reasons: [
    {
      icon: 'people',
      title: 'Deductions are printed before the season',
      text: 'Cuts for moisture, foreign matter and broken grain are on a rate card. The system applies it, so no clerk can change a cut. The farmer may ask for a second sample, and both results stay on the slip. Only the centre manager can decide between them, or accept another weight, with a reason. This is part of the settlement extension.',
    },
    {
      icon: 'phone',
      title: 'The mandi app works without signal',
      text: 'The app stores farmer, lot, bags, weight and a photo of the heap, and sends them when the van has network again. Each device has its own block of slip numbers, with a paper book of the same numbers if it fails. Seasonal staff should learn the app in one morning.',
    },
    {
      icon: 'warehouse',
      title: 'Cold-store lots show weight, rent and loan',
      text: 'Each lot has an owner, chamber, rack, entry weight, shrinkage norm and rent. The delivery bill settles weight and rent together. For a warehouse registered with WDRA, the number of the electronic receipt is on the lot. A lot pledged to a bank cannot be delivered without approval.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work per settlement day',
      title: 'Paddy purchase at a farmer producer company',
      problem:
        'Slips went from the weighbridge to a room with calculators and ledgers. Farmers waited for hours.',
      work: 'Weight and moisture come from the instruments. Rate card and farmer account give the settlement. A supervisor approves the list of the day, and the bank file follows.',
      measured:
        'Person-hours at the settlement counter per hundred trolleys, from the attendance sheet. We take weeks with similar arrivals from two seasons.',
    },
    {
      figure: '20%',
      measure: 'lower inventory cost on farm inputs',
      title: 'Seed and crop protection at a district distributor',
      problem:
        'Dealers received stock by habit and target. When rain came late to one block, its packs expired, while the next block had none.',
      work: 'Batch and expiry are followed to the dealer. Demand is planned by territory and crop week and changed with the rain. Field staff see transfers on the phone.',
      measured:
        'Value of stock in depots and of dealer returns at season end, per rupee of season sales. Two kharif and two rabi seasons are counted.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      title: 'Business Central',
      text: 'Accounts by centre, lots, purchase and GST.',
    },
    {
      from: 'extension',
      title: 'Weighbridge and moisture meter',
      text: 'Devices with a data port fill the slip; at others the operator types. If the weighbridge fails, use a public one and enter its slip.',
    },
    {
      from: 'extension',
      title: 'Power Apps offline',
      text: 'Registers farmers, collection, spray and harvest in the field.',
    },
    {
      from: 'extension',
      title: 'Plot map (GIS)',
      text: 'Ties a lot to its plots and harvest date, for export buyers.',
    },
    {
      from: 'extension',
      title: 'SMS and WhatsApp',
      text: 'Send slip, settlement and payment number in the language of the farmer.',
    },
    {
      from: 'standard',
      title: 'Power BI',
      text: 'Arrivals, average grade, dues recovered, stock age and e-NAM prices.',
    },
  ],
  testimonial: {
    quote:
      'The slip shows the meter reading, and farmers compare it with the display. The arguments at our counter are about the rate only.',
    by: 'Chief executive, farmer producer company',
  },
  faqs: [
    {
      question: 'Do we pay GST in place of the farmer?',
      answer:
        'Yes, if an agriculturist sells you raw cotton, tobacco leaf, unshelled cashew nuts or tendu leaf. A registered buyer then pays the tax under reverse charge. You issue a self-invoice within 30 days and a payment voucher, and the farmer gets the full price. Farmers need not register for their own produce. On other raw crops from a farmer you pay no GST. On tendu leaves the seller collects 2% TCS since April 2026, unless the buyer declares use in manufacture (section 394(2)).',
    },
    {
      question: 'How fast must we pay suppliers, and may we pay in cash?',
      answer:
        'Micro and small enterprises are paid by the date agreed in writing, at most 45 days after acceptance. Without a written date it is 15 days. Late payment costs compound interest at three times the bank rate, and the expense is deductible only in the year you pay. Most farmers have no Udyam number, so their date is the one on the slip. Pay them by bank first. The cash limit has an exception for growers; ask your chartered accountant.',
    },
  ],
  call: 'Before the next arrivals, test one settlement slip with us',
  related: {
    services: ['business-central-details', 'power-apps-details', 'powerbi-details'],
    products: ['qm-details'],
    courses: ['data-science-details'],
    industries: ['food-beverage', 'logistics'],
    posts: [3],
  },
});
