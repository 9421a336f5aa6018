import { render, screen, within } from '@testing-library/react';
import type { Block, Section } from '@/content';
import { blockSamples } from '@/app/gallery/parts/block-samples';
import { SectionRenderer } from '@/components/blocks/section-renderer';

const section = (blocks: Block[], rest: Partial<Section> = {}): Section => ({
  id: 'scope',
  heading: 'What we set up',
  ground: 'paper',
  beside: false,
  blocks,
  ...rest,
});

const ENQUIRY = '/enquiry?subject=Gate%20register';

const renderSections = (sections: readonly Section[]) =>
  render(
    <SectionRenderer
      sections={sections}
      subject="Gate register"
      enquiry={ENQUIRY}
      scene={{
        after: 'middle',
        picture: { name: 'banner-mining', alt: 'A headframe' },
        text: 'In a mine one winder holds up everything.',
        href: '/mining',
        name: 'Mining',
      }}
      project="The pilot runs at one gate."
    />,
  );

const renderBlock = (block: Block, rest: Partial<Section> = {}) =>
  renderSections([section([block], rest)]);

describe('a section', () => {
  it('is a region named by its heading, with its lead', () => {
    renderBlock({ type: 'text', paragraphs: ['Words.'] }, { lead: 'One register for each gate.' });
    const region = screen.getByRole('region', { name: 'What we set up' });
    expect(within(region).getByText('One register for each gate.')).toBeInTheDocument();
  });

  it('reads its number before its heading', () => {
    renderBlock(
      { type: 'text', paragraphs: ['Words.'] },
      { number: 4, heading: 'Customization/Specialist' },
    );
    expect(
      screen.getByRole('heading', { level: 2, name: /^4 ?Customization\/ ?Specialist$/ }),
    ).toBeInTheDocument();
  });

  it('may stand beside the next one, in one group', () => {
    const words: Block = { type: 'text', paragraphs: ['Words.'] };
    renderSections([
      section([words], { id: 'five', heading: 'Five', beside: true }),
      section([words], { id: 'six', heading: 'Six' }),
      section([words], { id: 'seven', heading: 'Seven' }),
    ]);
    const [five, six, seven] = ['Five', 'Six', 'Seven'].map((name) =>
      screen.getByRole('region', { name }),
    );
    expect(six?.parentElement).toBe(five?.parentElement);
    expect(seven?.parentElement).not.toBe(five?.parentElement);
  });
});

describe('a page of several sections', () => {
  const words: Block = { type: 'text', paragraphs: ['Words.'] };

  it('has its picture after the section that the scene names, with the way to its industry', () => {
    renderSections(['intro', 'middle', 'end'].map((id) => section([words], { id, heading: id })));
    const picture = screen.getByRole('img', { name: 'A headframe' });
    const [, middle, end] = screen.getAllByRole('region');
    expect(middle?.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(end?.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(screen.getByRole('link', { name: 'Read More about Mining' })).toHaveAttribute(
      'href',
      '/mining',
    );
  });

  it('calls at the end of the section that has a call', () => {
    renderSections([
      section([words], { id: 'intro', heading: 'intro', call: 'Send one page of your register.' }),
      section([words]),
    ]);
    const call = within(screen.getByRole('region', { name: 'intro' })).getByRole('link', {
      name: 'ENQUIRY',
    });
    expect(call).toHaveAttribute('href', ENQUIRY);
    expect(call.closest('p')).toHaveTextContent(/^Send one page of your register\./);
    expect(screen.getAllByRole('link', { name: 'ENQUIRY' })).toHaveLength(1);
  });
});

/** Fields of a block that are no words. */
const NO_WORDS = /^(type|variant|open|icon|href|id|from|state|tone|picture|name|span|drawing|alt)$/;

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (NO_WORDS.test(key) ? [] : wordsOf(part)));
}

/** Without what a layout may add or leave out between words. */
const bare = (text: string): string => text.replaceAll(/[\s:]/g, '');

it.each(blockSamples.map((sample) => [sample.heading, sample] as const))(
  'the block %s shows all its words',
  (_kind, sample) => {
    const { container } = renderSections([sample]);
    const shown = bare(container.textContent);
    expect(sample.blocks.flatMap(wordsOf).filter((words) => !shown.includes(bare(words)))).toEqual(
      [],
    );
  },
);

