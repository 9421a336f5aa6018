import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('food-beverage', {
  title: 'Food & Beverage',
  desc: 'Batch trace from milk to packet, expiry dates, yield by shift, laboratory hold.',
  meta: {
    title: 'ERP for food and beverage makers',
    description:
      'Business Central for dairies, bakeries, snack makers and bottlers: batch trace, picking by expiry, yield and hold, with FSSAI and GST as read in 2026.',
  },
  banner: {
    offer: 'Business Central for food and beverage makers',
    heading: 'Trace a batch, know its cost',
    lead: 'Microsoft’s Business Central picks by expiry date and leads from a packet back to its milk and film. We set it up for dairies, bakeries, snack makers and bottlers.',
    tone: 'marigold',
    picture: {
      name: 'banner-food-beverage',
      alt: 'Bottles ride a conveyor made of three threads in three stages: an empty outline under the filler, a bottle filled to the shoulder, and a capped bottle with a dated label.',
    },
  },
  overview: {
    lead: 'A supermarket reports one bad packet and asks which milk went into it.',
    failure:
      'Tanker, cooking batch, film roll, pallet and invoice are in five registers. Three days pass. Nobody can prove the batch, so the plant takes back a whole month from eleven depots and pays the chain for its empty shelves.',
    firstWeek:
      'Your quality head picks one product. We book two of its batches in a test company, from tanker to invoice, customers as numbers. On the fifth day your quality head traces a packet from any shelf, by the clock, and sees which step goes unbooked today. Two half days, no order; the batch sheets stay in the plant.',
  },
  origins: {
    standard: [
      'Lots, expiry, picking by earliest date',
      'Trace both ways',
      'Inspection and hold',
      'Certificate of analysis',
      'Recipes, yield and batch orders, with the Premium licence',
    ],
    extension: [
      'Remaining life by customer',
      'Milk by fat and SNF, catch weight',
      'Scheme and damage claims',
      'Van sales',
      'Own outlets, on LS Central',
    ],
    ours: [
      'Sampling tables',
      'Complaints and corrective actions',
      'Passes for crates, gas cylinders and motors outside',
    ],
  },
  reasons: [
    {
      icon: 'clock',
      title: 'Old stock is seen while it still sells',
      text: 'The picker gets the earliest date first, for every customer alike. That is standard. A chain that wants 60% of the life needs an added rule, though for long-lived products a monthly list of short dates often does it.',
    },
    {
      icon: 'process',
      title: 'The supervisor knows the loss before washing',
      text: 'Operators give every loss a code: overfill, flushing, torn film. At the end of the shift the supervisor reads the variance of each recipe. Scales with a data port post by themselves.',
    },
    {
      icon: 'lab',
      title: 'The pallet waits for the laboratory',
      text: 'Microbiology comes days after packing. Until then everybody sees the batch, on hold. The standard app prints the certificate of analysis; if the batch fails, our module keeps cause, decision and name.',
    },
  ],
  cases: [
    {
      figure: '20%',
      measure: 'lower inventory cost, expiry included',
      title: 'Vans and depots of a snacks maker',
      problem:
        'Vans returned packets that the depot had already replaced, and cartons with short dates went to the back of the rack. Every quarter ended with a write-off.',
      work: 'Batches are scanned on and off the van. Depots see each other’s stock, and a weekly list shows what must move.',
      measured:
        'Month-end stock plus expiry write-off, in rupees per tonne sold, as the average of four quarters on each side.',
    },
    {
      figure: '18%',
      measure: 'lower packing and process-loss cost',
      title: 'A fruit-drink bottler',
      problem:
        'Batch cost came a month late, in a workbook that spread film waste, overfill and flushing evenly over all products.',
      work: 'Flow meters and scales post during the batch. No order closes until each loss has a code and a shift.',
      measured:
        'Cost base: packing material plus process loss, per kilogram of good output. Two full years, the same packs.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      name: 'Business Central Premium',
    },
    {
      from: 'standard',
      name: 'Power BI',
    },
    {
      from: 'extension',
      name: 'LS Central',
    },
    {
      from: 'extension',
      name: 'Weighing-scale interface',
    },
    {
      from: 'extension',
      name: 'Barcode and QR',
    },
    {
      from: 'ours',
      name: 'Quality app with our module',
    },
    {
      from: 'ours',
      name: 'RGP and NRGP',
    },
  ],
  testimonial: {
    quote:
      'In the last mock recall the auditor chose a packet from another State. Our trainee traced it, and we had time to call the customers.',
    by: 'Quality head, packaged snacks maker',
  },
  faqs: [
    {
      question: 'Summer is our season. When do we start?',
      answer:
        'In September, because an ERP implementation typically takes 3-6 months and by March your people have no hour left. Recipes decide on the length. Those on paper leave out the losses, so for two weeks your production head weighs what goes in and what comes out. Vans add to it. We go live with one product family, and the old batch sheets run along until a month is closed.',
    },
    {
      question: 'GST fell in 2025. What about stock with the old MRP?',
      answer:
        'Old wrappers could be used with a corrected MRP until 31 March 2026. That time is over. Since 22 September 2025 biscuits, namkeen, chocolate and fruit juice carry 5%, UHT milk none, carbonated drinks 40%. In the system a rate belongs to the item and has a first day, so the first invoice of that morning is right. Before the next change, print old and new MRP by batch and depot. As read in November 2026.',
    },
  ],
  lookUps: [
    {
      title: 'Returns, failed batches, certificates',
      rows: [
        [
          'A distributor returns goods',
          'Quality inspects them at the return receipt, and the standard workflow sends the credit to the sales manager.',
        ],
        [
          'A batch fails',
          'Your quality head decides between rework and disposal. What is destroyed leaves on a non-returnable pass from our module.',
        ],
        [
          'A customer asks for a certificate',
          'The standard app prints it from the recorded values.',
        ],
      ],
    },
    {
      title: 'FSSAI class, fee and number, since 1 April 2026',
      asOf: '2026-11',
      rows: [
        ['Turnover up to Rs 1.5 crore', 'Registration.'],
        [
          'Up to Rs 50 crore',
          'State licence; above that a Central licence. Importers and some others have a class of their own: check FoSCoS.',
        ],
        [
          'Validity',
          'No end date. The annual fee and the filings on FoSCoS stay, and the ERP gives the figures for them.',
        ],
        ['Bills and invoices', 'Carry the FSSAI number of the plant or outlet that issues them.'],
      ],
    },
  ],
  call: 'Trace a packet through two of your own batches',
  related: { services: ['business-central-details'], courses: ['ls-central-details'], posts: [2] },
});
