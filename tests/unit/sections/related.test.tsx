import { render, screen } from '@testing-library/react';
import { Related } from '@/components/shared/related';

const nothing = { services: [], products: [], courses: [], industries: [], posts: [] };

it('leaves the section out when an entry names nothing', () => {
  const { container } = render(<Related heading="Related" entries={nothing} />);
  expect(container).toBeEmptyDOMElement();
});

it('says of each page what it is, because a course may have the name of a service', () => {
  const product = { path: '/products/qm-details', title: 'Quality Modules', icon: 'quality' };
  const industry = { path: '/mining', title: 'Mining', slug: 'mining' };
  render(
    <Related
      heading="Related"
      entries={{ ...nothing, products: [product as never], industries: [industry as never] }}
    />,
  );
  expect(
    screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]),
  ).toEqual([
    ['/products/qm-details', 'Product Quality Modules'],
    ['/mining', 'Industry Mining'],
  ]);
});
