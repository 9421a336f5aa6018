import { type Sheet, sheetFile, sheetPictures } from '../../kit/evidence';
import type { Picture } from '../../kit/shapes';
import { cutOver } from './cut-over';
import { gapList } from './gap-list';
import { gatePasses } from './gate-passes';
import { licences } from './licences';
import { payrollRun } from './payroll-run';
import { testScript } from './test-script';
import { trialBalance } from './trial-balance';
import { visitorList } from './visitor-list';
import { workOrderSheet } from './work-orders';

interface Evidence {
  readonly pictures: readonly Picture[];
  readonly fileName: string;
  readonly file: string;
}

function evidenceOf<Row>(sheet: Sheet<Row>): Evidence {
  return {
    pictures: sheetPictures(sheet),
    fileName: `${sheet.name}-example.csv`,
    file: sheetFile(sheet),
  };
}

export const evidence: readonly Evidence[] = [
  evidenceOf(gapList),
  evidenceOf(cutOver),
  evidenceOf(trialBalance),
  evidenceOf(gatePasses),
  evidenceOf(licences),
  evidenceOf(testScript),
  evidenceOf(payrollRun),
  evidenceOf(visitorList),
  evidenceOf(workOrderSheet),
];

export const downloads: ReadonlyMap<string, string> = new Map(
  evidence.map(({ fileName, file }) => [fileName, file]),
);
