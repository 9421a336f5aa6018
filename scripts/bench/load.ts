import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadSettings } from '../build/build-site';
import { findServer, hasNginxBrotli, nginx } from '../host-config/find-server';
import { startNginx } from '../host-config/run-server';
import { type Load, generateLoad } from './generate-load';
import { root } from '../shared/steps';

/**
 * Prints a table of the throughput of one nginx process on one core, for two pages in each
 * encoding. Does nothing where nginx is not installed.
 *
 * @returns whether every response was complete
 * @throws Error without a build in out/, or with one that has a base path
 */
export async function benchLoad(
  limits: Pick<Load, 'requests' | 'seconds' | 'connections'>,
): Promise<boolean> {
  const folder = path.join(root, 'out');
  if (!existsSync(folder)) throw new Error('There is no build in out/ yet: run npm run build.');
  if (loadSettings().basePath !== '') throw new Error('Bench a build without a base path.');
  const program = findServer(nginx);
  if (program === undefined) return true;
  const brotli = hasNginxBrotli();
  const deploy = path.join(root, 'deploy');
  const server = await startNginx({ program, folder, deploy, brotli, workers: 1 });
  let ok = true;
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
        ok &&= errors.length === 0;
      }
    }
  } finally {
    await server.stop();
  }
  return ok;
}
