import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('automobile', {
  title: 'Automobile',
  desc: 'OEM schedules, dies and lots on one set of figures, from call-off to debit note.',
  meta: {
    title: 'ERP for auto-component makers',
    description:
      'How a component plant runs OEM schedules, ASN, job work, dies and lot trace in Business Central, and which records an IATF 16949 auditor will ask to see.',
  },
  banner: {
    heading: 'Automobile: build to the call-off, prove it to the lot',
    lead: 'For component makers who answer to an OEM schedule in the morning and to a recall question in the afternoon.',
    tone: 'sand',
    picture: {
      name: 'banner-automobile',
      alt: 'Three threads run in along an assembly line and rise over a car three times: first its bare outline, then the body shell under a welding arm, then the finished car on its wheels.',
    },
  },
  overview: {
    lead: 'The OEM revises its schedule overnight. By seven in the morning planning has one version, the dispatch bay has another and the plating vendor is still working to last Thursday.',
    paragraphs: [
      'A component plant stands between two hard edges. Bar, castings and bought-outs come on lead times of weeks. The customer calls off by the day, charges for a stopped line and revises prices from a date already gone. Stock fills the gap, and much of it is bought to cover doubt: about the schedule, about what the heat treater still holds, about whether a rejected lot was ever replaced.',
      'We take away the doubt first and the stock afterwards. Schedule, press shop, job worker and gate write to one set of records in Microsoft Dynamics 365 Business Central. A call-off is demand from the minute it is loaded. Each lot keeps its heat number, its inspection result and the name of the vendor that plated it, so a trace runs from steel to invoice or back again in one query. IATF 16949:2016 asks for these records, as does ISO 9001, now in its 2026 edition.',
    ],
  },
  reasons: [
    {
      icon: 'calendar',
      title: 'We read an OEM schedule the way your planner does',
      desc: 'A schedule carries firm days, tentative weeks and a forecast, and each release overwrites the last. We load it by file or EDI against the blanket order, keep every revision and list what moved since yesterday before MRP runs. ASN, bin label and invoice are printed from that same record. The dock at the other end scans the number that it expects. A planner of yours sits in the first workshop, with the schedules of a bad week.',
    },
    {
      icon: 'gate-pass',
      title: 'Dies and gauges come home',
      desc: 'GST sets no time limit on a die lying at a vendor, which is why it gets forgotten. Plating inputs have one year before they count as a supply. Our gate-pass module gives each movement a due date and an owner, sits beside the Rule 55 challan and feeds the ITC-04 working, which is half-yearly above Rs 5 crore of turnover.',
    },
    {
      icon: 'quality',
      title: 'A doubtful lot cannot reach the line',
      desc: 'Most rejections at the customer began as a lot that nobody held. With our quality module a receipt waits in quarantine until the inspector decides, the control plan belongs to the part number, and a gauge past its calibration date cannot record a reading. Supplier PPM is counted from those decisions as they are taken, so the audit week starts with the figures already there.',
    },
  ],
  cases: [
    {
      figure: '20%',
      measure: 'lower inventory cost on bought-out parts',
      title: 'Springs, seals and fasteners at a two-plant brake-component maker',
      problem:
        'Buyers ordered a whole schedule ahead because no lead time in the system could be believed. Both plants stocked the same part numbers, and neither could see into the bins of the other.',
      work: 'Lead times were reset from the dates on past receipts. MRP ran every night on the imported schedule of both plants together. Vendors saw their own call-offs on a portal, fasteners moved to two-bin kanban, and the safety stock of a part was calculated from how far its schedule really swings.',
      measured:
        'Value of bought-out stock at month-end from the inventory ledger: the average of the twelve months before go-live against the twelve after, at the same purchase prices. Tooling and finished goods are outside the base.',
    },
    {
      figure: '40%',
      measure: 'less manual work per dispatch',
      title: 'OEM dispatch at a sheet-metal pressings supplier',
      problem:
        'A clerk copied each call-off from the customer portal into a spreadsheet, then typed it again on the packing slip, the label and the invoice. A wrong revision letter on one label sent the truck back.',
      work: 'Schedules now come in by EDI. The picker scans bins into the shipment, and one screen posts the invoice, collects the IRN through an API connector, prints the labels and sends the ASN.',
      measured:
        'Touches per dispatch, meaning each field that a person types or retypes between call-off and gate-out. They were counted by an observer for one week before and one week after, for the same customers and part family.',
    },
  ],
  technologies: [
    {
      icon: 'business-central',
      name: 'Business Central Premium',
      use: 'Blanket orders, MRP, routings, subcontracting and lot tracking on one item ledger.',
    },
    {
      icon: 'api',
      name: 'EDI and ASN connector',
      use: 'Reads each OEM format, compares it with the last release and sends the ASN once the IRN is back.',
    },
    {
      icon: 'quality',
      name: 'Quality module',
      use: 'Incoming, first-off and pre-dispatch checks, lot block, supplier PPM and gauge status.',
    },
    {
      icon: 'inventory',
      name: 'Barcode and RFID',
      use: 'Identifies bins, trolleys and returnable crates at the press, in the store and at the gate.',
    },
    {
      icon: 'factory',
      name: 'Press counters (IoT)',
      use: 'Posts strokes per shift to the order and to the die, so tool life is counted in strokes.',
    },
    {
      icon: 'power-apps',
      name: 'Power Apps on the shop floor',
      use: 'Production entry, downtime reason and rejection code, on a tablet beside the machine.',
    },
    {
      icon: 'powerbi',
      name: 'Power BI',
      use: 'Schedule adherence, premium freight, PPM and price-revision claims by customer.',
    },
  ],
  testimonial: {
    quote:
      'I used to walk the bay before the morning horn to find out what we could really ship. These days the shortage list is on my phone at the gate, and the shouting has moved from my stores to the vendor, where it belonged all along.',
    by: 'Head of operations, auto-component maker',
  },
  faqs: [
    {
      question: 'How long does an ERP take in a component plant?',
      answer:
        'An ERP implementation typically takes 3-6 months. A single plant with a clean part master, routings that match the shop floor and a couple of OEM formats sits towards the short end. The usual delays lie outside the software: bills of material that disagree with the process sheet, job-work balances that vendors dispute, EDI trials that wait for the customer. Set the cut-over for the start of a quarter, and rehearse it with real opening stock and a GST return.',
    },
    {
      question: 'Will the system get us certified to IATF 16949?',
      answer:
        'No software certifies a plant. The auditor works to IATF 16949:2016 under the sixth edition of the IATF Rules, in effect since 1 January 2025, and wants evidence: who approved the control plan, which gauge took the reading, when the FMEA was last revised, how a complaint was closed. Business Central with the quality module keeps those entries dated and tied to part and lot. The core tools, the discipline on the floor and the audit itself remain with your team.',
    },
  ],
  call: 'Bring one OEM schedule and the debit notes that followed it',
  related: {
    services: ['business-central-details', 'powerbi-details', 'power-apps-details'],
    products: ['rgp-details', 'qm-details', 'mm-details'],
    courses: ['business-central-details', 'powerbi-details'],
    industries: ['fabrication-garments', 'electricals'],
    posts: [3, 1],
  },
});
