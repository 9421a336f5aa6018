import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('logistics', {
  title: 'Logistics',
  desc: 'Accounts, GST and cost of each truck; trips by a transport app that you choose.',
  meta: {
    title: 'ERP for transporters and 3PL warehouses',
    description:
      'Business Central for carriers, customs agents and 3PL: accounts, GST and truck cost as standard, fleet service as our module, trips by an app you choose.',
  },
  banner: {
    offer: 'Business Central for logistics companies',
    heading: 'Know what each truck earns',
    lead: 'Microsoft’s Business Central keeps accounts, GST and the cost of each truck, but it has no trips. You choose a transport app with us. Fleet service is our module.',
    tone: 'sand',
    picture: {
      name: 'banner-logistics',
      alt: 'Three threads run along a highway and turn into the stripe of a truck in three stages: a bare chassis, a chassis with its cab, and the loaded truck under a location pin.',
    },
  },
  overview: {
    lead: 'The consignee stamps the LR on the third. The branch gets it on the twenty-fifth.',
    failure:
      'Diesel, toll and driver were paid long ago, so the carrier lends his customer the freight for three weeks. Then the customer cuts for shortage. The gate time is missing, so the detention is lost.',
    firstWeek:
      'To try an app, three closed trips are enough: LR, fuel slips, toll, invoice, phone numbers covered. Your branch manager enters them with us in each app on your shortlist and says which one the clerks would use. It takes a day. Nothing is ordered, and the papers stay at the branch. With under ten own trucks, stay with Tally and a trip program.',
  },
  origins: {
    standard: [
      'Accounts and GST by branch',
      'Purchase',
      'Each truck as an asset and a cost centre',
      'TDS for owners of hired trucks',
      'Warehouse stock by bin',
    ],
    extension: [
      'LR, trip sheet and lane rates',
      'Advances and fuel norm',
      'POD and e-way bill watch',
      'For a 3PL, storage by pallet and day',
      'For a customs agent, a job file',
    ],
    ours: [
      'Service by kilometres, tyres',
      'Fitness and permit dates',
      'Passes for tarpaulins, crates and pallets at customers',
    ],
  },
  reasons: [
    {
      icon: 'mobile',
      title: 'Your driver tests the app',
      text: 'He photographs a stamped LR where his phone has no signal. The invoice must be drafted that evening, and a shortage noted on the LR must hold it back. A driver who gives up has decided against that app.',
    },
    {
      icon: 'truck',
      title: 'The owner sees which truck to sell',
      text: 'Fuel, toll, tyres, repairs and loan interest are booked on the truck, which is standard, and freight comes from its trips. After two months he knows which truck loses money on which lane.',
    },
    {
      icon: 'calendar',
      title: 'No truck loads on an expired paper',
      text: 'Fitness, insurance and permit have a date and a person in our maintenance module, and the dispatcher reads the list before loading. A truck held at a check post earns nothing that day. Its load is late.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work from delivery to invoice',
      title: 'A regional fleet operator',
      problem:
        'Branches sent PODs in bundles by courier, and billing sorted them, searched for missing ones and typed freight from a paper chart. Each month some trips stayed unbilled.',
      work: 'A photo of the POD drafts the invoice from the lane contract. A clerk checks the trips that differ.',
      measured:
        'Clerk hours per hundred consignments, from delivery to posted invoice: two branches, a month before and after.',
    },
    {
      figure: '15%',
      measure: 'efficiency gain in trips per vehicle-month',
      title: 'A carrier of consumer goods',
      problem:
        'All trucks came to the depot at dawn and waited, and some went home empty while another branch hired trucks for that lane.',
      work: 'Loading has dock slots. By noon every branch sees which trucks will be free, and where.',
      measured:
        'Trips per vehicle and month, same fleet and contracts: one quarter, and the same quarter a year before.',
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
      name: 'GPS and telematics feed',
    },
    {
      from: 'extension',
      name: 'E-way bill and e-invoice API',
    },
    {
      from: 'extension',
      name: 'Power Apps driver app',
    },
    {
      from: 'extension',
      name: 'WhatsApp notices',
    },
    {
      from: 'ours',
      name: 'Maintenance module, gate passes',
    },
  ],
  testimonial: {
    quote:
      'The photo comes from the customer’s gate. I no longer call drivers for LRs, so I have time to call customers for loads.',
    by: 'Branch manager, regional fleet operator',
  },
  faqs: [
    {
      question: 'Can one branch start first?',
      answer:
        'It should. The first branch teaches the others. An ERP implementation typically takes 3-6 months. For a month it writes its trips twice, so pick a patient manager and mixed work: own trucks, hired trucks, one contract customer. Drivers learn a phone app in a morning if it speaks their language. Check that early. The other branches follow in pairs, each with a clerk from the first one for a week.',
    },
    {
      question: 'What must a transport app do before we pay for it?',
      answer:
        'Six things, with your data. Price a trip from the lane contract. Hold the invoice when the POD shows damage. Settle a driver’s advance against the fuel norm. Pay a hired truck only when its POD is in order. Warn before an e-way bill expires. Post to Business Central without a second entry. Ask also for maker, version and last update, and which release it was tested on. What fails is built, or written down as missing.',
    },
  ],
  lookUps: [
    {
      title: 'Shortages, hired trucks, FASTag, licences of drivers, lost network',
      rows: [
        [
          'The POD shows a shortage',
          'Your branch manager decides what is cut from the freight and who bears it: driver, broker or company.',
        ],
        [
          'A hired truck wants its balance',
          'The customer pays once the POD is in order. The app must keep such trips on a list.',
        ],
        [
          'Toll is paid by FASTag',
          'You load the statement of the issuing bank, and the app must match each passage to a trip.',
        ],
        [
          'Drivers use a phone app',
          'Microsoft counts indirect use too: who writes to Business Central through an app needs a licence. How the app hands over its trips decides the number, so ask its maker in writing.',
        ],
        [
          'A branch has no network',
          'Somebody makes the e-way bill on the portal from a phone and enters its number later.',
        ],
      ],
    },
    {
      title: 'GST on freight, and e-way bills',
      asOf: '2026-11',
      rows: [
        [
          'Freight of a GTA, since 22 September 2025',
          '5% without input credit, or 18% with it, chosen by GSTIN. If you charge nothing, specified recipients pay 5% under reverse charge.',
        ],
        [
          'Longer validity',
          'Possible from eight hours before expiry to eight hours after, with reason and place, for 360 days in all.',
        ],
        [
          'Ship-to GSTIN, since 1 August 2026',
          'In bill-to and ship-to cases, also in the bill that you make as transporter. Unregistered receiver: URP.',
        ],
        [
          'Who makes it',
          'Supplier or recipient; the transporter if neither did. After a change of truck, Part B first. Closing is voluntary, on the delivery day or the next.',
        ],
      ],
    },
  ],
  call: 'Enter three closed trips in each app on your list',
  related: {
    services: ['business-central-details'],
    courses: ['application-development-details'],
    posts: [3],
  },
});
