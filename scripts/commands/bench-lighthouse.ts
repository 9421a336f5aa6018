import { parseArgs } from 'node:util';
import { benchLighthouse } from '../bench/lighthouse';
import { PROFILES } from '../bench/lighthouse-run';

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

if (values.help) console.log(help);
else await benchLighthouse(positionals, values.profile, Number(values.runs));
