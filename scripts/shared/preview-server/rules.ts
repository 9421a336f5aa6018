import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HOST_RULES_FILE, type HostRules } from '../../hosts/hosted-site';
import { root } from '../steps';

export const noRules: HostRules = { headers: {}, redirects: [] };

/** Of the last build. */
export function readHostRules(): HostRules {
  const file = path.join(root, HOST_RULES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as HostRules) : noRules;
}

export function findRedirect(rules: HostRules, pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  const rule = rules.redirects.find(({ from }) => from.toLowerCase() === lower);
  return rule && rule.to !== pathname ? rule.to : undefined;
}
