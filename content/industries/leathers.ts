import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('leathers', {
  title: 'Leather',
  desc: 'Lots and stage cost from hide to pack; weight and area by tested add-ons.',
  meta: {
    title: 'ERP for tanneries and footwear makers',
    description:
      'Business Central for tanneries and shoe factories: lots, stage cost and job work as standard, and what weight, area, recipes, EUDR and LWG records need.',
  },
  banner: {
    offer: 'Business Central for tanneries and footwear makers',
    heading: 'Each lot with its cost, from hide to pack',
    lead: 'Microsoft’s Business Central follows lots and stage cost in one unit. Square feet next to kilos, grade sheets and drum recipes need software that we test on your hides.',
    tone: 'tint',
    picture: {
      name: 'banner-leathers',
      alt: 'Three threads pass through leather on its way from a hide to a tanned piece with a stitched edge and a finished belt, whose buckle the threads run through.',
    },
  },
  overview: {
    lead: 'Six hundred sides are shaved to 1.2 millimetres. The order says 1.4.',
    failure:
      'The buyer of car seats refuses them. They become lining at two thirds of the price, and the tannery in Unnao soaks new hides with three weeks left. Meanwhile a stack of the right thickness dries out, because its card shows only the month of arrival.',
    firstWeek:
      'We follow one finished hide lot: kilos bought, pieces split, square feet measured, chemicals drawn, grade sold. Your technical manager gives half a day and keeps the notebook. You order nothing. One page shows yield, cost and the weights that nobody takes.',
  },
  origins: {
    standard: [
      'Lots and stage cost',
      'Trace through each split and merge that is booked',
      'Inspections',
      'Job work with challan',
      'Shoe sizes as variants',
      'Production, with the Premium licence',
    ],
    extension: [
      'Weight and area of each piece, grade sheets',
      'Drum recipes by load weight',
      'A size matrix with lasts',
      'RoDTEP and drawback by shipment',
    ],
    ours: [
      'Pieces and area at each job worker',
      'Sampling tables, rejections by cause',
      'Complaint cases',
    ],
  },
  reasons: [
    {
      icon: 'report',
      title: 'Yield is known while the bill is open',
      text: 'The measuring machine has the area, the bill of your supplier the kilos. Software that keeps both by piece shows square feet per kilo by supplier and season. We try it on one truck of hides.',
    },
    {
      icon: 'lab',
      title: 'The foreman says why he adds more',
      text: 'A drum card must work from the weighed load and ask a reason for each extra. Chemicals on the ZDHC MRSL are refused at purchase, by formulation. Stores issues by card only.',
    },
    {
      icon: 'gate-pass',
      title: 'Two counts are compared',
      text: 'Hides leave on our pass by piece and area. Stores counts them again on return, and your purchase head sees the gap before he approves the bill of the job worker. Uppers at a stitching contractor work the same way.',
    },
  ],
  cases: [
    {
      figure: '18%',
      measure: 'lower chemical cost per square foot',
      title: 'An upholstery tannery',
      problem:
        'Recipes were on the wall, the foreman added a little to be safe, and stores issued whole bags. Nobody noticed for a quarter.',
      work: 'The load is weighed before the recipe opens. Additions need a code. The technical manager reads all of them every morning.',
      measured:
        'Cost base: retanning, dyeing and fat-liquor chemicals at standard price, per square foot. Six months on each side.',
    },
    {
      figure: '20%',
      measure: 'lower inventory cost on crust leather',
      title: 'A finishing tannery',
      problem:
        'Crust was stacked by month of arrival, so new crust was made while the old stack became dry. Some became lining.',
      work: 'Each stack has a card with article, grade, thickness, colour and age, and the planner looks there before he soaks anything.',
      measured:
        'Own crust at month-end, at frozen cost, per square foot shipped: average of one year against the year before.',
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
      name: 'Area-measuring machine link',
    },
    {
      from: 'extension',
      name: 'Export document store',
    },
    {
      from: 'extension',
      name: 'Colour and lab instruments',
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
      'When one lot came out hard, the drum card showed which drum had too little neutralising time.',
    by: 'Technical manager, finishing tannery',
  },
  faqs: [
    {
      question: 'Does the EU deforestation rule (EUDR) apply to our leather?',
      answer:
        'Hides and leather are on its list. As read in November 2026, it applies to large and medium companies from 30 December 2026, to micro and small ones from 30 June 2027. On 4 May 2026 the Commission proposed to take them off. Comments closed on 1 June. We have read no decision. Micro and small primary operators may file a simplified one-off declaration. Check again before you ship. Only your hide suppliers know the farms.',
    },
    {
      question: 'We ship until July. When is there time for this?',
      answer:
        'From July to November, the months you have. An ERP implementation typically takes 3-6 months. Recipes and grades are in the head of your technical manager, so one of us sits next to him a morning a week. Lots, stages and accounts start first, weight and area once the measuring machines are linked. Lots in process are finished on paper; the first full trace comes with the hides that you soak in the week after the change.',
    },
  ],
  lookUps: [
    {
      title: 'Short areas, duty-free imports, agents, job tanners, shoes',
      rows: [
        [
          'The buyer measures less',
          'Your contract says whose area counts. Both lists are compared piece by piece before anybody writes a credit note.',
        ],
        [
          'You import under advance authorisation',
          'Duty-free chemicals and hides are lots of their own, so the standard trace shows which export lot used them. The register of consumption by authorisation (Appendix 4H) is an added report.',
        ],
        [
          'An agent buys for you',
          'His commission enters the cost of the receipt, as a standard item charge.',
        ],
        ['You only tan for others', 'Challans and a lot sheet do the job.'],
        [
          'You run a shoe factory',
          'Sizes are variants. A size matrix pays once uppers and lasts are planned from orders.',
        ],
      ],
    },
    {
      title: 'GST, LWG and chemical limits',
      asOf: '2026-11',
      rows: [
        [
          'Shoes, since 22 September 2025',
          '5% up to Rs 2,500 a pair, 18% above. Finished leather 5%.',
        ],
        [
          'Job work',
          '5% on hides and leather; 18% on footwear and leather goods, which your CA confirms.',
        ],
        [
          'LWG',
          'Protocol 7 is being replaced by a Leather Production Standard and a Chain of Custody Standard. No software passes the audit for you. It prepares lots, chemicals, energy and water.',
        ],
        ['Chromium VI', 'REACH limit 3 mg/kg. File the reports by lot.'],
        [
          'ZDHC MRSL',
          'It limits what may be used in the drum. Your buyer’s RSL limits the finished shoe.',
        ],
      ],
    },
  ],
  call: 'Follow one finished hide lot from kilos to grade',
  related: {
    services: ['business-central-details'],
    courses: ['business-central-details'],
    posts: [7],
  },
});
