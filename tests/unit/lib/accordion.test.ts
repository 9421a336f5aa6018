import { attachAccordion } from '@/lib/browser/behaviors/accordion';

// That one item is open at a time and titles stay in their places is tested in tests/e2e.

const scroll = jest.fn();

beforeEach(() => {
  document.body.innerHTML = '<main><details name="a"><summary>Title</summary></details></main>';
  window.scrollBy = scroll;
  attachAccordion(document.querySelector('main') as HTMLElement);
});

const press = () => document.querySelector('summary')?.click();

test('a title that was partly below something sticky comes out', () => {
  document.documentElement.style.scrollPaddingBlockStart = '59px';
  press();
  expect(scroll).toHaveBeenCalledWith({ top: -59, behavior: 'instant' });
  document.documentElement.style.scrollPaddingBlockStart = '';
});
