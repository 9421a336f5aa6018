import { parseArgs } from 'node:util';
import { benchTouch } from '../bench/touch';
import { finish } from '../shared/finish';

const help = `npm run bench:touch                  main-thread cost of a scroll, and latency of a first tap
npm run bench:touch -- --only taps   one of the two tables: scroll or taps
npm run bench:touch -- --runs 1      one run each instead of the median of three
A phone four times slower than this machine, round trips of 150 ms, 1.6 Mbit/s. Serves the last build
of out/; other work on the machine spoils the figures.`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(help);
else finish(await benchTouch(values.only, Number(values.runs)));
