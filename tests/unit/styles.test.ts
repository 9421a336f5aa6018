/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { compile } from 'sass';
import * as palette from '@/art/kit/palette';
import { filesBelow } from '@/scripts/shared/files-below';

const RULE = 'content-visibility: auto';

function rulesAround(css: string, declaration: string): string[][] {
  const open: string[] = [];
  const found: string[][] = [];
  for (const [, before = '', sign] of css.matchAll(/([^{};]*)([{};])/g)) {
    if (sign === '{') open.push(before.trim());
    else {
      if (before.includes(declaration)) found.push([...open]);
      if (sign === '}') open.pop();
    }
  }
  return found;
}

test('no section is left out of the layout where its ground would be cut to the text column', () => {
  const sheets = ['app', 'components'].flatMap((folder) =>
    filesBelow(folder)
      .filter((name) => name.endsWith('.scss'))
      .map((name) => `${folder}/${name}`)
      .filter((sheet) => readFileSync(sheet, 'utf8').includes(RULE)),
  );
  const places = sheets.flatMap((sheet) => rulesAround(compile(sheet).css, RULE));
  expect(places.length).toBeGreaterThan(0);
  for (const rules of places) expect(rules).toContain('@supports (overflow-clip-margin: 1px)');
});

test('pages and drawings have the same pigments', () => {
  const pigments = readFileSync('app/styles/_pigments.scss', 'utf8');
  const shared = Object.entries(palette).flatMap(([name, value]) => {
    const dashed = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const own = new RegExp(`^\\$${dashed}: (#[0-9a-f]{6});`, 'm').exec(pigments)?.[1];
    return own === undefined ? [] : [{ name, page: own, drawing: String(value).toLowerCase() }];
  });
  expect(shared.length).toBeGreaterThan(10);
  expect(shared.filter(({ page, drawing }) => page !== drawing)).toEqual([]);
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
