import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../steps';

const sitePath = z.string().startsWith('/');

const hostRules = z.strictObject({
  headers: z.record(z.string(), z.string()).default({}),
  /** Of any spelling of `from`. */
  redirects: z.array(z.strictObject({ from: sitePath, to: sitePath })).default([]),
});

export type HostRules = z.infer<typeof hostRules>;

export const HOST_RULES_FILE = 'deploy/generated/host-rules.json';

/** Files in the export that hosts read and do not serve. */
export const HOST_FILES: readonly string[] = ['_headers', '_redirects', '.nojekyll'];

export const noRules: HostRules = { headers: {}, redirects: [] };

/** By default those of the last build; none without the file. */
export function readHostRules(file = path.join(root, HOST_RULES_FILE)): HostRules {
  if (!existsSync(file)) return noRules;
  return hostRules.parse(JSON.parse(readFileSync(file, 'utf8')));
}

export function findRedirect(rules: HostRules, pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  const rule = rules.redirects.find(({ from }) => from.toLowerCase() === lower);
  return rule && rule.to !== pathname ? rule.to : undefined;
}
