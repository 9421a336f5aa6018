/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'sass';
import { filesBelow } from '@/scripts/shared/files-below';

const read = (ending: RegExp, folders: readonly string[]) =>
  folders.flatMap((folder) =>
    filesBelow(folder)
      .filter((name) => ending.test(name))
      .map((name) => ({
        file: path.join(folder, name),
        text: readFileSync(path.join(folder, name), 'utf8'),
      })),
  );
const code = read(/\.tsx?$/, ['app', 'components', 'content', 'lib']);
const drawn = read(/\.svg$/, ['public/art']).flatMap(
  ({ text }) => text.match(/ data-\w+="\w+"/g) ?? [],
);
const all = [...code.map(({ text }) => text), ...drawn].join('\n');
const classesOf = (sheet: string) => [
  ...new Set(
    Array.from(
      compile(sheet, { loadPaths: ['.'] })
        .css.replaceAll(/:global\([^()]*(?:\([^()]*\))*[^()]*\)|\{[^{}]*\}|url\([^)]*\)/g, '{}')
        .matchAll(/\.([a-z_][\w-]*)/gi),
      ([, name = '']) => name,
    ),
  ),
];

/** What a component takes from a sheet: names, and patterns of names that follow from data. */
const uses = code.flatMap(({ file, text }) =>
  Array.from(text.matchAll(/import (\w+) from '([^']+\.module\.scss)'/g), (match) => {
    const [, styles = '', from = ''] = match;
    const sheet = from.startsWith('@/') ? from.slice(2) : path.join(path.dirname(file), from);
    const keys = Array.from(
      text.matchAll(new RegExp(`\\b${styles}\\[([^\\]]+(?:\\[[^\\]]*\\][^\\]]*)?)\\]`, 'g')),
      ([, key = '']) => key,
    );
    return {
      file,
      sheet,
      names: Array.from(
        text.matchAll(new RegExp(`(?<![\\w/-])${styles}\\.(\\w+)`, 'g')),
        ([, name = '']) => name,
      ),
      keys,
    };
  }),
);
const sheets = [...new Set(uses.map(({ sheet }) => sheet))];
const classes = new Map(sheets.map((sheet) => [sheet, classesOf(sheet)]));

test('a component uses only classes that its style sheet has', () => {
  const missing = uses.flatMap(({ file, sheet, names }) =>
    names
      .filter((name) => !classes.get(sheet)?.includes(name))
      .map((name) => `${file} uses ${name}, which ${sheet} does not have`),
  );
  expect(missing).toEqual([]);
});

test('a style sheet has only classes that a component uses', () => {
  const unused = sheets.flatMap((sheet) => {
    const users = uses.filter((use) => use.sheet === sheet);
    const names = new Set(users.flatMap((use) => use.names));
    const keys = users.flatMap((use) => use.keys);
    const isChosen = (name: string) =>
      keys.some((key) => {
        const [, start, end] = /^`(\w*)\$\{.*\}(\w*)`$/.exec(key) ?? [];
        return start === undefined || end === undefined
          ? new RegExp(`['"]${name}['"]|\\b${name}:`).test(all)
          : name.startsWith(start) && name.endsWith(end);
      });
    return (classes.get(sheet) ?? [])
      .filter((name) => !names.has(name) && !isChosen(name))
      .map((name) => `${sheet} has ${name}, which no component uses`);
  });
  expect(unused).toEqual([]);
});

test('a style sheet belongs to a component', () => {
  const modules = read(/\.module\.scss$/, ['app', 'components']).map(({ file }) => file);
  expect(modules.filter((file) => !sheets.includes(file))).toEqual([]);
});

test('a global class stands in the style sheets of all pages', () => {
  const globals = ['base', 'layout', 'print'].flatMap((name) =>
    classesOf(`app/styles/${name}.scss`),
  );
  const named = code.flatMap(({ file, text }) =>
    Array.from(
      text.matchAll(/className="([^"]+)"|\bcx\('([^']+)'/g),
      ([, plain = '', joined = '']) => ({ file, names: (plain || joined).split(' ') }),
    ),
  );
  const missing = named.flatMap(({ file, names }) =>
    names.filter((name) => !globals.includes(name)).map((name) => `${file} uses ${name}`),
  );
  expect(missing).toEqual([]);
  // Roles of type are mixins too.
  const isRole = (name: string) => /^t[A-Z]/.test(name);
  const pages = code.filter(({ file }) => !file.startsWith('app/gallery'));
  const used = new Set(pages.flatMap(({ text }) => text.match(/[\w-]+/g) ?? []));
  expect(globals.filter((name) => !isRole(name) && !used.has(name))).toEqual([]);
});
