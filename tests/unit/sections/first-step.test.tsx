import { render } from '@testing-library/react';
import { OfferPage } from '@/app/offer-page';
import { products, services } from '@/content';
import { serviceData } from '@/lib/structured-data';

const offers = [...services, ...products];

it('all services and products have a first step, each its own', () => {
  expect(new Set(offers.map(({ banner }) => banner.firstStep)).size).toBe(15);
});

it.each(offers.map((offer) => [offer.slug, offer] as const))(
  '%s says it once, in the hero',
  (_slug, offer) => {
    const { container } = render(<OfferPage offer={offer} dataOf={serviceData} />);
    const hero = container.querySelector('section');
    expect(hero).toHaveTextContent(`First step: ${offer.banner.firstStep}`);
    expect(container.textContent.split('First step:')).toHaveLength(2);
  },
);
