import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('food-beverage', {
  title: 'Food & Beverage',
  desc: 'Batch trace, expiry dates, yield by shift and claims of distributors.',
  meta: {
    title: 'ERP for food and beverage makers',
    description:
      'Batch trace, FEFO picking, yield, laboratory hold and distributor claims in Business Central, with the FSSAI terms in force since 1 April 2026.',
  },
  banner: {
    offer: 'Business Central for food and beverage makers',
    heading: 'Trace a batch, know its cost',
    lead: 'For dairies, bakeries, snack makers and bottlers: batches, expiry dates and recipes, with GST for every plant and depot.',
    tone: 'marigold',
    picture: {
      name: 'banner-food-beverage',
      alt: 'Bottles ride a conveyor made of three threads in three stages: an empty outline under the filler, a bottle filled to the shoulder, and a capped bottle with a dated label.',
    },
  },
  overview: {
    lead: 'A supermarket reports a bad packet and asks which milk, oil and film went into it. On paper, the answer often takes days.',
    paragraphs: [
      'Ingredient lot, cooking batch, film roll, pallet and invoice are written in five registers. Laboratory slips arrive after the truck has left, and yield is known only at month-end.',
      'In Business Central the five records share one chain, and Item Tracing reads it in both directions. Expired stock drops out of the pick once strict expiry posting is on. For a mock recall, your team traces the lot, reconciles the quantities and calls the customers on the list.',
      'FSSAI terms changed on 1 April 2026. Businesses up to Rs 1.5 crore of turnover register, those up to Rs 50 crore have a State licence, larger ones a Central licence. Importers and some others have their own class: check FoSCoS. If one plant sells mainly in its own shop, Tally and a batch register do the work. Think of an ERP with a second plant, depots, or buyers who ask for a trace.',
    ],
  },
  origins: [
    {
      need: 'Trace from ingredient lot to invoice',
      from: 'standard',
      text: 'Lots, expiry dates and Item Tracing.',
    },
    {
      need: 'Picking by earliest expiry (FEFO)',
      from: 'standard',
      text: 'The earliest date goes first, to every customer alike.',
    },
    {
      need: 'Recipe versions, batch orders, yield variance',
      from: 'standard',
      text: 'Production BOM and routing versions, with the Premium licence.',
    },
    {
      need: 'Inspections, lot hold and certificates of analysis',
      from: 'standard',
      text: 'The Quality Management app, since April 2026. Older environments install it; checks of production output need Premium.',
    },
    {
      need: 'Remaining life by customer, near-expiry block',
      from: 'extension',
      text: 'A rule per customer or chain, which we add to the pick.',
    },
    {
      need: 'Milk by fat and SNF, meat and fish by piece and weight',
      from: 'extension',
      text: 'A rate formula and catch weight. Standard units have one fixed factor.',
    },
    {
      need: 'Scheme, freebie and damage claims; van sales',
      from: 'extension',
      text: 'A van app, and a claim with photo that the sales manager approves. Return orders, discounts and campaigns are standard.',
    },
    {
      need: 'Own outlets and cafés',
      from: 'extension',
      text: 'LS Central, with licences of its own, in the same database.',
    },
    {
      need: 'Sampling tables, complaint and corrective-action cases',
      from: 'ours',
      text: 'The quality module.',
    },
    {
      need: 'Crates, gas cylinders and motors outside the plant',
      from: 'ours',
      text: 'The RGP and NRGP module.',
    },
  ],
  reasons: [
    {
      icon: 'clock',
      title: 'Old stock is seen in time',
      text: 'FEFO sends the picker to the earliest expiry in the warehouse. We add alerts at 60, 30 and 15 days, so sales can move stock or offer a scheme. What a distributor sends back is inspected at the return receipt, which is standard. Quality decides on the goods; a standard approval sends the credit to the sales manager. Expired batches leave only on a non-returnable gate pass from our module.',
    },
    {
      icon: 'process',
      title: 'Yield is known at the end of the shift',
      text: 'Each stage of the recipe has a normal loss. Scales post what was charged, and operators give every scrap entry a code. The supervisor sees the variance before the vessel is washed. If network or power fails, weights go on a numbered sheet per batch. The shift supervisor enters them later in the standard journals, with lot and date.',
    },
    {
      icon: 'lab',
      title: 'The pallet waits for the laboratory',
      text: 'Microbiology results come after packing. Until then the batch is in stock, but nobody can ship it. The standard app prints the certificate of analysis from the recorded values. If a batch fails, the quality head decides between rework and disposal. Our quality module keeps the case, with cause, reason and name.',
    },
  ],
  cases: [
    {
      figure: '20%',
      measure: 'lower inventory cost, expiry included',
      title: 'Vans and depots of a bakery and snacks maker',
      problem:
        'Every quarter ended with a surprise write-off. Vans returned packets that the depot had already replaced, and cartons with short dates went to the back of the rack.',
      work: 'Batches are scanned on and off the van. Depots pick by expiry and see the stock of other depots. A weekly list shows what must move, with the scheme allowed for it.',
      measured:
        'Month-end stock value plus expiry write-off, in rupees per tonne sold, at constant standard cost. Each side is the average of four quarters.',
    },
    {
      figure: '18%',
      measure: 'lower packing and process-loss cost',
      title: 'Batch cost at a fruit-drink bottler',
      problem:
        'Batch cost came a month later, in a workbook that spread all losses evenly. Film waste, overfill and flushing were one figure.',
      work: 'Flow meters and scales post consumption during the batch. An order can close only when each loss has a code and a shift.',
      measured:
        'The cost base is packing material plus process loss, in rupees per kilogram of good output, at standard rates. One full year is compared with the year before, for the same pack sizes.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      title: 'Business Central Premium',
      text: 'Recipe versions, batch orders, expiry dates and tracing in both directions.',
    },
    {
      from: 'ours',
      title: 'Quality app and our module',
      text: 'Inspections, hold and release, certificates; then sampling tables and complaint cases.',
    },
    {
      from: 'extension',
      title: 'LS Central',
      text: 'Runs outlets and cafés on the items and batches of the plant.',
    },
    {
      from: 'extension',
      title: 'Weighing-scale interface',
      text: 'An extension reads scales that have a data port. At older scales the operator types the weight.',
    },
    {
      from: 'extension',
      title: 'Cold-chain sensors',
      text: 'Log room and truck temperature by batch and raise an alarm at the limit.',
    },
    {
      from: 'extension',
      title: 'Barcode and QR',
      text: 'Show batch and expiry from pallet to packet, so a claim quotes the right batch.',
    },
    {
      from: 'standard',
      title: 'Power BI',
      text: 'Days to expiry, yield by line and shift, scheme cost by distributor.',
    },
  ],
  testimonial: {
    quote:
      'In the last mock recall the auditor chose a packet from another state. Our trainee traced it on the screen, and we spent the time on calling the customers.',
    by: 'Quality head, packaged snacks maker',
  },
  faqs: [
    {
      question: 'Can it send fresh stock to modern trade and older stock to distributors?',
      answer:
        'Not by itself. Standard FEFO offers the earliest expiry to every customer and does not know that a supermarket wants, say, 60% of the shelf life. This rule is an extension: each customer or chain has a minimum number of days, and the pick skips batches below it. Batches near expiry go to channels that accept them. If your products live longer than a year, a monthly list of short-dated stock is often enough.',
    },
    {
      question: 'Do we renew the FSSAI licence, and must its number be on bills?',
      answer:
        'Registrations and licences have had no expiry date since 1 April 2026. You still pay the annual fee and file what is due on FoSCoS, the FSSAI portal. The ERP supplies figures for that portal and does not replace it. Invoices and bills of a food business must show the FSSAI number. The system prints the number of the plant or outlet that issues the bill.',
    },
  ],
  call: 'Ask for a trace demo with the batches of one of your products',
  related: {
    services: ['business-central-details', 'digital-marketing-details', 'powerbi-details'],
    products: ['qm-details', 'mm-details', 'rgp-details'],
    courses: ['ls-central-details'],
    industries: ['agriculture', 'medicine'],
    posts: [2, 3],
  },
});
