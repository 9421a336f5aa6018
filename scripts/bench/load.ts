import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { loadSettings } from '../build/build-site';
import { findServer, hasNginxBrotli, nginx } from '../host-config/find-server';
import { startNginx } from '../host-config/run-server';
import { generateLoad } from './generate-load';
import { root } from '../shared/steps';

const help = `npm run bench:load    shows what one nginx process on one core serves of the last build
  -- --requests 20000   ends a round after so many answers
  -- --seconds 10       or after so many seconds, whichever comes first
  -- --connections 32   connections that stay open`;

const { values: options } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '32' },
    help: { type: 'boolean', default: false },
  },
});

async function bench(): Promise<void> {
  const folder = path.join(root, 'out');
  if (!existsSync(folder)) throw new Error('There is no build in out/ yet: run npm run build.');
  if (loadSettings().basePath !== '') throw new Error('Bench a build without a base path.');
  const program = findServer(nginx);
  if (program === undefined) return;
  const brotli = hasNginxBrotli();
  const deploy = path.join(root, 'deploy');
  const server = await startNginx({ program, folder, deploy, brotli, workers: 1 });
  const limits = {
    requests: Number(options.requests),
    seconds: Number(options.seconds),
    connections: Number(options.connections),
  };
  try {
    console.log('page       encoding  answers  errors  seconds  answers/s     MB/s');
    for (const page of ['/', '/about-us']) {
      for (const acceptEncoding of brotli ? ['br', 'gzip', 'identity'] : ['gzip', 'identity']) {
        const load = { port: server.port, path: page, acceptEncoding, ...limits };
        await generateLoad({ ...load, requests: 500 });
        const { requests, bytes, seconds, errors } = await generateLoad(load);
        const cells = [
          page.padEnd(9),
          acceptEncoding.padEnd(8),
          String(requests).padStart(7),
          String(errors.length).padStart(6),
          seconds.toFixed(2).padStart(7),
          (requests / seconds).toFixed(0).padStart(9),
          (bytes / seconds / 1e6).toFixed(1).padStart(7),
        ];
        console.log(cells.join('  '));
        if (errors.length > 0) process.exitCode = 1;
      }
    }
  } finally {
    await server.stop();
  }
}

if (options.help) console.log(help);
else await bench();
