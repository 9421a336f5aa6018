import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('electricals', {
  title: 'Electricals',
  desc: 'Prices that follow copper, stock by variant and drum, warranty by serial.',
  meta: {
    title: 'ERP for cable, switchgear and panel makers',
    description:
      'Metal-linked prices, drum lengths, variants, serial warranty and BIS files in one ERP for electrical manufacturers, with two illustrative cases and plain answers.',
  },
  banner: {
    heading: 'Electricals: price with the metal, stock by the variant',
    lead: 'For makers of cable, switchgear, accessories and panels, whose cost moves every night and whose catalogue never ends.',
    tone: 'indigo',
    picture: {
      name: 'banner-electricals',
      alt: 'Three threads become the winding of a transformer in three stages: an empty laminated core, a core with one coil half wound, and the finished transformer with both coils and a lightning sign.',
    },
  },
  overview: {
    lead: 'Copper is fixed in London in the evening and quoted by your sales desk next morning. The hours in between are where a cable maker keeps a margin or gives it away.',
    paragraphs: [
      'Four facts about an item decide the rest, and we model them before the first invoice is set up. How much metal is in it, so that its price can move. Which variant it is, since a breaker exists by pole, rating and curve and a switch plate by module and finish. How much of it remains, because a drum of cable is seldom full. And which serial number it bears, for the contractor who takes delivery in stages, withholds retention and rings about a failed unit three monsoons later.',
      'A fifth is its BIS file. Quality control orders name products one at a time, and their dates move: the Omnibus Technical Regulation for machinery and electrical equipment was fixed for 1 September 2026 until, in November 2025, that turned into a date to be notified. Licence, test report and expiry are therefore kept by item, where the dispatch clerk meets them.',
    ],
  },
  reasons: [
    {
      icon: 'rupee',
      title: 'The price list is a formula with a date',
      desc: 'Base price plus metal weight times reference rate, the rate approved each day by one person. When it moves, open quotations show the effect, fixed-rate contracts stay put and the hedge reference travels with the order. We start by collecting the private price files of the sales engineers. There are always more of them than the commercial head believed, and the formula is right when it reproduces all but the mistakes.',
    },
    {
      icon: 'inventory',
      title: 'Metres on the flange agree with metres in the ledger',
      desc: 'Each drum is a lot with a balance length. The cutter is told which to open so that its tail can still serve an order in hand, scans the cut and sticks on the new balance label. Short ends go on a list that the sales desk sells from. Returnable steel drums leave under our gate-pass module and are chased like any tool.',
    },
    {
      icon: 'support',
      title: 'A site complaint finds its test record',
      desc: 'The contractor reads out a serial number. The desk sees dispatch, invoice, warranty terms and the routine-test values from the bench, and can decide during the call whether an engineer has to travel. Visits, spares and replacements run in Service Management, which puts every full user on the Premium edition; we say so before the licences are counted. Failures that repeat within a batch reach our quality module as a case.',
    },
  ],
  cases: [
    {
      figure: '20%',
      measure: 'lower inventory cost on finished goods',
      title: 'Switches and plates at a wiring-accessories maker',
      problem:
        'Reorder worked by product family. White modules ran out while slow finishes filled the upper racks, and each branch asked for more of everything ahead of a price rise.',
      work: 'A policy was set for each variant: ABC by value, XYZ by regularity of demand. Steady variants are kept to a level, erratic ones are assembled to order from common modules, and branches stock only the steady ones.',
      measured:
        'Finished-goods value at frozen standard cost, so that copper stays out of the comparison. Four quarter-ends before the change, four after, depots included.',
    },
    {
      figure: '15%',
      measure: 'efficiency gain in order planning',
      title: 'Late panels at a switchboard builder',
      problem:
        'A panel would wait for a busbar, a meter or a drawing approval, and the planner learnt which of them on the morning of dispatch. Overtime went to the customer who called most.',
      work: 'Routings received real hours and bays a capacity calendar. The shortage list looks a fortnight ahead by order, and drawing approval became a dated operation with an owner on the customer side.',
      measured:
        'Orders dispatched on their confirmed date per planner per month, partial deliveries excluded. Half a year on either side of go-live, taken from posted shipments.',
    },
  ],
  technologies: [
    {
      icon: 'business-central',
      name: 'Business Central Premium',
      use: 'Variants, routings, capacity, staged project deliveries and service orders.',
    },
    {
      icon: 'lab',
      name: 'Test-bench link',
      use: 'Stores high-voltage, resistance and trip-time readings against the serial or drum number.',
    },
    {
      icon: 'badge',
      name: 'Serial and drum labels',
      use: 'Print rating, serial, length and licence number from the item, only while the licence is valid.',
    },
    {
      icon: 'crm',
      name: 'CRM',
      use: 'Follows a project from the consultant who specifies to the contractor who buys.',
    },
    {
      icon: 'power-apps',
      name: 'Power Apps for service',
      use: 'Gives the engineer the site, the serial history and a signed visit report on a phone.',
    },
    {
      icon: 'sharepoint',
      name: 'SharePoint',
      use: 'Keeps BIS licences, type-test reports and drawings by item, with an alert before expiry.',
    },
  ],
  testimonial: {
    quote:
      'Copper does not wait for my approval, and my branches never did either. The rate they quote this morning is the rate I released last night, and a dealer who claims another has to show me the paper.',
    by: 'Commercial head, cable and winding-wire maker',
  },
  faqs: [
    {
      question: 'Can the ERP print the ISI mark on our labels?',
      answer:
        'Where you hold the licence, yes: its number, the models it covers and its expiry are kept on the items, and the mark prints for those items from that plant. The right to mark comes from BIS alone: Scheme I licenses the ISI mark, while goods under Scheme II, the compulsory registration, carry an R-number instead. A variant missing from the licence gets a plain label and its dispatch can be stopped. Test reports and correspondence remain attached to the item for the next surveillance visit.',
    },
    {
      question: 'Can our selling prices change every day?',
      answer:
        'Yes. A price has a start date and an approval status, so the list for tomorrow can be prepared tonight and takes effect on release. A quotation keeps the metal rate it was made with until its validity ends, after which it has to be recalculated before anyone can turn it into an order. Running contracts follow their agreed formula and give rise to debit or credit notes with GST. The change log shows who released what, and when.',
    },
  ],
  call: 'Talk to us about copper, drums and the variant that always runs out',
  related: {
    services: ['business-central-details', 'power-apps-details', 'sharepoint-details'],
    products: ['qm-details', 'rgp-details'],
    courses: ['business-central-details'],
    industries: ['construction', 'automobile'],
    posts: [7],
  },
});
