/** @jest-environment node */
import { markLater } from '@/scripts/seal/mark-later';

const items = (count: number) => `<ul>${'<li>Text</li>'.repeat(count)}</ul>`;
const page = (main: string, rest = '') =>
  `<!DOCTYPE html><html><head><title>A > B</title></head><body><main>${main}</main>${rest}</body></html>`;
const first = '<section><h1>Title</h1></section>';

/** The elements that are left for later, as «turn name». */
const later = (html: string) =>
  [...markLater(html).matchAll(/<(\w+) data-later="(\d+)"/g)].map(
    ([, name, turn]) => `${turn} ${name}`,
  );

test('the parts below the first are numbered in the order of the page, the footer last', () => {
  const html = page(
    `${first}<section>${items(10)}</section><div>${items(20)}</div>`,
    `<footer>${items(9)}</footer>`,
  );
  expect(later(html)).toEqual(['1 section', '2 div', '3 footer']);
});

test('the first part is never left for later, however long', () => {
  expect(later(page(`<article>${items(300)}</article>`))).toEqual([]);
});

test('a long part is split into its own parts', () => {
  const html = page(
    `${first}<div><nav>${items(30)}</nav><div><form>${items(60)}</form><section>${items(60)}</section></div></div>`,
  );
  expect(later(html)).toEqual(['1 nav', '2 form', '3 section']);
});

test('a long part without parts of some size is taken as a whole', () => {
  expect(later(page(`${first}<section>${'<p>Text</p>'.repeat(300)}</section>`))).toEqual([
    '1 section',
  ]);
});

test('what is small or no box of its own is not worth a turn', () => {
  const table = `<table><tbody>${'<tr><td>1</td></tr>'.repeat(20)}</tbody></table>`;
  expect(later(page(`${first}<section>${items(3)}</section>${table}<p>Text</p>`))).toEqual([]);
});

test('what comes after the twelfth waits for the same turn', () => {
  const html = page(first + `<section>${items(10)}</section>`.repeat(14));
  expect(later(html).slice(-3)).toEqual(['12 section', '12 section', '12 section']);
});

test('nothing else of the page changes', () => {
  const html = page(
    `${first}<section class="a" title="x > y &amp; z">${items(10)}<!-- c --><br/></section>`,
    '<footer><p>No</p></footer><script src="/a.js" defer=""></script>',
  );
  const marked = markLater(html);
  expect(marked).toContain('<section data-later="1" class="a" title="x > y &amp; z">');
  expect(marked.replace(/ data-later="\d+"/g, '')).toBe(html);
});

test('a page without a main part stays as it is', () => {
  expect(markLater('<p>Text</p>')).toBe('<p>Text</p>');
});
