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
    heading: 'prices, drums and serials in one system',
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
      'Items are complicated too. A breaker exists by pole, rating and curve, a switch plate by module and finish. A cable drum is rarely full, and its remaining length is an estimate. A contractor calls about a failed unit after three years and gives only a serial number.',
      'We model four things for each item: metal content, variant, remaining length and serial number. Prices have a start date, and one person releases them. Every drum is a lot with its own balance. A serial number leads to its test values, invoice and warranty.',
      'BIS rules name products one by one and change often. Licence number, test report and expiry date are therefore stored with the item, and dispatch sees them before a label is printed. Large orders go out in stages as a project; retention money is an extension.',
    ],
  },
  origins: [
    {
      need: 'Dated price lists',
      from: 'standard',
      text: 'Start and end date per list. A draft applies only after somebody with the right activates it.',
    },
    {
      need: 'Variants by pole, rating and colour',
      from: 'standard',
      text: 'Item variants and attributes.',
    },
    {
      need: 'Balance of each cable drum',
      from: 'standard',
      text: 'One lot per drum, in metres.',
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
      need: 'Routine tests, sampling and failure cases',
      from: 'ours',
      text: 'The quality module, linked to the test bench.',
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
      text: 'Every evening one person approves the rate for the next day. Open quotations show the effect, while fixed-rate contracts keep their price. Before we build the formula, we collect the private price files of your sales engineers. The formula is accepted when it gives the same prices as those files, apart from their errors.',
    },
    {
      icon: 'inventory',
      title: 'You know the length left on each drum',
      text: 'Each drum has a number and a balance in metres. The operator scans the drum before cutting, enters the length and sticks on a new label. A drum with 73 metres left appears on the list of short lengths, and sales can offer it. The cut proposal is an extension; small cable sellers manage with the list alone.',
    },
    {
      icon: 'support',
      title: 'A complaint starts with the test record',
      text: 'The contractor gives a serial number. Your service team sees dispatch date, invoice, warranty and routine-test values, and decides on the phone whether an engineer must travel. Visits and spares run as service orders. If failures repeat in a batch, our quality module opens one case for all of them.',
    },
  ],
  cases: [
    {
      figure: '20%',
      measure: 'lower inventory cost on finished goods',
      title: 'Switches and plates at a wiring-accessories maker',
      problem:
        'Reorder worked by product family. White modules ran out while slow finishes filled the racks. Before a price rise, each branch asked for more of everything.',
      work: 'Each variant has its own policy: ABC by value and XYZ by how regular the demand is. Steady variants are stocked, and the others are assembled to order from common modules.',
      measured:
        'Finished-goods value at quarter-end, plants and depots together, at frozen standard cost. We average four quarter-ends before the change and four after.',
    },
    {
      figure: '15%',
      measure: 'efficiency gain in order planning',
      title: 'Late panels at a switchboard builder',
      problem:
        'Panels waited for a busbar, a meter or a drawing approval, and the planner learned which on the day of dispatch. Overtime went to the customer who called most.',
      work: 'Routings have real hours, and bays have a capacity calendar. A shortage list looks two weeks ahead. Drawing approval is an operation with a date and a named person at the customer.',
      measured:
        'Complete orders dispatched on the confirmed date, per planner and month, from posted shipments. Six months before go-live and six months after.',
    },
  ],
  technologies: [
    {
      icon: 'business-central',
      title: 'Business Central Premium',
      text: 'Variants, routings, capacity, projects in stages and service orders.',
    },
    {
      icon: 'lab',
      title: 'Test-bench link',
      text: 'Stores high-voltage, resistance and trip-time readings with serial or drum number.',
    },
    {
      icon: 'badge',
      title: 'Serial and drum labels',
      text: 'Print rating, serial, length and licence number while the licence is valid.',
    },
    {
      icon: 'crm',
      title: 'CRM',
      text: 'Follows a project from the consultant who specifies to the contractor who buys.',
    },
    {
      icon: 'power-apps',
      title: 'Power Apps for service',
      text: 'Shows the engineer site and serial history, and takes a signed visit report.',
    },
    {
      icon: 'sharepoint',
      title: 'SharePoint',
      text: 'Keeps BIS licences, type-test reports and drawings by item.',
    },
  ],
  testimonial: {
    quote:
      'All five branches quote the copper rate that I released the evening before. If a dealer names another rate, the branch asks me first.',
    by: 'Commercial head, cable and winding-wire maker',
  },
  faqs: [
    {
      question: 'Copper moves every day. How do our prices follow?',
      answer:
        'Dated price lists are standard: you prepare a draft, an authorised person activates it, and it applies from its start date. A formula on the copper rate is an extension. It multiplies the metal weight of the item by the rate released that day. A quotation keeps its rate until its validity ends and must then be calculated again. Long contracts follow the formula agreed in them, and differences become debit or credit notes with GST. Start with a list if you change prices monthly.',
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
