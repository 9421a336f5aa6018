import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHost } from '@/scripts/shared/preview-server/preview-server';
import { hasNginxBrotli } from '@/scripts/test/find-server';
import {
  type RunningServer,
  type ServerOptions,
  startCaddy,
  startNginx,
} from '@/scripts/test/run-server';
import { close, listen } from '@/scripts/shared/listen';
import { root } from '@/scripts/shared/steps';
import { basePath, rules } from './build';

export interface Host {
  readonly name: string;
  readonly isHere: boolean;
  readonly encodings: readonly ('br' | 'gzip')[];
  readonly start: (folder: string) => Promise<RunningServer>;
}

/** The export itself, or a folder with it below the base path. */
function withRoot(start: (options: Omit<ServerOptions, 'program'>) => Promise<RunningServer>) {
  return async (folder: string): Promise<RunningServer> => {
    const deploy = path.join(root, 'deploy');
    if (basePath === '') return start({ folder, deploy });
    const above = mkdtempSync(path.join(tmpdir(), 'root-'));
    const place = path.join(above, basePath);
    mkdirSync(path.dirname(place), { recursive: true });
    symlinkSync(folder, place);
    const { port, stop } = await start({ folder: above, deploy });
    return {
      port,
      stop: () =>
        stop().then(() => {
          rmSync(above, { recursive: true });
        }),
    };
  };
}

async function startPreview(folder: string): Promise<RunningServer> {
  const server = createHost({ folder, basePath, rules });
  const port = await listen(server, 0);
  return { port, stop: () => close(server) };
}

const { NGINX_PATH: nginx = '', CADDY_PATH: caddy = '' } = process.env;
const brotli = hasNginxBrotli();

export const hosts: readonly Host[] = [
  { name: 'the preview host', isHere: true, encodings: ['br', 'gzip'], start: startPreview },
  {
    name: 'nginx',
    isHere: nginx !== '',
    encodings: brotli ? ['br', 'gzip'] : ['gzip'],
    start: withRoot((options) => startNginx({ ...options, program: nginx, brotli })),
  },
  {
    name: 'Caddy',
    isHere: caddy !== '',
    encodings: ['br', 'gzip'],
    start: withRoot((options) => startCaddy({ ...options, program: caddy })),
  },
];
