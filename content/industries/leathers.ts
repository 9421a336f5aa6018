import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('leathers', {
  title: 'Leather',
  desc: 'Hides by weight, leather by area, chemicals by drum, and a trace for the buyer.',
  meta: {
    title: 'ERP for tanneries and footwear makers',
    description:
      'Dual units from hide to finished leather, grades, drum recipes, job work, size runs and export claims, with the records that the new LWG standards ask for.',
  },
  banner: {
    heading: 'Leather: bought by the kilo, sold by the square foot',
    lead: 'For tanneries, finishers and makers of footwear and goods, from the Kanpur and Unnao drums to the Agra lasts.',
    tone: 'sand',
    picture: {
      name: 'banner-leathers',
      alt: 'Three threads pass through leather in three stages: a raw hide in outline, a tanned hide with a stitched edge, and a finished belt whose buckle the threads run through.',
    },
  },
  overview: {
    lead: 'Paid for by weight, processed by the drum, measured by area and graded by eye. Between the first of these and the last lies the margin of a tannery.',
    paragraphs: [
      'A raw hide is a guess. What it is worth shows when the hair is off, again in the wet-blue, again in crust, and at each of these stages lots are split, shaved, merged and moved up or down a selection. A part of the work goes out for splitting or buffing and returns as fewer pieces and less area. Ledgers that know a single unit of measure lose the story at the first drum.',
      'Ours carries weight and area together through every stage and treats their ratio as the yield to watch. A selection is a lot with grade, age and the cost gathered so far. Buyers now look beyond the feel of the leather. The Leather Working Group is replacing audit Protocol 7 with a Leather Production Standard and a Chain of Custody Standard, and the first three pilot tanneries, early in 2026, stood in India. Chromium VI under REACH stays at 3 mg per kg. Such evidence has to come out of daily work.',
    ],
  },
  reasons: [
    {
      icon: 'report',
      title: 'Square feet per kilogram, by lot and supplier',
      desc: 'The area-measuring machine writes straight to the lot, side by side with the weight that was paid for. Yield is then known by supplier, season and route, and a poor consignment is argued over while its bill is still open. Split and grain part company in the books where they part at the machine.',
    },
    {
      icon: 'lab',
      title: 'The drum asks for its own chemicals',
      desc: 'A recipe is kept in percent on drum weight, by article and version. Weigh the load, and the system issues fat liquor, syntan and dye for that drum, with float, temperature and time to be ticked off. Hand additions are recorded as deviations, and substances on the ZDHC restricted list are blocked at purchase. We begin in the drum house with your technician, because the recipe on the wall is seldom the one in use.',
    },
    {
      icon: 'gate-pass',
      title: 'What went to the splitter comes back counted',
      desc: 'Under our gate-pass module hides leave in pieces and area and return in both, so a missing belly or a short side is seen at the gate. In a footwear unit the same ledger follows uppers at the stitching contractor. Lasts and cutting dies have a register by size and article, which the planner consults before a run of sizes is confirmed.',
    },
  ],
  cases: [
    {
      figure: '18%',
      measure: 'lower chemical cost per square foot',
      title: 'The drum house of an upholstery-leather tannery',
      problem:
        'Recipes hung on the wall, and the foreman added a little more to be safe. The store issued by the bag, so that the overdose appeared only as a purchase figure at the end of the quarter.',
      work: 'Loads are weighed before the recipe opens. Chemicals are issued by drum card, extra additions need a code, and the technical manager reviews deviations by article each morning.',
      measured:
        'Cost base: retanning, dyeing and fat-liquor chemicals at standard price, in rupees per square foot measured at the end. Same articles and substance, six months against six. Finishing chemicals, water and effluent treatment are outside.',
    },
    {
      figure: '20%',
      measure: 'lower inventory cost on crust leather',
      title: 'Idle crust at a finishing tannery',
      problem:
        'Crust was stacked by the month of arrival. Without grade and substance on the stack it could not be offered against an order, so fresh crust was made and the old pile grew dry.',
      work: 'Each stack received a lot card with article, grade, substance, colour history and age. Before a soaking order is raised the planner has to see the crust that would fit, and lots past their age are proposed for another finish.',
      measured:
        'Value of crust at month-end at frozen cost, per square foot shipped, as the average of a year before and a year after. Customer-owned hides in job work are left out.',
    },
  ],
  technologies: [
    {
      icon: 'business-central',
      name: 'Business Central Premium',
      use: 'Lots, stage costing, recipes, subcontracting and size runs; the second unit is an extension.',
    },
    {
      icon: 'print',
      name: 'Area-measuring machine link',
      use: 'Reads each piece from the machine, prints its label and totals the pack.',
    },
    {
      icon: 'lab',
      name: 'Colour and lab data',
      use: 'Stores shade match, tensile, rub and chromium VI results with the lot that was tested.',
    },
    {
      icon: 'quality',
      name: 'Quality module',
      use: 'Grade decisions, selection photographs, rejections by cause, test certificates.',
    },
    {
      icon: 'gate-pass',
      name: 'RGP and NRGP',
      use: 'Piece and area balance at each job worker; swatches and scrap out with approval.',
    },
    {
      icon: 'document',
      name: 'Export document store',
      use: 'Shipping bill, packing list and inspection papers by shipment, with RoDTEP and drawback due.',
    },
    {
      icon: 'powerbi',
      name: 'Power BI',
      use: 'Yield by supplier, grade shift by stage, chemical deviation and ageing of crust.',
    },
  ],
  testimonial: {
    quote:
      'I still judge leather with my thumb. But when a lot turned hard, the drum card told me which drum had been hurried through neutralising, and that my thumb would never have known.',
    by: 'Technical manager, finishing tannery',
  },
  faqs: [
    {
      question: 'Will the system get our tannery through an LWG assessment?',
      answer:
        'The assessor looks at the tannery: its effluent, its chemicals, its people, the origin of its hides. No software passes that for you. What it spares you is the reconstruction. Hide lots keep supplier and origin to the finished pack, chemical stock is reconciled with issues by drum, and energy and water readings stand against area produced. As the Group passes from Protocol 7 to the new standards the questions will be rearranged, so we store the facts and leave the format to a report.',
    },
    {
      question: 'How are GST and BIS orders on footwear kept up to date?',
      answer:
        'Both move, so both are dated tables. Since 22 September 2025 the GST slab depends on the price of the pair, and the price on the invoice line picks it. The quality control orders on footwear came in phases in 2023 and 2024 with exports exempt, and their scope has been under review since; the item holds licence and status, to be checked against the current order before a mark is printed. Drawback and RoDTEP have a ledger by shipment, open until credited.',
    },
  ],
  call: 'Show us one lot card, from the raw hide to the measured side',
  related: {
    services: ['business-central-details', 'powerbi-details', 'sharepoint-details'],
    products: ['rgp-details', 'qm-details', 'mm-details'],
    courses: ['business-central-details'],
    industries: ['fabrication-garments'],
    posts: [7],
  },
});
