import { render, screen } from '@testing-library/react';
import { IndustryBody } from '@/components/industries/industry-body';
import { company, industries, industryPage as words } from '@/content';

const renderWith = (decision: 'sample' | 'real' | 'remove') => {
  const [industry] = industries;
  if (!industry) throw new Error('no industry');
  const samples = { ...company.samples, testimonials: decision, caseStudies: decision };
  render(
    <IndustryBody words={words} industry={industry} samples={samples} extensions={undefined} />,
  );
};
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the quotes and cases of an industry', () => {
  it('are marked while they are samples', () => {
    renderWith('sample');
    expect(screen.getByText(words.testimonial.note)).toBeInTheDocument();
    expect(screen.getByText(words.cases.note)).toBeInTheDocument();
  });

  it('are shown without the mark once they are real', () => {
    renderWith('real');
    expect(headings()).toEqual(expect.arrayContaining(['Testimonials', 'Case Studies']));
    expect(screen.queryByText(words.testimonial.note)).not.toBeInTheDocument();
    expect(screen.queryByText(words.cases.note)).not.toBeInTheDocument();
  });

  it('leave the page with their headings when they are removed', () => {
    renderWith('remove');
    expect(headings()).toEqual(expect.arrayContaining(['Why Choose Us', 'FAQ']));
    expect(headings()).not.toContain('Testimonials');
    expect(headings()).not.toContain('Case Studies');
  });
});
