import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('fabrication-garments', {
  title: 'Fabrication & Garments',
  desc: 'Cut plans, shade lots, heat numbers and a balance for every job worker.',
  meta: {
    title: 'ERP for garment makers and fabricators',
    description:
      'Style and size grids, shade lots, heat numbers, job-work balances and bundle or joint tracking in one ERP, for garment factories and fabrication shops.',
  },
  banner: {
    heading: 'Fabrication and garments: count it before it is cut',
    lead: 'For two trades with a single habit: buy by the roll or the plate, cut, join, send out, get back, ship.',
    tone: 'sand',
    picture: {
      name: 'banner-fabrication-garments',
      alt: 'Three threads enter a loom in three stages: bare warp on the beam, a shuttle halfway through the first picks, and a finished length of checked cloth below the reed.',
    },
  },
  overview: {
    lead: 'A cutting knife and a gas torch have this in common: what they cut cannot be put back.',
    paragraphs: [
      'A garment factory receives fabric in rolls that differ in shade and width, explodes an order into style, colour and size, and then lets it out of the gate for printing, washing and embroidery. Apparel bears 5% GST up to Rs 2,500 a piece and 18% above. The quality control orders on polyester fibre and yarn and on viscose staple fibre were withdrawn in November 2025 and no longer limit what a mill may buy.',
      'A fabrication shop receives IS 2062 plate with a heat number, which must survive every cut and every drawing revision up to the last welded member.',
      'We run both on one skeleton in Business Central Premium: order, cutting plan, lot, operation, job worker, dispatch. The sewing floor reads it by bundle, the weld bay by joint. Profit is settled at the cutting table in either case, so consumption is planned from the marker or the nest and compared the same evening.',
    ],
  },
  reasons: [
    {
      icon: 'inventory',
      title: 'Shade, width and heat number are part of the stock',
      desc: 'Two hundred metres in three shades will not make one order, though the ledger says they will. Rolls are received with shade band, width and shrinkage, plates with heat number and mill test certificate, and the cut plan picks by those attributes. An offcut goes back into stock with its size and its origin.',
    },
    {
      icon: 'gate-pass',
      title: 'Each job worker has a running balance',
      desc: 'Panels to the embroiderer, shirts to the laundry, brackets to the galvaniser: pieces out, pieces in, rejected, lost in process, still there. Our returnable gate pass keeps that balance by challan and by operation, ages it, and warns before the year allowed for inputs runs out. Payment to the job worker is worked out on what came back good.',
    },
    {
      icon: 'quality',
      title: 'Defects are found where they are made',
      desc: 'Final inspection tells a buyer what has already been sewn. In-line checks by operator and operation show the mistake while the bundle is still on the line. At the weld bay our quality module asks for the procedure, the welder and a valid qualification before it accepts a joint, and keeps the test report with the member that carries it. A drawing revision that was replaced cannot be issued. Both shops write the same non-conformance record.',
    },
  ],
  cases: [
    {
      figure: '15%',
      measure: 'efficiency gain in the weld bay',
      title: 'Structural steel shop building to changing drawings',
      problem:
        'Welders stood waiting for cut parts of the current revision, while parts of the old one lay finished on the floor. The foreman kept the status of each member in a pocket book.',
      work: 'Plate is nested by heat and released only with the live revision. Parts are kitted by member, every joint is booked by welder and shift on a tablet, and a revision notice stops the operations that it touches.',
      measured:
        'Kilograms of accepted fabrication per welder-hour, from joint bookings and attendance, over two quarters on each side with a similar mix of light and heavy members. Rework earns nothing until it is accepted.',
    },
    {
      figure: '20%',
      measure: 'lower inventory cost on fabric',
      title: 'Leftover fabric at a knitwear exporter',
      problem:
        'Each order left a few rolls behind, too many to scrap and too unlike to trust. The godown could not describe its shades, and so samples and repeats were cut from new fabric.',
      work: 'Leftover rolls were measured, shade-banded and put under lots. The lay plan draws on marker consumption, excess over plan needs a reason, and purchase opens only after the system has searched usable stock.',
      measured:
        'Fabric value at season close, in rupees per lakh garments shipped, over four seasons. Buyer-nominated fabric that was paid for in advance is shown apart and left out of the base.',
    },
  ],
  technologies: [
    {
      icon: 'business-central',
      name: 'Business Central Premium',
      use: 'Variants for colour and size, production orders, subcontracting and export documents.',
    },
    {
      icon: 'process',
      name: 'Marker and nesting import',
      use: 'Turns the CAD marker or plate nest into planned consumption, to compare with the cut.',
    },
    {
      icon: 'search',
      name: 'Bundle and part barcodes',
      use: 'Follow each bundle through the line and each part to its member, one scan per operation.',
    },
    {
      icon: 'quality',
      name: 'Quality module with AQL',
      use: 'In-line and final inspection, weld records, and reports in the format of the buyer.',
    },
    {
      icon: 'gate-pass',
      name: 'RGP and NRGP',
      use: 'Controls job work, patterns, dies and buyer samples at the gate, with due dates.',
    },
    {
      icon: 'hrms',
      name: 'HRMS',
      use: 'Pays piece rates from bundle scans and checks them against the minimum wage in force.',
    },
    {
      icon: 'powerbi',
      name: 'Power BI',
      use: 'Cut-to-ship ratio, line output by the hour and days left to each shipment or LC date.',
    },
  ],
  testimonial: {
    quote:
      'Every season we found good rolls behind the boiler, after the repeat had been cut from fresh cloth. This year the merchandiser came down with the roll number in her hand, and I had to clear a path for her.',
    by: 'Cutting-room manager, knitwear exporter',
  },
  faqs: [
    {
      question: 'Does material sent for job work need a tax invoice?',
      answer:
        'No. It travels on a Rule 55 delivery challan and has to be back within one year, or three for capital goods; moulds, dies, jigs and fixtures have no limit. What returns late is treated as supplied on the day it left, with tax and interest. Between states an e-way bill is needed at any value. ITC-04 falls due on 25 October and 25 April above Rs 5 crore of turnover, and once a year below that. The returnable ledger supplies the working; you file on the GST portal.',
    },
    {
      question: 'Which inspection standards does the quality module follow?',
      answer:
        'Those your customer names. Apparel buyers often ask for AQL 2.5 on major and 4.0 on minor defects with no critical ones, but their manual decides, and an AQL indexes a sampling plan; it permits nobody to ship defects. The sampling standard itself is now ISO 2859-1:2026. For steelwork the module records procedures and welders under AWS D1.1 or ASME IX, links the mill certificate of the plate and shows which qualification will lapse before the job ends.',
    },
  ],
  call: 'Show us a lay sheet or a plate nest, and what was left over',
  related: {
    services: ['business-central-details', 'hrms-details', 'powerbi-details'],
    products: ['rgp-details', 'qm-details', 'mm-details'],
    courses: ['business-central-details'],
    industries: ['leathers', 'automobile', 'construction'],
    posts: [1, 3],
  },
});
