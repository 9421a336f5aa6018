import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('medicine', {
  title: 'Medicine',
  desc: 'Batch release, expiry, price control and registers for plants, traders and hospitals.',
  meta: {
    title: 'ERP for pharma plants, distributors, hospitals',
    description:
      'Batch release, expiry, calibration, ceiling prices and Schedule H1 registers in Business Central, with honest answers on Schedule M and validation.',
  },
  banner: {
    offer: 'Business Central for medicine makers and distributors',
    heading: 'Release, expiry and price under control',
    lead: 'For medicine makers, distributors and hospital stores: batches, expiry and costs. Add-ons cover what regulated work needs.',
    tone: 'tint',
    picture: {
      name: 'banner-medicine',
      alt: 'Three threads pass under a microscope in three stages: a bare stand, a stand with its arm and lens, and the finished microscope over a slide with a capsule and a scored tablet next to it.',
    },
  },
  overview: {
    lead: 'The revised Schedule M has been enforced at every maker of medicines since 1 January 2026, small plants included.',
    paragraphs: [
      'An inspector picks a batch and asks who dispensed it, on which balance, who tested it and who released it. We bring the answers of all departments to one batch number. Each lot of active ingredient, foil or finished strip is blocked or released by its inspection result, so untested stock cannot be shipped.',
      'Schedule M does not bind distributors, who work under Forms 20B and 21B and good distribution practice. They need only Essentials licences; Schedule M does not ask them for validation; a customer may. A single chemist shop is better served by a billing program for pharmacies.',
      'Hospitals use Business Central for purchase, stores, consumables and accounts. Patient records stay in the hospital system, and we connect the two. The pharmacy must keep a Schedule H1 register with prescriber, patient, drug and quantity for three years. For Schedule X it also keeps one copy of the prescription for two years and locks the stock.',
    ],
  },
  origins: [
    {
      need: 'Batches, expiry, formula versions, batch cost',
      from: 'standard',
      text: 'Formulas and batch orders need the Premium licence.',
    },
    {
      need: 'Quarantine, approval and rejection of a lot',
      from: 'standard',
      text: 'The Quality Management app (April 2026) blocks by result and type of transaction.',
    },
    {
      need: 'Stores of a hospital, stock at your C&F agents',
      from: 'standard',
      text: 'A location for each ward, depot or agent. Count differences are posted by a second person.',
    },
    {
      need: 'Electronic signatures, batch manufacturing record',
      from: 'extension',
      text: 'An eQMS or eBMR add-on made for 21 CFR Part 11 and EU Annex 11.',
    },
    {
      need: 'Potency-adjusted issue',
      from: 'extension',
      text: 'A calculation of the quantity to weigh from assay and moisture.',
    },
    {
      need: 'MRP check against NPPA ceiling prices',
      from: 'extension',
      text: 'You load the list; the check compares packs and batches with it.',
    },
    {
      need: 'Licence check of buyers, Schedule H1 and X registers',
      from: 'extension',
      text: 'Fields and registers at sale. Retail counters can use LS Central.',
    },
    {
      need: 'Serial numbers and QR codes on packs',
      from: 'extension',
      text: 'A serialisation system with label printing, Schedule H2 brands included.',
    },
    {
      need: 'Sampling tables, deviations, corrective actions',
      from: 'ours',
      text: 'The quality module. Its entries carry user and time, not a Part 11 signature.',
    },
    {
      need: 'Calibration and equipment upkeep',
      from: 'ours',
      text: 'The maintenance module, with certificate and due date.',
    },
  ],
  reasons: [
    {
      icon: 'approval',
      title: 'Only quality can release a batch',
      text: 'The QA head decides on the lot but cannot dispense or invoice it. Stores and sales see stock under test, but the system refuses to ship it. Each decision shows user, date and result. If your market asks for an electronic signature, the add-on takes over this step.',
    },
    {
      icon: 'tools',
      title: 'A balance past its calibration date is blocked',
      text: 'Our maintenance module holds each instrument with its due date and traceable certificate. With the batch record extension or our quality module, dispensing accepts no weight from an overdue balance. From an old balance without port, one person types the weight and another checks it. If power or network fails, dispensing goes on with numbered forms where your SOP allows it. QA checks the later entry. If a balance fails its check, our quality module lists every batch weighed on it since the last good one.',
    },
    {
      icon: 'packaging',
      title: 'Lists for price changes and expired returns',
      text: 'When NPPA revises a ceiling price, you load the list and see the packs affected, by batch and depot. Returns from a stockist are counted by batch: sound, broken or expired. Your sales head approves the credit note (standard) within the GST time limit. Expired stock waits in a separate location for destruction. Input credit on destroyed goods is reversed under section 17(5)(h), so the certificate of destruction is stored with the entry.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work in stores and dispensing registers',
      title: 'Register writing at a tablet and capsule plant',
      problem:
        'One receipt of excipient was written in four registers by four people. At month-end the pharmacist spent days on reconciling them.',
      work: 'Containers get a label at receipt and are scanned at sampling, dispensing and return. Bin card and registers print from these scans. The batch card takes lot, potency and weight from the dispensing booth.',
      measured:
        'Hours per batch spent on writing and checking registers, from time sheets. The campaigns are similar: some before go-live, some after qualification.',
    },
    {
      figure: '15%',
      measure: 'efficiency gain in lot release',
      title: 'The QC laboratory of an oral-liquids maker',
      problem:
        'Samples were tested in order of arrival. A batch due on a truck waited behind one for next month.',
      work: 'Posting the output opens the inspection, and samples queue by dispatch date. Instruments send results as files, and the reviewer sees complete sets with exceptions marked.',
      measured:
        'Lots released per analyst and week, at the same number of tests per lot. Methods and instruments are the same in both half-years.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      title: 'Business Central Premium',
      text: 'Lots, expiry, formula versions, batch orders, cost and GST.',
    },
    {
      from: 'extension',
      title: 'eQMS and eBMR add-on',
      text: 'An extension. Runs the batch record and signs it electronically.',
    },
    {
      from: 'ours',
      title: 'Quality app and our module',
      text: 'Standard: specifications, results, lot status, certificates. Ours: sampling tables, deviation cases.',
    },
    {
      from: 'standard',
      title: 'SharePoint',
      text: 'Controlled SOPs with version, effective date and training record.',
    },
    {
      from: 'extension',
      title: 'Barcode and QR serialisation',
      text: 'An extension that labels packs and cartons.',
    },
    {
      from: 'standard',
      title: 'Power BI',
      text: 'Release time, yield, open deviations and near-expiry stock by depot.',
    },
  ],
  testimonial: {
    quote:
      'The inspector chose a batch number, and nobody had to run for a register. Record and balance certificate were read on one screen.',
    by: 'Quality assurance head, oral solids manufacturer',
  },
  faqs: [
    {
      question: 'Is Business Central GMP-validated, and what does validation add?',
      answer:
        'No product is validated by itself. Your configured system is validated. Under GAMP 5 that means user requirements (URS), then installation, operational and performance qualification (IQ, OQ, PQ). Microsoft releases two major updates a year, so each needs an impact check and a test in a sandbox. The quotation names which documents we write and what they cost. A plant that sells only in India can start with paper batch records and add the eBMR later.',
    },
    {
      question: 'Can a batch leave the plant before QC has released it?',
      answer:
        'Not if the lot is blocked. The output or receipt opens an inspection. Until it is passed, your rules block the lot for sale, transfer and use. If it must be reprocessed, it stays blocked. The deviation in our module names who approved the reprocessing. A user with rights to change the result could still release a lot. So we separate those rights and review them.',
    },
  ],
  call: 'Get a list of what needs validation before you ask for a price',
  related: {
    services: ['business-central-details', 'sharepoint-details', 'powerbi-details'],
    products: ['qm-details', 'mm-details', 'rgp-details'],
    courses: ['business-central-details'],
    industries: ['food-beverage', 'leathers'],
    posts: [1],
  },
});
