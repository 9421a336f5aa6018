import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('mining', {
  title: 'Mining',
  desc: 'One tonne counted once: weighbridge, permit, royalty and invoice in agreement.',
  meta: {
    title: 'ERP for mines, quarries and contractors',
    description:
      'Weighbridge, transit permit, royalty and invoice on one count, service by hour meter, and statutory registers that survive the change to the OSH Code.',
  },
  banner: {
    heading: 'Mining: one tonne, counted once, from face to royalty',
    lead: 'For open-cast mines, quarries and their contractors, where the same heap has several owners of its weight.',
    tone: 'madder',
    picture: {
      name: 'banner-mining',
      alt: 'Three threads run underground as strata while a headframe rises above them in three stages: a sunk shaft, the steel legs, and the finished headframe with its winding wheel and a cage full of ore.',
    },
  },
  overview: {
    lead: 'A tonne of ore is counted by the surveyor, the shovel, the weighbridge, the transit permit, the royalty return and the buyer, and the six seldom agree.',
    paragraphs: [
      'Day by day the difference is small. At quarter end it is a demand, since royalty, DMF and NMET are payable on what was dispatched, and a permit is used up whether or not its slip can be found. Production hangs on a few large machines. A dumper that waits for a hose idles the shovel, and buying the hose takes a form, two phone calls and a drive to town.',
      'All six can be made to quote the weighbridge, so work begins there: tag, permit and loading slip meet on the platform and post one dispatch in Business Central. Diesel, tyres and explosives are issued to a machine or a blast and held against a norm per hour or per tonne. The law underneath has moved. The Mines Act of 1952 ended on 21 November 2025, when the Occupational Safety, Health and Working Conditions Code (OSH&WC) came into force, and draft regulations for coal and metalliferous mines followed early in 2026.',
    ],
  },
  reasons: [
    {
      icon: 'truck',
      title: 'The platform posts the dispatch',
      desc: 'Tare, gross, tag and camera image go to the ledger without an operator typing a weight. The same posting draws down the permit, accrues royalty at the rate for that grade and date, and waits for the invoice. A second weighing or a permit nearly used up raises an exception while the truck can still be stopped.',
    },
    {
      icon: 'maintenance',
      title: 'Service by the hour meter',
      desc: 'A calendar misleads in a pit, where a machine may run round the clock one week and stand the next. Our maintenance module plans by running hours, read from telematics or entered at shift end, and reserves the kit of filters and hoses beforehand. An engine or a pump leaves for repair on our gate pass and is counted wherever it lies. Where a machine belongs to a contractor, the same meter supports the bill.',
    },
    {
      icon: 'training',
      title: 'Registers that outlive their format',
      desc: 'We do not cast the statutory forms of last year in software while new regulations are being written. Attendance, training, medical examination and competency are stored as dated facts, and the printed register is a layout over them. An operator or blaster whose certificate has lapsed drops out of the roster list, and the manager hears of it before the shift is called.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work in royalty reconciliation',
      title: 'Dispatch and royalty at a limestone quarry',
      problem:
        'Weighbridge slips, permits and invoices were three bundles joined by truck number once a month. Every unmatched slip cost a telephone call to a driver who had long forgotten the trip.',
      work: 'A dispatch cannot post without a live permit and a tagged truck. Overnight the system matches weighment, permit and invoice, and the royalty clerk opens a list of mismatches with the camera image attached.',
      measured:
        'Hours per month spent on matching, correcting and preparing the royalty working, from a log kept by the dispatch office for a quarter before and a quarter after, divided by trucks weighed.',
    },
    {
      figure: '18%',
      measure: 'lower maintenance cost per operating hour',
      title: 'Dumpers and excavators of an overburden contractor',
      problem:
        'Breakdowns wrote the plan for the workshop. Assemblies left for repair without papers, new ones were bought meanwhile, and the repaired ones returned to a yard without an index.',
      work: 'Service follows the hour meter, machines carry a criticality class, repairable assemblies have serial numbers and due dates, and tyre life is recorded by position and haul road.',
      measured:
        'Cost base: spares, tyres, outside repair and workshop labour, in rupees per operating hour for the same machines over two financial years. Diesel, depreciation and accident repair stand outside it.',
    },
  ],
  technologies: [
    {
      icon: 'business-central',
      name: 'Business Central Premium',
      use: 'Dispatch, royalty accrual, contractor bills, stores and cost by machine and face.',
    },
    {
      icon: 'gate-pass',
      name: 'Weighbridge with RFID and OCR',
      use: 'Reads tag and number plate, takes the weight, keeps the image and works through a link failure.',
    },
    {
      icon: 'location',
      name: 'Telematics and geo-fence',
      use: 'Supplies running hours, idling and turnaround from face to platform to siding.',
    },
    {
      icon: 'maintenance',
      name: 'Maintenance module',
      use: 'Plans service by meter, controls repairables and records why each machine stood.',
    },
    {
      icon: 'factory',
      name: 'Condition monitoring (IoT)',
      use: 'Watches vibration and temperature on crushers and conveyors and opens a work order.',
    },
    {
      icon: 'mobile',
      name: 'Power Apps for safety',
      use: 'Takes an observation with photograph and place at the bench, and follows it until closed.',
    },
    {
      icon: 'powerbi',
      name: 'Power BI',
      use: 'Tonnes by count, diesel per hour, permit balance and contractor quantities.',
    },
  ],
  testimonial: {
    quote:
      'The surveyor and the weighbridge will always differ, because a heap is a heap. What has changed is that I know which face it came from, and the royalty clerk goes home on the last day of the month.',
    by: 'Mine manager, limestone quarry',
  },
  faqs: [
    {
      question: 'Will the ERP produce the DGMS and IBM forms?',
      answer:
        'It can produce their data, which at present is the safer thing to build. Formats under the OSH&WC Code follow new regulations, and the drafts for coal and for metalliferous mines date from 28 January and 4 February 2026. IBM returns and state transit permits have portals of their own, and filing stays an act of the owner, agent or manager. Each figure in a form is mapped to the record it comes from, so a new format means a new layout over the same history.',
    },
    {
      question: 'Does it work where the pit has no signal?',
      answer:
        'Yes, if the work is divided with that in mind. The weighbridge has a local computer that goes on weighing, photographing and printing through an outage and posts in order of time when the link returns. Tablets for diesel issue, shift production and safety capture offline and sync at the workshop. Only the permit check wants a live connection, so the local copy keeps the last balance and leaves a reserve untouched. The office sees a daily list of records still waiting.',
    },
  ],
  call: 'Lay a day of weighbridge slips beside the royalty return, then call us',
  related: {
    services: ['business-central-details', 'power-apps-details', 'powerbi-details'],
    products: ['mm-details', 'rgp-details'],
    courses: ['powerbi-details'],
    industries: ['logistics', 'construction'],
    posts: [3],
  },
});
