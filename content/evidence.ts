import { z } from 'zod';
import { define } from './schema/define';
import { type Evidence, download, evidence as shown } from './schema/evidence';
import { type Sheet, sheetFile } from './schema/sheet';
import { campaignReport } from './sheets/campaign-report';
import { cutOver } from './sheets/cut-over';
import { exitSheet } from './sheets/exit-sheet';
import { formToApp } from './sheets/form-to-app';
import { gapList } from './sheets/gap-list';
import { gatePasses } from './sheets/gate-passes';
import { licences } from './sheets/licences';
import { payrollRun } from './sheets/payroll-run';
import { projectPlans } from './sheets/project-plans';
import { proofCheck } from './sheets/proof-check';
import { prototypeTest } from './sheets/prototype-test';
import { restoreReport } from './sheets/restore-report';
import { salesReconciliation } from './sheets/sales-reconciliation';
import { sampleQuotation } from './sheets/sample-quotation';
import { sharingReport } from './sheets/sharing-report';
import { siteAcceptance } from './sheets/site-acceptance';
import { supportSheet } from './sheets/support-sheet';
import { testScript } from './sheets/test-script';
import { trialBalance } from './sheets/trial-balance';
import { visitorList } from './sheets/visitor-list';
import { workOrders } from './sheets/work-orders';

const schema = z.strictObject({
  gapList: shown,
  cutOver: shown,
  trialBalance: shown,
  gatePasses: shown,
  licences: shown,
  testScript: shown,
  payrollRun: shown,
  visitorList: shown,
  workOrders: shown,
  salesReconciliation: shown,
  sampleQuotation: shown,
  prototypeTest: shown,
  formToApp: shown,
  siteAcceptance: shown,
  restoreReport: shown,
  sharingReport: shown,
  campaignReport: shown,
  proofCheck: shown,
  projectPlans: shown,
  supportSheet: shown,
  exitSheet: shown,
  articleFiles: z.strictObject({
    partnerQuestions: download,
    readiness: download,
    signals: download,
  }),
});

const withFile = (sheet: Sheet): z.input<typeof shown> => ({
  sheet,
  files: [
    {
      href: `/downloads/${sheet.file}.csv`,
      label: sheet.label,
      bytes: Buffer.byteLength(sheetFile(sheet)),
    },
  ],
});

export const evidence = define('content/evidence.ts', schema, {
  gapList: withFile(gapList),
  cutOver: withFile(cutOver),
  trialBalance: withFile(trialBalance),
  gatePasses: withFile(gatePasses),
  licences: withFile(licences),
  testScript: withFile(testScript),
  payrollRun: withFile(payrollRun),
  visitorList: withFile(visitorList),
  workOrders: withFile(workOrders),
  salesReconciliation: withFile(salesReconciliation),
  sampleQuotation: withFile(sampleQuotation),
  prototypeTest: withFile(prototypeTest),
  formToApp: withFile(formToApp),
  siteAcceptance: withFile(siteAcceptance),
  restoreReport: withFile(restoreReport),
  sharingReport: withFile(sharingReport),
  campaignReport: withFile(campaignReport),
  proofCheck: withFile(proofCheck),
  projectPlans: withFile(projectPlans),
  supportSheet: withFile(supportSheet),
  exitSheet: withFile(exitSheet),
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

export const sheets: readonly Evidence[] = Object.values(evidence).flatMap((part) =>
  'sheet' in part ? [part] : [],
);
