import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('construction', {
  title: 'Construction',
  desc: 'BOQ, commitments, running bills and site stores, seen before the overrun.',
  meta: {
    title: 'ERP for builders and contractors',
    description:
      'Committed cost by BOQ line, site stores, running account bills, retention and RERA figures in one ERP for developers and contractors, with its limits stated.',
  },
  banner: {
    heading: 'Construction: see the overrun while it can still be stopped',
    lead: 'For developers and contractors whose cost is decided at the site and discovered at head office.',
    tone: 'tint',
    picture: {
      name: 'banner-construction',
      alt: 'Three threads become the floor slabs of a building in three stages: columns with bare reinforcement, a frame under a tower crane lifting a beam, and the finished building with its windows.',
    },
  },
  overview: {
    lead: 'The steel was ordered in April, fixed in May and found to be over budget in August. By then the slab had been cast and the contractor paid.',
    paragraphs: [
      'Counted as cost on the day it is signed, the same order shows the overrun in April. Each BOQ line in a Business Central project therefore shows budget, committed, certified and forecast to complete. The indent that would break the line goes up for approval while the steel is still at the mill. The same holds for work: it counts when it is measured, some weeks before the running account bill.',
      'Projects, purchasing and stock are standard. The measurement book, the RA bill and retention come from a construction extension, and we draw the border between the two in the first workshop.',
      'A promoter carries one more ledger. RERA keeps 70% of receipts in a separate account, asks for figures every quarter and leaves structural defects at the door of the developer for five years. Receipts and withdrawals are therefore tagged by project from the first booking.',
    ],
  },
  reasons: [
    {
      icon: 'warehouse',
      title: 'A site store that survives an audit',
      desc: 'Indent, order, receipt with a photograph of the challan, issue against tower, floor and BOQ line: the storekeeper does it on a phone between two trucks. Cement and steel carry a wastage norm, so the variance has an address. Vibrators, pumps and shuttering move between sites under our gate-pass module, and the hire falls on the site that really has them. We set it up with the storekeeper, who knows where the register and the yard part company.',
    },
    {
      icon: 'document',
      title: 'Measured once, billed from there',
      desc: 'The engineer enters dimensions beside the quantities already paid, so that no wall is billed twice. Certification produces the running bill: rates, extra items, retention, recovery of advance and of material issued, and the deduction on contractor payments under section 393 (the former 194C). The contractor signs a figure that leads back to a dimension.',
    },
    {
      icon: 'calendar',
      title: 'Dates that cost money stand in one list',
      desc: "Milestone demands to flat buyers, release of retention, bank guarantees, the 45 days for small suppliers, RERA quarters, the 1% workers' cess now under the Code on Social Security. We enter each with an owner and a lead time. A promoter has them by heart until there is a second project.",
    },
  ],
  cases: [
    {
      figure: '20%',
      measure: 'lower inventory cost on cement and steel',
      title: 'Site stocks of a housing developer',
      problem:
        'Every project manager kept a cushion of his own. Bars rusted at a site waiting for approval, while another bought the same diameters at the price of the day.',
      work: 'Stock at all sites is visible by diameter and grade. The indent proposes a transfer before an order, reinforcement is called in from the bar-bending schedule, and cement older than its norm is offered to the nearest pour.',
      measured:
        'Value of cement and steel on site at month-end per square metre under construction, averaged over two working seasons. Rates are held at the budget so that the market does not enter.',
    },
    {
      figure: '40%',
      measure: 'less manual work per running bill',
      title: 'Sub-contractor billing at a roads contractor',
      problem:
        'Running bills were built in workbooks copied from the month before. A changed rate stayed in an old tab, advances were recovered from memory, and head office checked every line again with a ruler.',
      work: 'Measurements are entered at the chainage and certified in sequence. The bill takes rates from the work order and recoveries from the ledger, and accounts receives it with the certificates attached.',
      measured:
        'Hours from measurement to approved bill, booked by engineer, billing clerk and accounts, averaged over all bills of a quarter. The quarter after go-live is left out as a learning period, and the next one counts.',
    },
  ],
  technologies: [
    {
      icon: 'business-central',
      name: 'Business Central Projects',
      use: 'Budget, commitment and actual by BOQ line, with purchasing, stock and plant cost.',
    },
    {
      icon: 'approval',
      name: 'Construction extension',
      use: 'Measurement book, RA bill, retention, advances and recovery of material.',
    },
    {
      icon: 'power-apps',
      name: 'Power Apps at site',
      use: 'Receipts, daily progress, labour count and imprest expenses, each with a photograph.',
    },
    {
      icon: 'prototype',
      name: 'BIM and drone quantities',
      use: 'Bring modelled and flown quantities beside the measured ones, for earthwork above all.',
    },
    {
      icon: 'sharepoint',
      name: 'SharePoint',
      use: 'Holds drawings by revision, so that the copy on site is the one that was approved.',
    },
    {
      icon: 'people',
      name: 'Biometric attendance',
      use: 'Counts labour by contractor each day, for bills, wages and the registers of the OSH Code.',
    },
    {
      icon: 'powerbi',
      name: 'Power BI',
      use: 'Cost to complete, cash need, collections by tower and plant standing idle.',
    },
  ],
  testimonial: {
    quote:
      'Nobody on a site lies about cost. They tell you the truth after the pour. All I wanted was to hear it while the bars were still lying in the yard.',
    by: 'Project director, housing developer',
  },
  faqs: [
    {
      question: 'How is an ERP introduced while sites are running?',
      answer:
        'By choosing the right first site. One that is near handover is better finished on its old sheets; one that is about to start can be born clean, with its BOQ loaded. For head office and that site an ERP implementation typically takes 3-6 months. Rate analysis, a common material code and opening balances agreed with sub-contractors (advance, retention, material held) take most of it; joint-venture books add more. Later sites repeat the pattern.',
    },
    {
      question: 'Are RA bills, retention and RERA reports standard?',
      answer:
        'Only in part. Standard Business Central has projects, budgets, purchasing and stock, and is no construction package: the measurement book, running bill, retention and mobilisation advance need an extension on top. For RERA the system supplies receipts, withdrawals, progress and unit status for each project. The upload to the portal stays a separate act, and so do the certificates that the engineer, the architect and the chartered accountant put their names to.',
    },
  ],
  call: 'Bring the BOQ of one tower and the last RA bill against it',
  related: {
    services: ['business-central-details', 'power-apps-details', 'sharepoint-details'],
    products: ['rgp-details', 'mm-details'],
    courses: ['powerbi-details'],
    industries: ['electricals', 'mining'],
    posts: [1],
  },
});
