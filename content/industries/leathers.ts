import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('leathers', {
  title: 'Leather',
  desc: 'Hides by weight, leather by area, drum recipes and a trace for the buyer.',
  meta: {
    title: 'ERP for tanneries and footwear makers',
    description:
      'Weight and area per piece, grades, drum recipes, job work, size runs, EUDR and LWG records with Business Central, for tanneries and shoe factories.',
  },
  banner: {
    offer: 'Business Central for tanneries and footwear makers',
    heading: 'Follow leather by weight, area and grade',
    lead: 'For tanneries, finishers and footwear makers in Kanpur, Unnao and Agra. An extension adds weight and area of each hide.',
    tone: 'tint',
    picture: {
      name: 'banner-leathers',
      alt: 'Three threads pass through leather on its way from a hide to a tanned piece with a stitched edge and a finished belt, whose buckle the threads run through.',
    },
  },
  overview: {
    lead: 'Hides are bought by the kilo, and leather is sold by the square foot.',
    paragraphs: [
      'A hide shows its grade only step by step: in wet-blue, in crust and when finished. Lots are split, shaved, merged and graded again. Books with one unit of measure cannot show this.',
      'Standard Business Central has one fixed factor between two units. Weight and area per piece are therefore an extension, and so are grade sheets and drum recipes. With them, a lot shows pieces, weight, area, grade, age and cost at every stage. They are worth their cost if you buy hides and sell several grades. If you only tan for others, challans, a lot sheet and Tally are enough.',
      'Shoe factories use variants for sizes, with a size matrix as extension, and plan lasts and uppers from it. GST since 22 September 2025: footwear 5% up to Rs 2,500 a pair and 18% above, finished leather 5%. Job work on hides and leather carries 5%; job work on footwear and leather goods carries 18%, which your chartered accountant confirms.',
    ],
  },
  origins: [
    {
      need: 'Lots, stage cost, production orders; trace from hide to pack and back',
      from: 'standard',
      text: 'Premium licence. Item Tracing works if splitting and merging are booked.',
    },
    {
      need: 'Inspections, test reports, chemical certificates',
      from: 'standard',
      text: 'The Quality Management app, with files attached.',
    },
    {
      need: 'Job work for splitting, shaving and buffing',
      from: 'standard',
      text: 'Subcontracting with delivery challan, in one unit of measure.',
    },
    {
      need: 'Weight and area for each piece',
      from: 'extension',
      text: 'A second unit on the lot and an interface to the measuring machine.',
    },
    {
      need: 'Selection, grade sheets and regrading',
      from: 'extension',
      text: 'A grade entry that changes lot and value.',
    },
    {
      need: 'Drum recipe in percent of load weight',
      from: 'extension',
      text: 'A drum card with issue, float, temperature and time.',
    },
    {
      need: 'Size runs, lasts and cutting dies',
      from: 'extension',
      text: 'A size matrix and a register that shows free lasts.',
    },
    {
      need: 'RoDTEP and drawback due by shipment',
      from: 'extension',
      text: 'A claim list linked to the shipping bill.',
    },
    {
      need: 'Pieces and area at each job worker',
      from: 'ours',
      text: 'The RGP and NRGP module.',
    },
    {
      need: 'Sampling tables, rejections by cause, complaint cases',
      from: 'ours',
      text: 'The quality module.',
    },
  ],
  reasons: [
    {
      icon: 'report',
      title: 'Yield is known by supplier and season',
      text: 'The measuring machine writes the area of each piece to its lot, next to the weight you paid for. So you see square feet per kilogram by supplier, season and process, while the bill is still open. If you buy through a commission agent, his commission is added to the cost of the receipt as an item charge (standard).',
    },
    {
      icon: 'lab',
      title: 'Chemicals follow the drum card',
      text: 'You weigh the load, and the system calculates the chemicals from the recipe of the article. If scale or network fails, a printed card uses the lot weight and is entered later. Extra additions need a reason. The ZDHC MRSL names substances that may not be used in processing; it is checked on the formulation at purchase. Limits for the finished article are on the RSL of your buyer.',
    },
    {
      icon: 'gate-pass',
      title: 'Counts of job worker and buyer are compared',
      text: 'Our gate-pass module sends hides out in pieces and area and counts both on return. Your purchase head sees a difference before he approves the bill. In a shoe factory, the same list follows uppers at the stitching contractor. The contract decides whose area counts if your buyer measures less. You compare his list with yours, and your sales head approves the credit note (standard).',
    },
  ],
  cases: [
    {
      figure: '18%',
      measure: 'lower chemical cost per square foot',
      title: 'The drum house of an upholstery tannery',
      problem:
        'Recipes were on the wall, and the foreman added a little more to be safe. Stores issued whole bags, and the overdose was visible only at the end of the quarter.',
      work: 'The load is weighed before the recipe opens. Chemicals are issued by drum card, and additions need a code. The technical manager checks deviations every morning.',
      measured:
        'The cost base is retanning, dyeing and fat-liquor chemicals at standard price, in rupees per square foot measured. The same articles are counted for six months on each side.',
    },
    {
      figure: '20%',
      measure: 'lower inventory cost on crust leather',
      title: 'Idle crust at a finishing tannery',
      problem:
        'Crust was stacked by month of arrival, without grade or thickness. So new crust was made, and the old stack became dry.',
      work: 'Each stack has a lot card with article, grade, thickness, colour and age. Before soaking, the planner sees crust that would fit.',
      measured:
        'Month-end value of own crust at frozen cost, per square foot shipped. The average of one year is compared with the year before.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      title: 'Business Central Premium',
      text: 'Lots, stage cost, subcontracting, variants and export invoices.',
    },
    {
      from: 'extension',
      title: 'Area-measuring machine link',
      text: 'An extension. Reads each piece and totals the pack. With an old machine without port you type the area.',
    },
    {
      from: 'ours',
      title: 'Colour and lab data',
      text: 'The standard app stores shade, tensile, rub and chromium VI results. The link to instruments is ours.',
    },
    {
      from: 'ours',
      title: 'Quality app and our module',
      text: 'Standard: inspections, certificates. Ours: sampling tables, causes, cases.',
    },
    {
      from: 'extension',
      title: 'Export document store',
      text: 'Shipping bill, packing list and inspection papers by shipment.',
    },
    {
      from: 'standard',
      title: 'Power BI',
      text: 'Yield by supplier, grade by stage, recipe deviation and age of crust.',
    },
  ],
  testimonial: {
    quote:
      'When one lot came out hard, the drum card showed which drum had too little neutralising time. We changed that step the same week.',
    by: 'Technical manager, finishing tannery',
  },
  faqs: [
    {
      question: 'Does the EU deforestation rule apply to our leather?',
      answer:
        'It may. The regulation (EUDR) applies from 30 December 2026 to large and medium companies and from 30 June 2027 to micro and small ones. Hides and leather are on its list. On 4 May 2026 the European Commission proposed to take them off, but we have seen no final decision. Keep the trace ready until there is one. The system stores supplier, place and date with each hide lot, through splitting and merging. Farm locations can only come from your hide suppliers.',
    },
    {
      question: 'Will the ERP get our tannery through an LWG audit?',
      answer:
        'No software can. The auditor looks at effluent, chemicals, people and the origin of hides. The ERP prepares the data: hide lots by supplier, chemical stock against issue by drum, energy and water per square foot. LWG is replacing audit Protocol 7 with a Leather Production Standard and a Chain of Custody Standard. The first three pilot tanneries, early in 2026, were in India. Chromium VI reports (REACH limit 3 mg/kg) are filed by lot.',
    },
  ],
  call: 'See how one of your hide lots would look with weight and area',
  related: {
    services: ['business-central-details', 'powerbi-details', 'sharepoint-details'],
    products: ['rgp-details', 'qm-details', 'mm-details'],
    courses: ['business-central-details'],
    industries: ['fabrication-garments'],
    posts: [7],
  },
});
