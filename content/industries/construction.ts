import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('construction', {
  title: 'Construction',
  desc: 'BOQ cost, site stores, running bills, GST and RERA figures for each project.',
  meta: {
    title: 'ERP for builders and contractors',
    description:
      'BOQ cost, site stores, RA bills, the 80% rule of GST and RERA figures. What Business Central does, and what a construction extension adds.',
  },
  banner: {
    offer: 'Business Central for construction companies',
    heading: 'See the overrun before you pay for it',
    lead: 'For developers and contractors: budget, purchase and site stores. A construction extension adds running bills, retention and RERA figures.',
    tone: 'tint',
    picture: {
      name: 'banner-construction',
      alt: 'Three threads become the floor slabs of a building in three stages: columns with bare reinforcement, a frame under a tower crane lifting a beam, and the finished building with its windows.',
    },
  },
  overview: {
    lead: 'Many sites learn months later that their steel is over budget. By then the slab is cast and the contractor is paid.',
    paragraphs: [
      'We count cost on the day an order is signed. Each line of the bill of quantities (BOQ) then shows budget, ordered, certified and cost to complete, by tower. An indent over budget needs approval before steel is ordered; this check is part of the extension. This works only if the site enters receipts and progress daily.',
      'For one site at a time you do not need it: use Tally and a bill workbook. Change when sites share material, contractors or money.',
      'Promoters have more duties. RERA wants 70% of receipts in a separate account, figures every quarter and five years of liability for structural defects. So each receipt and withdrawal is booked with its project.',
    ],
  },
  origins: [
    {
      need: 'Budget, ordered and actual cost by project task',
      from: 'standard',
      text: 'Projects, with tower and floor as tasks or dimensions.',
    },
    {
      need: 'Purchase, site stores, plant as assets',
      from: 'standard',
      text: 'Locations for sites, purchase approvals, fixed assets.',
    },
    {
      need: 'TDS on contractors',
      from: 'standard',
      text: 'Section 393(1), formerly 194C, once the section codes are set up and tested.',
    },
    {
      need: 'BOQ import, indent against budget, measurement book',
      from: 'extension',
      text: 'The construction extension, on Projects.',
    },
    {
      need: 'Running account (RA) bill, retention, recoveries',
      from: 'extension',
      text: 'The same extension, on Purchasing.',
    },
    {
      need: 'Running share of the 80% rule, cement tax',
      from: 'extension',
      text: 'GST status of the supplier on each purchase line, added up by project.',
    },
    {
      need: 'Buyer demands by milestone, RERA figures',
      from: 'extension',
      text: 'A sales module for units, agreements and interest.',
    },
    {
      need: 'Due date of micro and small suppliers',
      from: 'extension',
      text: 'Udyam number and class on the vendor, days counted from acceptance.',
    },
    {
      need: 'Pumps, vibrators and shuttering between sites',
      from: 'ours',
      text: 'The RGP and NRGP module.',
    },
    {
      need: 'Cranes, mixers and hoists by running hours',
      from: 'ours',
      text: 'The maintenance module.',
    },
  ],
  reasons: [
    {
      icon: 'warehouse',
      title: 'Site stock can be checked',
      text: 'The storekeeper works on a phone: indent, receipt with a photo of the challan, issue to tower, floor and BOQ line. This app, an extension, stores entries at a site without network and sends them later. If the phone fails, he writes a numbered slip and enters it later. If steel weighs less than the challan says, he receives the weighed quantity. Accounts pays for that only, which is standard. Issues are compared with the wastage norm of the BOQ line. Pumps and shuttering move on our gate passes.',
    },
    {
      icon: 'document',
      title: 'The running bill comes from the measurement',
      text: 'The engineer enters dimensions and sees the quantity already paid, so no wall is billed twice. If the contractor claims more, the bill keeps both quantities and pays the certified one. They measure the rest again together, and the project manager decides. Extra items and rework need his approval first. All this is part of the extension.',
    },
    {
      icon: 'calendar',
      title: 'Due dates for payments, retention and guarantees in one list',
      text: 'Micro and small suppliers must be paid by the agreed date, at most 45 days after acceptance. If nothing is agreed in writing, it is 15 days. Later payment means interest and a later tax deduction. The list also has milestone demands, retention, bank guarantees, RERA quarters and the 1% workers’ cess.',
    },
  ],
  cases: [
    {
      figure: '20%',
      measure: 'lower inventory cost on cement and steel',
      title: 'Site stocks of a housing developer',
      problem:
        'Every project manager kept extra stock. Bars rusted at a site that waited for approval, while another site bought the same diameters at the price of the day.',
      work: 'All sites see the stock by diameter and grade. An indent first proposes a transfer.',
      measured:
        'Value of cement and steel on site at month-end, at budget rates, per square metre under construction. We take the average of a working season before and one after.',
    },
    {
      figure: '40%',
      measure: 'less manual work per running bill',
      title: 'Sub-contractor bills at a roads contractor',
      problem:
        'Running bills were workbooks, copied from the last month. Old rates survived in hidden sheets, so head office checked every line again.',
      work: 'Measurements are entered by chainage and certified in order. The bill takes rates from the work order and recoveries from the contractor account.',
      measured:
        'Hours of engineer, billing clerk and accounts from measurement to approved bill, averaged over all bills of a quarter. The base is the last quarter on workbooks; the result is the second quarter on the system.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      title: 'Business Central Projects',
      text: 'Budget, ordered and actual cost by BOQ line, with purchase and stock.',
    },
    {
      from: 'extension',
      title: 'Construction extension',
      text: 'Measurement book, RA bill, retention, advances and material recovery.',
    },
    {
      from: 'extension',
      title: 'Power Apps at site',
      text: 'Receipts, daily progress, labour count and petty cash, each with a photo.',
    },
    {
      from: 'extension',
      title: 'BIM and drone quantities',
      text: 'Compare modelled and flown quantities with measured ones. Tape and level books remain enough for a start.',
    },
    {
      from: 'standard',
      title: 'SharePoint',
      text: 'Holds drawings by revision, so the site uses the approved one.',
    },
    {
      from: 'extension',
      title: 'Biometric attendance',
      text: 'Counts labour by contractor and day, for bills and OSH Code registers.',
    },
    {
      from: 'standard',
      title: 'Power BI',
      text: 'Cost to complete, cash need, collections by tower and idle plant.',
    },
  ],
  testimonial: {
    quote:
      'An indent over budget stops on my phone before the order goes out. I ask the engineer for the reason, and sometimes the reason is good.',
    by: 'Project director, housing developer',
  },
  faqs: [
    {
      question: 'Which GST applies to flats, and how do we keep the 80% rule?',
      answer:
        'Flats under construction carry 1% (affordable) or 5%, both without input credit. Works contracts carry 18% with credit. At 1% and 5%, a project must buy 80% of its inputs and services in a year from registered suppliers. On a shortfall the promoter pays 18%. Cement from an unregistered seller is taxed under reverse charge in any case. Land rights, electricity, diesel, petrol and natural gas are not counted. The extension shows the share per project every month. At 74% in December, you have three months to correct it.',
    },
    {
      question: 'Are RA bills, retention and RERA forms standard?',
      answer:
        'No. Standard Business Central has projects, budgets, purchase and stock. Measurement book, RA bill, retention and mobilisation advance come from an extension on Projects and Purchasing. RERA figures also come from an extension: receipts, withdrawals, progress and unit status by project. Engineer, architect and chartered accountant sign their certificates. The upload to the RERA portal is yours.',
    },
  ],
  call: 'Your next site can start in the system: ask what to prepare',
  related: {
    services: ['business-central-details', 'power-apps-details', 'sharepoint-details'],
    products: ['rgp-details', 'mm-details'],
    courses: ['powerbi-details'],
    industries: ['electricals', 'mining'],
    posts: [1],
  },
});