describe('the block', () => {
  it('origins says of each capability whether it is standard, an extension or ours', () => {
    renderBlock({
      type: 'origins',
      caption: 'What you need',
      items: [
        { need: 'Lots', from: 'standard', text: 'Item tracking' },
        { need: 'Royalty', from: 'extension', text: 'A mining extension' },
        { need: 'Gate pass', from: 'ours', text: 'RGP module' },
        { need: 'Bins', from: 'standard', text: 'Warehouse' },
      ],
    });
    const table = screen.getByRole('table', { name: 'What you need' });
    const kinds = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    expect(kinds).toEqual(['Standard', 'Extension', 'Our module', 'Standard']);
  });

  it('accordion opens its first item when told to', () => {
    renderBlock({
      type: 'accordion',
      open: 'first',
      items: [
        { title: 'Receipt', content: ['Counted at the gate.'] },
        { title: 'Issue', content: ['Signed by stores.'] },
      ],
    });
    const [first, second] = screen.getAllByRole('group');
    expect(first).toHaveAttribute('open');
    expect(second).not.toHaveAttribute('open');
  });

  it('accordion starts closed when told to', () => {
    renderBlock({
      type: 'accordion',
      open: 'none',
      items: [{ title: 'Receipt', points: ['a', 'b'] }],
    });
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
  });

  it('accordion says that details are coming when an item has none', () => {
    renderBlock({
      type: 'accordion',
      open: 'first',
      items: [{ title: 'Receipt' }],
    });
    expect(within(screen.getByRole('group')).getByText('Details coming soon...')).toBeVisible();
  });

  it('accordion shows the first sentence of an item with its title, then text, points and picture', () => {
    renderBlock({
      type: 'accordion',
      open: 'first',
      items: [
        {
          title: 'Receipt',
          content: ['Counted at the gate. Signed by stores.'],
          points: ['by lot', 'by bin'],
          picture: { name: 'industry-automobile', alt: 'A car' },
        },
      ],
    });
    const item = within(screen.getByRole('group'));
    expect(item.getByText('Counted at the gate.').closest('summary')).toHaveTextContent('Receipt');
    expect(item.getByText('Counted at the gate. Signed by stores.')).toBeInTheDocument();
    expect(item.getAllByRole('listitem')).toHaveLength(2);
    expect(item.getByRole('img', { name: 'A car' })).toBeInTheDocument();
  });

  it('accordion anchors each item inside it, by section and title or by its own name', () => {
    const { container } = renderBlock({
      type: 'accordion',
      open: 'none',
      items: [
        { title: 'NAV to Business Central', content: ['One.'] },
        { title: 'Another title', id: 'short', content: ['Two.'] },
      ],
    });
    const items = screen.getAllByRole('group');
    expect(items[0]).toContainElement(container.querySelector('#scope-nav-to-business-central'));
    expect(items[1]).toContainElement(container.querySelector('#scope-short'));
  });

  it('accordion has its groups, each with its example, and still one open item', () => {
    const groupOf = (title: string) => ({
      title,
      slip: {
        title: 'Request',
        note: 'RGP-0418',
        rows: [
          { what: 'Reason', value: 'Repair', isOpen: false },
          { what: 'Due date', value: { from: 'ours' as const }, isOpen: false },
          { what: 'Plant head', value: 'waiting', isOpen: true },
        ],
      },
    });
    renderBlock({
      type: 'accordion',
      open: 'first',
      items: [
        { title: 'Reasons', group: groupOf('Ask'), content: ['One.'] },
        { title: 'Approval', content: ['Two.'] },
        { title: 'Reports', group: groupOf('In the books'), content: ['Three.'] },
      ],
    });
    expect(screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)).toEqual([
      'Ask',
      'In the books',
    ]);
    expect(screen.getAllByRole('definition').map((d) => d.textContent)).toEqual([
      ...['Repair', 'Our module', 'waiting'],
      ...['Repair', 'Our module', 'waiting'],
    ]);
    const items = screen.getAllByRole('group');
    expect(
      items.map((item) => within(item).getByRole('heading', { level: 4 }).textContent),
    ).toEqual(['Reasons', 'Approval', 'Reports']);
    expect(new Set(items.map((item) => item.getAttribute('name'))).size).toBe(1);
    expect(items.filter((item) => item.hasAttribute('open'))).toEqual(items.slice(0, 1));
  });

  it('accordions of one section are apart: each has one open item', () => {
    const accordion: Block = {
      type: 'accordion',
      open: 'none',
      items: [{ title: 'Receipt', content: ['Counted.'] }],
    };
    renderSections([section([accordion, accordion])]);
    const names = screen.getAllByRole('group').map((item) => item.getAttribute('name'));
    expect(new Set(names).size).toBe(2);
  });

  it('entries with a title go one level down in the outline', () => {
    renderBlock({
      type: 'entries',
      variant: 'pairs',
      title: 'Systems',
      items: [
        { title: 'Bank', text: 'Statements are matched.' },
        { title: 'HR', text: 'Salary is posted.' },
      ],
    });
    expect(screen.getByRole('heading', { level: 3, name: 'Systems' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 4, name: 'Bank' })).toBeInTheDocument();
  });

  it('flow shows its steps in order, and says which wait once one does', () => {
    renderBlock({
      type: 'flow',
      steps: [
        { title: 'Indent', text: 'Raised.', state: 'done' },
        { title: 'Approval', text: 'Given.', state: 'done' },
        { title: 'Order', text: 'Not yet.', state: 'waiting' },
      ],
    });
    const steps = screen.getAllByRole('listitem');
    expect(steps[0]).toHaveTextContent(/^Indent done/);
    expect(steps[2]).toHaveTextContent(/^Order waiting/);
  });

  it('flow marks nothing when it only tells an order', () => {
    renderBlock({
      type: 'flow',
      steps: ['Prepare', 'Copy', 'Check'].map((title) => ({ title, text: 'So.', state: 'done' })),
    });
    expect(screen.queryByText('done')).not.toBeInTheDocument();
  });

  it('demo opens the video in a new tab, safely', () => {
    renderBlock({
      type: 'demo',
      label: 'Demo',
      href: 'https://video.example/gate',
      text: 'One visit from end to end.',
    });
    const link = screen.getByRole('link', { name: /^Demo of Gate register/ });
    expect(link).toHaveAttribute('href', 'https://video.example/gate');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
