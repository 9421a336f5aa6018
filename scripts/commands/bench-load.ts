import { parseArgs } from 'node:util';
import { benchLoad } from '../bench/load';
import { finish } from '../shared/finish';

const help = `npm run bench:load    answers a second of one nginx process on one core, from the last build
  -- --requests 20000   ends a round after so many answers
  -- --seconds 10       or after so many seconds, whichever comes first
  -- --connections 32   connections that stay open`;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '32' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(help);
else {
  const { requests, seconds, connections } = values;
  const bounds = { requests: Number(requests), seconds: Number(seconds) };
  finish({ ok: await benchLoad({ ...bounds, connections: Number(connections) }) });
}
