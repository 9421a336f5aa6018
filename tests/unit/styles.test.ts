/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { DESKTOP, HEADER, TABLET } from '@/lib/screens';
import { countStyles } from '@/scripts/measure/styles/count-styles';
import { filesBelow } from '@/scripts/shared/files-below';

test('no style leaves a part of a page unpainted', () => {
  const sheets = ['app', 'components'].flatMap((folder) =>
    filesBelow(folder)
      .filter((name) => name.endsWith('.scss'))
      .map((name) => `${folder}/${name}`),
  );
  const rule = /content-visibility: (auto|hidden)/;
  expect(sheets.filter((sheet) => rule.test(readFileSync(sheet, 'utf8')))).toEqual([]);
});

test('pages and drawings have the same pigments', () => {
  const colors = (file: string, pattern: RegExp) =>
    Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, name = '', value = '']) => ({
      name: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value: value.toLowerCase(),
    }));
  const drawn = colors('tools/art/src/kit/palette.ts', /const (\w+) = '(#\w{6})'/g);
  const pigments = new Map(
    colors('app/styles/_pigments.scss', /\$([\w-]+): (#\w{6});/g).map(({ name, value }) => [
      name,
      value,
    ]),
  );
  const shared = drawn.filter(({ name }) => pigments.has(name));
  expect(shared.length).toBeGreaterThan(10);
  expect(shared.filter(({ name, value }) => pigments.get(name) !== value)).toEqual([]);
});

test('a style sheet uses only custom properties that exist', () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    filesBelow(folder)
      .filter((name) => /\.(scss|tsx?)$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const all = files.join('\n');
  const defined = new Set(
    Array.from(all.matchAll(/(--[\w-]+)['"]?\s*[:,\]]/g), ([, name]) => name),
  );
  const used = Array.from(all.matchAll(/var\((--[\w-]+)\)/g), ([, name]) => name);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});

// What stylelint.config.mjs cannot count.
test('style sheets keep to the widths, sizes and conditions of the site', () => {
  const { widths, sizes, conditions, mixins } = countStyles();
  expect(widths).toEqual([DESKTOP, HEADER, TABLET].map((width) => `${width}px`).sort());
  // Of the roles of type, and of the name of the company.
  expect(sizes).toHaveLength(14);
  expect(conditions.length).toBeLessThanOrEqual(25);
  expect(mixins).toEqual([]);
});

// A new one first tries the classes of app/styles/layout.scss (docs/styles.md); fewer lower the number.
test('style sheets do by hand only what primitives and roles cannot', () => {
  const { rooms } = countStyles();
  const sum = (key: 'grids' | 'fonts' | 'bleeds') =>
    rooms.reduce((total, room) => total + room[key], 0);
  expect(sum('grids')).toBeLessThanOrEqual(104);
  expect(sum('fonts')).toBeLessThanOrEqual(6);
  expect(sum('bleeds')).toBeLessThanOrEqual(33);
});
