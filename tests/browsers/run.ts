import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LOCAL_INBOX_PORT } from '../../lib/public-settings';
import { BROWSERS_RESULT } from '../../scripts/test/browsers';
import { loadSettings } from '../../scripts/shared/settings';
import { createHost } from '../../scripts/shared/preview-server/preview-server';
import { readHostRules } from '../../scripts/shared/preview-server/rules';
import { createInbox } from '../../scripts/serve/inbox/inbox';
import { close, listen } from '../../scripts/shared/listen';
import { root } from '../../scripts/shared/steps';
import { type Browser, browsers } from './browsers';
import { journeys } from './journey';

async function walk({ start }: Browser, site: string): Promise<string | undefined> {
  const visitor = await start(site);
  let step = 'the start';
  try {
    for (const { width, steps } of journeys) {
      await visitor.resize(width);
      for (const [title, run] of steps) {
        step = `${width} px: ${title}`;
        await run(visitor);
      }
    }
    return undefined;
  } catch (error) {
    return `${step}\n${String(error)}`;
  } finally {
    await visitor.leave();
  }
}

const count = { passed: 0, failed: 0, skipped: 0 };
const notes: string[] = [];
const site = createHost({
  folder: path.join(root, 'out'),
  rules: readHostRules(),
});
const url = `http://127.0.0.1:${await listen(site, 0)}`;
const { server: inbox } = createInbox();
const sendsHere = loadSettings().usesLocalInbox;
if (sendsHere) await listen(inbox, LOCAL_INBOX_PORT);

for (const browser of browsers) {
  const reason = sendsHere
    ? browser.missing()
    : 'the journeys send messages, and this build has a real provider';
  if (reason !== undefined) {
    notes.push(`skipped the journeys in ${browser.name}: ${reason}`);
    count.skipped += 1;
    continue;
  }
  const failure = await walk(browser, url);
  if (failure === undefined) {
    console.log(
      `${browser.name}: all steps at ${journeys.map(({ width }) => width).join(' and ')} px`,
    );
    count.passed += 1;
  } else {
    console.error(`${browser.name}: ${failure}`);
    count.failed += 1;
  }
}

if (sendsHere) await close(inbox);
await close(site);
const file = path.join(root, BROWSERS_RESULT);
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify({ ...count, notes }));
if (count.failed > 0) process.exitCode = 1;
