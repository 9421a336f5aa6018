import { render } from '@testing-library/react';
import { Unbroken } from '@/components/ui/unbroken';

it.each([
  ['An e-way bill and an e-invoice', ['e-way bill', 'e-invoice']],
  ['Job-work at gate-in, 30-35% of 633 bytes', ['Job-work', 'gate-in,', '30-35%', '633 bytes']],
  ['From 10:00 to 18:30 IST, 10 hours a week', ['18:30 IST', '10 hours']],
  ['A sentence without such words.', []],
])('keeps the words of "%s" together', (text, words) => {
  const { container } = render(<Unbroken text={text} />);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(words);
});
