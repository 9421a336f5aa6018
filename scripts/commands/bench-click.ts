import { parseArgs } from 'node:util';
import { benchClicks } from '../bench/click';
import { finish } from '../shared/finish';

const help = `npm run bench:click                 milliseconds from a click to the next page's first frame
npm run bench:click -- --runs 1     one click a link instead of the median of five
Serves the last build of out/; other work on the machine spoils the figures.`;

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, help: { type: 'boolean', default: false } },
});

if (values.help) console.log(help);
else finish(await benchClicks(Number(values.runs)));
