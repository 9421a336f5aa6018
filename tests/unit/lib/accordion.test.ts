import { attachAccordion } from '@/lib/browser/behaviors/accordion';

const OPEN_HEIGHT = 400;
const TITLE_HEIGHT = 64;

const scroll = jest.fn();
let detach: (() => void) | undefined;

beforeEach(() => {
  document.body.innerHTML = `<main>${['a', 'a', 'a', 'b']
    .map((name) => `<details name="${name}"><summary><h3>Title</h3></summary>Text</details>`)
    .join('')}</main>`;
  const items = [...document.querySelectorAll('details')];
  [...document.querySelectorAll('summary')].forEach((summary, index) => {
    summary.getBoundingClientRect = () =>
      new DOMRect(
        0,
        items
          .slice(0, index)
          .reduce((top, { open }) => top + (open ? OPEN_HEIGHT : TITLE_HEIGHT), 0),
      );
  });
  window.scrollBy = scroll;
  scroll.mockClear();
  detach = attachAccordion(document.body);
});

afterEach(() => {
  detach?.();
});

const item = (index: number) => {
  const found = document.querySelectorAll('details')[index];
  if (!found) throw new Error(`There is no item ${index}`);
  return found;
};
const press = (index: number) => item(index).querySelector('h3')?.click();

test('the title of an item stays in its place when a long one above closes', () => {
  item(0).open = true;
  press(2);
  expect(item(0).open).toBe(false);
  expect(item(2).open).toBe(true);
  expect(scroll).toHaveBeenCalledWith({
    top: TITLE_HEIGHT - OPEN_HEIGHT,
    behavior: 'instant',
  });
});

test('a title that was partly below something sticky comes out', () => {
  document.documentElement.style.scrollPaddingBlockStart = '59px';
  press(0);
  expect(scroll).toHaveBeenCalledWith({ top: -59, behavior: 'instant' });
  document.documentElement.style.scrollPaddingBlockStart = '';
});

test.each([
  ['the open item is below', 2, 0, [0]],
  ['the open item is of another accordion', 3, 0, [0, 3]],
  ['the pressed item is the open one', 1, 1, []],
])('nothing moves when %s', (_, open, pressed, after) => {
  item(open).open = true;
  press(pressed);
  expect([0, 1, 2, 3].filter((index) => item(index).open)).toEqual(after);
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test('nothing happens after the end', () => {
  detach?.();
  item(0).open = true;
  press(1);
  expect(scroll).not.toHaveBeenCalled();
});
