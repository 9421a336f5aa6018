import { render, screen } from '@testing-library/react';
import { Related } from '@/components/shared/related';

const nothing = { services: [], products: [], courses: [], industries: [], posts: [] };

it('leaves the section out when an entry names nothing', () => {
  const { container } = render(<Related heading="Related" entries={nothing} />);
  expect(container).toBeEmptyDOMElement();
});

it('shows only the kinds that an entry names', () => {
  const product = {
    path: '/products/qm-details',
    title: 'Quality Modules',
    desc: 'Inspection that holds.',
  };
  render(
    // Only what the section reads of a product.
    <Related heading="Related" entries={{ ...nothing, products: [product as never] }} />,
  );
  expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Products',
  ]);
  expect(screen.getByRole('link', { name: 'Quality Modules' })).toHaveAttribute(
    'href',
    '/products/qm-details',
  );
});
