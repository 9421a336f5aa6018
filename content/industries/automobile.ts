import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('automobile', {
  title: 'Automobile',
  desc: 'OEM schedules, dies, lot trace, dealer stock and workshop orders in one system.',
  meta: {
    title: 'ERP for auto-component makers and dealers',
    description:
      'OEM schedules, ASN, job work, dies and lot trace in Business Central, for component makers, dealers and workshops. With a list of what is standard.',
  },
  banner: {
    offer: 'Business Central for automobile suppliers and dealers',
    heading: 'Ship to the OEM schedule, trace every lot',
    lead: 'For component makers, dealers and workshops: schedules, job work, lot trace and service orders, set up for Indian GST.',
    tone: 'sand',
    picture: {
      name: 'banner-automobile',
      alt: 'Three threads run along an assembly line and rise over a car in three stages: its bare outline, the body shell under a welding arm, and the finished car on its wheels.',
    },
  },
  overview: {
    lead: 'An OEM can change its schedule every day. Planning, dispatch and the plating vendor then work from three different versions.',
    paragraphs: [
      'Component makers buy steel weeks ahead, while the customer calls off by the day. So they keep extra stock, because nobody trusts the lead times.',
      'We put schedule, stores, job workers, quality and dispatch into one Business Central database. A new schedule shows planning what changed since yesterday. Each lot keeps its heat number, its inspection result and its plating vendor. It is worth its cost when several customers and job workers change plans in the same week. A shop with one customer and one plater can stay with Tally and the customer’s portal.',
      'Dealers and workshops use the same system. Every vehicle is recorded by its chassis number (VIN), and workshop jobs are service orders with parts and labour. If your OEM prescribes its own dealer system, we connect to it as far as the OEM allows.',
    ],
  },
  origins: [
    {
      need: 'Blanket orders, MRP, routings and GST invoices',
      from: 'standard',
      text: 'Production orders and routings need the Premium licence.',
    },
    {
      need: 'Lot and serial trace from steel to invoice and back',
      from: 'standard',
      text: 'Item Tracing. It is complete only if every operation books its lot.',
    },
    {
      need: 'Plating and heat treatment at job workers',
      from: 'standard',
      text: 'Subcontracting with delivery challan and job-work stock register.',
    },
    {
      need: 'Vehicles by serial number (VIN), service orders',
      from: 'standard',
      text: 'Serial numbers. Service orders need the Premium licence.',
    },
    {
      need: 'Model and registration, labour times, insurance and OEM claims, print of the job card',
      from: 'extension',
      text: 'A dealer extension.',
    },
    {
      need: 'OEM schedules in, ASN and bin labels out',
      from: 'extension',
      text: 'An EDI and ASN connector. The quotation names each OEM format that is included.',
    },
    {
      need: 'Retrospective price revision',
      from: 'extension',
      text: 'A price-amendment run for debit and credit notes with GST.',
    },
    {
      need: 'PPAP file, tool and bin register',
      from: 'extension',
      text: 'A register by part number and tool, with the documents attached.',
    },
    {
      need: 'Due dates for dies, gauges and bins at vendors',
      from: 'ours',
      text: 'The RGP and NRGP module.',
    },
    {
      need: 'Zero-acceptance sampling, supplier PPM, 8D, gauge status',
      from: 'ours',
      text: 'The quality module, on top of the standard inspections.',
    },
  ],
  reasons: [
    {
      icon: 'calendar',
      title: 'You see what changed in the schedule',
      text: 'A schedule has firm days, planned weeks and a forecast. We load each release by file or EDI and keep the earlier ones, so your planner sees the difference before MRP runs. At dispatch, an API connector fetches the e-invoice number (IRN) and then sends the ASN, an advance notice of the shipment. If the network is down, stores picks and loads from the list printed at shift start. Invoice, IRN and e-way bill need the internet, so give dispatch a second line.',
    },
    {
      icon: 'gate-pass',
      title: 'Dies and gauges have a due date',
      text: 'GST sets no time limit for a die at a job worker, but plating inputs must be back within one year. Our gate-pass module gives each item a due date and prepares the ITC-04 figures. To another State, a die needs an e-way bill at any value. Your plater needs no computer: the printed challan is enough, and your stores counts what returns.',
    },
    {
      icon: 'quality',
      title: 'A blocked lot cannot be shipped',
      text: 'The standard Quality Management app keeps a received lot blocked until the inspector decides. Rework runs as a production order of its own (standard), so its cost is seen. In our module, a gauge past its calibration date cannot record a reading. If a customer reports a bad part, Item Tracing lists its steel, its vendors and every invoice.',
    },
  ],
  cases: [
    {
      figure: '20%',
      measure: 'lower inventory cost on bought-out parts',
      title: 'Springs, seals and fasteners at a brake maker with two plants',
      problem:
        'Buyers ordered a full schedule ahead, because the lead times in the system were wrong. Neither plant saw the stock of the other.',
      work: 'Lead times are corrected from past receipts, and MRP runs every night for both plants. Vendors see their call-offs on a portal (an extension), and fasteners move to two-bin kanban.',
      measured:
        'Month-end value of bought-out stock at constant purchase prices: the average of twelve months before go-live and of twelve after.',
    },
    {
      figure: '40%',
      measure: 'less manual work per dispatch',
      title: 'OEM dispatch at a supplier of pressed parts',
      problem:
        'A clerk copied call-offs from the customer portal into a spreadsheet. Then the same data was typed on packing slip, label and invoice.',
      work: 'Schedules come in by EDI, and the picker scans bins into the shipment. One screen posts the invoice, fetches the IRN, prints the labels and sends the ASN.',
      measured:
        'Fields that a person types between call-off and gate-out. An observer counts them for one week before and after.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      title: 'Business Central Premium',
      text: 'Blanket orders, MRP, routings, subcontracting, lots and workshop service orders.',
    },
    {
      from: 'extension',
      title: 'EDI and ASN connector',
      text: 'An extension for each OEM format.',
    },
    {
      from: 'ours',
      title: 'Quality app and our module',
      text: 'Standard: checks at receipt, operation and return. Ours: first-piece stop, PPM, 8D, gauges.',
    },
    {
      from: 'extension',
      title: 'Barcode and RFID',
      text: 'Identify bins, trolleys and crates. If a scanner fails, type the number below the code.',
    },
    {
      from: 'extension',
      title: 'Press counters (IoT)',
      text: 'An extension. A sensor counts strokes, also on an old press without a controller.',
    },
    {
      from: 'extension',
      title: 'Power Apps on the shop floor',
      text: 'An extension for output, stops and rejections. Built for offline use, it sends entries later.',
    },
    {
      from: 'standard',
      title: 'Power BI',
      text: 'Schedule adherence, premium freight, PPM and price-revision claims by customer.',
    },
  ],
  testimonial: {
    quote:
      'We spent a month on correct lead times. Since MRP uses them, buyers order to the schedule and do not add weeks of their own.',
    by: 'Head of operations, auto-component maker',
  },
  faqs: [
    {
      question: 'The OEM revised prices from April, or counted short. Who makes the notes?',
      answer:
        'A price-amendment run does; it is an extension. You load the new price and its start date. The run proposes a debit or credit note with GST for every invoice since then. Where e-invoicing applies, each note needs its own IRN. From Rs 10 crore of annual turnover, the portal rejects notes older than 30 days, so fetch the IRN when you post. If the OEM counted fewer pieces than you invoiced, stores compares his count with the scanned shipment. Your finance head approves the credit note (standard).',
    },
    {
      question: 'Will your quality records satisfy an IATF 16949 auditor?',
      answer:
        'They give the auditor evidence; the certificate is for your quality system, not for a program. For attribute sampling, IATF 16949:2016 (clause 8.6.6) accepts no defect in the sample, so we set the plans to zero acceptance. The system also shows who approved a control plan and which gauge took a reading. Parts outside the drawing need the customer’s written concession. Our module keeps it with the case, and your quality head then releases the lot (standard). FMEA remains your work.',
    },
  ],
  call: 'Send one week of OEM schedules and get a list of what we can load',
  related: {
    services: ['business-central-details', 'powerbi-details', 'power-apps-details'],
    products: ['rgp-details', 'qm-details', 'mm-details'],
    courses: ['business-central-details', 'powerbi-details'],
    industries: ['fabrication-garments', 'electricals'],
    posts: [3, 1],
  },
});
