import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('logistics', {
  title: 'Logistics',
  desc: 'Trips, e-way bills, proof of delivery, 3PL bills and fleet costs on one number.',
  meta: {
    title: 'ERP for transporters and 3PL warehouses',
    description:
      'Trips, POD, e-way bills, freight and 3PL billing, customs charges and fleet cost with Business Central and a transport extension, for Indian carriers.',
  },
  banner: {
    offer: 'Business Central for logistics companies',
    heading: 'invoice the trip on the day of delivery',
    lead: 'For fleet owners, carriers, customs agents and 3PL warehouses. Business Central alone has no trips; a transport extension bills by trip, pallet or shipment.',
    tone: 'sand',
    picture: {
      name: 'banner-logistics',
      alt: 'Three threads run along a highway and turn into the stripe of a truck in three stages: a bare chassis, a chassis with its cab, and the loaded truck under a location pin.',
    },
  },
  overview: {
    lead: 'Freight is billed when the signed consignment note (LR) reaches the branch. That is often weeks after the truck has delivered.',
    paragraphs: [
      'Money is also lost on the way. Fuel slips are not checked against kilometres run, and detention is not charged because no gate time was noted. An e-way bill expires at night, and the truck can be held until a penalty is paid.',
      'Standard Business Central has no transport module, so we add one as an extension. Order, LR, vehicle, advance, e-way bill, gate times, proof of delivery (POD) and freight invoice then share one trip number. Accounts, GST, purchase and fixed assets are standard.',
      'A 3PL warehouse bills storage per pallet and day, handling in and out, and extra work such as labelling. The billing run counts these from stock movements. A customs agent bills the agency fee with GST and passes on the duty separately, with the bill of entry number on both.',
    ],
  },
  origins: [
    {
      need: 'Accounts, GST, purchase and vehicles as assets',
      from: 'standard',
      text: 'Branches and vehicles are dimensions, so each has its own result.',
    },
    {
      need: 'Stock of a warehouse by bin',
      from: 'standard',
      text: 'Receipts, put-aways and picks. Stock by owner is part of the 3PL extension.',
    },
    {
      need: 'E-way bill data for your own sales and transfers',
      from: 'standard',
      text: 'An Excel file for the government tool. The API connection is an extension.',
    },
    {
      need: 'LR, trip sheet, lane rates, freight invoice',
      from: 'extension',
      text: 'The transport module.',
    },
    {
      need: 'Driver account, trip advance and fuel norm',
      from: 'extension',
      text: 'Part of the transport module.',
    },
    {
      need: 'POD by phone, expiry watch for e-way bills',
      from: 'extension',
      text: 'A Power Apps driver app and an API connector.',
    },
    {
      need: '3PL billing by pallet, day and activity',
      from: 'extension',
      text: 'A contract table and a billing run over stock movements.',
    },
    {
      need: 'Customs charges by bill of entry or shipping bill',
      from: 'extension',
      text: 'A job file per shipment. Filing stays on ICEGATE, the customs portal.',
    },
    {
      need: 'Service by kilometres, tyres, fitness and permit dates',
      from: 'ours',
      text: 'The maintenance module.',
    },
    {
      need: 'Tarpaulins, crates and pallets at customers',
      from: 'ours',
      text: 'The RGP and NRGP module.',
    },
  ],
  reasons: [
    {
      icon: 'mobile',
      title: 'The invoice is ready when the POD photo arrives',
      text: 'The driver photographs the stamped LR at the consignee, with an app that has four large buttons and works without signal. When the photo arrives, the system prices the trip from the lane contract and prepares the invoice. If the POD comes in the evening, the invoice can go the same day. Ask us to show the offline part on one of your routes.',
    },
    {
      icon: 'e-invoice',
      title: 'Someone on duty sees every e-way bill',
      text: 'An e-way bill is valid one day for each 200 km. A list shows the hours left for each truck. An extension is possible from eight hours before expiry to eight hours after, with reason and place, up to 360 days in total. If the vehicle changes, Part B is updated first. If neither supplier nor recipient made the bill, you as transporter must.',
    },
    {
      icon: 'truck',
      title: 'Each truck shows its profit',
      text: 'Advance, fuel, toll, tyre and repair post to the truck and trip, and fuel is compared with the norm for that load. Fitness, insurance, permit and pollution papers have a due date and an owner. Our maintenance module plans service by kilometres. A truck with an expired paper is not offered for loading.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work from delivery to invoice',
      title: 'POD and billing at a regional fleet operator',
      problem:
        'Branches sent PODs by courier in bundles. Billing sorted them, searched for missing ones and typed freight from a paper rate chart.',
      work: 'The POD photo creates a draft invoice from the lane contract. Detention is calculated from two gate times. A clerk checks only trips where rate, weight or time does not fit.',
      measured:
        'Clerk hours per hundred consignments, from delivery to posted invoice. Two branches keep a log for one month before and one month after.',
    },
    {
      figure: '15%',
      measure: 'efficiency gain in trips per vehicle-month',
      title: 'Waiting trucks at a carrier of consumer goods',
      problem:
        'All trucks reported to the depot at dawn and waited. Some went home empty while another branch hired market vehicles for the same lane.',
      work: 'Loading has dock slots. By noon every branch sees which vehicles will be free and where. A weekly review takes the worst lanes by profit per running day.',
      measured:
        'Trips completed per vehicle and month, for the same fleet and contracts. We count one quarter and the same quarter of the year before.',
    },
  ],
  technologies: [
    {
      icon: 'business-central',
      title: 'Business Central',
      text: 'Accounts, GST by branch, purchase, warehouse and assets, with the transport extension.',
    },
    {
      icon: 'location',
      title: 'GPS and telematics feed',
      text: 'Brings position, kilometres and idling from the unit already in the truck.',
    },
    {
      icon: 'api',
      title: 'E-way bill and e-invoice API',
      text: 'Creates, updates Part B, extends and consolidates from the trip screen.',
    },
    {
      icon: 'power-apps',
      title: 'Power Apps driver app',
      text: 'Takes trip events, POD photo, fuel slip and expense, with or without signal.',
    },
    {
      icon: 'gate-pass',
      title: 'Weighbridge and gate log',
      text: 'Record weight and gate times for detention and loading disputes.',
    },
    {
      icon: 'chat',
      title: 'WhatsApp notices',
      text: 'Tell the consignee what is arriving and the customer what was received.',
    },
    {
      icon: 'powerbi',
      title: 'Power BI',
      text: 'Profit by lane and truck, empty running, detention recovered.',
    },
  ],
  testimonial: {
    quote:
      'The photo of the signed LR comes from the gate of the customer. I need not call drivers for it, so I have time to call customers for loads.',
    by: 'Branch manager, regional fleet operator',
  },
  faqs: [
    {
      question: 'Which GST do we charge on freight?',
      answer:
        'Since 22 September 2025 a goods transport agency (GTA) has three cases. You charge 5% and take no input credit. Or you choose 18% and take credit, for example on trucks, tyres and repairs. If you charge nothing, specified recipients such as companies and registered businesses pay 5% under reverse charge. We store your choice for each GSTIN with its date. The invoice then carries the right rate and declaration, and reverse-charge trips are listed for your return.',
    },
    {
      question: 'What changed for e-way bills on 1 August 2026?',
      answer:
        'Two things. First, in bill-to and ship-to cases, the ship-to GSTIN is mandatory in every e-way bill, also in the one that you make as transporter without an IRN. It may not equal the bill-to GSTIN, and unregistered receivers get URP. A delivery to another warehouse of the buyer under the same GSTIN is a regular transaction. The number is not printed on the e-way bill. Second, supplier, recipient, transporter or driver may close an e-way bill on the delivery day or the next; closing is voluntary.',
    },
  ],
  call: 'Start with one branch: talk to us about its trips and bills',
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
