import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../shared/steps';

const sitePath = z.string().startsWith('/');

const hostRules = z.strictObject({
  /** Headers that every answer carries. */
  headers: z.record(z.string(), z.string()).default({}),
  /** Where paths that no file answers lead, permanently. Paths are decoded, without base path. */
  redirects: z
    .array(z.strictObject({ from: sitePath, to: sitePath, ignoreCase: z.boolean().default(false) }))
    .default([]),
});

/** What the host does besides answering with files. */
export type HostRules = z.infer<typeof hostRules>;

/** Where the rules are, below the top level. */
export const HOST_RULES_FILE = 'deploy/generated/host-rules.json';

export const noRules: HostRules = { headers: {}, redirects: [] };

/**
 * Reads the rules that are generated for real hosts.
 *
 * @param file path of a JSON file, that of the last build if none is named; where it does not exist
 *   there are no rules
 */
export function readHostRules(file = path.join(root, HOST_RULES_FILE)): HostRules {
  if (!existsSync(file)) return noRules;
  return hostRules.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Where a decoded path leads by the rules, if anywhere. */
export function findRedirect(rules: HostRules, pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  const rule = rules.redirects.find(({ from, ignoreCase }) =>
    ignoreCase ? from.toLowerCase() === lower : from === pathname,
  );
  return rule && rule.to !== pathname ? rule.to : undefined;
}
