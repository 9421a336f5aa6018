/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { proxy } from '@/tools/editor/proxy';

const manifest = z.object({ dependencies: z.record(z.string(), z.string()) });
const lockfile = z.object({
  packages: z.record(z.string(), z.object({ resolved: z.string().optional() })),
});

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const packagesOf = (file: string): string[] => Object.keys(lockfile.parse(read(file)).packages);

describe('the packages of the editor', () => {
  it('are not among those of the site', () => {
    expect(packagesOf('tools/editor/package-lock.json')).toContain('node_modules/@keystatic/core');
    expect(packagesOf('package-lock.json').join('\n')).not.toMatch(/keystatic|keystar/);
  });

  it('come from whatever registry npm is set to', () => {
    for (const file of ['package-lock.json', 'tools/editor/package-lock.json']) {
      const { packages } = lockfile.parse(read(file));
      expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
    }
  });

  it('have the versions that the site has, where it has them too', () => {
    const site = manifest.parse(read('package.json')).dependencies;
    const editor = Object.entries(manifest.parse(read('tools/editor/package.json')).dependencies);
    const shared = editor.filter(([name]) => site[name] !== undefined);
    expect(shared.map(([name]) => name)).toEqual(expect.arrayContaining(['next', 'react', 'yaml']));
    expect(shared).toEqual(shared.map(([name]) => [name, site[name]]));
  });
});

test('the editor replaces what the schemas import to ask for files', () => {
  const [, replaced = ''] =
    /resolveAlias: \{ '([^']+)'/.exec(readFileSync('tools/editor/next.config.mjs', 'utf8')) ?? [];
  expect(readFileSync('content/schema/parts.ts', 'utf8')).toContain(`from '${replaced}';`);
});

test.each([
  ['127.0.0.1:3200', undefined],
  ['localhost:3201', undefined],
  ['localhost', undefined],
  ['rebound.example:3200', 403],
  ['localhost.rebound.example', 403],
  ['127.0.0.1.rebound.example:3200', 403],
  ['', 403],
])('the editor answers a request to the host "%s" with the status %s', (host, status) => {
  const request = { headers: new Headers({ host }) } as Request;
  expect(proxy(request)?.status).toBe(status);
});

test('the editor checks a post as the build does before it saves it', () => {
  const file = 'content/blog/3-iot-cold-chain.mdx';
  const post = '---\nid: 4\n---\n\n{process.env.HOME} [x](/blogs/1#nothing)\n';
  const { stdout } = spawnSync(
    process.execPath,
    ['--import=tsx', 'scripts/content/run-check-file.ts', 'save', file],
    { input: post, encoding: 'utf8' },
  );
  expect(JSON.parse(stdout)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        field: 'id',
        problem: expect.stringContaining('is 4, but the file name says 3') as string,
      }),
      expect.objectContaining({
        field: 'title',
        problem: expect.stringContaining('is missing') as string,
      }),
      expect.objectContaining({
        field: 'the text',
        problem: expect.stringContaining('has code between { and }') as string,
      }),
      expect.objectContaining({
        field: 'the text',
        problem: expect.stringContaining('links to #nothing') as string,
      }),
    ]),
  );
}, 60_000);
