import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const repository = process.cwd();

const rightFields = {
  author: 'ERP practice team',
  date: '2026-01-08',
  excerpt: 'Counting ten bins each morning finds what the yearly count hides, and why.',
  image: 'blog-iot',
  imageAlt: 'A shelf of ten bins, one drawn forward.',
};

/** The text begins on line 11. An undefined field is omitted. */
export function post(
  id: number,
  body: string,
  changes: Readonly<Record<string, string | undefined>> = {},
): string {
  const title = `Cycle counts, part ${id}`;
  const all = { id: String(id), title, ...rightFields, ...changes };
  const fields = Object.entries<string | undefined>(all)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}: ${value ?? ''}`);
  return ['---', ...fields, '---', '', body, ''].join('\n');
}

export function copySite(posts: readonly string[] = readdirSync('content/blog')): string {
  const site = mkdtempSync(path.join(tmpdir(), 'content-'));
  mkdirSync(path.join(site, 'content/blog'), { recursive: true });
  for (const name of ['app', 'public']) {
    symlinkSync(path.join(repository, name), path.join(site, name));
  }
  for (const name of [...posts.map((file) => `blog/${file}`), 'legal', 'post-template.mdx']) {
    cpSync(path.join(repository, 'content', name), path.join(site, 'content', name), {
      recursive: true,
    });
  }
  cpSync(path.join(repository, 'tests/company'), path.join(site, 'content/data'), {
    recursive: true,
  });
  return site;
}

export const writePost = (site: string, name: string, text: string | Uint8Array): void => {
  writeFileSync(path.join(site, 'content/blog', name), text);
};

export interface Output {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** In a process, because Jest cannot load the parser. */
export function checkSite(site: string, today: string): Output {
  const program = `
    process.chdir(${JSON.stringify(site)});
    await import(${JSON.stringify(path.join(repository, 'scripts/content/main.ts'))});`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import=tsx', '--input-type=module', '--eval', program],
    { cwd: repository, encoding: 'utf8', env: { ...process.env, BUILD_DAY: today } },
  );
  return { status, stdout, stderr };
}

export function compileTexts(texts: readonly string[]): string[] {
  const program = `
    import transformer from ${JSON.stringify(path.join(repository, 'tests/mdx-transform.mjs'))};
    const compile = (text) => transformer.process(text, 'post.mdx').code;
    process.stdout.write(JSON.stringify(${JSON.stringify(texts)}.map(compile)));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: repository,
    encoding: 'utf8',
  });
  return z.array(z.string()).parse(JSON.parse(stdout));
}

export const mistakesOfPost = ({ stderr }: Output, name: string): string[] =>
  stderr
    .split('\n')
    .filter((line) => line.startsWith(`  content/blog/${name}:`))
    .map((line) => line.slice(`  content/blog/${name}:`.length));
