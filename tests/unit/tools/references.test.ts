/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|scss|md|yaml|yml)$/.test(file) && existsSync(file));

const self = path.relative(process.cwd(), import.meta.filename);

const placesOf = (pattern: RegExp, among: readonly string[]): string[] =>
  among
    .filter((file) => file !== self)
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line}`] : [])),
    );

const code = files.filter((file) => !file.startsWith('content/'));

it('no file refers to a numbered decision, section or issue of a document elsewhere', () => {
  const numbered = /\b(?:decisions?|issue) \d|\bsections? \d+ (?:of the spec|and)|\(section \d+\)/i;
  expect(placesOf(numbered, code)).toEqual([]);
});

it('every file that code or docs name exists', () => {
  const named =
    /(?<![\w/.@-])((?:app|components|content|docs|lib|scripts|tests|tools)\/[\w/.-]+\.(?:tsx?|mjs|md|scss|json|ya?ml|py))\b/g;
  const missing = code.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(named)]
      .map(([, name = '']) => name)
      .filter((name) => !existsSync(name) && !file.startsWith('tests/'))
      .map((name) => `${file} names ${name}`),
  );
  expect(missing).toEqual([]);
});

it('every link between the docs leads to a file', () => {
  const dead = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|mailto:|\/)([^)#]+)/g)]
        .map(([, target = '']) => target)
        .filter((target) => !existsSync(path.join(path.dirname(file), target)))
        .map((target) => `${file} links to ${target}`),
    );
  expect(dead).toEqual([]);
});

it('every command that the docs name exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const unknown = code.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run ([a-z][\w:]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !(name in scripts))
      .map((name) => `${file} names npm run ${name}`),
  );
  expect(unknown).toEqual([]);
});
