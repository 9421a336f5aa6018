import { company } from '../company';
import { evidence } from '../evidence';
import { defineService } from '../schema/service';

export const service = defineService('hrms-details', {
  title: 'HRMS',
  icon: 'hrms',
  desc: 'Attendance to payslip for plants, with contractors, and one salary journal a month for your ERP.',
  listing: {
    page: 'products',
    short: 'HRMS',
    description: 'Attendance, leave, overtime and Indian payroll for plants and offices.',
    image: { name: 'product-hrms', alt: 'A month of attendance by department, with leave marked' },
    sheet: 'sheet-hrms',
    paper: { name: 'paper-muster-roll', title: 'Muster roll' },
    slide: 'Attendance, leave, Indian payroll',
    runs: 'Its own application; prepares the salary journal for the ERP',
    users: 'HR, time office, every employee on a phone',
    replaces: 'The muster roll, the leave card, the salary spreadsheet',
  },
  meta: {
    title: 'HRMS with Indian payroll under the 2026 rules',
    description:
      'Indian payroll and HR: attendance, leave, 50% wage rule, EPF, ESI, state tables, TDS under section 392, Form 130, arrears, final settlement and the ERP journal.',
  },
  banner: {
    heading: 'HRMS: attendance to payslip for plants, with contractors',
    lead: 'Punches, shifts, leave and payroll under the Labour Codes, in force since 21 November 2025, and the Income-tax Act, 2025. The HRMS prepares the salary journal; your accountant posts it.',
    firstStep:
      'strike the names out of one shift plan and send it, ten minutes in all. You see your own shifts in the HRMS before you order.',
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
      lead: 'It turns punches into payslips, checks the contractor’s muster roll at your gate, and makes the files for PF, ESI and income tax.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'For the time office that collects punches from three gates, and the payroll clerk who types them. For an office of thirty people in one state without shifts, a payroll bureau may do.',
            'Every rate and ceiling has a start date. When a law changes, we add a row before its date and test it on a copy of last month; old months keep theirs.',
          ],
        },
        { type: 'evidence', ...evidence.payrollRun },
        {
          type: 'demo',
          label: 'Demo',
          href: company.demoVideos.hrms,
          text: 'One month of one employee. Opens in a new tab.',
        },
        {
          type: 'list',
          title: 'What stays with you',
          items: [
            'You file returns and pay challans, unless the contract gives it to us',
            'A device must be able to send its punches: we test your model first',
            'State rules under the Labour Codes decide details; your consultant confirms them',
          ],
        },
        {
          type: 'table',
          id: 'plan',
          caption: 'From the masters to the first payslip',
          columns: ['Stage', 'Your people', 'It ends when'],
          rows: [
            [
              'Masters',
              'HR collects joining dates, leave balances, earnings of the year',
              'Every employee has a structure that passes the 50% check',
            ],
            [
              'Devices and shifts',
              'Time office and contractor cell',
              'A week of punches agrees with the gate',
            ],
            [
              'Two parallel months',
              'The payroll person compares each employee',
              'Every difference has a reason, as above',
            ],
            ['First payslip', 'HR head and finance head approve', 'The accountant has posted it'],
          ],
        },
        { type: 'call', text: 'Your own shifts, as the HRMS shows them' },
        {
          type: 'table',
          folded: true,
          id: 'law-of-2026',
          asOf: '2026-11',
          caption: 'Five legal changes that your payroll must follow',
          columns: ['Date', 'What changed', 'What changes in payroll'],
          rows: [
            [
              '21 November 2025',
              'Four Labour Codes replaced 29 laws',
              'One definition of wages for PF, ESI, gratuity, bonus and overtime',
            ],
            [
              '1 April 2026',
              'Income-tax Act, 2025',
              'TDS on salary under section 392; Form 138 replaces 24Q, Form 130 replaces Form 16',
            ],
            [
              '8 May 2026',
              'Central rules under the codes',
              'They bind the sectors under the Central Government; for social security, also each company with sites in several states',
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
          folded: true,
          id: 'standard-and-ours',
          caption: 'What Business Central has, and what the HRMS adds',
          items: [
            {
              need: 'Employee cards, absence, timesheets',
              from: 'standard',
              text: 'Enough for project hours; it calculates no salary',
            },
            {
              need: 'Payroll with PF, ESI, professional tax and TDS',
              from: 'ours',
              text: 'The HRMS; Business Central has no Indian payroll',
            },
            {
              need: 'Attendance, shifts, leave, employee app',
              from: 'ours',
              text: 'The HRMS, connected to your devices',
            },
            {
              need: 'General journal, dimensions, bank entry',
              from: 'standard',
              text: 'The HRMS prepares the salary journal; your accountant posts it',
            },
            {
              need: 'API that receives the journal',
              from: 'standard',
              text: 'A check for duplicates is built for you, if you want one',
            },
          ],
        },
      ],
    },
    {
      id: 'features',
      heading: 'Features',
      lead: 'The slips are illustrative.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              group: {
                title: 'Time, leave and contractors',
                slip: {
                  title: 'Shift B',
                  note: 'Thursday',
                  rows: [
                    { what: 'On the roster', value: '24' },
                    { what: 'Punches', value: '23' },
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
                'Each punch finds its shift. Say the device at gate 2 is dead until noon. The supervisor enters 23 people from paper with that reason, and HR approves it. Overtime needs approval too and is paid at twice the rate; payroll takes the month once the supervisor has closed it.',
              ],
            },
            {
              title: 'Contract labour',
              content: [
                'The muster roll meets your gate. The register holds licence, work order, headcount, and proof of PF and ESI. The contractor’s bill is checked against attendance and rate before it is paid. When a document expires, our visitor management system (VMS) issues no new pass.',
              ],
            },
            {
              title: 'Leave and holidays by state',
              content: [
                'The balance shows before the request. You set casual, sick and earned leave with carry-forward and encashment, and list holidays by state and plant. Maternity leave is 26 weeks for the first two children.',
              ],
            },
            {
              title: 'Biometric data and consent',
              content: [
                'Consent comes first. Fingerprint and face data are sensitive under the SPDI Rules, 2011; from May 2027 the DPDP Rules add duties on notice and security.',
              ],
              points: [
                'A card with PIN for those who refuse',
                'The HRMS stores only the punch; templates stay in the device where possible',
                'From May 2027 data is kept at least one year before it is erased',
              ],
            },
            {
              group: {
                title: 'Pay and what the law deducts',
                slip: {
                  title: 'The 50% rule',
                  note: 'per month',
                  rows: [
                    { what: 'Total', value: 'Rs 40,000' },
                    { what: 'Basic and DA', value: 'Rs 14,000' },
                    { what: 'Added to wages', value: 'Rs 6,000', isOpen: true },
                  ],
                },
              },
              title: 'Salary structure and the 50% rule',
              content: [
                'At least half of total pay counts as wages. In the example half of Rs 40,000 is Rs 20,000, so wages rise from Rs 14,000 (basic and DA) to Rs 20,000. A report lists every such salary before the run.',
              ],
              points: [
                'Gratuity is counted on Rs 20,000 in place of Rs 14,000; PF on Rs 15,000, the ceiling: Rs 1,800',
                'ESI: wages are under Rs 21,000, so employee 0.75% is Rs 150, employer 3.25% is Rs 650',
                'People up to about Rs 42,000 in total can be covered: check before the contribution period',
              ],
            },
            {
              title: 'Monthly payroll run',
              content: [
                'One prepares, another releases. Run a draft as often as you need; the variance report compares each employee with last month. The bank file needs a second approval. Wages are due by the 7th.',
              ],
            },
            {
              title: 'Arrears, exit and final settlement',
              content: [
                'Settled within two working days. So clearance begins in the notice period: assets, advances, leave, gate passes, tax. Gratuity uses the new wages, for fixed-term staff pro rata after one year. Each arrear line keeps its own month and rate; the employee claims relief under section 157 of the Income-tax Act, 2025.',
              ],
            },
            {
              title: 'Provident fund and ESI',
              content: [
                'The challan agrees with the ledger. PF is 12% of these wages from each side, up to the ceiling unless you pay on more. Of the employer’s part, 8.33% goes to pension. The HRMS makes the ECR. ESI is 0.75% and 3.25%. A person who crosses Rs 21,000 inside a period (April to September, October to March) stays covered until it ends.',
              ],
            },
            {
              title: 'Professional tax, welfare fund, minimum wages',
              content: [
                'Each state has its own tables. Professional tax is not levied in Uttar Pradesh, Delhi and Haryana; Maharashtra, Karnataka, Gujarat and others levy it. Before each run a check finds anybody below the minimum of that date.',
              ],
            },
            {
              title: 'Income tax on salary: TDS, Form 138 and Form 130',
              content: [
                'The employee compares both regimes. He declares and uploads proofs; HR checks them up to a closing date. From that the HRMS makes Form 138 each quarter, and Form 130 once a year.',
              ],
            },
            {
              title: 'Compliance calendar',
              content: [
                'Every due date has a name. PF and ESI come monthly, TDS quarterly. Health checks begin at age 40, a crèche at 50 people; the POSH committee owes its yearly report.',
              ],
            },
            {
              group: {
                title: 'People, data and accounts',
                slip: {
                  title: 'Journal, July',
                  note: 'by cost centre',
                  rows: [
                    { what: 'Gross wages', value: 'prepared' },
                    { what: 'Net pay', value: 'prepared' },
                    { what: 'Difference to payroll', value: '0.00' },
                  ],
                },
              },
              title: 'Letters, onboarding and skills',
              content: [
                'The codes require an appointment letter. HR makes it from a template, and the offer becomes the employee record by itself. The roster warns when an untrained person is placed on a critical machine.',
              ],
            },
            {
              title: 'Employee self-service on the phone',
              content: [
                'Punch, leave, payslip, tax proofs. Managers approve in the same app. Workers without a smartphone use a kiosk with card and PIN.',
              ],
            },
            {
              title: 'Access, hosting and failure',
              content: [
                'Few people see a salary. They are HR, payroll and the employee, and each view and export is recorded. The HRMS can also run on your own server, if you ask for that in the quotation. Most devices keep punches until the network is back.',
              ],
            },
            {
              title: 'Journal to the ERP',
              content: [
                'One journal a month, by cost centre. PF, ESI, professional tax and TDS have accounts that should be zero after payment. Names and salaries stay in the HRMS. Other accounting software gets a file in its format.',
              ],
            },
          ],
        },
        {
          type: 'list',
          folded: true,
          title: 'Figures to note before the first run and after three months',
          items: [
            'Hours from attendance closing to released payroll',
            'Corrections after payslips are issued',
            'Days from exit to settlement, against two working days',
            'Differences between challans and ledger at month end',
            'Contractor bills passed without a match to the gate',
          ],
        },
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
              question: 'Are you ready for the Labour Codes and the new tax Act?',
              answer:
                'Wages follow the 50% rule in PF, ESI and gratuity. Appointment letter, settlement in two working days, section 392 and Forms 138 and 130 are there. Uttar Pradesh had only draft rules when we read in November 2026.',
            },
            {
              question: 'Which states do you cover?',
              answer:
                'Any. Tax, fund, wages and holidays of a state are tables, and one that no client uses yet is set up and tested before your first run.',
            },
            {
              question: 'Will our biometric machines work?',
              answer:
                'Most do. They send punches, or let a program collect them with the maker’s SDK; with make, model and firmware we try one before you order.',
            },
            {
              question: 'How is the price built?',
              answer:
                'Usually a fee per employee per month in slabs, with a minimum, and a setup fee for state tables, devices and the ERP journal.',
            },
            {
              question: 'How do we go live in mid-year?',
              answer:
                'We load earnings, TDS and PF of the year so far, and leave balances. After that two months are calculated in both systems, and your payroll person compares every employee.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'You need one person in HR who knows every allowance, and the time office for the shifts. If the two results differ without a reason, the old payroll pays that month.',
  related: { services: ['vms-details'], courses: ['business-central-details'], posts: [1] },
  call: {
    heading: 'From one shift plan to your own shifts in the HRMS',
    product: 'Human Resource Management System (HRMS)',
  },
});
