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
    heading: 'follow leather by weight, area and grade',
    lead: 'For tanneries, finishers and footwear makers in Kanpur, Unnao and Agra. An extension adds weight and area of each hide.',
    tone: 'tint',
    picture: {
      name: 'banner-leathers',
      alt: 'Three threads pass through leather in three stages: a raw hide in outline, a tanned hide with a stitched edge, and a finished belt whose buckle the threads run through.',
    },
  },
  overview: {
    lead: 'Hides are bought by the kilo, and leather is sold by the square foot. The yield between the two decides the margin of a tannery.',
    paragraphs: [
      'A hide shows its grade only step by step: in wet-blue, in crust and when finished. Lots are split, shaved, merged and graded again. Some work goes out for splitting or buffing and comes back with fewer pieces and less area. Books with one unit of measure cannot show this.',
      'Standard Business Central has one fixed factor between two units. Weight and area per piece are therefore an extension, and so are grade sheets and drum recipes. With them, a lot shows pieces, weight, area, grade, age and cost at every stage.',
      'Shoe factories use variants for sizes, with a size matrix as extension, and plan lasts and uppers from it. GST since 22 September 2025: footwear 5% up to Rs 2,500 a pair and 18% above, finished leather 5%. Job work on hides and leather carries 5%; job work on footwear and leather goods carries 18%, which your chartered accountant confirms.',
    ],
  },
  origins: [
    {
      need: 'Lots, stage cost, production orders',
      from: 'standard',
      text: 'Production orders and routings need the Premium licence.',
    },
    {
      need: 'Hide lot to finished pack, and back',
      from: 'standard',
      text: 'Item Tracing, if splitting and merging are booked.',
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
      text: 'A size matrix and a register of lasts.',
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
      need: 'Inspection, chemical certificates, test reports',
      from: 'ours',
      text: 'The quality module.',
    },
  ],
  reasons: [
    {
      icon: 'report',
      title: 'Yield is known by supplier and season',
      text: 'The measuring machine writes the area of each piece to its lot, next to the weight you paid for. So you see square feet per kilogram by supplier, season and process. A poor consignment can be discussed while the bill is still open. Grain and split become separate lots at the splitting machine.',
    },
    {
      icon: 'lab',
      title: 'Chemicals follow the drum card',
      text: 'A recipe is a percentage of the load weight, by article and version. You weigh the load, and the system calculates the chemicals for that drum. Extra additions need a reason. The ZDHC MRSL names substances that may not be used in processing; it is checked on the formulation at purchase. Limits for the finished article are on the RSL of your buyer. We store the certificates for both.',
    },
    {
      icon: 'gate-pass',
      title: 'Hides at the job worker are counted',
      text: 'Our gate-pass module sends hides out in pieces and area and counts both on return. A missing belly or a short side is seen at the gate. In a shoe factory, the same list follows uppers at the stitching contractor. Before a size run is confirmed, the planner sees which lasts are free.',
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
        'Crust was stacked by month of arrival, without grade or thickness. It could not be offered for an order, so new crust was made and the old stack became dry.',
      work: 'Each stack has a lot card with article, grade, thickness, colour and age. Before soaking, the planner sees crust that would fit. Old lots are proposed for another finish.',
      measured:
        'Month-end value of own crust at frozen cost, per square foot shipped. The average of one year is compared with the year before.',
    },
  ],
  technologies: [
    {
      icon: 'business-central',
      title: 'Business Central Premium',
      text: 'Lots, stage cost, subcontracting, variants and export invoices.',
    },
    {
      icon: 'print',
      title: 'Area-measuring machine link',
      text: 'Reads each piece, prints its label and totals the pack.',
    },
    {
      icon: 'lab',
      title: 'Colour and lab data',
      text: 'Stores shade, tensile, rub and chromium VI results with the tested lot.',
    },
    {
      icon: 'quality',
      title: 'Quality module',
      text: 'Grade decisions, selection photos, rejections by cause, test certificates.',
    },
    {
      icon: 'gate-pass',
      title: 'RGP and NRGP',
      text: 'Show the piece and area balance of each job worker.',
    },
    {
      icon: 'document',
      title: 'Export document store',
      text: 'Shipping bill, packing list and inspection papers by shipment.',
    },
    {
      icon: 'powerbi',
      title: 'Power BI',
      text: 'Yield by supplier, grade by stage, recipe deviation and age of crust.',
    },
  ],
  testimonial: {
    quote:
      'I still judge leather with my thumb. When one lot came out hard, the drum card showed which drum had too little neutralising time. We changed that step the same week.',
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
        'No software can. The auditor looks at effluent, chemicals, people and the origin of hides. The ERP prepares the data: hide lots by supplier, chemical stock against issue by drum, energy and water per square foot. LWG is replacing audit Protocol 7 with a Leather Production Standard and a Chain of Custody Standard. The first three pilot tanneries, early in 2026, were in India. So we store facts and change only the report. Chromium VI reports (REACH limit 3 mg/kg) are filed by lot.',
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
