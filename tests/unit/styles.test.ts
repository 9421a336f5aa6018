/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { compile } from 'sass';
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
