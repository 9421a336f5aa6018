import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../steps';

export interface HostRules {
  readonly headers: Readonly<Record<string, string>>;
  /** Of any spelling of `from`. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
}

export const HOST_RULES_FILE = 'deploy/generated/host-rules.json';

/** Files in the export that hosts read and do not serve. */
export const HOST_FILES: readonly string[] = ['_headers', '_redirects', '.nojekyll'];

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
