import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('education', {
  title: 'Education',
  desc: 'Fees, stores, purchase and the NAAC file for schools, colleges and their trusts.',
  meta: {
    title: 'ERP for schools, colleges and trusts',
    description:
      'Fees, purchase, stores, accounts and NAAC evidence for schools and colleges, with a clear line between Business Central and a student system.',
  },
  banner: {
    offer: 'Business Central for educational institutions',
    heading: 'Enter a student once, use it everywhere',
    lead: 'For schools, colleges and trusts: fees, purchase, stores and accounts. Power Apps adds the processes around a student.',
    tone: 'marigold',
    picture: {
      name: 'banner-education',
      alt: 'Three threads rise into the outline of a book in three stages: a closed cover, an open book with empty pages, and an open book with lines of text on the left page and a small bar chart on the right.',
    },
  },
  overview: {
    lead: 'Business Central is not a student information system. It handles money, purchase, stores and assets, with a link to payroll.',
    paragraphs: [
      'Admission, attendance, timetable and marks need a student system or Power Apps. If you have a student system, we connect it; if not, we build the processes you need on Power Apps.',
      'Today many offices type the same child into five lists: admission, fees, bus, hostel and identity card. Spelling differs from list to list, and UDISE+ or AISHE asks for the data again. A concession granted in June is unknown to the cashier in September.',
      'Fee heads and revisions have dates, because an Act of 2018 regulates the fees of self-financed schools in Uttar Pradesh. A trust with several institutions keeps separate books and consolidates them. A single school needs less: Tally, and a student system with a fee module. Business Central makes sense when several institutions, hostels or stores need one set of figures.',
    ],
  },
  origins: [
    {
      need: 'Accounts, purchase, assets, consolidation of trusts',
      from: 'standard',
      text: 'Campus, class and stream are dimensions.',
    },
    {
      need: 'Central and laboratory stores',
      from: 'standard',
      text: 'Items, locations, transfers and purchase approvals.',
    },
    {
      need: 'Parent accounts, receipts, ageing, reminders',
      from: 'standard',
      text: 'Customer accounts and reminders. The fee plan itself is an extension.',
    },
    {
      need: 'Fee plans, concessions, scholarships, late fee',
      from: 'extension',
      text: 'A fee schedule by class and category, which creates the demands.',
    },
    {
      need: 'Admission, timetable, substitution, hostel',
      from: 'extension',
      text: 'Power Apps on Dataverse, or your present student system.',
    },
    {
      need: 'Online fee payment',
      from: 'extension',
      text: 'A payment gateway with daily reconciliation. Ask us whether yours is connected already.',
    },
    {
      need: 'NAAC or NBA evidence by attribute or criterion',
      from: 'extension',
      text: 'A SharePoint library. The ERP supplies the figures.',
    },
    {
      need: 'Staff payroll and attendance',
      from: 'ours',
      text: 'Our HRMS, which posts a monthly journal.',
    },
    {
      need: 'Visitors and parents at the gate',
      from: 'ours',
      text: 'Our visitor management system.',
    },
    {
      need: 'Laboratory instruments sent for repair',
      from: 'ours',
      text: 'The RGP and NRGP module.',
    },
  ],
  reasons: [
    {
      icon: 'rupee',
      title: 'Parents and auditors see the same fee statement',
      text: 'Fee, concession, late fee and part payment are separate lines. Parents ask for a concession in writing. The principal approves it up to a limit and the trust above it; until then the full fee stays due. This approval is part of the fee extension. Online payments close the right line. If the counter has no network, the cashier writes numbered receipts and enters them later.',
    },
    {
      icon: 'security',
      title: 'Data of minors is kept as the law asks',
      text: 'Under the DPDP Act, a child is anyone under 18. From May 2027 you need verifiable consent from a parent. Tracking of children and targeted advertising are not allowed; education has a narrow exemption. We list the data that teaching needs and give each role its own view. Each kind of record has a date for erasing, from May 2027 after at least one year.',
    },
    {
      icon: 'folder',
      title: 'NAAC evidence is filed during the year',
      text: 'A SharePoint library has one folder for each attribute or criterion of the manual that applies to you. A file needs an owner, an academic year and a department. Minutes, attendance and purchases are linked from the systems where they arise. Heads of department see in time which files are missing.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work per admission',
      title: 'Admissions at a school trust with several campuses',
      problem:
        'Parents filled a paper form. Front office, fee counter, transport and card printer typed it again.',
      work: 'Parents enter the data on a web form and attach documents. The office checks and approves in an app. Fee account, bus seat, section and identity card follow from this approval.',
      measured:
        'Entries that staff type per completed admission, checking of documents included, from the audit logs of the forms. The count covers the same classes in two sessions.',
    },
    {
      figure: '20%',
      measure: 'lower inventory cost on lab consumables',
      title: 'Laboratory stores of an engineering college',
      problem:
        'Each department bought glassware, components and reagents before the year closed. Its cupboards were full while the next laboratory raised an urgent request.',
      work: 'A central store uses one code per item. Issue norms come from the experiment list of the semester. Term needs are called off from annual rate contracts.',
      measured:
        'Counted value of consumables in store and cupboards at the end of two academic years, per enrolled student of the laboratory courses.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      title: 'Business Central',
      text: 'Accounts, purchase, stores, assets and separate books for each trust.',
    },
    {
      from: 'extension',
      title: 'Power Apps and Dataverse',
      text: 'Admission, timetable with clash check, substitution, hostel and student leave.',
    },
    {
      from: 'extension',
      title: 'Payment gateway',
      text: 'Collects fees by UPI, card and net banking, with a reference for each receipt.',
    },
    {
      from: 'standard',
      title: 'SharePoint',
      text: 'Evidence, statutes, minutes and circulars with version and owner.',
    },
    {
      from: 'standard',
      title: 'Microsoft Teams',
      text: 'Approvals and class groups where teachers already work.',
    },
    {
      from: 'extension',
      title: 'Biometric attendance',
      text: 'Your present device can stay if it exports its log. Staff hours go to our HRMS, hostel returns to the warden.',
    },
    {
      from: 'standard',
      title: 'Power BI',
      text: 'Fees due by class, seats filled, cost per student and budget use.',
    },
  ],
  testimonial: {
    quote:
      'Every admission season I borrowed lab assistants to type forms. This season they stayed in their labs, and the fee counter closed on time each day.',
    by: 'Registrar, private engineering college',
  },
  faqs: [
    {
      question: 'When should we begin, so that fees are live for the April session?',
      answer:
        'Begin in October or November. An ERP implementation typically takes 3-6 months. The time depends on the number of campuses and trusts, hostel and transport fees, links to other systems, and the quality of student data. One school with clean records is near three months. A trust with hostels and years of misspelt names is near six, because somebody on your side must correct names against documents. We keep training away from examination and admission weeks.',
    },
    {
      question: 'Is GST charged on the fees of a school or college?',
      answer:
        'Education up to a recognised school certificate or degree is exempt. Coaching and commercial training are taxed, mostly at 18%. Your own hostel and mess are exempt. An outside hostel is too, up to Rs 20,000 a month for 90 days or more. Outside catering is exempt for schools up to class 12 and taxed for colleges. Uniforms, hall rent and transport need a decision each, with your chartered accountant. We give each fee head its tax treatment and a date. A trust with a coaching arm keeps separate books for it, so that input credit stays apart.',
    },
  ],
  call: 'Tell us your campuses and fee heads; we propose a start date for April fees',
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
