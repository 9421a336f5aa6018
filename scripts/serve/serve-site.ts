import { existsSync } from 'node:fs';
import path from 'node:path';
import { LOCAL_INBOX_PORT } from '@/lib/public-settings';
import { chooseInboxPort, openInbox } from './inbox/open-inbox';
import { close, freePort, listen } from '../shared/listen';
import { loadSettings } from '../shared/settings';
import { type StepResult, root, script } from '../shared/steps';
import { createHost } from '../shared/preview-server/preview-server';
import { readHostRules } from '../shared/preview-server/rules';

export async function serveSite(options: { port: number; build: boolean }): Promise<StepResult> {
  const folder = path.join(root, 'out');
  const sitePort = await freePort(options.port, 'the site');
  const inboxPort = loadSettings().usesLocalInbox ? await chooseInboxPort() : undefined;
  if (options.build) {
    const build = script('', ['scripts/export/main.ts', 'build'], { live: true });
    if (!(await build.run()).ok) return { ok: false };
  } else if (existsSync(folder)) {
    console.log('Serving the last build of out/.');
    if (inboxPort !== undefined && inboxPort !== LOCAL_INBOX_PORT) {
      console.log(`A build made without settings sends forms to port ${LOCAL_INBOX_PORT}.`);
    }
  } else {
    return { ok: false, output: 'There is no build in out/ yet: run npm start without --built.' };
  }

  const { basePath, formEndpoint } = loadSettings();
  const site = createHost({ folder, basePath, rules: readHostRules() });
  const servers = [site];
  await listen(site, sitePort);
  console.log(`\nThe site    http://localhost:${sitePort}${basePath}/`);
  if (inboxPort === undefined) {
    console.log(`The forms send to ${formEndpoint}`);
  } else {
    servers.push(await openInbox(inboxPort));
    console.log(`The inbox   http://localhost:${inboxPort}/ shows what the forms of the site send`);
  }
  console.log('Ctrl+C stops everything.\n');

  const stop = () => {
    void Promise.all(servers.map(close)).then(() => {
      console.log('\nStopped.');
    });
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return { ok: true };
}
