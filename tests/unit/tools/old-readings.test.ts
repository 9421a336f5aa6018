/** @jest-environment node */
import { oldReadings } from '@/scripts/content/old-readings';
import { temporaryFolder } from '../temporary-folder';

const folder = temporaryFolder();

it('names what was read more than six months ago, by file and line', () => {
  folder.write({ 'content/services/nav.ts': "{ asOf: '2026-05' },\n{ asOf: '2026-06' },\n" });
  expect(oldReadings('2026-12-01', folder.at())).toEqual([
    expect.stringMatching(/^content\/services\/nav\.ts:1: asOf is 2026-05; /),
  ]);
});
