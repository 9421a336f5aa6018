import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('mining', {
  title: 'Mining',
  desc: 'Weighbridge, permit, royalty and invoice in agreement; service by machine hours.',
  meta: {
    title: 'ERP for mines, quarries and contractors',
    description:
      'Weighbridge, permits, royalty with DMF and NMEDT, explosives records and machine hours around Business Central, for mines, quarries and contractors.',
  },
  banner: {
    offer: 'Business Central for mining companies',
    heading: 'Weighbridge, royalty and invoice agree',
    lead: 'For mines, quarries and contractors: stores, purchase and accounts. A mining extension adds dispatch, royalty and explosives records.',
    tone: 'madder',
    picture: {
      name: 'banner-mining',
      alt: 'Three threads run underground as strata while a headframe rises above them in three stages: a sunk shaft, the steel legs, and the finished headframe with its winding wheel and a cage full of ore.',
    },
  },
  overview: {
    lead: 'Surveyor, weighbridge, transit permit, royalty return and buyer each report tonnes. At many mines these figures differ every month.',
    paragraphs: [
      'Royalty, DMF, NMEDT and, for auctioned leases, the premium are due on dispatched mineral, as a rule with GST under reverse charge. The buyer weighs and samples again. Your contract says whose figure is paid, and your sales head approves the credit note for the difference (standard). Royalty still counts the tonnes that you dispatched.',
      'At the weighbridge, vehicle tag, permit and weight make one dispatch entry, which gives the tonnes for royalty and invoice. These functions are an extension. With one weighbridge, one mineral and few buyers, Tally and the weighing program are enough.',
      'Diesel, tyres and explosives are issued to a machine or a blast and compared with a norm. If you sell coal, lignite or iron ore, you collect TCS, unless the buyer declares manufacture or power generation (section 394(2)). The rate is 2% since 1 April 2026, which your tax adviser confirms.',
    ],
  },
  origins: [
    {
      need: 'Stores, purchase, fixed assets, GST invoices',
      from: 'standard',
      text: 'Cost by machine, pit and contractor through dimensions.',
    },
    {
      need: 'TCS on minerals',
      from: 'standard',
      text: 'TCS setup of the Indian localisation. Section codes of the 2025 Act and a field for the buyer’s declaration are added and tested.',
    },
    {
      need: 'Weighbridge, vehicle tag and camera',
      from: 'extension',
      text: 'A local program at the platform, with a custom API. The program also reads old indicators with a serial port.',
    },
    {
      need: 'Permit balance; accrual of royalty, DMF, NMEDT, premium and reverse-charge GST',
      from: 'extension',
      text: 'The mining extension, with rates by mineral, grade and date.',
    },
    {
      need: 'Magazine stock and blast records',
      from: 'extension',
      text: 'A register by explosive, licence limit, blast and blaster.',
    },
    {
      need: 'Contractor bills from survey quantity',
      from: 'extension',
      text: 'Measurement, rate, deductions and retention. A disputed quantity waits for the joint survey.',
    },
    {
      need: 'Running hours from telematics',
      from: 'extension',
      text: 'A custom API. The standard product has no meter table.',
    },
    {
      need: 'Service by hour meter, breakdowns, repairable parts',
      from: 'ours',
      text: 'The maintenance module.',
    },
    {
      need: 'Engines and pumps at repair vendors',
      from: 'ours',
      text: 'The RGP and NRGP module.',
    },
  ],
  reasons: [
    {
      icon: 'truck',
      title: 'The weighbridge posts the dispatch',
      text: 'The platform reads tag, tare and gross by itself and stores a picture. The same entry reduces the permit balance and accrues the royalty. Without network the local computer goes on weighing and printing, with a reserve on the permit, and reconciles at the end of the shift. If the scale fails, trucks go to another verified weighbridge that the State accepts. The clerk types its slip, and the mine manager approves each such entry.',
    },
    {
      icon: 'maintenance',
      title: 'Service is due by machine hours',
      text: 'Our maintenance module plans by running hours, from telematics or typed at shift end. On an old machine with a broken hour meter, the foreman enters the hours of the shift. The module reserves filters and hoses before the machine comes in. Engines and pumps at a repair vendor have a gate pass and a return date.',
    },
    {
      icon: 'security',
      title: 'Explosives, diesel and people have dated records',
      text: 'Each issue from the magazine names blast, blaster and quantity. Unused explosives are returned in the same shift, and stock is checked against the licence limit. PESO forms and returns stay with the licence holder. Training, medical checks and certificates have an expiry date. A blaster whose certificate has lapsed is not offered for the shift.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work in royalty reconciliation',
      title: 'Dispatch and royalty at a limestone quarry',
      problem: 'Weighbridge slips, permits and invoices were matched by truck number once a month.',
      work: 'A dispatch needs a valid permit and a tagged truck. Every night the system matches weight, permit and invoice. The royalty clerk opens a short list of differences.',
      measured:
        'Hours a month for matching, corrections and the royalty working, divided by trucks weighed. The dispatch office keeps a log for one quarter before and one after.',
    },
    {
      figure: '18%',
      measure: 'lower maintenance cost per operating hour',
      title: 'Dumpers and excavators of an overburden contractor',
      problem:
        'The workshop repaired whatever broke, and assemblies went for repair without papers. New ones were bought, while repaired ones were in the yard without a list.',
      work: 'Service follows the hour meter and the criticality class of the machine. Repairable assemblies have serial numbers and due dates, and tyre life is recorded by position.',
      measured:
        'The cost base is spares, tyres, repair bills of vendors and workshop wages, in rupees per operating hour. The same machines are compared over two financial years.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      title: 'Business Central',
      text: 'Stores, purchase, accounts and assets, with the mining extension for dispatch and royalty.',
    },
    {
      from: 'extension',
      title: 'Weighbridge with RFID and OCR',
      text: 'An extension. Reads tag, number plate and weight, also without network.',
    },
    {
      from: 'extension',
      title: 'Telematics and geo-fence',
      text: 'An extension. Reports running hours, idling and turnaround from pit to siding.',
    },
    {
      from: 'ours',
      title: 'Maintenance module',
      text: 'Plans service by meter and records why each machine stopped.',
    },
    {
      from: 'extension',
      title: 'Condition monitoring (IoT)',
      text: 'An extension. Vibration and temperature on crushers and conveyors open a work order.',
    },
    {
      from: 'extension',
      title: 'Power Apps for safety',
      text: 'An extension. Records an observation with photo and place, offline too, until it is closed.',
    },
    {
      from: 'standard',
      title: 'Power BI',
      text: 'Tonnes by source, diesel per hour, permit balance and contractor quantities.',
    },
  ],
  testimonial: {
    quote:
      'Survey and weighbridge still differ, but I can see from which pit the difference comes. The royalty working is ready on the second of the month.',
    by: 'Mine manager, limestone quarry',
  },
  faqs: [
    {
      question: 'How are royalty, DMF and NMEDT calculated?',
      answer:
        'The mining extension takes tonnes from the weighbridge, grade from the permit and the rate of that day. The District Mineral Foundation (DMF) gets 10% of the royalty for leases granted since 12 January 2015, and 30% for older ones. The exploration trust NMEDT (formerly NMET) has received 3% of the royalty since 1 September 2025; earlier it was 2%. For minor minerals such as building stone, State rules decide. Auctioned leases also pay the bid premium. You pay 18% GST on these under reverse charge; your CA confirms. All is accrued per dispatch.',
    },
    {
      question: 'The Mines Act is repealed. Which rules and forms apply now?',
      answer:
        'The OSH Code 2020 (occupational safety, health and working conditions) has applied since 21 November 2025. New regulations for coal and metalliferous mines were published as drafts in January and February 2026. Up to November 2026 we have seen no final version. The Coal Mines Regulations 2017 and the Metalliferous Mines Regulations 1961 are therefore taken to continue, where they do not conflict with the Code. Ask your safety officer. We store the facts with dates, and a new form is then only a new layout. Filing with DGMS and IBM stays with you.',
    },
  ],
  call: 'Match one day of weighbridge slips with the royalty return, with our help',
  related: {
    services: ['business-central-details', 'power-apps-details', 'powerbi-details'],
    products: ['mm-details', 'rgp-details'],
    courses: ['powerbi-details'],
    industries: ['logistics', 'construction'],
    posts: [3],
  },
});
