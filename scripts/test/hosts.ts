import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { loadSettings } from '../shared/settings';
import { caddy, findServer, nginx } from './find-server';
import { type StepResult, root, tool } from '../shared/steps';

export const HOSTS_RESULT = 'test-results/hosts.json';

export async function runHostTests(args: string[], live: boolean): Promise<StepResult> {
  mkdirSync(path.join(root, path.dirname(HOSTS_RESULT)), { recursive: true });
  const { siteUrl, basePath, formEndpoint } = loadSettings();
  const tests = tool(
    '',
    [
      'jest',
      '--config=tests/hosts/jest.config.mjs',
      '--json',
      `--outputFile=${HOSTS_RESULT}`,
      ...args,
    ],
    {
      live,
      env: {
        SITE_URL: siteUrl,
        BASE_PATH: basePath,
        FORM_ENDPOINT: formEndpoint,
        NGINX_PATH: findServer(nginx) ?? '',
        CADDY_PATH: findServer(caddy) ?? '',
      },
    },
  );
  return tests.run();
}
