import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('medicine', {
  title: 'Medicine',
  desc: 'Lots that move only when quality says so, with the evidence kept beside them.',
  meta: {
    title: 'ERP for pharmaceutical manufacturers',
    description:
      'Batch status, release, calibration, potency and price control in an ERP for pharma plants working under the revised Schedule M, with honest words on validation.',
  },
  banner: {
    heading: 'Medicine: no batch moves until its record allows it',
    lead: 'For formulation plants and their distributors, where the record is inspected as closely as the tablet.',
    tone: 'tint',
    picture: {
      name: 'banner-medicine',
      alt: 'Three threads pass under a microscope in three stages: a bare stand, a stand with its arm and lens, and the finished microscope over a slide with a capsule and a scored tablet beside it.',
    },
  },
  overview: {
    lead: 'The grace period is over. Since 1 January 2026 inspectors enforce the revised Schedule M at every maker of medicines, the small ones with turnover up to Rs 250 crore included.',
    paragraphs: [
      'An inspector does not ask about software. The question is about a batch: who dispensed it, at what potency, on which balance, when that balance was last calibrated, who signed the line clearance, why the yield was short, who released. In a plant run on registers every answer is true, and each lies in a different room.',
      'The answers come together when status, and not quantity, decides what may happen to a lot. A lot of active ingredient, excipient, foil or finished strip is in quarantine, under test, approved or rejected, and Business Central refuses any document that its status forbids. Around that rule come retest and expiry dates, ceiling prices under DPCO, potency-adjusted issue as an extension, and the exchange with your eQMS or electronic batch record. Functions that need validation of their own, electronic signatures above all, come as add-ons built for it and are qualified on your site.',
    ],
  },
  reasons: [
    {
      icon: 'approval',
      title: 'Release belongs to quality alone',
      desc: 'The pressure to ship and the right to release must never meet in one login. So we build the roles before the screens. The QA head decides, in a role that can neither dispense nor invoice. Lots under test count as stock and stay hidden from allocation.',
    },
    {
      icon: 'tools',
      title: 'An overdue balance cannot weigh',
      desc: 'Calibration tends to live in an engineering diary, a corridor away from the dispensing booth. Our maintenance module holds the instrument, its due date and its traceable certificate, and passes the state to the booth. Should an instrument be found out of tolerance, the system lists every batch weighed on it since the last good check. That is the next thing an inspector asks.',
    },
    {
      icon: 'packaging',
      title: 'After a price order, one list',
      desc: 'Ceiling price, printed MRP, free goods and near-expiry credit pull at the same strip of tablets. Price lists flag the controlled packs and date each revision, free goods are posted as such, and expired returns wait in a bucket for the destruction certificate and the working for credit reversal. When NPPA revises a ceiling, the affected packs at all depots stand in one list, by batch. We write that list with your regulatory desk, which has to sign it.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work in stores and dispensing registers',
      title: 'Register writing at a tablet and capsule plant',
      problem:
        'One receipt of excipient was written into the inward book, the bin card, the sampling register and the dispensing log, each in ink and each by a different hand. Reconciling them took the pharmacist the last days of the month.',
      work: 'Containers are labelled at receipt and scanned at sampling, dispensing and return. Bin card and registers are printed from those scans on controlled formats, and the batch card fills with lot, potency and weight as the booth works.',
      measured:
        'Hours spent writing and checking registers per batch, by time sheet, over matching product campaigns before go-live and after the system was qualified. Entries required by law on paper are counted on both sides.',
    },
    {
      figure: '15%',
      measure: 'efficiency gain in lot release',
      title: 'The QC laboratory of an oral-liquids maker',
      problem:
        'Samples were tested in order of arrival, so a batch due on a truck waited behind one that would lie in store for weeks. Finished reports then waited for a reviewer who did not know they were ready.',
      work: 'Posting of output opens the inspection lot and puts the sample in a queue sorted by dispatch date. Instruments hand over results by file, and the reviewer sees complete sets with exceptions marked.',
      measured:
        'Lots released per analyst-week with the number of tests per lot unchanged. Two half-years are compared, and months in which a method or an instrument was replaced are dropped from both.',
    },
  ],
  technologies: [
    {
      icon: 'business-central',
      name: 'Business Central Premium',
      use: 'Lots, expiry, formula versions, batch orders and cost, with posted entries that cannot be edited.',
    },
    {
      icon: 'document',
      name: 'eQMS and eBMR add-on',
      use: 'Executes the batch record and signs it electronically, as a component built to be validated.',
    },
    {
      icon: 'quality',
      name: 'Quality module',
      use: 'Sampling plans, specifications, results, lot status and certificates of analysis.',
    },
    {
      icon: 'maintenance',
      name: 'Maintenance module',
      use: 'Calibration and preventive work on equipment, with a hold when either is overdue.',
    },
    {
      icon: 'sharepoint',
      name: 'SharePoint',
      use: 'Controlled SOPs with version, effective date and proof that the operator was trained on it.',
    },
    {
      icon: 'packaging',
      name: 'Barcode and QR serialisation',
      use: 'Labels packs and cartons, including the QR code that Schedule H2 brands must carry.',
    },
    {
      icon: 'powerbi',
      name: 'Power BI',
      use: 'Release time, yield, deviation ageing and near-expiry stock by depot.',
    },
  ],
  testimonial: {
    quote:
      'The inspector put a finger on a batch number and I did not have to send anybody running. She read the record, asked for the balance certificate, read that, and moved on to the next room.',
    by: 'Quality assurance head, oral solids manufacturer',
  },
  faqs: [
    {
      question: 'How much time does validation add to the project?',
      answer:
        'An ERP implementation typically takes 3-6 months, and a plant that wants stores, batch costing and finance without electronic signatures can plan within that. Validation of the computerised system runs beside it under GAMP 5: user requirements first, then installation, operational and performance qualification with documents for each. At export sites under 21 CFR Part 11 or EU Annex 11 this work sets the date, and may carry it later. Write the user requirements before anything is configured.',
    },
    {
      question: 'Is Business Central GMP-validated?',
      answer:
        'No product is validated by itself. What an inspector accepts is the system as configured in your plant, tested on your processes by trained users, with the papers to show it. It also has to stay that way: two major updates a year call for an impact assessment and a regression test in a sandbox before the date you choose. Distributors stand elsewhere. Schedule M binds manufacturers, while wholesale licences in Forms 20B and 21B and good distribution practice govern the trade.',
    },
  ],
  call: 'Give us a batch number and the questions your last inspector asked',
  related: {
    services: ['business-central-details', 'sharepoint-details', 'powerbi-details'],
    products: ['qm-details', 'mm-details', 'rgp-details'],
    courses: ['business-central-details'],
    industries: ['food-beverage', 'leathers'],
    posts: [1],
  },
});
