import { defineIndustry } from '../schema/industry';

export const industry = defineIndustry('education', {
  title: 'Education',
  desc: 'Fees, purchase, stores and accounts of schools, colleges and their trusts.',
  meta: {
    title: 'ERP for schools, colleges and trusts',
    description:
      'Business Central for trusts with schools and colleges: fees, purchase, stores and accounts, a clear line to the student system, GST on fees and NAAC.',
  },
  banner: {
    offer: 'Business Central for educational institutions',
    heading: 'Fees, purchase and accounts of a trust in one set of books',
    lead: 'Microsoft’s Business Central does the money side. Admission, timetable and marks stay in your student system, or we build them on Power Apps.',
    tone: 'marigold',
    picture: {
      name: 'banner-education',
      alt: 'Three threads rise into the outline of a book in three stages: a closed cover, an open book with empty pages, and an open book with lines of text on the left page and a small bar chart on the right.',
    },
  },
  overview: {
    lead: 'In June the principal grants a concession on a hostel fee.',
    failure:
      'The letter stays in a file. In September the list of the cashier shows the full amount, so the family gets a reminder with a late fee. The father comes with the letter. Other parents listen. Accounts reverses 31 receipts by hand. The auditor asks who may waive what.',
    firstWeek:
      'Your accounts officer gives us the fee heads and twenty pupils as numbers, no names: two have concessions, one has left. We bill their April in the books of a test trust, and the officer reads each statement as a parent would. That takes a day, without an order.',
  },
  origins: {
    standard: [
      'Accounts and consolidation of trusts',
      'Purchase, stores and assets',
      'Parent accounts with receipts, ageing and reminders',
      'Campus, class and stream as dimensions',
    ],
    extension: [
      'Fee plans with instalments, concessions and late fee',
      'Online payment',
      'Admission',
      'Timetable and hostel',
      'A library for the NAAC file',
    ],
    ours: [
      'HRMS for attendance and pay: it prepares the salary journal, your accountant posts it',
      'Visitor management at the gate',
      'Passes for instruments under repair',
    ],
  },
  reasons: [
    {
      icon: 'rupee',
      title: 'Your two hardest accounts test the fees',
      text: 'Fee, concession, late fee and part payment must be separate lines. Each waiver needs a name: the principal up to a limit, the trust above it. We try that on a fee module before you pay for it.',
    },
    {
      icon: 'security',
      title: 'Few people see a pupil’s data',
      text: 'We list what each role needs and give it no more. From May 2027 the DPDP rules ask for a parent’s verifiable consent under 18 and forbid tracking, with a narrow exemption for schools. Records get an end date.',
    },
    {
      icon: 'folder',
      title: 'The NAAC file grows all year',
      text: 'A SharePoint library has one folder for each attribute or criterion of your manual, and a file enters only with owner, department and academic year. By January every head of department sees what is missing.',
    },
  ],
  cases: [
    {
      figure: '40%',
      measure: 'less manual work per admission',
      title: 'A school trust with several campuses',
      problem:
        'Parents filled a paper form, and front office, fee counter, transport and card printer each typed it again. Names differed.',
      work: 'Parents enter the data once and attach documents, and after the office approves, fee account, bus seat and card follow.',
      measured:
        'Entries typed per completed admission, from the audit logs. The same classes in two sessions.',
    },
    {
      figure: '20%',
      measure: 'lower inventory cost on lab consumables',
      title: 'An engineering college',
      problem:
        'Each department bought reagents before the year closed, so its cupboards were full while the next laboratory raised an urgent request.',
      work: 'One central store, one code per item, norms from the experiment list, and term needs called off from rate contracts.',
      measured:
        'Counted value of consumables at the end of two years, per student of the laboratory courses.',
    },
  ],
  technologies: [
    {
      from: 'standard',
      name: 'Business Central',
    },
    {
      from: 'standard',
      name: 'SharePoint',
    },
    {
      from: 'standard',
      name: 'Microsoft Teams',
    },
    {
      from: 'standard',
      name: 'Power BI',
    },
    {
      from: 'extension',
      name: 'Power Apps and Dataverse',
    },
    {
      from: 'extension',
      name: 'Payment gateway',
    },
    {
      from: 'ours',
      name: 'HRMS and visitor management',
    },
  ],
  testimonial: {
    quote:
      'Every admission season I borrowed lab assistants to type forms, and in the end I typed too. This season they stayed in their labs.',
    by: 'Registrar, private engineering college',
  },
  faqs: [
    {
      question: 'When should we begin, so that fees are live for April?',
      answer:
        'In October or November. An ERP implementation typically takes 3-6 months; a college with clean records can begin later, and one institution whose fee module works with Tally needs no ERP at all. A trust with years of misspelt names needs all six, because somebody on your side must correct them against documents. No training falls into examination or admission weeks. If the fee part is late, April is billed from the old system and moved in July.',
    },
    {
      question: 'We have a student system. Does it stay?',
      answer:
        'It stays if it can export three lists a day: new pupils, class changes, demands. From these we post demands and receipts to the account of each parent, while marks, attendance and timetable stay where teachers know them. Purchase, stores and salaries never touch it. If it exports nothing, a clerk types totals by class until you replace it, which is a project of its own.',
    },
  ],
  lookUps: [
    {
      title: 'Concessions, receipts, online payments',
      rows: [
        [
          'A concession is not approved yet',
          'The full fee stays due. Parents ask in writing, and the answer has a name.',
        ],
        [
          'The counter has no network',
          'The cashier writes numbered receipts and enters them the same day.',
        ],
        [
          'A parent pays online',
          'Whichever gateway you take, its reference must close the right line, and a daily list must show what it has not paid out.',
        ],
      ],
    },
    {
      title: 'GST on fees, hostels and food',
      asOf: '2026-11',
      rows: [
        ['Recognised school or degree', 'Exempt, and your own hostel and mess too.'],
        [
          'Coaching, commercial training',
          'Taxed, mostly at 18%. A trust keeps separate books for it, so that input credit stays apart.',
        ],
        ['Outside hostel', 'Exempt up to Rs 20,000 a month for 90 days or more.'],
        ['Outside catering', 'Exempt for schools up to class 12, taxed for colleges.'],
        [
          'Fees in Uttar Pradesh',
          'Those of self-financed schools are regulated by an Act of 2018.',
        ],
      ],
    },
  ],
  call: 'See the April bills of twenty pupils',
  related: { services: ['power-apps-details'], courses: ['data-science-details'], posts: [5] },
});
