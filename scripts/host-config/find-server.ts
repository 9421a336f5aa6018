import { existsSync } from 'node:fs';
import { hasPackages, installPackages } from '../tests/debian';

/** A web server that can be run on this machine. */
export interface WebServer {
  readonly name: 'nginx' | 'Caddy';
  /** Names the program file where it lies in no usual place. */
  readonly variable: string;
  readonly command: string;
  readonly debianPackage: string;
}

export const nginx: WebServer = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  command: 'nginx',
  debianPackage: 'nginx-light',
};

export const caddy: WebServer = {
  name: 'Caddy',
  variable: 'CADDY_PATH',
  command: 'caddy',
  debianPackage: 'caddy',
};

function installed({ variable, command }: WebServer): string | undefined {
  const named = process.env[variable];
  if (named) return named;
  const folders = [
    ...(process.env.PATH ?? '').split(':'),
    '/usr/sbin',
    '/usr/local/sbin',
    '/opt/homebrew/bin',
  ];
  return folders.map((folder) => `${folder}/${command}`).find((file) => existsSync(file));
}

/**
 * The program file of a web server: one that the environment names, an installed one, or one from
 * Debian's package, which is installed if need be.
 *
 * @returns undefined where none is to be had, after printing so
 */
export function findServer(server: WebServer): string | undefined {
  const file = installed(server);
  if (file) return file;
  if (installPackages(server.debianPackage)) return installed(server);
  const reason = hasPackages
    ? `its package ${server.debianPackage} could not be installed`
    : `it is not installed; install it or name its program in ${server.variable}`;
  console.log(`Skipping what needs ${server.name}: ${reason}.`);
  return undefined;
}

/** Where Debian's packages put what nginx needs to send brotli. */
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether the nginx of this machine sends ready brotli files. */
export const hasNginxBrotli = (): boolean => existsSync(NGINX_BROTLI);
