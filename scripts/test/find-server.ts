import { existsSync } from 'node:fs';
import { hasPackages, installPackages } from '../shared/debian';

export const nginx = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  command: 'nginx',
  debianPackage: 'nginx-light',
};

export const caddy = {
  name: 'Caddy',
  variable: 'CADDY_PATH',
  command: 'caddy',
  debianPackage: 'caddy',
};

type WebServer = typeof nginx;

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

/** Installed from Debian if possible; undefined after printing the reason. */
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

const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export const hasNginxBrotli = (): boolean => existsSync(NGINX_BROTLI);
