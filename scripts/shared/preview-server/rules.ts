import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { root } from '../steps';

const sitePath = z.string().startsWith('/');

const hostRules = z.strictObject({
  /** Headers of every response. */
  headers: z.record(z.string(), z.string()).default({}),
  /** Permanent redirects of paths without a file. Paths are decoded, without base path. */
  redirects: z
    .array(z.strictObject({ from: sitePath, to: sitePath, ignoreCase: z.boolean().default(false) }))
    .default([]),
});

/** The headers and redirects of the host. */
export type HostRules = z.infer<typeof hostRules>;

/** Path of the rules in the repository. */
export const HOST_RULES_FILE = 'deploy/generated/host-rules.json';

export const noRules: HostRules = { headers: {}, redirects: [] };

/**
 * Reads the rules that are generated for real hosts.
 *
 * @param file path of a JSON file; by default that of the last build. Without the file there are no
 * rules
 */
export function readHostRules(file = path.join(root, HOST_RULES_FILE)): HostRules {
  if (!existsSync(file)) return noRules;
  return hostRules.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** The target of the redirect for a decoded path, if any. */
export function findRedirect(rules: HostRules, pathname: string): string | undefined {
  const lower = pathname.toLowerCase();
  const rule = rules.redirects.find(({ from, ignoreCase }) =>
    ignoreCase ? from.toLowerCase() === lower : from === pathname,
  );
  return rule && rule.to !== pathname ? rule.to : undefined;
}
