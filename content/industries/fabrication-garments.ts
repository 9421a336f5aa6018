import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('fabrication-garments', {
  title: 'Fabrication & Garments',
  desc: 'Cut plans, shade lots, heat numbers, job-work balances and piece rates.',
  meta: {
    title: 'ERP for garment makers and fabricators',
    description:
      'Size grids, shade lots, heat numbers, job work, bundles, AQL and CBAM data in Business Central, for garment factories and steel fabrication shops.',
  },
  banner: {
    offer: 'Business Central for fabrication and garment factories',
    heading: 'Control cutting and job work',
    lead: 'For garment factories and steel fabricators: fabric lots and heat numbers, cut plans, job workers, inspection and export papers.',
    tone: 'sand',
    picture: {
      name: 'banner-fabrication-garments',
      alt: 'Three threads enter a loom in three stages: bare warp on the beam, a shuttle halfway through the first picks, and a finished length of checked cloth below the reed.',
    },
  },
  overview: {
    lead: 'Garment makers and steel fabricators decide most of their material cost at the cutting table. Few of them compare plan and use on the same day.',
    paragraphs: [
      'A garment factory buys fabric in rolls of different shade and width. Part of the work goes out for printing, washing and embroidery. Garments carry 5% GST up to Rs 2,500 a piece and 18% above, since 22 September 2025.',
      'A fabrication shop buys IS 2062 plate with a heat number and a mill test certificate (MTC). The number must stay known through every cut and drawing revision.',
      'In Business Central the lot is the fabric roll or the heat, with the certificate attached. The marker or nest gives the planned consumption, and the evening report compares it with use. If you cut one order at a time, a cut sheet and Tally are enough. Business Central pays when several orders share the same fabric or plate.',
    ],
  },
  origins: [
    {
      need: 'Colours and sizes of a style',
      from: 'standard',
      text: 'Item variants.',
    },
    {
      need: 'Heat number or roll, from receipt to invoice',
      from: 'standard',
      text: 'Lots and Item Tracing.',
    },
    {
      need: 'Job work with challan and stock register',
      from: 'standard',
      text: 'Subcontracting. It has one return period for the whole company.',
    },
    {
      need: 'Production orders, routings, inspection at each operation',
      from: 'standard',
      text: 'With the Premium licence. The inspections are in the Quality Management app.',
    },
    {
      need: 'Size grid, pre-packs, marker and lay plan',
      from: 'extension',
      text: 'A garment extension that reads the CAD marker.',
    },
    {
      need: 'Bundles and piece-rate wages',
      from: 'extension',
      text: 'Bundle scans, which go to the HRMS as piece counts.',
    },
    {
      need: 'Drawing revision control and nesting',
      from: 'extension',
      text: 'A link to your drawing store and nesting program.',
    },
    {
      need: 'AQL plans, weld records, defect cases',
      from: 'ours',
      text: 'The quality module.',
    },
    {
      need: 'One-year and three-year limits at job workers; own due dates for patterns and dies',
      from: 'ours',
      text: 'The RGP and NRGP module, with the ITC-04 working.',
    },
    {
      need: 'Sewing machines, welding sets, cranes',
      from: 'ours',
      text: 'The maintenance module.',
    },
  ],
  reasons: [
    {
      icon: 'inventory',
      title: 'Stock shows shade, width and heat number',
      text: 'We receive rolls with shade, width and shrinkage, and plates with heat number and MTC. The cut plan chooses by these values. An offcut goes back into stock with its size and source, and purchase looks there first.',
    },
    {
      icon: 'hrms',
      title: 'Piece-rate wages come from scans',
      text: 'Operators scan the barcode of the bundle at every operation (an extension). If scanner or Wi-Fi fails, operators keep the tear-off coupons, and a clerk scans these at shift end. So the wage count stays complete. The HRMS pays the count at the piece rate, checks it against the minimum wage and applies the wage definition of the Labour Codes.',
    },
    {
      icon: 'quality',
      title: 'Inspection follows the standard of your buyer',
      text: 'Many garment buyers ask for AQL 2.5 for major and 4.0 for minor defects, and none critical; the buyer manual decides. If the inspector of the buying house rejects a lot, it stays blocked (standard). Your quality head frees it after a second inspection or with the buyer’s written waiver. For steel, our quality module asks for procedure, welder and valid qualification under AWS D1.1 or ASME IX before it accepts a joint. A hold point waits for your client’s inspector.',
    },
  ],
  cases: [
    {
      figure: '15%',
      measure: 'efficiency gain in the weld bay',
      title: 'A structural steel shop with changing drawings',
      problem:
        'Welders waited for cut parts of the current revision, while finished parts of the old one were useless.',
      work: 'Plate is nested by heat and released only with the current revision. Parts are kitted by member, and welders book each joint on a tablet. A revision notice stops the operations it affects.',
      measured:
        'Kilograms of accepted fabrication per welder-hour, from joint bookings and attendance. Each period is two quarters with a similar mix of members.',
    },
    {
      figure: '20%',
      measure: 'lower inventory cost on fabric',
      title: 'Leftover fabric at a knitwear exporter',
      problem:
        'Every order left a few rolls. Their shade was not recorded, so nobody could use them.',
      work: 'Leftover rolls are measured, sorted by shade and stored as lots. Fabric use above the lay plan needs a reason. A purchase opens only after the system has searched usable stock.',
      measured:
        'Value of own fabric at the end of the season, in rupees per lakh garments shipped. The figure covers two seasons and the same two of the year before.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      title: 'Business Central Premium',
      text: 'Variants, production orders, subcontracting, lots and export invoices.',
    },
    {
      from: 'extension',
      title: 'Marker and nesting import',
      text: 'An extension. Turns the CAD marker or plate nest into planned use; a marker drawn by hand is typed.',
    },
    {
      from: 'extension',
      title: 'Bundle and part barcodes',
      text: 'An extension. Follows bundles through the line and parts to their member.',
    },
    {
      from: 'ours',
      title: 'Quality app and our module',
      text: 'Standard: inspections in the line and at the end, reports. Ours: AQL tables, weld records, cases.',
    },
    {
      from: 'ours',
      title: 'RGP and NRGP',
      text: 'Our module for job work, patterns, dies and samples.',
    },
    {
      from: 'standard',
      title: 'Power BI',
      text: 'Cut-to-ship ratio, line output by hour, days left to shipment or LC date.',
    },
  ],
  testimonial: {
    quote:
      'After every season we found good rolls that nobody had on a list. This year the merchandiser came with the roll number, and we cut the repeat order from stock.',
    by: 'Cutting-room manager, knitwear exporter',
  },
  faqs: [
    {
      question: 'Our fabric is with the printer. Whose stock is it, and which papers go along?',
      answer:
        'It is yours. It travels on a rule 55 delivery challan and must return within one year. If the printer is in another State, an e-way bill is needed at any value. Late goods count as supplied on the day you sent them, with tax and interest. Our gate-pass module shows pieces sent, returned, rejected and lost in process, by challan, and prepares the ITC-04 figures. Pieces lost above the agreed share are deducted from his bill. Your production head approves that purchase credit memo (standard).',
    },
    {
      question: 'We export steel structures to the EU. What does CBAM ask of us?',
      answer:
        'CBAM, the EU carbon border rule, covers iron and steel, but not textiles. Its definitive phase started on 1 January 2026. Your importer must report the emissions in your goods and pay for them, and therefore asks you for data. From the system you can give weight, heat number and mill for each item shipped, and the electricity and fuel booked to the shop. Emission values come from your mills and your verifier. Ask your buyer which form is needed.',
    },
  ],
  call: 'Choose one order you shipped; we explain how the system would record it',
  related: {
    services: ['business-central-details', 'hrms-details', 'powerbi-details'],
    products: ['rgp-details', 'qm-details', 'mm-details'],
    courses: ['business-central-details'],
    industries: ['leathers', 'automobile', 'ecommerce'],
    posts: [1, 3],
  },
});
