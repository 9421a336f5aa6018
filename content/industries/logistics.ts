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
    heading: 'Invoice the trip on the day of delivery',
    lead: 'For fleet owners, carriers, customs agents and 3PL warehouses. Business Central alone has no trips; a transport extension bills by trip, pallet or shipment.',
    tone: 'sand',
    picture: {
      name: 'banner-logistics',
      alt: 'Three threads run along a highway and turn into the stripe of a truck in three stages: a bare chassis, a chassis with its cab, and the loaded truck under a location pin.',
    },
  },
  overview: {
    lead: 'Freight is billed when the signed consignment note (LR) reaches the branch. That is often weeks after delivery.',
    paragraphs: [
      'Money is lost on the way. Fuel slips are not checked against kilometres run, and detention is not charged because no gate time was noted.',
      'Standard Business Central has no transport module, so we add one as an extension. Order, LR, vehicle, advance, e-way bill, gate times, proof of delivery (POD) and freight invoice then share one trip number. A single branch with its own trucks should keep Tally and a trip program. Several branches, hired trucks or a warehouse justify the change.',
      'A 3PL warehouse bills storage per pallet and day, handling in and out, and extra work such as labelling. The billing run counts these from stock movements. A customs agent bills the agency fee with GST and passes on the duty separately.',
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
      need: 'Driver account, advances, fuel norm, slips for hired trucks',
      from: 'extension',
      text: 'Part of the transport module. Vendor accounts and TDS for owners and brokers of hired trucks are standard.',
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
      text: 'The driver photographs the stamped LR at the consignee, with an app (an extension) that works without signal. When the photo arrives, the system prices the trip from the lane contract and prepares the invoice. If the POD shows a shortage or damage, the extension holds the invoice. The branch manager decides what to deduct from the freight and who bears it: driver, broker or company. A credit note above his limit needs the next approval, which is standard.',
    },
    {
      icon: 'e-invoice',
      title: 'Someone on duty sees every e-way bill',
      text: 'A list shows the hours left for each truck. If the branch has no network, make the bill on the portal from a phone and enter its number later. An extension is possible from eight hours before expiry to eight hours after, with reason and place, until 360 days after the first bill. If the truck changes, Part B is updated first. If neither supplier nor recipient made the bill, you as transporter must.',
    },
    {
      icon: 'truck',
      title: 'Each truck shows its profit',
      text: 'Advance, fuel, toll, tyre and repair post to the truck and trip. A hired truck has a slip with owner or broker, rate and advance. The balance is paid when the POD is in order; without a POD the trip stays on a list. Fitness, insurance and permit have a due date and an owner. A truck with an expired paper is not offered for loading.',
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
        'All trucks came to the depot at dawn and waited. Some went home empty while another branch hired market vehicles for the same lane.',
      work: 'Loading has dock slots. By noon every branch sees which vehicles will be free and where.',
      measured:
        'Trips completed per vehicle and month, for the same fleet and contracts. We count one quarter and the same quarter of the year before.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      title: 'Business Central',
      text: 'Accounts, GST by branch and assets, with the transport extension.',
    },
    {
      from: 'extension',
      title: 'GPS and telematics feed',
      text: 'An extension reads the unit already in the truck, if it sends data. Otherwise the driver enters kilometres.',
    },
    {
      from: 'extension',
      title: 'E-way bill and e-invoice API',
      text: 'Creates, updates Part B, extends and consolidates from the trip screen.',
    },
    {
      from: 'extension',
      title: 'Power Apps driver app',
      text: 'Takes trip events, POD photo, fuel slip and expense, with or without signal.',
    },
    {
      from: 'extension',
      title: 'Weighbridge and gate log',
      text: 'Record weight and gate times for detention and loading disputes.',
    },
    {
      from: 'extension',
      title: 'WhatsApp notices',
      text: 'Tell the consignee what is arriving and the customer what was received.',
    },
    {
      from: 'standard',
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
        'First, bill-to and ship-to cases need the ship-to GSTIN in every e-way bill. This includes the one that you make as transporter without an IRN. The two GSTINs may not be equal; for an unregistered receiver you enter URP. A delivery to another warehouse of the buyer under the same GSTIN is a regular transaction. Second, supplier, recipient, transporter or driver may close an e-way bill on the delivery day or the next; closing is voluntary.',
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
