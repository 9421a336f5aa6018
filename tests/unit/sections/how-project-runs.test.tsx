import { render, screen, within } from '@testing-library/react';
import { HowProjectRuns } from '@/components/services/how-project-runs';
import { evidence, servicesPage } from '@/content';
import { ANCHORS } from '@/lib/routes';

const TOPICS = [
  'project-start',
  'project-people',
  'project-cost',
  'project-failure',
  'project-team',
  'project-parting',
];

const { sampleQuotation, projectPlans, supportSheet, exitSheet } = evidence;
const sheets = [sampleQuotation, supportSheet, exitSheet];

it('answers six topics, each at its anchor inside an item that says its first sentence', () => {
  render(<HowProjectRuns words={servicesPage.project} exhibit={projectPlans} sheets={sheets} />);
  const section = screen.getByRole('region', { name: 'How a project runs' });
  const entries = within(section).getAllByRole('group');
  const topics = entries.slice(0, TOPICS.length);
  expect(topics.map((entry) => entry.querySelector('[id]')?.id)).toEqual(TOPICS);
  for (const [index, { title, text }] of servicesPage.project.topics.entries()) {
    const summary = entries[index]?.querySelector('summary');
    const [first] = text.split('. ');
    expect(summary).toHaveTextContent(`${title}${first}`);
  }
});

it('shows one sheet and folds three, each at the anchor to which other pages link', () => {
  const { container } = render(
    <HowProjectRuns words={servicesPage.project} exhibit={projectPlans} sheets={sheets} />,
  );
  const { quotation, plans, support, exit } = ANCHORS;
  const sheetOf = (address: string) => container.querySelector(address.slice(address.indexOf('#')));
  expect(sheetOf(plans)?.closest('details')).toBeNull();
  for (const address of [quotation, support, exit]) {
    const item = sheetOf(address)?.closest('details');
    expect(item).not.toHaveAttribute('open');
    expect(item?.querySelector('[data-print-part]')).toBeInTheDocument();
  }
  for (const address of [quotation, plans, support, exit]) {
    expect(sheetOf(address)?.querySelector('[href^="/downloads/"]')).toBeInTheDocument();
  }
});
