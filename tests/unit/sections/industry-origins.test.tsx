import { render, screen, within } from '@testing-library/react';
import { IndustryOrigins } from '@/components/industries/industry-origins';
import { industryPage } from '@/content';

const words = industryPage.origins;

describe('the origins of an industry page', () => {
  it('stand in one list for each origin, named by it', () => {
    render(
      <IndustryOrigins
        words={words}
        origins={[
          { need: 'Gate pass', from: 'ours', text: 'RGP module' },
          { need: 'Lots', from: 'standard', text: 'Item Tracing' },
          { need: 'Royalty', from: 'extension', text: 'A mining extension' },
          { need: 'Bins', from: 'standard', text: 'Warehouse functions' },
        ]}
      />,
    );
    const section = screen.getByRole('region', { name: 'What is standard, what is added' });
    const needsOf = (name: string) => {
      const group = within(section).getByRole('heading', { name }).closest('details');
      return Array.from(group?.querySelectorAll('dt') ?? [], (need) => need.textContent);
    };
    expect(needsOf('Standard')).toEqual(['Lots', 'Bins']);
    expect(needsOf('Extension')).toEqual(['Royalty']);
    expect(needsOf('Our module')).toEqual(['Gate pass']);
  });

  it('leave out an origin that no need has', () => {
    render(
      <IndustryOrigins
        words={words}
        origins={[{ need: 'Lots', from: 'standard', text: 'Item Tracing' }]}
      />,
    );
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Standard');
  });
});
