import { render, screen, within } from '@testing-library/react';
import { HowProjectRuns } from '@/components/services/how-project-runs';
import { evidence, servicesPage } from '@/content';

const TOPICS = [
  'project-start',
  'project-people',
  'project-cost',
  'project-failure',
  'project-team',
  'project-parting',
];

it('answers six topics, each at its anchor inside an item that says its first sentence', () => {
  render(<HowProjectRuns words={servicesPage.project} sheet={evidence.cutOver} />);
  const section = screen.getByRole('region', { name: 'How a project runs' });
  const entries = within(section).getAllByRole('group');
  expect(entries.map((entry) => entry.querySelector('[id]')?.id)).toEqual(TOPICS);
  for (const [index, { title, text }] of servicesPage.project.topics.entries()) {
    const summary = entries[index]?.querySelector('summary');
    const [first] = text.split('. ');
    expect(summary).toHaveTextContent(`${title}${first}`);
  }
});
