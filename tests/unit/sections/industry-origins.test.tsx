import { render, screen } from '@testing-library/react';
import { IndustryOrigins } from '@/components/industries/industry-origins';
import { industryPage as words } from '@/content';

const origins = {
  standard: ['Accounts by branch'],
  extension: ['Trips'],
  ours: ['Passes'],
};

it('says what is standard, what is needed and what is ours, in this order', () => {
  render(<IndustryOrigins words={words.origins} origins={origins} />);
  const titles = screen.getAllByRole('heading', { level: 3 });
  expect(titles.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    'Standard',
    'Extension',
    'Our module',
  ]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    Object.values(origins).flat(),
  );
});

it('names a product of others once the company has checked it', () => {
  const extension = { maker: 'Acme', name: 'Trips', version: '4.2', checkedOn: '2026-11-20' };
  render(<IndustryOrigins words={words.origins} origins={origins} extensions={[extension]} />);
  expect(
    screen.getByText('Trips by Acme, version 4.2, checked on 20 November 2026'),
  ).toBeInTheDocument();
});
