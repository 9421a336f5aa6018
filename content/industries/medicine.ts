import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('medicine', {
  title: 'Medicine',
  desc: 'Batch release, expiry, MRP and calibration for plants, distributors and hospitals.',
  meta: {
    title: 'ERP for pharma plants, distributors, hospitals',
    description:
      'Business Central for drug makers, distributors and hospital stores: batch release, expiry, MRP lists, calibration, and what validation under GAMP 5 adds.',
  },
  banner: {
    offer: 'Business Central for medicine makers and distributors',
    heading: 'Batch, expiry and MRP in one system',
    lead: 'Microsoft’s Business Central blocks a batch until quality releases it; calibration is our module. Paper batch records may stay if you sell only in India; electronic ones need a validated add-on.',
    tone: 'tint',
    picture: {
      name: 'banner-medicine',
      alt: 'Three threads pass under a microscope in three stages: a bare stand, a stand with its arm and lens, and the finished microscope over a slide with a capsule and a scored tablet next to it.',
    },
  },
  overview: {
    lead: 'The inspector asks for the certificate of one balance.',
    failure:
      'It ran out six weeks ago. Eleven batches were weighed on it since, and three of them are already with stockists. QA opens a deviation for each. Sales stops. The plant head explains to an angry customer why his order waits for a sheet of paper.',
    firstWeek:
      'Take one finished batch record, product covered. In your plant we mark every line with your QA head: standard, add-on, our module, or paper that stays. One day, no order. The marked list is where user requirements begin. Distributors take an expiry list. A single chemist is better served by a billing program made for pharmacies.',
  },
  origins: {
    standard: [
      'Batches and expiry',
      'Quarantine and release',
      'Stock at depots, C&F agents and hospital wards',
      'Formulas and batch orders, with the Premium licence',
      'For a distributor, Essentials alone',
    ],
    extension: [
      'E-signature and batch record',
      'Potency-adjusted issue',
      'A check against NPPA ceilings',
      'Buyers’ licences, Schedule H1 and X registers',
      'Serialisation',
    ],
    ours: [
      'Calibration and equipment upkeep',
      'Sampling tables',
      'Deviations and corrective actions; entries carry user and time, not a Part 11 signature',
    ],
  },
  reasons: [
    {
      icon: 'approval',
      title: 'Only quality releases a batch',
      text: 'The QA head decides on the lot and can neither dispense nor invoice it. Sales sees it under test and cannot ship it. Few people may change a result.',
    },
    {
      icon: 'tools',
      title: 'A balance has an owner and a date',
      text: 'Our maintenance module holds each instrument with certificate and due date, and reminds its owner. When a balance fails its check, our quality module lists every batch weighed on it since the last good one.',
    },
    {
      icon: 'packaging',
      title: 'You know who holds the old price',
      text: 'NPPA revises a ceiling. Next morning, before the first invoice is printed, you need the packs by batch, depot and stockist. Stock by place is standard. The comparison with the list is an added check.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work in stores and dispensing registers',
      title: 'A tablet and capsule plant',
      problem:
        'Four people wrote one receipt of excipient into four registers, and at month-end the pharmacist reconciled them for days.',
      work: 'Containers are labelled at receipt and scanned at sampling, dispensing and return, and bin card and registers print from these scans.',
      measured:
        'Hours per batch spent on registers, from time sheets of similar campaigns before and after qualification.',
    },
    {
      figure: '15%',
      measure: 'efficiency gain in lot release',
      title: 'The laboratory of an oral-liquids maker',
      problem:
        'Samples were tested in order of arrival, so a batch due on a truck waited behind one for next month. Sales phoned twice a day.',
      work: 'Posting the output opens the inspection, samples queue by dispatch date, and the reviewer sees complete sets.',
      measured:
        'Lots released per analyst and week, with the same methods and the same number of tests per lot, over two half-years.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      name: 'Business Central Premium',
    },
    {
      from: 'standard',
      name: 'SharePoint',
    },
    {
      from: 'standard',
      name: 'Power BI',
    },
    {
      from: 'extension',
      name: 'eQMS and eBMR add-on',
    },
    {
      from: 'extension',
      name: 'Barcode and QR serialisation',
    },
    {
      from: 'ours',
      name: 'Quality app with our module',
    },
    {
      from: 'ours',
      name: 'Maintenance module',
    },
  ],
  testimonial: {
    quote:
      'The inspector chose a batch number. Nobody ran for a register, because record and balance certificate were on one screen.',
    by: 'Quality assurance head, oral solids manufacturer',
  },
  faqs: [
    {
      question: 'How long does it take, with validation?',
      answer:
        'Distributors see the short end of it: an ERP implementation typically takes 3-6 months. A plant adds validation: no product is validated by itself, but under GAMP 5 your configured system is, by user requirements and three qualifications (IQ, OQ, PQ). Your QA head approves each paper. Microsoft releases two major updates a year, and before each one somebody checks its impact in a sandbox. That check returns every April and October.',
    },
    {
      question: 'What do we bill on packs with the old MRP?',
      answer:
        'The new rate, from its first day. Since 22 September 2025 most medicines carry 5%, some life-saving ones nil. The maker sends a revised price list (Form V or VI) to dealers, retailers, State Drug Controllers and the Government. Packs already in the market need no new label if the retailer charges the revised price (NPPA, 12 September 2025). Give each item a dated rate and load the MRP by batch. As read in November 2026.',
    },
  ],
  lookUps: [
    {
      title: 'Reprocessing, old balances, agents, hospitals',
      rows: [
        [
          'A lot must be reprocessed',
          'It stays blocked. The deviation in our module names who approved.',
        ],
        [
          'The balance is old, without a port',
          'One person types the weight and a second person checks it before anything is dispensed.',
        ],
        [
          'An agent counts differently',
          'To the standard product a C&F agent is a location of yours, and a second person posts the differences of each count.',
        ],
        [
          'You run a hospital',
          'Patient records stay in the hospital system, and we connect the two.',
        ],
      ],
    },
    {
      title: 'Schedule M, registers and expired returns',
      asOf: '2026-11',
      rows: [
        [
          'Schedule M',
          'Enforced at small makers too since 1 January 2026. Distributors work under Forms 20B and 21B. By law they need no validation. A customer may ask.',
        ],
        ['Schedule H1', 'Prescriber, patient, drug and quantity, kept for three years.'],
        ['Schedule X', 'A copy of the prescription for two years, and locked stock.'],
        [
          'Expired returns',
          'Credit note within the GST time limit. Credit on destroyed goods is reversed under section 17(5)(h), and the certificate of destruction is kept with the entry.',
        ],
      ],
    },
  ],
  call: 'Mark one batch record with us, line by line',
  related: {
    services: ['business-central-details'],
    courses: ['business-central-details'],
    posts: [1],
  },
});
