import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('education', {
  title: 'Education',
  desc: 'One entry at admission that feeds fees, stores, ID card and the NAAC file.',
  meta: {
    title: 'ERP for schools, colleges and trusts',
    description:
      'Fees, stores, purchase, accreditation files and student processes for schools and colleges, and a plain line between what Business Central does and what it does not.',
  },
  banner: {
    heading: 'Education: one entry at admission, used for years',
    lead: 'For schools, colleges and the trusts behind them, whose office types the same child into five lists.',
    tone: 'marigold',
    picture: {
      name: 'banner-education',
      alt: 'Three threads rise into the outline of a book in three stages: a closed cover, an open book with empty pages, and an open book with lines of text on the left page and a small bar chart on the right.',
    },
  },
  overview: {
    lead: 'Business Central is not a student information system, and we say so at the first meeting. It keeps the money, the stores and the assets of an institution; Power Apps carries the student processes around it.',
    paragraphs: [
      'With that said, most of what tires a school office can be cured, because most of it is repetition. A name goes on the admission form, the fee card, the bus list, the hostel register and the identity card in as many spellings as there are clerks, and then UDISE+ or AISHE and the APAAR record want it again. The cashier in September has never heard of the concession that the principal granted in June.',
      'Typed once, checked against the document, approved and numbered, the entry serves everyone afterwards. Fees follow a schedule by class and category, and receipts reach the ledger the same day by campus and stream. In Uttar Pradesh, where a 2018 Act regulates the fees of self-financed schools, every head and revision has a date that can be shown. Evidence for NAAC or NBA is filed under its criterion when the seminar is held, long before anyone announces the visit.',
    ],
  },
  reasons: [
    {
      icon: 'rupee',
      title: 'Parent and auditor read the same fee statement',
      desc: 'Schedule, concession, scholarship, transport, late fee and part payment are lines with reasons, so the paper that goes home agrees with the ledger that goes to the auditor. Reminders use registered SMS templates or WhatsApp and stop when the money is in, which spares the class teacher a hard conversation.',
    },
    {
      icon: 'security',
      title: 'The data of minors, kept as the law describes',
      desc: 'Under the DPDP Act a child is anyone below eighteen. When the main duties begin in May 2027, consent must come verifiably from a parent, and tracking or targeting children is barred, with a narrow exemption for education. We sort what teaching needs from what is collected by habit, give each role its own view and set a deletion date for every class of record.',
    },
    {
      icon: 'folder',
      title: 'Accreditation gathered as the year goes',
      desc: 'We lay out a SharePoint library by criterion, and no file enters it without owner, academic year and department. Minutes, attendance, budgets and purchases are linked from where they arise. Heads of department see what the cycle still lacks while there is time to hold the event. Your own staff are trained to run the library, since an accreditation file kept by a vendor convinces no peer team.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work per admission',
      title: 'The admission office of a school trust with several campuses',
      problem:
        'Parents filled a form by hand. The front desk, the fee counter, transport and the card printer each typed it again, and an error in the date of birth lived on until the board registration.',
      work: 'Parents enter the data on a Power Pages form and attach the papers; the desk verifies and approves in a Power App. Fee ledger, bus seat, section and identity card are created from that approval, and a correction is made in one place with a reason.',
      measured:
        'Entries typed by staff per completed admission, counted from the audit logs of the forms in use, for the same classes in two consecutive sessions. Verification of documents counts as work on both sides.',
    },
    {
      figure: '20%',
      measure: 'lower inventory cost on lab consumables',
      title: 'Laboratory stores at an engineering college',
      problem:
        'Every department bought its own glassware, components and reagents before the financial year closed. Cupboards were full of them, while the laboratory across the corridor raised an urgent indent.',
      work: 'A central store holds the items under common codes. Issue norms come from the experiment list of the semester, what a term needs is called off in lots from annual rate contracts, and approval follows the amount.',
      measured:
        'Value of consumables in store and departmental cupboards, physically counted at the close of two successive academic years, per enrolled student of the laboratory courses. Equipment and furniture are excluded.',
    },
  ],
  technologies: [
    {
      icon: 'business-central',
      name: 'Business Central',
      use: 'Fee ledgers, purchase, stores, assets and the separate books of each trust and campus.',
    },
    {
      icon: 'power-apps',
      name: 'Power Apps and Dataverse',
      use: 'Admission, timetable with clash check, substitution, hostel and leave of students.',
    },
    {
      icon: 'bank',
      name: 'Payment gateway',
      use: 'Collects fees by UPI, card and net banking and returns a reference for each receipt.',
    },
    {
      icon: 'sharepoint',
      name: 'SharePoint',
      use: 'Criterion-wise evidence, statutes, minutes and circulars with version and owner.',
    },
    {
      icon: 'people',
      name: 'Microsoft Teams',
      use: 'Brings approvals and class groups to where teachers already are.',
    },
    {
      icon: 'clock',
      name: 'Biometric attendance',
      use: 'Feeds staff attendance to payroll, and hostel returns to the warden.',
    },
    {
      icon: 'powerbi',
      name: 'Power BI',
      use: 'Fees due by class, seats filled, cost per student and purchases against budget.',
    },
  ],
  testimonial: {
    quote:
      'Each admission season I borrowed lab assistants to type forms. This season they stayed in their labs, and the only queue under my window was for the canteen.',
    by: 'Registrar, private engineering college',
  },
  faqs: [
    {
      question: 'When in the academic year should we begin?',
      answer:
        'To have fees live for the April session, a school begins in October or November, and a college with a July intake counts back in the same way, since an ERP implementation typically takes 3-6 months. Hostels, transport and several trusts with books of their own use up the longer part of that. So do years of misspelt names, which somebody on your side must correct against documents. We keep training out of examination and admission weeks, when the hall would stay empty.',
    },
    {
      question: 'Is GST charged on the fees of a school or college?',
      answer:
        'Core education by a recognised institution is exempt; coaching is taxed at 18%. Hostel, transport, canteen, uniforms and the letting of a hall lie between the two and depend on who supplies them to whom. Each fee head has a tax treatment of its own, settled with your chartered accountant and dated. A trust that also runs a coaching arm keeps separate books with intercompany entries, so that input credit is claimed only where tax is paid.',
    },
  ],
  call: 'Bring an admission form and count how often its name is typed',
  related: {
    services: [
      'power-apps-details',
      'sharepoint-details',
      'business-central-details',
      'vms-details',
      'hrms-details',
    ],
    courses: ['data-science-details', 'web-development-details', 'software-testing-details'],
    posts: [5],
  },
});
