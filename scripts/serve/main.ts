import { parseArgs } from 'node:util';
import { finish } from '../shared/finish';

const help = `npm run dev                  the site while you write, at http://localhost:3000
npm run dev -- --gallery     with /gallery, which shows each part once
npm run dev -- --port 3400   other options go to next dev
npm start                    builds the site and serves it on this machine
npm start -- --port 3200     looks for a free port from 3200 on, not from 3000
npm start -- --built         serves the last build without building again`;

const [command = '', ...args] = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(help);
} else if (command === 'dev') {
  const { runDevServer } = await import('./dev-server');
  await runDevServer(args);
} else {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '3000' },
      built: { type: 'boolean', default: false },
    },
  });
  const { serveSite } = await import('./serve-site');
  finish(await serveSite({ port: Number(values.port), build: !values.built }));
}
