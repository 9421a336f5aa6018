import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('electricals', {
  title: 'Electricals',
  desc: 'Metal-linked prices, drum lengths, variants, serial warranty and BIS licences.',
  meta: {
    title: 'ERP for cable, switchgear and panel makers',
    description:
      'Copper-linked prices, cable drums, variants, warranty by serial and BIS records in Business Central, and which of these need an extension.',
  },
  banner: {
    offer: 'Business Central for makers of electricals',
    heading: 'Prices, drums and serials in one system',
    lead: 'For makers of cable, switchgear, wiring accessories and panels: metal rates, BIS records and service of installed units.',
    tone: 'indigo',
    picture: {
      name: 'banner-electricals',
      alt: 'Three threads become the winding of a transformer in three stages: an empty laminated core, a core with one coil half wound, and the finished transformer with both coils and a lightning sign.',
    },
  },
  overview: {
    lead: 'Copper has a new price every morning. Sales offices often quote on an older one and find out at the invoice.',
    paragraphs: [
      'A cable drum is rarely full, and its remaining length is an estimate. A contractor calls about a unit that failed after three years.',
      'We give each price a start date, and one person releases it. Every drum is a lot with its own balance. Every unit has a serial number with test values and warranty.',
      'BIS rules name products one by one and change often. Licence, test report and expiry date are stored with the item, and dispatch sees them before a label is printed. Large orders go out in stages as a project; retention money is an extension. It is worth its cost once two branches quote or cut. One counter with monthly prices can stay with a price list and Tally. Essentials licences are enough without production or service orders.',
    ],
  },
  origins: [
    {
      need: 'Dated price lists',
      from: 'standard',
      text: 'Start and end date per list; a draft applies once it is activated.',
    },
    {
      need: 'Variants by pole, rating and colour; balance of each cable drum',
      from: 'standard',
      text: 'Item variants and attributes; one lot per drum, in metres.',
    },
    {
      need: 'Routine tests, and a block on lots that failed or wait',
      from: 'standard',
      text: 'The Quality Management app. Tests in production need the Premium licence.',
    },
    {
      need: 'Warranty by serial number, service orders',
      from: 'standard',
      text: 'In a company with service orders, all full users need the Premium licence.',
    },
    {
      need: 'Price formula on a metal rate, hedge reference',
      from: 'extension',
      text: 'Base price plus metal weight times the released rate.',
    },
    {
      need: 'Which drum to cut, so that little is left over',
      from: 'extension',
      text: 'A cut proposal from open orders and remaining lengths.',
    },
    {
      need: 'Choice of a valid breaker or panel by rules',
      from: 'extension',
      text: 'A product configurator.',
    },
    {
      need: 'BIS licence register with expiry alert',
      from: 'extension',
      text: 'Fields on the item and a Power Automate flow.',
    },
    {
      need: 'Readings from the test bench, sampling tables, failure cases',
      from: 'ours',
      text: 'The quality module, on top of the standard tests.',
    },
    {
      need: 'Returnable steel drums at customers',
      from: 'ours',
      text: 'The RGP and NRGP module, with a due date per drum.',
    },
  ],
  reasons: [
    {
      icon: 'rupee',
      title: 'One person releases the metal rate',
      text: 'Every evening one person approves the next day’s rate. Open quotations show the effect, while fixed-rate contracts keep their price. The formula, an extension, is accepted when it gives the same prices as the private files of your sales engineers. A dealer discount above your limit stops the order until your commercial head approves it in his list (standard).',
    },
    {
      icon: 'inventory',
      title: 'You know the length left on each drum',
      text: 'The operator scans the drum before cutting, enters the length and sticks on a new label. If scanner or network fails, he writes it on the drum card, and stores books it later. A drum with 73 metres left is on the list of short lengths. If a contractor measures less than the label says, your sales head approves the credit note (standard).',
    },
    {
      icon: 'support',
      title: 'A complaint starts with the test record',
      text: 'The contractor gives a serial number. Your service team sees dispatch date, invoice, warranty and routine-test values, and decides on the phone whether an engineer must travel. If failures repeat in a batch, our quality module opens one case for all of them. If the buyer’s inspector must see the test, the lot stays blocked (standard) until your quality head has his release note.',
    },
  ],
  cases: [
    {
      figure: '20%',
      measure: 'lower inventory cost on finished goods',
      title: 'Switches and plates at a wiring-accessories maker',
      problem:
        'Reorder worked by product family. White modules ran out while slow finishes filled the racks.',
      work: 'Each variant has its own policy: ABC by value and XYZ by how regular the demand is. Steady variants are stocked, and the others are assembled to order from common modules.',
      measured:
        'Finished-goods value at quarter-end, depots included, at frozen standard cost. Average of four quarter-ends before and four after.',
    },
    {
      figure: '15%',
      measure: 'efficiency gain in order planning',
      title: 'Late panels at a switchboard builder',
      problem:
        'Panels waited for a busbar, a meter or a drawing approval, and the planner learned which on the day of dispatch.',
      work: 'Routings have real hours, and bays have a capacity calendar. A shortage list looks two weeks ahead. Drawing approval is an operation with a date and a named person at the customer.',
      measured:
        'Complete orders dispatched on the confirmed date, per planner and month, from posted shipments. Six months before go-live and six after.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      title: 'Business Central Premium',
      text: 'Variants, routings, capacity, projects in stages and service orders.',
    },
    {
      from: 'ours',
      title: 'Test-bench link',
      text: 'Ours. Stores readings by serial or drum; those of an old tester are typed. If the tester fails, lots stay blocked.',
    },
    {
      from: 'extension',
      title: 'Serial and drum labels',
      text: 'Print rating, serial, length and licence number while the licence is valid.',
    },
    {
      from: 'extension',
      title: 'CRM',
      text: 'Follows a project from the consultant to the contractor.',
    },
    {
      from: 'extension',
      title: 'Power Apps for service',
      text: 'An extension. Shows serial history and takes a signed report, offline if built for it.',
    },
    {
      from: 'standard',
      title: 'SharePoint',
      text: 'Keeps BIS licences, type-test reports and drawings by item.',
    },
  ],
  testimonial: {
    quote:
      'All five branches quote the rate that I released the evening before. If a dealer names another, the branch asks me first.',
    by: 'Commercial head, cable and winding-wire maker',
  },
  faqs: [
    {
      question: 'Copper moves every day. How do our prices follow?',
      answer:
        'Dated price lists are standard: you prepare a draft, an authorised person activates it, and it applies from its start date. A formula on the copper rate is an extension. A quotation keeps its rate until its validity ends and must then be calculated again. Long contracts follow the formula agreed in them, and differences become debit or credit notes with GST.',
    },
    {
      question: 'When does the machinery safety order apply, and can we print the ISI mark?',
      answer:
        'The Omnibus Technical Regulation (OTR) for machinery and electrical equipment has no start date as of November 2026. The fixed date of 1 September 2026 was removed in November 2025. A new date will be notified, and a separate one for components; certification will be under BIS Scheme X. Other goods follow Scheme I (ISI mark) or Scheme II (R-number). Only BIS gives the right to mark. The system prints the mark while the licence of that item and plant is valid.',
    },
  ],
  call: 'Price ten of your items with us at today’s copper rate',
  related: {
    services: ['business-central-details', 'power-apps-details', 'sharepoint-details'],
    products: ['qm-details', 'rgp-details'],
    courses: ['business-central-details'],
    industries: ['construction', 'automobile'],
    posts: [7],
  },
});
