import { z } from 'zod';
import { define } from './schema/define';
import { download, evidence as sheet } from './schema/evidence';

const schema = z.strictObject({
  gapList: sheet,
  cutOver: sheet,
  trialBalance: sheet,
  gatePasses: sheet,
  licences: sheet,
  testScript: sheet,
  payrollRun: sheet,
  visitorList: sheet,
  workOrders: sheet,
  articleFiles: z.strictObject({
    partnerQuestions: download,
    readiness: download,
    signals: download,
  }),
});

/** Rows of no real company (art/pictures/evidence). */
export const evidence = define('content/evidence.ts', schema, {
  gapList: {
    drawing: 'evidence-gap-list',
    alt: 'Gap list of one component plant, 22 May 2026: eight gaps with owner and tick. Two are standard (approval of orders, material at each vendor), three an extension (back-dated prices, schedules from a file, IRN), three ours (indent, gate pass, gauges). Plant head, finance head and project lead have signed.',
    caption: 'Illustrative. You sign such a list at the end of Discover, before we build.',
    files: [{ href: '/downloads/gap-list-example.csv', label: 'Gap list, example' }],
  },
  cutOver: {
    drawing: 'evidence-cut-over',
    alt: 'Cut-over sheet from NAV to Business Central, 30 September to 1 October 2026: eight steps with start, person, proof and time done, from the close of posting at 18:00 to the first invoice at 12:15. At 10:00 the plant head decides to go on or back to NAV. Plant head, finance head and project lead have signed.',
    caption: 'Illustrative. The sheet hangs in the project room during the night of the change.',
    files: [{ href: '/downloads/cut-over-example.csv', label: 'Cut-over sheet, example' }],
  },
  trialBalance: {
    drawing: 'evidence-trial-balance',
    alt: 'Trial balance at 31 July 2026 in lakh rupees, trial run 2 of 3: debit and credit are 5,366.20 each in NAV 2016 and 5,364.95 each in Business Central. Four lines differ: 0.45 between inventory and purchases, corrected, and 1.25 of GST on both sides, accepted because the new system shows credit and dues net. Finance head, chief accountant and project lead have signed.',
    caption: 'Illustrative. Each trial run of a migration ends with this comparison.',
    files: [{ href: '/downloads/trial-balance-example.csv', label: 'Trial balance, example' }],
  },
  gatePasses: {
    drawing: 'evidence-gate-passes',
    alt: 'Gate pass register on 24 June 2026: two of five returnable passes are closed; one motor is overdue since 18 June; of 1,200 brackets 850 are back and 350 open; 60 castings are out. One non-returnable pass covers 640 kg of turnings. Security, stores and stores head have signed.',
    caption: 'Illustrative. The register is a list in the ERP, sorted by due date.',
    files: [{ href: '/downloads/gate-passes-example.csv', label: 'Gate pass register, example' }],
  },
  licences: {
    drawing: 'evidence-licences',
    alt: 'Licences of one plant with 54 people: 54 full ones or, by work, 24 Premium, 4 Device for 18 people on the shop floor, 11 Team Member and one External Accountant.',
    caption: 'Illustrative. We count licences with you in Discover; prices are in the quotation.',
    files: [{ href: '/downloads/licences-example.csv', label: 'Licence count, example' }],
  },
  testScript: {
    drawing: 'evidence-test-script',
    alt: 'Test script 14 for incoming quality, 27 August 2026: seven lines say what to do and what must happen. A lot of 500 hoses is blocked at receipt and stays blocked after one defect in 50 samples. Step 5 failed, as an inspector could release his own lot, and passed after correction 07. Quality head, stores head and project lead have signed.',
    caption: 'Illustrative. Your process owner runs the script in the test company.',
    files: [{ href: '/downloads/test-script-example.csv', label: 'Test script, example' }],
  },
  payrollRun: {
    drawing: 'evidence-payroll-run',
    alt: 'Payroll of 212 employees for July 2026 in lakh rupees, by the old sheet and by the HRMS: net pay is 97.61 and 99.01. One line differs: overtime, 4.20 and 5.60, because it is now paid at twice the wage. Provident fund and income tax agree. Everyone in this sample earns above the ESI ceiling, so there is no ESI. HR head, finance head and project lead have signed.',
    caption: 'Illustrative. Two months are paid on paper by both systems before the first payslip.',
    files: [{ href: '/downloads/payroll-run-example.csv', label: 'Parallel payroll, example' }],
  },
  visitorList: {
    drawing: 'evidence-visitor-list',
    alt: 'List of visitors at gate 1, 24 June 2026 at 12:30, without names: an auditor, a service engineer and a truck driver are inside, the engineer longer than planned. A contractor was refused because his insurance has expired. Two visits have left. Security, safety officer and plant head have signed.',
    caption: 'Illustrative. The guard sees this list, and so does who calls the roll in a drill.',
    files: [{ href: '/downloads/visitor-list-example.csv', label: 'Visitor list, example' }],
  },
  workOrders: {
    drawing: 'evidence-work-orders',
    alt: 'Work orders of the week from 22 to 27 June 2026: four of six are done. The calibration of a gauge is late by four days; the gauge is blocked. A press waits for a hydraulic seal. The breakdown of a compressor took 3.0 hours, its cause is wet air. Shift engineer, stores and maintenance have signed.',
    caption:
      'Illustrative. The list is sorted by due date; each order holds cause, hours and spares.',
    files: [{ href: '/downloads/work-orders-example.csv', label: 'Work orders, example' }],
  },
  articleFiles: {
    partnerQuestions: {
      href: '/downloads/business-central-partner-questions.csv',
      label: 'Questions to ask a partner',
    },
    readiness: {
      href: '/downloads/erp-readiness-checklist.csv',
      label: 'ERP readiness checklist',
    },
    signals: { href: '/downloads/iot-signal-register.csv', label: 'Register of machine signals' },
  },
});
