import { parseArgs } from 'node:util';
import { benchLimit } from '../bench/limit';

const help = `npm run bench:limit                   one page of each kind beside a copy without scripts
npm run bench:limit -- / /career      these pages
npm run bench:limit -- --runs 1       one run a page instead of the median of three
The copy is the lower bound for any framework; our LCP may be 1.05 times as long.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '3' }, help: { type: 'boolean', default: false } },
});

if (values.help) console.log(help);
else await benchLimit(positionals, Number(values.runs));
