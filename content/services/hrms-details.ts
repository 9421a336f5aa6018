import { company } from '../company';
import { evidence } from '../evidence';
import { defineService } from '../schema/service';

export const service = defineService('hrms-details', {
  title: 'HRMS',
  icon: 'hrms',
  desc: 'Attendance, leave, Indian payroll and compliance files, with one journal to your ERP every month.',
  listing: {
    page: 'products',
    short: 'HRMS',
    description: 'Attendance, leave, overtime and Indian payroll for plants and offices.',
    image: { name: 'product-hrms', alt: 'A month of attendance by department, with leave marked' },
    sheet: 'sheet-hrms',
    paper: { name: 'paper-muster-roll', title: 'Muster roll' },
    slide: 'Attendance, leave, Indian payroll',
    runs: 'Its own application; posts a salary journal to the ERP',
    users: 'HR, time office, every employee on a phone',
    replaces: 'The muster roll, the leave card, the salary spreadsheet',
  },
  meta: {
    title: 'HRMS with Indian payroll under the 2026 rules',
    description:
      'Indian payroll and HR: attendance, leave, 50% wage rule, EPF, ESI, state tables, TDS under section 392, Form 130, arrears, final settlement and the ERP journal.',
  },
  banner: {
    heading: 'HRMS: Indian payroll as the law stands in 2026',
    lead: 'The Labour Codes, the Income-tax Act, 2025 and the EPF Scheme 2026 have changed Indian payroll. Our HRMS follows them and sends the salary journal to your ERP.',
    tone: 'marigold',
    picture: {
      name: 'service-hrms',
      alt: 'A payslip worked by the 50% rule: total 40,000, basic and DA 14,000, wages 20,000, provident fund 1,800 on the ceiling of 15,000.',
    },
  },
  paper: {
    alt: 'Payslip of November 2026 worked by the 50% rule: total pay 40,000, basic and DA 14,000, wages 20,000, provident fund 1,800 on the ceiling of 15,000. Checked by the time office, approved by the HR head, with the journal for the ERP.',
    number: 'NOV 2026',
    to: 'Payslip, assembly operator',
    rows: [
      { what: 'Total pay', value: 'Rs 40,000', state: 'done' },
      { what: 'Basic and DA, under half', value: 'Rs 14,000', state: 'late' },
      { what: 'Wages by the 50% rule', value: 'Rs 20,000', state: 'done' },
    ],
    answers: [
      { question: 'Who checked', answer: 'Time office', isSigned: true },
      { question: 'Who approved', answer: 'HR head', isSigned: true },
      { question: 'Provident fund', answer: 'Rs 1,800, on Rs 15,000' },
      { question: 'Journal to the ERP', answer: 'Ready, 30 Nov' },
    ],
  },
  sections: [
    {
      id: 'overview',
      heading: 'What the HRMS does',
      lead: 'It keeps employee records, attendance and leave, runs the payroll, and makes the files for PF, ESI and income tax.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Every rate, ceiling and state table has a start date and an end date. When a law changes, a new row is added before its date and tested on a copy of last month’s payroll. Old months keep their old rates, so a corrected return uses the right ones.',
            'Business Central has no Indian payroll. The HRMS does that work and sends one journal a month to the ERP. Other accounting software gets a journal file in its format.',
          ],
        },
        {
          type: 'demo',
          label: 'Demo',
          href: company.demoVideos.hrms,
          text: 'The video shows one month for one employee, from attendance to payslip. It opens in a new tab.',
        },
        {
          type: 'table',
          caption: 'Five legal changes that your payroll must follow',
          columns: ['Date', 'What changed', 'What changes in payroll'],
          rows: [
            [
              '21 November 2025',
              'Four Labour Codes replaced 29 laws',
              'One definition of wages for PF, gratuity, bonus and overtime',
            ],
            [
              '1 April 2026',
              'Income-tax Act, 2025',
              'TDS on salary under section 392; Form 138 replaces 24Q, Form 130 replaces Form 16',
            ],
            [
              '8 May 2026',
              'Central rules under the codes',
              'They bind central-sphere sectors and, for social security, companies in several states',
            ],
            [
              '29 May 2026',
              'EPF wage ceiling kept at Rs 15,000',
              'The ceiling in the PF calculation stays the same',
            ],
            [
              '29 June 2026',
              'EPF Scheme 2026 and Pension Scheme 2026',
              'They replace the 1952 Scheme and EPS 1995 in registers and returns',
            ],
          ],
        },
        {
          type: 'origins',
          caption: 'What Business Central has, and what the HRMS adds',
          items: [
            {
              need: 'Employee cards, absence and timesheets',
              from: 'standard',
              text: 'In Business Central. Enough for project hours; it calculates no salary.',
            },
            {
              need: 'Payroll with PF, ESI, professional tax and TDS on salary',
              from: 'ours',
              text: 'The HRMS. Business Central has no Indian payroll.',
            },
            {
              need: 'Attendance, shifts, leave and the employee app',
              from: 'ours',
              text: 'The HRMS, with a connection to your attendance devices.',
            },
            {
              need: 'General journal, dimensions and bank entry',
              from: 'standard',
              text: 'In Business Central. The HRMS fills the journal; your accountant posts it.',
            },
            {
              need: 'API that receives the salary journal',
              from: 'standard',
              text: 'Standard API of Business Central. A check for duplicates is a small extension, if you want one.',
            },
          ],
        },
      ],
    },
    {
      id: 'features',
      heading: 'Features',
      lead: 'The list starts with the appointment letter and ends with the journal to your accounts. The slips are illustrative.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              group: {
                title: 'People and letters',
                slip: {
                  title: 'New employee',
                  note: 'grade 4',
                  rows: [
                    { what: 'Offer', value: 'accepted' },
                    { what: 'Appointment letter', value: 'signed' },
                    { what: 'Bank account', value: 'entered' },
                    { what: 'Safety induction', value: 'open', isOpen: true },
                  ],
                },
              },
              title: 'Employee master and letters',
              content: [
                'The Labour Codes require an appointment letter for every employee. HR makes it from a template by grade and state. It is approved, signed and stored. The master keeps job, manager, cost centre, bank account, nominations and documents with expiry dates. Each change shows its date and approver. Laptops, tools and keys are listed under the employee’s name, so clearance on the last day is quick.',
              ],
            },
            {
              title: 'Recruitment and onboarding',
              content: [
                'A vacancy starts from an approved position. Candidates, interview notes and offers stay in one file. When a candidate accepts, the offer becomes the employee record without retyping. Onboarding is a list with a responsible person for each task: identity papers, medical check, bank, PF declaration, induction and workplace. HR sees which tasks are late. The new employee sees which papers to bring.',
              ],
            },
            {
              title: 'Goals, appraisal and skill matrix',
              content: [
                'Manager and employee agree goals with dates. Operators and office staff have different appraisal forms. Ratings reach payroll only after the review meeting has approved them. The skill matrix shows who may run which machine, at which level, and when training expires. The roster gives a warning if an untrained person is placed on a critical machine.',
              ],
            },
            {
              title: 'Employee self-service on the phone',
              content: [
                'Employees can punch, apply for leave, see payslips, declare tax savings, upload proofs, claim expenses and ask HR a question. Managers approve in the same app and see who is on shift. Workers without a smartphone use a kiosk with card and PIN.',
              ],
            },
            {
              group: {
                title: 'Time and leave',
                slip: {
                  title: 'Shift B',
                  note: 'Thursday',
                  rows: [
                    { what: 'On the roster', value: '24' },
                    { what: 'Punches', value: '23' },
                    { what: 'Overtime', value: '2 hours' },
                    { what: 'Missing punch', value: 'reason needed', isOpen: true },
                  ],
                },
              },
              title: 'Attendance, shifts and overtime',
              picture: {
                name: 'attendance-week',
                alt: 'A week of shifts A, B and C with two people on each: Friday a holiday for all, one missing punch ticked as regularised, two hours of overtime marked.',
              },
              content: [
                'Punches come from biometric or face devices, or from a phone app that checks the location. The roster assigns each punch to a shift, also across midnight. The supervisor corrects a missing punch and gives a reason. If a device is dead for a day, the supervisor enters the shift from paper and HR approves it. Overtime needs approval and is paid to workers at twice the rate, as the codes require. Whether time off may replace it, your labour adviser says. Payroll uses the month only after the supervisor has closed it.',
              ],
            },
            {
              title: 'Biometric data and consent',
              content: [
                'Fingerprints and face data are sensitive personal data under the SPDI Rules, 2011. You need each employee’s consent. From May 2027 the DPDP Rules add duties on notice and security. Data must then be kept at least one year before it is erased.',
              ],
              points: [
                'A notice and a consent record before the first enrolment',
                'Another way to punch, such as a card with PIN, for those who refuse',
                'Templates kept in the device where possible; the HRMS stores only the punch',
                'Off the device when the employee leaves; from May 2027 after at least one year',
              ],
            },
            {
              title: 'Leave and holidays by state',
              content: [
                'You set the rules for casual, sick and earned leave: entitlement, carry-forward and encashment. Maternity leave is 26 weeks for the first two children. Paternity leave follows your policy. Holiday lists are kept by state and by plant, because each state has its own. The employee sees the balance before applying. The approver sees who else is away on those days.',
              ],
            },
            {
              title: 'Contract labour',
              content: [
                'The HRMS compares the contractor’s muster roll with the attendance at your gate every day. The register keeps licence, work order, approved headcount, and proof of PF and ESI payment. The contractor’s bill is checked against attendance and agreed rates. Before it is paid, your HR confirms his wage sheet and PF challan. When a document expires, our visitor management system (VMS) issues no new contractor passes for that contractor.',
              ],
            },
            {
              group: {
                title: 'Pay and settlement',
                slip: {
                  title: 'The 50% rule',
                  note: 'per month',
                  rows: [
                    { what: 'Total', value: 'Rs 40,000' },
                    { what: 'Basic and DA', value: 'Rs 14,000' },
                    { what: 'Half of the total', value: 'Rs 20,000' },
                    { what: 'Added to wages', value: 'Rs 6,000', isOpen: true },
                  ],
                },
              },
              title: 'Salary structure and the 50% rule',
              content: [
                'Wages are basic, dearness allowance and retaining allowance. If the excluded parts, such as house rent allowance, exceed half of the total, the excess is added to wages. An example per month:',
              ],
              points: [
                'Total Rs 40,000; basic and DA Rs 14,000; other allowances Rs 26,000',
                'Half of the total is Rs 20,000, so Rs 6,000 is added and wages are Rs 20,000',
                'Gratuity is calculated on Rs 20,000 in place of Rs 14,000',
                'For a PF member, the base rises from Rs 14,000 to the ceiling of Rs 15,000',
                'A report lists every salary with such an excess before the payroll run',
              ],
            },
            {
              title: 'Monthly payroll run',
              content: [
                'You can run the payroll as a draft as often as you need. The variance report compares each employee with last month: joiners, leavers, loss of pay, loans and bonus. The person who prepares the payroll cannot release it. The bank file needs a second approval. Wages are due by the 7th. Employees see the payslip on the phone, with each line explained and the total for the year.',
              ],
            },
            {
              title: 'Arrears and their tax',
              content: [
                'Arrears that were not taxed earlier are taxed in the year of payment, at that year’s rates. TDS is deducted in the month of payment. PF is due for the months to which the arrears belong.',
              ],
              points: [
                'Each arrear line keeps its own month, rate and reason',
                'A separate ECR, the monthly PF file, for arrears',
                'The employee claims relief under section 157 of the Income-tax Act, 2025',
                'For years before 2026-27 this was section 89 of the 1961 Act',
                'A sheet with the amounts by year for that claim',
                'ESI on back-dated increases: confirm with your consultant before the run',
              ],
            },
            {
              title: 'Exit, gratuity and final settlement',
              content: [
                'Wages must be settled within two working days of exit. So clearance begins during the notice period: assets, advances, leave balance, open gate passes and tax. Gratuity uses the new definition of wages. Fixed-term employees receive it pro rata after one year. The settlement sheet and the relieving letter come from the same data. If the employee stays after all, HR can reverse the exit.',
              ],
            },
            {
              group: {
                title: 'What the law deducts',
                slip: {
                  title: 'Rates',
                  note: 'of wages',
                  rows: [
                    { what: 'PF, employee and employer', value: '12% each' },
                    { what: 'ESI, employee', value: '0.75%' },
                    { what: 'ESI, employer', value: '3.25%' },
                  ],
                },
              },
              title: 'Provident fund and ECR',
              content: [
                'Employee and employer each contribute 12% of wages. From the employer’s part, 8.33% of wages up to the ceiling goes to pension. The rest goes to provident fund. EDLI (insurance) and administration charges are added. The HRMS makes the ECR file and compares the challan with the ledger. You upload and pay, unless the contract says that we do. Members who contribute above the ceiling are marked.',
              ],
            },
            {
              title: 'ESI: rates, ceiling and periods',
              content: [
                'The employee pays 0.75% and the employer 3.25%. The wage ceiling is Rs 21,000 a month. An increase was under review in early 2026, so it is kept as a dated row. Contribution periods run from April to September and from October to March. If wages cross the ceiling inside a period, the employee stays covered until it ends. The HRMS notes this and stops the deduction on the right date.',
              ],
            },
            {
              title: 'Professional tax, welfare fund and minimum wages',
              content: [
                'These are state rules, so each state has its own tables. You can pay a plant in Noida and an office in Pune in one run.',
              ],
              points: [
                'Professional tax: not levied in Uttar Pradesh, Delhi and Haryana',
                'It is levied in Maharashtra, Karnataka, West Bengal, Tamil Nadu, Gujarat, Telangana and other states',
                'Labour welfare fund: rate and month of deduction by state',
                'Minimum wages: by state, zone and skill, usually revised in April and October',
                'A check before each run that nobody is paid below the minimum of that date',
              ],
            },
            {
              title: 'Income tax on salary: TDS, Form 138 and Form 130',
              content: [
                'From tax year 2026-27, TDS on salary falls under section 392 of the Income-tax Act, 2025. The new regime is the default. Employees compare both regimes with their own figures and choose in the declaration. They upload proofs, which HR checks up to a closing date. The HRMS makes the quarterly Form 138 (formerly 24Q) and Form 130 (formerly Form 16). Filing stays with you, unless the contract includes it.',
              ],
            },
            {
              title: 'Compliance calendar',
              content: [
                'All due dates are on one calendar. Each line has a responsible person and a place for the proof.',
              ],
              points: [
                'Monthly PF and ESI, quarterly TDS statement',
                'Annual health check for employees aged 40 and above',
                'POSH Act, 2013: committee, terms of members and annual report',
                'Crèche where 50 or more people are employed',
                'Registers under the codes for each establishment',
              ],
            },
            {
              group: {
                title: 'Data and accounts',
                slip: {
                  title: 'Journal, July',
                  note: 'by cost centre',
                  rows: [
                    { what: 'Gross wages', value: 'posted' },
                    { what: 'Employer contributions', value: 'posted' },
                    { what: 'Net pay', value: 'posted' },
                    { what: 'Difference to payroll', value: '0.00' },
                  ],
                },
              },
              title: 'Access to salary data',
              content: [
                'Only HR, payroll and the employee see a salary. Managers see attendance and leave of their own team. Access follows the job role and ends when the role changes. The system records every view and every export of salary data. Payroll falls under the audit-trail rule too. Let us show you the log of changed entries.',
              ],
            },
            {
              title: 'Hosting, backup and network failure',
              content: [
                'The quotation names the hosting location, the backup and the certificates of the data centre. Your own server is a point for the quotation. Most attendance devices keep punches in their memory and send them when the network is back. We test this with your devices before go-live.',
              ],
            },
            {
              title: 'Journal to the ERP',
              content: [
                'Once a month the HRMS sends one journal by cost centre. It holds gross wages, employer contributions, loan recoveries, net pay and the bank entry. Payables for PF, ESI, professional tax and TDS have their own accounts. Each should be zero after payment. The bank receives a payment file. Names and salaries stay in the HRMS; the ledger shows totals only.',
              ],
            },
          ],
        },
        { type: 'evidence', ...evidence.payrollRun },
        {
          type: 'list',
          title: 'Note these figures before the first run and again after three months',
          items: [
            'Hours from attendance closing to released payroll',
            'Number of corrections after payslips are issued',
            'Payslip questions to HR, by subject',
            'Days from exit to settlement, compared with the two working days of the law',
            'Differences between challans and ledger accounts at month end',
            'Contractor bills passed without a match to gate attendance',
          ],
        },
        { type: 'call', text: 'Send one shift plan, without names. We show it in the HRMS.' },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions from HR and payroll teams',
      ground: 'tint',
      blocks: [
        {
          type: 'questions',
          items: [
            {
              question: 'Which states do you cover?',
              answer:
                'Professional tax, labour welfare fund, minimum wages and holidays are tables by state, so any state can be added. Uttar Pradesh, Delhi and Haryana levy no professional tax. The quotation names which of your states are in use today. Others have to be set up and tested first.',
            },
            {
              question: 'Are you ready for the Labour Codes and the new tax Act?',
              answer:
                'Yes for the 50% wage rule, the appointment letter, settlement in two working days, TDS under section 392, Form 138 and Form 130. State rules under the codes differ. Uttar Pradesh published draft rules in spring 2026; we found no final text up to November 2026. Before go-live we check the notified rules of each of your states with your consultant.',
            },
            {
              question: 'Will our biometric machines work?',
              answer:
                'Most devices can send punches to a server or let a program collect them. This needs the SDK, the maker’s connection software. Send us make, model and firmware version. We say whether that model is already tested, or try it with one device before you order.',
            },
            {
              question: 'Who updates rates, and how do we go live in mid-year?',
              answer:
                'The contract states who enters a new rate, within how many days of the notification, and whether it is charged. For a mid-year start we load earnings, TDS and PF of the year so far, and leave balances. Then you run two months in parallel with the old payroll and compare every employee.',
            },
            {
              question: 'Is face attendance legal?',
              answer:
                'It is permitted with consent. Face and fingerprint data are sensitive personal data under the SPDI Rules, 2011. Offer another way to punch to anyone who refuses. The duties of the DPDP Rules begin in May 2027. Name the person who answers privacy questions now.',
            },
            {
              question: 'How is the price built?',
              answer:
                'The usual basis is a fee per employee per month, with slabs by headcount, a minimum and a one-time setup fee. State tables, devices and the ERP journal affect the setup fee. The quotation shows each part on its own line.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'Count two months of parallel payroll before the first payslip from the new system. HR collects masters, leave balances and earnings of the year, and the payroll person compares every employee. If the two results differ without a reason, the old payroll pays that month. The support contract states hours, channel and severity classes.',
  related: {
    services: ['vms-details', 'business-central-details', 'power-apps-details'],
    products: ['rgp-details'],
    courses: ['business-central-details'],
    industries: ['fabrication-garments', 'construction', 'mining', 'education'],
    posts: [1],
  },
  scene: {
    after: 'overview',
    text: 'A garment factory has shifts, overtime and contract labour. The HRMS records the attendance of all of them.',
  },
  call: {
    heading: 'Let us check one salary sheet, without names, for the 50% rule.',
    product: 'Human Resource Management System (HRMS)',
  },
});
