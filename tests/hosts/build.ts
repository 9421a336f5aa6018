import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createHostRules } from '@/scripts/hosts/host-rules';
import { filesBelow } from '@/scripts/shared/files-below';
import { root } from '@/scripts/shared/steps';

export const exported = path.join(root, 'out');
export const { BASE_PATH: basePath = '', SITE_URL: siteUrl = '' } = process.env;
if (siteUrl === '') throw new Error('Start the host tests with: npm run hosts');
export const rules = createHostRules({ formEndpoint: process.env.FORM_ENDPOINT ?? '' });

export const read = (name: string): string => readFileSync(path.join(exported, name), 'utf8');

export const exportedNames = (): string[] => filesBelow(exported);

export function exportedFile(pattern: RegExp): string {
  const name = exportedNames().find((candidate) => pattern.test(candidate));
  if (name === undefined) throw new Error(`The export has no file like ${String(pattern)}`);
  return name;
}
