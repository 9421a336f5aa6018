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
    icon: 'quality',
  };
  render(<Related heading="Related" entries={{ ...nothing, products: [product as never] }} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
    'Products',
  ]);
  expect(screen.getByRole('link', { name: 'Quality Modules' })).toHaveAttribute(
    'href',
    '/products/qm-details',
  );
});

it.each([
  [2, 'a list'],
  [3, 'a frieze of their pictures'],
])('shows %i industries as %s', (count) => {
  const industries = ['automobile', 'mining', 'leathers']
    .slice(0, count)
    .map((slug) => ({ slug, path: `/${slug}`, title: slug }) as never);
  const { container } = render(<Related heading="Related" entries={{ ...nothing, industries }} />);
  expect(screen.getAllByRole('link')).toHaveLength(count);
  expect(container.querySelectorAll('img')).toHaveLength(count);
  expect(container.querySelectorAll('a > span')).toHaveLength(count === 3 ? 3 : 0);
});
