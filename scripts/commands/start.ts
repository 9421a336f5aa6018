import { parseArgs } from 'node:util';
import { serveSite } from '../preview-server/serve-site';
import { finish } from '../shared/finish';

const help = `npm start                   builds the site and serves it on this machine
npm start -- --port 3200    looks for a free port from 3200 on, not from 3000
npm start -- --built        serves the last build without building again`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '3000' },
    built: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(help);
else finish(await serveSite({ port: Number(values.port), build: !values.built }));
