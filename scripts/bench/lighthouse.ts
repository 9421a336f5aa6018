import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createHost } from '../preview-server/preview-server';
import { readHostRules } from '../preview-server/rules';
import { close, freePort, listen } from '../shared/listen';
import { root } from '../shared/steps';
import { PAGE_OF_EACH_KIND, PROFILES, measure } from './lighthouse-run';

const help = `npm run bench:lighthouse                        one page of each kind, phone and desktop
npm run bench:lighthouse -- / /career           these pages
npm run bench:lighthouse -- --runs 1            one run a page instead of the median of three
npm run bench:lighthouse -- --profile mobile    without the desktop computer
Serves the last build of out/; other work on the machine spoils the figures.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    profile: { type: 'string', multiple: true, default: [...PROFILES] },
    help: { type: 'boolean', default: false },
  },
});
const profiles = z.array(z.enum(PROFILES)).parse(values.profile);

async function bench(): Promise<void> {
  const site = createHost({
    folder: path.join(root, 'out'),
    rules: readHostRules(),
  });
  // Where a build without settings believes to be, so that its canonical addresses are right.
  const port = await listen(site, await freePort(3000, 'the site'));
  console.log('| page | profile | perf / a11y / best / SEO | LCP ms | TBT ms | CLS | index |');
  console.log('| --- | --- | --- | ---: | ---: | ---: | ---: |');
  for (const page of positionals.length > 0 ? positionals : PAGE_OF_EACH_KIND) {
    for (const profile of profiles) {
      const url = `http://localhost:${port}${page}`;
      const { scores, lcp, tbt, cls, speed } = await measure(url, profile, Number(values.runs));
      const times = [lcp, tbt].map((time) => time.toFixed(0)).join(' | ');
      const name = decodeURIComponent(page);
      console.log(
        `| ${name} | ${profile} | ${scores.join(' / ')} | ${times} | ${cls.toFixed(3)} | ${speed.toFixed(0)} |`,
      );
    }
  }
  await close(site);
}

if (values.help) console.log(help);
else await bench();
