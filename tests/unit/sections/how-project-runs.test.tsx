import { render, screen, within } from '@testing-library/react';
import { SectionRenderer } from '@/components/blocks/section-renderer';
import { HowProjectRuns } from '@/components/services/how-project-runs';
import { evidence, getService, sceneOf, servicesPage } from '@/content';
import { PATHS } from '@/lib/routes';

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

it('a service says after its questions what differs, and leads there', () => {
  const { title, sections, scene, project, related } = getService('nav-details');
  render(
    <SectionRenderer
      sections={sections}
      subject={title}
      enquiry={PATHS.enquiry}
      scene={sceneOf(scene, related)}
      project={project}
    />,
  );
  const link = screen.getByRole('link', { name: 'How a project runs' });
  const [page, anchor] = link.getAttribute('href')?.split('#') ?? [];
  expect(page).toBe(PATHS.services);
  expect(TOPICS).toContain(anchor);
  const questions = screen.getAllByRole('region').at(-1);
  expect(questions).toContainElement(link);
  expect(questions).toHaveTextContent(project);
});
