import { attachAccordion } from '@/lib/browser/behaviors/accordion';

// That one item is open at a time and titles stay in their places is tested in tests/e2e.

const scroll = jest.fn();
let detach: (() => void) | undefined;

beforeEach(() => {
  document.body.innerHTML = '<main><details name="a"><summary>Title</summary></details></main>';
  window.scrollBy = scroll;
  detach = attachAccordion(document.body);
});

afterEach(() => {
  detach?.();
});

const press = () => document.querySelector('summary')?.click();

test('a title that was partly below something sticky comes out', () => {
  document.documentElement.style.scrollPaddingBlockStart = '59px';
  press();
  expect(scroll).toHaveBeenCalledWith({ top: -59, behavior: 'instant' });
  document.documentElement.style.scrollPaddingBlockStart = '';
});

test('nothing happens after the end', () => {
  detach?.();
  press();
  expect(scroll).not.toHaveBeenCalled();
});
