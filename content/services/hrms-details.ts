import { defineService } from '../schema/service';

export const service = defineService('hrms-details', {
  title: 'HRMS',
  icon: 'hrms',
  desc: 'Attendance, leave, payroll and compliance for Indian establishments, with every rate dated and every run posted.',
  meta: {
    title: 'HRMS with Indian payroll under the 2026 rules',
    description:
      'HRMS for India: attendance, leave, 50% wage rule, EPF Scheme 2026, ESI, state levies, TDS under section 392, Form 130, full and final, and the journal to the ERP.',
  },
  banner: {
    heading: 'HRMS: Indian payroll as the law stands in 2026',
    lead: 'Wages, provident fund and income tax on salary all received new law within eight months. A payroll has to know which rule held on which day.',
    tone: 'marigold',
    picture: {
      name: 'service-hrms',
      alt: 'A payslip worked by the 50% rule: total 40,000, basic and DA 14,000, wages 20,000, provident fund 1,800 on the ceiling of 15,000.',
    },
  },
  sections: [
    {
      id: 'overview',
      heading: 'A payroll that keeps its dates',
      lead: 'A salary in arrears from March must be worked by March’s rules, even in December. That is the test of an HRMS in these years.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Rates, ceilings, wage definitions, form numbers and state tables are kept here as rows with a first day and a last day, not as settings that are overwritten. A change in law is then a new row, entered ahead of its day and tested on a copy of last month’s run. Arrears, reversals and corrected returns find the old row by themselves.',
            'Business Central has no Indian payroll of its own. The HRMS fills that place: it takes employees, attendance and approvals in, and gives a payslip, the returns, a bank file and one journal to the ledger out.',
          ],
        },
        {
          type: 'demo',
          label: 'Demo',
          href: 'https://video.samvaya.example/hrms',
          text: 'One month for one employee, from the punches to the payslip. The video opens in a new tab.',
        },
        {
          type: 'table',
          caption: 'Five dates that an Indian payroll must know',
          columns: ['Since', 'What changed', 'What it means in the system'],
          rows: [
            [
              '21 November 2025',
              'Four Labour Codes in force, in place of 29 laws',
              'One definition of wages for provident fund, gratuity, bonus and overtime',
            ],
            [
              '1 April 2026',
              'Income-tax Act, 2025',
              'TDS on salary under section 392; Form 138 in place of 24Q, Form 130 in place of Form 16',
            ],
            [
              '8 May 2026',
              'Central rules under the codes notified',
              'Central sphere and, for social security, multi-state establishments; others by state rules',
            ],
            [
              '29 May 2026',
              'EPF wage ceiling kept at Rs 15,000',
              'Ceiling row confirmed; no change in the base',
            ],
            [
              '1 July 2026',
              'EPF Scheme 2026 and Pension Scheme 2026',
              'Replace the 1952 Scheme and EPS 1995 in registers and returns',
            ],
          ],
        },
      ],
    },
    {
      id: 'features',
      heading: 'Features',
      lead: 'In the order of an employee’s years with you, from the appointment letter to the final settlement.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Employee master and letters',
              content: [
                'The codes make an appointment letter compulsory for every employee, so joining begins with it: template by grade and state, approval, signature, file. The master keeps position, reporting line, cost centre, bank account, nominations and documents with their expiry, and each change with its date and approver. Issued laptops, tools and keys are listed against the name, which makes the clearance sheet of the last day a matter of reading.',
              ],
            },
            {
              title: 'Recruitment and onboarding',
              content: [
                'A vacancy starts from a sanctioned post and not from a telephone call. Candidates, interview notes and offers stay in one file, and the accepted offer turns into the employee record without typing. Onboarding is a list with owners: identity papers, medical, bank, provident fund declaration, induction, workplace. HR sees whose list stands still, and the new colleague sees what is left to bring.',
              ],
            },
            {
              title: 'Attendance, shifts and overtime',
              picture: {
                name: 'attendance-week',
                alt: 'A week of shifts A, B and C with two people on each: Friday a holiday for all, one missing punch ticked as regularised, two hours of overtime marked.',
              },
              content: [
                'Punches arrive from biometric or face devices, and from a geo-fenced app for people at sites. The roster decides which punch belongs to which shift, across midnight too. Missing punches are regularised by the supervisor with a reason. Overtime is approved before it is paid, at twice the rate as the codes require; compensatory off is booked under your policy. On the last day the supervisor closes the month, and payroll reads only what is closed.',
              ],
            },
            {
              title: 'Leave and holidays by state',
              content: [
                'Casual, sick and earned leave follow the rule of the establishment: entitlement, carry-forward, encashment, clubbing. Maternity leave is 26 weeks for the first two children; paternity leave is by policy. Holiday lists are kept by state and by plant, so that a branch in another state never works through its own state’s holiday by accident. The applicant sees the balance after approval, and the approver sees who else is away.',
              ],
            },
            {
              title: 'Salary structure and the 50% rule',
              content: [
                'Wages mean basic, dearness allowance and retaining allowance. Where the excluded parts exceed half of total remuneration, the excess is added back. An example by the month:',
              ],
              points: [
                'Total Rs 40,000, of which basic and DA Rs 14,000 and excluded allowances Rs 26,000',
                'Half of the total is Rs 20,000, so Rs 6,000 is added back and wages are Rs 20,000',
                'Gratuity is reckoned on Rs 20,000, no longer on Rs 14,000',
                'For a member, the EPF base rises from Rs 14,000 to the ceiling of Rs 15,000',
                'A report lists every structure with such an excess, before the run',
              ],
            },
            {
              title: 'The monthly run',
              content: [
                'Payroll is run as a draft as often as needed. The variance report sets it beside last month, name by name: joiners, leavers, loss of pay, arrears, loans, bonus under the Code on Wages, everything above the limit you set. Whoever prepares cannot release. The bank file leaves after a second approval, in time for the 7th, by which wages are due. Payslips open on the phone with each line explained, year to date included.',
              ],
            },
            {
              title: 'Provident fund',
              content: [
                'Employee and employer contribute 12% of wages each. Of the employer’s 12%, pension takes 8.33% of wages up to the ceiling and provident fund the balance; EDLI and administrative charges are added. The ECR and the challan are produced from the run and reconciled with the payable account. Choices to contribute above the ceiling, and international workers, are marked on the member and travel with the history.',
              ],
            },
            {
              title: 'Employees’ State Insurance',
              content: [
                'The employee pays 0.75%, the employer 3.25%. Periods run from April to September and from October to March, and a member whose wages cross the ceiling within a period stays covered till its end: the system notes the crossing and applies it on the first day of the next one. The ceiling is a dated row, so a revision needs an entry and not a new version.',
              ],
            },
            {
              title: 'Professional tax, welfare fund and minimum wages',
              content: [
                'These belong to the states, so they are tables and not code. A group with a works in Noida and an office in Pune is paid in one run, each under its own rows.',
              ],
              points: [
                'Professional tax: no levy in Uttar Pradesh, Delhi and Haryana; slabs for Maharashtra, Karnataka, West Bengal and other states that levy it',
                'Labour welfare fund: by state, with its own month of deduction',
                'Minimum wages: by state, zone and skill, commonly revised in April and October',
                'A check before each run that nobody is paid below the row of that day',
              ],
            },
            {
              title: 'Income tax on salary',
              content: [
                'From tax year 2026-27 TDS on salary stands in section 392 of the Income-tax Act, 2025. The new regime applies unless the employee opts out; a comparison with the employee’s own declarations shows what that would cost or save. Proofs are uploaded, checked and frozen on a date. The quarterly statement is Form 138, formerly 24Q, and the certificate is Form 130, formerly Form 16. Older years keep their old names and formats.',
              ],
            },
            {
              title: 'Exit, gratuity and final settlement',
              content: [
                'Wages are to be settled within two working days of exit, which leaves no time to search. Clearance runs ahead during notice: assets, advances, leave balance, open gate passes, tax. Gratuity is worked by the new wage base, and for fixed-term employees pro rata after one year. The settlement sheet, the relieving letter and the transfer papers come from one posting. A reversal, where someone stays after all, is possible and leaves its trace.',
              ],
            },
            {
              title: 'Contract labour',
              content: [
                'A contractor’s people are counted at your gate and paid on the contractor’s muster; the two are set side by side every day. The register keeps the licence, the work order, the sanctioned strength, and proof of provident fund and ESI payment with dates. The bill is compared with attendance at agreed rates before it is passed. Expiring papers stop new passes, by the same list that the visitor system reads.',
              ],
            },
            {
              title: 'Goals, appraisal and the skill matrix',
              content: [
                'Goals are few, dated and agreed by both. The appraisal form differs for an operator and for a designer, and its rating does not reach payroll until the moderation meeting has closed. For the plant the skill matrix is the working tool: who may run which machine, at which level, trained until when. A roster that puts an unqualified person on a critical operation is marked when it is made.',
              ],
            },
            {
              title: 'Compliance calendar',
              content: [
                'Returns and deposits are only a part of what HR has to prove in a year. The rest sits on the same calendar, each line with an owner and a file.',
              ],
              points: [
                'Annual health check for employees aged 40 and above',
                'POSH Act 2013: committee, terms of members, cases by number only, annual report',
                'Crèche where 50 or more are employed',
                'Registers under the codes, kept by establishment',
              ],
            },
            {
              title: 'Self-service on the phone',
              content: [
                'Punch, leave, payslip, tax declaration, proof upload, reimbursement and a question to HR: seven things that fit a small screen. Managers approve on the same app and see the consequence, such as who is on shift that day. A worker without a smartphone uses the kiosk by the canteen with card and PIN. Each question has a number, so HR can say what people do not understand about their salary.',
              ],
            },
            {
              title: 'The journal into the ERP',
              content: [
                'One posting a month goes to Business Central by cost centre: gross wages by department, employer’s contributions, provident fund, ESI and TDS payables, loan recoveries, net pay and the bank entry. Provisions for gratuity, leave and bonus follow their own rules. Payables are cleared by challan, so each account should stand at nil when the month is deposited. Salaries by name stay in the HRMS; the ledger sees totals.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: {
    services: ['vms-details', 'business-central-details', 'power-apps-details'],
    products: ['rgp-details'],
    courses: ['business-central-details'],
    industries: ['fabrication-garments', 'construction', 'mining', 'education'],
    posts: [1],
  },
  call: {
    heading: 'Bring last month’s salary sheet, without names. We will rework one grade.',
    product: 'Human Resource Management System (HRMS)',
  },
});
