import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { close, isBusy, listen } from '../shared/listen';

export interface ServerOptions {
  readonly program: string;
  readonly folder: string;
  readonly deploy: string;
}

export interface RunningServer {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

async function anyFreePort(): Promise<number> {
  const placeholder = createServer();
  const port = await listen(placeholder, 0);
  await close(placeholder);
  return port;
}

/** Throws its output if it exits instead. */
async function ready(child: ChildProcess, port: number, name: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => (said += String(chunk)));
  child.on('error', (error) => (said += String(error)));
  while (!(await isBusy(port))) {
    if (child.exitCode !== null || child.pid === undefined) {
      throw new Error(`${name} does not start: ${said}`);
    }
    await pause(20);
  }
}

interface Launch {
  name: string;
  port: number;
  home: string;
  program: string;
  args: string[];
  env?: Record<string, string>;
}

async function launch({ name, port, home, program, args, env }: Launch): Promise<RunningServer> {
  const child = spawn(program, args, {
    cwd: home,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'close');
    rmSync(home, { recursive: true });
  };
  try {
    await ready(child, port, name);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}

/** Throws if one is not found, so that a change is noticed. */
function replaceEach(text: string, changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((result, [from, to]) => {
    const parts = result.split(from);
    if (parts.length !== 2) throw new Error(`Expected once in nginx.conf: ${from}`);
    return parts.join(to);
  }, text);
}

/** With local paths. */
export async function startNginx({
  program,
  folder,
  deploy,
  brotli,
}: ServerOptions & { brotli: boolean }): Promise<RunningServer> {
  const home = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await anyFreePort();
  const scratch = ['client_body', 'fastcgi', 'proxy', 'scgi', 'uwsgi'].map(
    (name) => `${name}_temp_path ${home}/${name};`,
  );
  const settings = replaceEach(readFileSync(path.join(deploy, 'nginx.conf'), 'utf8'), [
    ['user www-data;', `user ${userInfo().username};`],
    ['pid /run/', `pid ${home}/`],
    ['error_log /var/log/nginx/error.log', 'error_log stderr'],
    ['access_log /var/log/nginx/access.log;', `access_log off;\n${scratch.join('\n')}`],
    ['    listen 80;\n', `    listen 127.0.0.1:${port};\n`],
    ['    listen [::]:80;\n', ''],
    ['root /srv/website/out;', `root ${folder};`],
    ...(brotli ? ([['#brotli_static on;', 'brotli_static on;']] as const) : []),
  ]);
  cpSync(path.join(deploy, 'generated'), path.join(home, 'generated'), { recursive: true });
  writeFileSync(path.join(home, 'nginx.conf'), settings);
  const args = ['-e', 'stderr', '-g', 'daemon off;', '-c', path.join(home, 'nginx.conf')];
  return launch({ name: 'nginx', port, home, program, args });
}

/** With the unchanged `deploy/Caddyfile`. */
export async function startCaddy({
  program,
  folder,
  deploy,
}: ServerOptions): Promise<RunningServer> {
  const home = mkdtempSync(path.join(tmpdir(), 'caddy-'));
  const port = await anyFreePort();
  return launch({
    name: 'Caddy',
    port,
    home,
    program,
    args: ['run', '--adapter', 'caddyfile', '--config', path.join(deploy, 'Caddyfile')],
    env: {
      CADDY_ADMIN: 'off',
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: folder,
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_DATA_HOME: home,
    },
  });
}
