import { render } from '@testing-library/react';
import { Unbroken } from '@/components/ui/unbroken';

it.each([
  ['An e-way bill and an e-invoice', ['e-way bill', 'e-invoice']],
  ['Job-work at gate-in, 30-35% of 633 bytes', ['Job-work', 'gate-in,', '30-35%', '633 bytes']],
  ['From 10:00 to 18:30 IST, 10 hours a week', ['18:30 IST', '10 hours']],
  ['E-way bill (30-35%), RGP-0418', ['E-way bill', '(30-35%),', 'RGP-0418']],
  ['Call +91 50000 01301 on section 17(5)(h)', ['+91 50000 01301', 'section 17(5)(h)']],
  ['On 1 Oct or 22 May 2026, 3 markets', ['1 Oct', '22 May 2026']],
  ['A light publish-and-subscribe protocol', []],
  ['A sentence without such words.', []],
])('keeps the words of "%s" together', (text, words) => {
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container).toHaveTextContent(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(words);
});

it('leaves the elements of a text as they are', () => {
  const { container } = render(
    <Unbroken>
      {'An e-invoice, '}
      <strong>see the post</strong>
    </Unbroken>,
  );
  expect(container).toHaveTextContent('An e-invoice, see the post');
  expect(container.querySelector('strong')).toHaveTextContent('see the post');
});
