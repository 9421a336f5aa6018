import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LOCAL_INBOX_PORT } from '@/lib/public-settings';
import { buildSite, loadSettings } from '../build/build-site';
import { createHost } from '../preview-server/preview-server';
import { readHostRules } from '../preview-server/rules';
import { chooseInboxPort, openInbox } from '../inbox/open-inbox';
import { close, freePort, listen } from '../shared/listen';
import { root } from '../shared/steps';

const help = `npm start                   builds the site and serves it on this machine
npm start -- --port 3200    begins to look for a free port at 3200 instead of 3000
npm start -- --built        serves the last build as it is`;

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    built: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function start(): Promise<void> {
  const folder = path.join(root, 'out');
  const sitePort = await freePort(Number(options.port), 'the site');
  const inboxPort = loadSettings().usesLocalInbox ? await chooseInboxPort() : undefined;
  if (!options.built) {
    if (!(await buildSite())) {
      process.exitCode = 1;
      return;
    }
  } else if (existsSync(folder)) {
    console.log('Serving the last build of out/, without a new one.');
    if (inboxPort !== undefined && inboxPort !== LOCAL_INBOX_PORT) {
      console.log(`A build made without settings sends forms to port ${LOCAL_INBOX_PORT}.`);
    }
  } else {
    console.error('There is no build in out/ yet: run npm start without --built.');
    process.exitCode = 1;
    return;
  }

  const { basePath, formEndpoint } = loadSettings();
  const rules = readHostRules();
  const site = createHost({ folder, basePath, rules });
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
}

if (options.help) console.log(help);
else await start();
