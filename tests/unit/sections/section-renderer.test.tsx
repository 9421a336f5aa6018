import { render, screen, within } from '@testing-library/react';
import type { Block, Section } from '@/content';
import { evidence } from '@/content/evidence';
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
      project={['The pilot runs at one gate.']}
    />,
  );

const renderBlock = (block: Block, rest: Partial<Section> = {}) =>
  renderSections([section([block], rest)]);

describe('a page of several sections', () => {
  const words: Block = { type: 'text', paragraphs: ['Words.'] };

  it('calls where a section has a call', () => {
    const call: Block = { type: 'call', text: 'Send one page of your register.' };
    renderSections([section([words, call, words])]);
    const link = screen.getByRole('link', { name: 'ENQUIRY' });
    expect(link).toHaveAttribute('href', ENQUIRY);
    expect(link.closest('p')).toHaveTextContent(/^Send one page of your register\./);
  });
});

/** Fields of a block that are no words. */
const NO_WORDS =
  /^(type|variant|view|open|icon|href|id|from|state|tone|picture|name|span|alt|under|asOf|look|tones|file)$/;

function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (NO_WORDS.test(key) ? [] : wordsOf(part)));
}

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
  it('origins puts each capability below standard, extension or our module', () => {
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
    expect(screen.getByRole('heading', { name: 'What you need' })).toBeVisible();
    const namesBelow = (kind: string) => {
      const list = screen.getByText(kind).parentElement?.nextElementSibling as HTMLElement;
      return within(list)
        .getAllByRole('heading')
        .map((heading) => heading.textContent);
    };
    expect(namesBelow('Standard')).toEqual(['Lots', 'Bins']);
    expect(namesBelow('Extension')).toEqual(['Royalty']);
    expect(namesBelow('Our module')).toEqual(['Gate pass']);
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

  const LONG = 'A rule that takes two lines on a phone. '.repeat(4);

  const CODES = {
    columns: ['Licence', 'For whom'],
    rows: [
      ['Device', 'A scanner'],
      ['Base', 'All'],
    ],
  };

  it.each<[kind: string, Block, title: string]>([
    ['table', { type: 'table', folded: true, caption: 'Licences', ...CODES }, 'Licences'],
    ['list', { type: 'list', folded: true, title: 'Rules', items: [LONG, `${LONG}.`] }, 'Rules'],
    [
      'entries',
      {
        type: 'entries',
        folded: true,
        variant: 'rows',
        title: 'Links',
        items: [
          { title: 'Bank', text: 'Statements are matched.' },
          { title: 'HR', text: 'Salary is posted.' },
        ],
      },
      'Links',
    ],
    [
      'origins',
      {
        type: 'origins',
        folded: true,
        caption: 'Who makes it',
        items: ['Lots', 'Bins', 'Passes', 'Gates'].map((need) => ({
          need,
          from: 'standard' as const,
          text: 'So.',
        })),
      },
      'Who makes it',
    ],
    [
      'evidence',
      { type: 'evidence', folded: true, title: 'A gap list', ...evidence.gapList },
      'A gap list',
    ],
  ])('%s can be closed, and has an address', (_kind, block, title) => {
    const { container } = renderBlock(block);
    const item = container.querySelector('details');
    expect(item).not.toHaveAttribute('open');
    expect(item?.querySelector('summary h3')).toHaveTextContent(title);
    expect(item?.querySelector('.anchor')).toHaveAttribute(
      'id',
      `scope-${title.toLowerCase().replaceAll(' ', '-')}`,
    );
  });

  it('a list of a line or two does not fold, and has an address', () => {
    const items = ['Masters come over once', 'Old vouchers stay in Tally'];
    const { container } = renderBlock({ type: 'list', folded: true, title: 'From Tally', items });
    expect(container.querySelector('details')).toBeNull();
    expect(screen.getByRole('heading', { name: 'From Tally' })).toHaveAttribute(
      'id',
      'scope-from-tally',
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(items);
  });

  it('a heading begins another list of what is folded', () => {
    const table = (caption: string, heading?: string): Block => ({
      type: 'table',
      folded: true,
      caption,
      heading,
      ...CODES,
    });
    renderSections([
      section([table('Sectors'), table('Seats', 'Licences and cost'), table('Terms')]),
    ]);
    expect(
      screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`),
    ).toEqual(['H2 What we set up', 'H3 Sectors', 'H3 Licences and cost', 'H4 Seats', 'H4 Terms']);
  });

  it('a closed table names as many of its rows as fit into a line', () => {
    const heads = [
      'Receipt',
      'Inspection of the first piece',
      'Release by the quality head',
      'Gate',
    ];
    const { container } = renderBlock({
      type: 'table',
      folded: true,
      caption: 'Checks',
      columns: ['Check', 'By'],
      rows: heads.map((head) => [`${head}: counted`, 'Stores']),
    });
    expect(container.querySelector('summary > span')).toHaveTextContent(
      /^Receipt\s· Inspection of the first piece\s· Release by the quality head\s…$/,
    );
  });

  it('table says in which month its source was read and on which version it was tried', () => {
    const { container } = renderBlock({
      type: 'table',
      folded: true,
      id: 'licences',
      caption: 'Licences',
      asOf: '2026-08',
      testedOn: '28.2 IN',
      source: { label: 'List prices', href: 'https://example.com/prices' },
      ...CODES,
    });
    expect(container.querySelector('#scope-licences')).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'Licences' });
    expect(
      within(table).getByText('As read in August 2026. Tested on 28.2 IN.'),
    ).toBeInTheDocument();
    expect(within(table).getByRole('link', { name: 'List prices' })).toHaveAttribute(
      'href',
      'https://example.com/prices',
    );
  });

  it('table has a bar for the weeks of a cell, on one scale for all', () => {
    const { container } = renderBlock({
      type: 'table',
      view: 'weeks',
      caption: 'Plans',
      columns: ['Stage', 'Short', 'Long'],
      rows: [
        ['Discover', 'Weeks 1-2', 'Weeks 1-3'],
        ['Hypercare', 'Weeks 10-13', 'Weeks 20-26'],
      ],
    });
    const bars = [...container.querySelectorAll('svg')].map((bar) => [
      bar.getAttribute('viewBox'),
      bar.querySelector('rect')?.getAttribute('x'),
      bar.querySelector('rect')?.getAttribute('width'),
    ]);
    expect(bars).toEqual([
      ['0 0 26 1', '0', '2'],
      ['0 0 26 1', '0', '3'],
      ['0 0 26 1', '9', '4'],
      ['0 0 26 1', '19', '7'],
    ]);
  });

  it('accordion shows the table of an item below its words', () => {
    renderBlock({
      type: 'accordion',
      open: 'first',
      items: [{ title: 'Licences', content: ['Who posts needs one.'], table: CODES }],
    });
    expect(
      within(screen.getByRole('group')).getByRole('table', { name: 'Licences' }),
    ).toBeInTheDocument();
  });

  it('questions has its first answer open', () => {
    renderBlock({
      type: 'questions',
      items: ['Who?', 'When?', 'Where?', 'Why?'].map((question) => ({ question, answer: 'So.' })),
    });
    const [first, ...others] = screen.getAllByRole('group');
    expect(first).toHaveAttribute('open');
    for (const other of others) expect(other).not.toHaveAttribute('open');
    expect(screen.getByText('The pilot runs at one gate.')).toBeVisible();
  });
});
