import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('logistics', {
  title: 'Logistics',
  desc: 'Trips that close themselves: e-way bill, gate times, POD and freight on one number.',
  meta: {
    title: 'ERP for transporters and fleet owners',
    description:
      'Trip sheets, e-way bill watch, photo POD, freight audit and fleet papers on one trip number, for Indian transporters and warehouse operators.',
  },
  banner: {
    heading: 'Logistics: bill the trip on the day the goods are received',
    lead: 'For fleet owners, carriers and warehouse operators whose money is out on the road with a piece of paper.',
    tone: 'sand',
    picture: {
      name: 'banner-logistics',
      alt: 'Three threads run along a highway and turn into the stripe of a truck in three stages: a bare chassis, a chassis with its cab, and the loaded truck under a location pin.',
    },
  },
  overview: {
    lead: 'Somewhere under the seat of a truck lies a signed lorry receipt worth the whole trip. Until it reaches the branch, the freight is a loan to the customer.',
    paragraphs: [
      'Carriers leak at the joints. The fuel slip is never laid beside the odometer. A detention claim fails for want of a gate time. An e-way bill is valid one day for each 200 km and lapses at night, short of the toll plaza; its extension must fall within eight hours before or after, while the one person with the second factor is asleep.',
      'The trip is the file. Order, LR, vehicle, advance, e-way bill, gate times, POD and freight invoice share one number in Business Central, and the event that earns the money raises the bill. Whether GST on the freight is paid by the recipient under reverse charge or by you under forward charge is a declared choice, printed on every document. Lane and vehicle profit come from closed trips only. An open trip is a question, and it goes to the branch every morning.',
    ],
  },
  reasons: [
    {
      icon: 'mobile',
      title: 'The driver closes the paperwork',
      desc: 'The app we build for drivers has few screens, large buttons and patience with the network: loaded, reached, unloading, delivered. The stamped LR is photographed with the consignee looking on, and billing has the picture before the truck turns round. Paper still follows, for the customer who insists.',
    },
    {
      icon: 'e-invoice',
      title: 'Somebody is awake for every e-way bill',
      desc: 'Vehicles on the road are listed by hours of validity left. A breakdown opens a task to update Part B, a near lapse one to extend, and both go to somebody on duty who has multi-factor access. Since January 2025 the invoice behind the bill may be at most 180 days old, and extensions end 360 days after first generation. We connect to the portal by API and say plainly which steps still need a person.',
    },
    {
      icon: 'truck',
      title: 'Each vehicle has a ledger and a file',
      desc: 'Advance, fuel against its norm, tyre, toll and driver balance post to the truck that caused them. Fitness, insurance, permit and pollution papers have owners and dates, and a vehicle with a lapsed one is not offered to the loading supervisor. Service is planned by kilometres in our maintenance module, so the workshop calls the truck in before the highway does.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work from delivery to invoice',
      title: 'POD and billing at a regional fleet operator',
      problem:
        'Branches couriered PODs in bundles. Billing sorted them by customer, searched for the missing ones by telephone and keyed freight from a rate chart that had been amended in pencil.',
      work: 'The photo POD triggers a draft invoice priced from the lane contract. Detention is worked out from the two gate times, and a clerk reads only those trips where rate, weight or time does not fit.',
      measured:
        'Clerical hours per hundred consignments, from delivery to posted invoice, logged in two branches for a month before and a month after. Days from delivery to invoice are tracked beside it as a check.',
    },
    {
      figure: '15%',
      measure: 'efficiency gain in trips per vehicle-month',
      title: 'Turnaround at a contract carrier for consumer goods',
      problem:
        'Trucks queued outside the depot from dawn because all were told to report at the same hour, and went home empty while another branch was hiring market vehicles on that very lane.',
      work: 'Loading is booked by dock slot. All branches see by noon which vehicles will be free and where, and the weekly review takes the worst lanes by profit per running day.',
      measured:
        'Trips completed per vehicle per month for the same fleet and contracts. A quarter is compared with that quarter of the year before, so that harvest and festival loads fall on both sides.',
    },
  ],
  technologies: [
    {
      icon: 'business-central',
      name: 'Business Central',
      use: 'Trips, contracts, driver and vehicle ledgers, freight billing and GST by branch.',
    },
    {
      icon: 'location',
      name: 'GPS and telematics feed',
      use: 'Brings position, kilometres and idling into the trip, from the unit already in the truck.',
    },
    {
      icon: 'api',
      name: 'E-way bill and e-invoice API',
      use: 'Generates, updates Part B, extends and consolidates without a second login on a portal.',
    },
    {
      icon: 'power-apps',
      name: 'Power Apps driver app',
      use: 'Captures trip events, POD photograph, fuel slip and expense, with or without signal.',
    },
    {
      icon: 'gate-pass',
      name: 'Weighbridge and gate log',
      use: 'Records weight and gate times that neither party can later dispute.',
    },
    {
      icon: 'chat',
      name: 'WhatsApp notices',
      use: 'Tells the consignee what is arriving and the customer what was received.',
    },
    {
      icon: 'powerbi',
      name: 'Power BI',
      use: 'Lane profit, empty running, detention recovered and vehicles standing, day by day.',
    },
  ],
  testimonial: {
    quote:
      'My mornings went in calling drivers for the POD and my evenings in telling accounts that it was coming. The phone has not stopped, but it is mostly people with loads now.',
    by: 'Branch manager, regional fleet operator',
  },
  faqs: [
    {
      question: 'How long until every branch bills from the system?',
      answer:
        'One hub and its feeder branches go first. For a carrier of that shape an ERP implementation typically takes 3-6 months, of which the accounts are the quick part; rate contracts, vehicle papers and habits fill the rest. The remaining branches join in waves, each when the drivers of the last one close trips without being reminded. Market vehicles beside your own, warehousing, or a telematics unit whose interface has to be proved truck by truck make the first hub slower.',
    },
    {
      question: 'Who must generate the e-way bill, and what if the truck is changed?',
      answer:
        'Supplier, recipient or transporter may generate it. Where the other two have not, the transporter must do so before the goods move. When the vehicle changes on the way, Part B gets the new number before onward movement. Both can run through an API from the trip screen, on either of the two portals that have worked side by side since July 2025. The inter-state trigger is a consignment above Rs 50,000; limits inside a state differ and are kept by state.',
    },
  ],
  call: 'Show us one trip sheet from last week with every slip pinned to it',
  related: {
    services: [
      'business-central-details',
      'power-apps-details',
      'application-development-details',
      'vms-details',
    ],
    products: ['mm-details', 'rgp-details'],
    courses: ['application-development-details'],
    industries: ['ecommerce', 'mining'],
    posts: [3],
  },
});
