import { render, screen } from '@testing-library/react';
import { Team } from '@/components/about/team';
import { ModuleCard } from '@/components/products/module-card';
import { GrievanceOfficer } from '@/components/shared/grievance-officer';
import { PostDate } from '@/components/shared/post-date';
import { about, company, proofs } from '@/content';

const factOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

describe('the card of a product', () => {
  const card = proofs.moduleOf('rgp-details');
  if (!card) throw new Error('no card');

  it('says in one sentence that nothing is published', () => {
    const notPublished = 'Not published yet.';
    const { container } = render(
      <ModuleCard title="Gate passes" card={{ ...card, notPublished }} />,
    );
    expect(container).toHaveTextContent(notPublished);
    expect(container.querySelector('dl')).toBeNull();
  });

  it('has a row for each fact, and none for what is left out', () => {
    const known = { version: '3.4', testedOn: ['29.1', '28.2'], released: '2026-10-12' };
    const { container } = render(
      <ModuleCard
        title="Gate passes"
        card={{ ...card, ...known, notPublished: '', notes: 'Two gates.', languages: undefined }}
      />,
    );
    expect(factOf('Version')).toHaveTextContent('3.4');
    expect(factOf('Tested on')).toHaveTextContent('29.1, 28.2');
    expect(factOf('Last release')).toHaveTextContent('12 October 2026. Two gates.');
    expect(factOf('Fee')).toHaveTextContent('by gate');
    expect(screen.queryByText('Languages')).not.toBeInTheDocument();
    expect(container).not.toHaveTextContent(/undefined|null/);
  });

  it('is not on the page of a service', () => {
    const { container } = render(<ModuleCard title="NAV" card={proofs.moduleOf('nav-details')} />);
    expect(container).toBeEmptyDOMElement();
  });
});

it('the people of a practice stand on its card', () => {
  const line = 'AL developer: 7 years; Hindi, English.';
  const peopleOf = (practice: string | undefined) => (practice === 'erp' ? [line] : []);
  render(<Team text={about.team} peopleOf={peopleOf} />);
  expect(screen.getAllByText(line)).toHaveLength(1);
});

describe('the Grievance Officer', () => {
  const officer = {
    name: 'Meera Iyer',
    designation: 'Company secretary',
    email: 'grievance@company.in',
    phone: { text: '+91 120 456 7803', href: 'tel:+911204567803' },
  };

  it('is named with designation, mail and phone', () => {
    const { container } = render(
      <GrievanceOfficer {...company} grievanceOfficer={officer} about="purchase" />,
    );
    expect(container).toHaveTextContent(
      'Meera Iyer, Company secretary, grievance@company.in, +91 120 456 7803',
    );
  });

  it.each([
    ['purchase', company.offices.registered.email],
    ['data', company.emails.privacy],
  ] as const)('until then a matter of %s has an address', (about, address) => {
    const nobody = { name: undefined, designation: undefined, email: undefined, phone: undefined };
    render(<GrievanceOfficer {...company} grievanceOfficer={nobody} about={about} />);
    expect(screen.getByRole('link', { name: address })).toBeInTheDocument();
  });
});

it.each([
  ['real', '17 November 2026'],
  ['sample', '17 November 2026 (sample)'],
  ['remove', ''],
] as const)('the date of a post that is %s', (byline, shown) => {
  const { container } = render(<PostDate post={{ date: '2026-11-17', byline }} />);
  expect(container.textContent).toBe(shown);
});

it('the date of a sample in a list, whose note says so once', () => {
  const { container } = render(
    <PostDate post={{ date: '2026-11-17', byline: 'sample' }} isInList />,
  );
  expect(container.textContent).toBe('17 November 2026');
});
