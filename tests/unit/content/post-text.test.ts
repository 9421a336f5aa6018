/** @jest-environment node */
import { readFileSync, rmSync } from 'node:fs';
import { jobs } from '@/content/entries';
import {
  type Output,
  checkSite,
  compileTexts,
  copySite,
  mistakesOfPost,
  post,
  writePost,
} from './check-site';

const TODAY = '2026-11-23';
/** A process that loads the whole content on a busy machine. */
const TIMEOUT_MS = 120_000;

type Mistake = [body: string, ...messages: string[]];

/** The body of its post, which starts on line 11, and how its messages begin. */
const mistakes: Mistake[] = [
  ['<callout title="x">\n\nText.\n\n</callout>', '11:1: <callout> is written <Callout>'],
  ['Before.\n\n<Callout title="Gate">\n\nText.', '13:1: <Callout> is never closed'],
  [
    'Before <Callout title="Gate"> text.\n\n</Callout>',
    '11:8: <Callout> is not closed where it should be',
  ],
  ['Text.\n\n</Callout>', '13:1: </Callout> has no beginning'],
  [
    '<Callout title="Gate">\n\n<Steps>\n\n1. One\n\n</Callout>\n\n</Steps>',
    '13:1: <Steps> is not closed where it should be',
  ],
  [
    '<Steps>\n\n1. Weigh\n2. Book</Steps>',
    '11:1: <Steps> is not closed where it should be; write <Steps> and </Steps> on lines of their own',
  ],
  [
    '<Callout title="Gate">\n\n- Weigh\n  </Callout>\n\nText.',
    '11:1: <Callout> is not closed where it should be',
  ],
  ['Read <Callout title="Gate">this</Callout> first.', '11:6: <Callout> is inside a line of text'],
  ['<Figure name="product-mm" alt="A board." />', '11:1: <Figure> has no caption'],
  ['<Figure name="product-mm" alt="" caption="A board." />', '11:27: <Figure> has an empty alt'],
  ['<Callout title>\n\nText.\n\n</Callout>', '11:10: <Callout> has nothing for its title'],
  [
    '<Callout title={process.env.HOME}>\n\nText.\n\n</Callout>',
    '11:10: <Callout> has code for its title',
  ],
  [
    '<Download {...{}} href="/downloads/erp-readiness-checklist.csv" label="Checks" />',
    '11:11: <Download> has code between { and }',
  ],
  ['<Callout title="a" title="b">\n\nText.\n\n</Callout>', '11:20: <Callout> has title twice'],
  ['<PullQuote from="Stores">\n\nText.\n\n</PullQuote>', '11:12: <PullQuote> has the unknown from'],
  ['<Callout title="a" style="color:red">\n\nText.\n\n</Callout>', '11:20: <Callout> has style'],
  [
    '<Callout title="Gate>\n\nText.\n\n</Callout>',
    '11:1: <Callout> has an attribute without its closing quotation mark',
  ],
  [
    `<Callout title="${'x'.repeat(104)}">\n\nText.\n\n</Callout>`,
    '11:10: <Callout> has a title of 104 characters',
  ],
  ['<Callout title="a\nb">\n\nText.\n\n</Callout>', '11:10: <Callout> has a line break in title'],
  [
    '<Figure\n  name="blog-stokc"\n  alt="Bins."\n  caption="Bins."\n/>',
    "12:3: <Figure> shows the picture 'blog-stokc'",
  ],
  [
    '<Download href="/downloads/none.csv" label="Sheet" />',
    '11:11: <Download> leads to the file /downloads/none.csv',
  ],
  [
    '<Download href="downloads/none.csv" label="Sheet" />',
    "11:11: <Download> names the file 'downloads/none.csv'",
  ],
  [
    '<Figure name="product-mm" alt="A." caption="B.">\n\nText.\n\n</Figure>',
    '11:1: <Figure> has a text inside',
  ],
  ['<Callout title="Gate">\n\n</Callout>', '11:1: <Callout> is empty'],
  [
    '<Steps>\n\n- One\n- Two\n\n</Steps>',
    '11:1: <Steps> holds something else than one numbered list',
  ],
  ["import fs from 'node:fs'\n\nText.", '11:1: the text has a line that begins with'],
  [
    'Text.\n\nexport duty is high.\nIt is.\n\n[a](/nowhere)',
    '13:1: the text has a line that begins with the word export',
    '16:1: the text links to /nowhere',
  ],
  ['{process.env.HOME}', '11:1: the text has code between { and }'],
  [
    'Text.\n\nA { in a text. <Note/>',
    '13:3: the text has code between { and }',
    '13:16: <Note> does not exist',
  ],
  ['This is <b>bold</b>.', '11:9: <b> is HTML'],
  ['<script>alert(1)</script>', '11:1: <script> is no text'],
  ['If it is <5 days.', '11:10: the text has a < that begins no part'],
  ['See <https://www.example.org/a>.', '11:5: the text has an address between < and >'],
  ['See <a@b.example>.', '11:5: the text has an address between <'],
  ['<Foo.Bar />', '11:1: <Foo.Bar> does not exist'],
  ['See www.example.org today.', '11:5: the text links to http://www.example.org'],
  [
    'See [this](javascript:alert(1)).',
    '11:5: the text links to an address that begins with javascript:',
  ],
  ['See [this](//www.example.org/).', '11:5: the text links to //www.example.org/'],
  ['See [this](blogs/3).', "11:5: the text links to 'blogs/3'"],
  [
    'See [this](https://anvayasystems.in/blogs/3?a=b#c).',
    '11:5: the text links to this site by its full address',
  ],
  ['See [this]().', '11:5: the text has a link without an address'],
  ['See [](/services).', '11:5: the text has a link without words'],
  ['See [this](https://).', "11:5: the text links to 'https://'"],
  ['See [this](/services and more).', '11:10: the text has a link that'],
  ['One.\n\n[passes](/products/rgp)', '13:1: the text links to /products/rgp'],
  ['[passes](/products/rgp-details/)', '11:1: the text links to /products/rgp-details/'],
  ['[sheet](/downloads/none.csv)', '11:1: the text leads to the file'],
  ['## One\n\n[x](#two)', '13:1: the text links to #two'],
  ['[x](/blogs/95#nothing)', '11:1: the text links to #nothing'],
  ['![bins](/art/blog-bins.svg)', '11:1: the text has a Markdown picture'],
  ['# Title', '11:1: the text has a second page title'],
  ['Title\n===', '11:1: the text has a line of === or --- below'],
  ['## One\n\n#### Two', '13:1: the text has a heading of level 4; write ###'],
  ['### One', '11:1: the text begins its headings at level 3'],
  ['##\n\nText.', '11:1: the text has a heading without words'],
  [
    '<DataTable caption="Cases">\n\n| | |\n| --- | --- |\n| a | b |\n\n</DataTable>',
    '13:1: the text has a table whose column 1 has no heading',
    '13:3: the text has a table whose column 2 has no heading',
  ],
  [
    'Before.\n\n| a | b |\n| --- | --- |\n| c | d |',
    '13:1: the text has a table without a caption',
  ],
  [
    '<Callout title="Gate">\n\nText.\n\n<Steps>\n\n1. One\n\n</Steps>\n\n</Callout>',
    '15:1: <Steps> is inside <Callout>',
  ],
  [
    '| a | b |\n| c | d |',
    'no table; write | --- | --- | below the row of headings (also on line 12)',
  ],
  [
    '<DataTable caption="Cases">\n\n| a | b |\n| --- | --- |\n| c | d | e |\n\n</DataTable>',
    '15:1: the text has a table row with 3 cells below 2 headings',
  ],
  [
    'The claim of the article, in two or three sentences.',
    "11:1: the text still says 'The claim of the article",
  ],
  ['', '1:1: the text is empty'],
  [
    '<!-- a -->\n\n<Callout title=x>\n\n{a}\n\n[b](http://c.example)\n\n</Callout>\n\n<Note />',
    '11:1: the text has a comment of HTML',
    '13:1: <Callout> has an attribute without quotation marks',
    '15:1: the text has code between { and }',
    '17:1: the text links to http://c.example',
    '21:1: <Note> does not exist',
  ],
  ['See [this][page].', '11:10: the text has a link whose'],
  ['[x](/blogs/90)', '11:1: the text links to /blogs/90'],
  ['[x](/blogs/91)', '11:1: the text links to /blogs/91, which is a draft'],
  ['[x](/about-us#nothing)', '11:1: the text links to #nothing'],
  ['[x](/privacy-policy#nothing)', 'links to #nothing'],
  ['## Bins\n\n[x](#bins#nothing)', '13:1: the text links to #bins#nothing'],
  ['Read [above](#).', '11:6: the text links to #'],
  ['## {title}', '11:4: the text has code between { and }'],
  [
    'Text.\n\n- <Callout title="Gate">\n\n  Text.\n\n  </Callout>',
    '13:3: <Callout> is inside a list',
  ],
  ['> <Steps>\n>\n> 1. One\n>\n> </Steps>', '11:3: <Steps> is inside a quote'],
  [
    'A *b <Callout title="Gate">* c</Callout>',
    '11:3: the text cannot be read: Expected a closing tag for `<Callout>`',
  ],
  ["<Callout title={'a'>\n\nText.\n\n</Callout>", '11:1: <Callout> cannot be read as a tag'],
];

const right = [
  readFileSync('app/gallery/parts/prose-sample.mdx', 'utf8'),
  '[passes](/products/rgp-details), [there](/products/rgp-details#key-features), [home](/)',
  `[the job](${jobs[0]?.path ?? '/career'}), [asking](/enquiry?subject=Azure)`,
  '[outside](https://www.example.org/a#b), [mail](mailto:a@b.example), [call](tel:+911204000000)',
  '## One\n\n### Two\n\n## One\n\n[Two](#two), [the second](#one-1), [elsewhere](/blogs/95#counts)',
  '[industries](/#industries), [openings](/career#jobs), [policy](/privacy-policy#consent)',
  '[the sheet](/downloads/erp-readiness-checklist.csv), https://www.example.org/',
  '<Download href="/downloads/erp-readiness-checklist.csv" label="The ten checks" />',
  '<Figure name="product-mm" alt="A board." caption="Sample data: a > b." />',
  '<PullQuote>\n\nA sentence.\n\n</PullQuote>\n\n<PullQuote by="Stores">\n\nAnother.\n\n</PullQuote>',
  '<Steps>\n\n1. One\n2. Two\n\n</Steps>',
  '<DataTable caption="Cases">\n\n| a | b |\n| --- | --- |\n| c | |\n\n</DataTable>',
  'In code, `<Note>`, `{x}` and `[x](/nowhere)` are only shown.\n\n```md\n# Title\n![x](y.png)\n{x}\n```',
  'A sum: 3 < 5, \\{not code} and \\<not a tag>.\n\n{/* A remark for the next editor. */}\n\nText.',
];

const nameOf = (id: number): string => `${id}-counts.mdx`;
const idOf = (index: number): number => 100 + index;
const rightId = (index: number): number => 300 + index;
const invisibleId = (index: number): number => 400 + index;

/** A parser of Markdown takes them for words. */
const invisible = ['\u00A0', '\u2003', '\u3000', '\u2028', '\uFEFF', '\u200B', ' \u00A0\t'];
const CODE = '{process.env.HOME}';

describe('the text of a post', () => {
  let site: string;
  let output: Output;

  beforeAll(() => {
    site = copySite();
    mistakes.forEach(([body], index) => {
      writePost(site, nameOf(idOf(index)), post(idOf(index), body));
    });
    right.forEach((body, index) => {
      writePost(site, nameOf(rightId(index)), post(rightId(index), body));
    });
    writePost(site, nameOf(90), post(90, 'Text.', { date: '2027-01-08' }));
    writePost(site, nameOf(91), post(91, '[To a draft](/blogs/92)', { draft: 'true' }));
    writePost(site, nameOf(92), post(92, 'Text.', { draft: 'true' }));
    writePost(site, nameOf(93), post(93, '[Earlier](/blogs/90)', { date: '2027-01-09' }));
    writePost(site, nameOf(94), post(94, '[Later](/blogs/93)', { date: '2027-01-08' }));
    writePost(site, nameOf(95), post(95, '## Bins\n\nText.\n\n### Counts\n\nText.'));
    writePost(site, nameOf(96), post(96, '[x](/products/rgp-details#nothing)'));
    for (const [index, sign] of invisible.entries()) {
      const id = invisibleId(index);
      writePost(site, nameOf(id), post(id, CODE).replace('\n---\n', `\n---${sign}\n`));
    }
    output = checkSite(site, TODAY);
  }, TIMEOUT_MS);

  afterAll(() => {
    rmSync(site, { recursive: true });
  });

  it.each(mistakes)('is refused with %j, at %s', (body, ...expected) => {
    const index = mistakes.findIndex(([other]) => other === body);
    expect(mistakesOfPost(output, nameOf(idOf(index)))).toEqual(
      expected.map((message) => expect.stringContaining(message) as string),
    );
  });

  it.each(right)('may say %j', (body) => {
    expect(mistakesOfPost(output, nameOf(rightId(right.indexOf(body))))).toEqual([]);
  });

  it('is refused with a link to no section of a product, and told which there are', () => {
    expect(mistakesOfPost(output, nameOf(96))).toEqual([
      expect.stringMatching(
        /^11:1: the text links to #nothing, which is no heading of \/products\/rgp-details; choose one of #key-features, /,
      ),
    ]);
  });

  it.each(invisible)('is refused where the end of its front matter has %j behind it', (sign) => {
    expect(mistakesOfPost(output, nameOf(invisibleId(invisible.indexOf(sign))))).toEqual([
      '9:4: the front matter has an invisible sign behind its ---; write the dashes alone on their line',
    ]);
  });

  it('may lead from one draft to another, and to a post that is published before it', () => {
    expect(mistakesOfPost(output, nameOf(91))).toEqual([]);
    expect(mistakesOfPost(output, nameOf(93))).toEqual([]);
    expect(mistakesOfPost(output, nameOf(94))).toEqual([
      '11:1: the text links to /blogs/93, which is published on 2027-01-09; name it from that day on or leave it out',
    ]);
  });

  it('has its mistakes told in one message with those of all others, and never as a stack', () => {
    expect(output.status).toBe(1);
    const expected = mistakes.flatMap(([, ...lines]) => lines).length + 2 + invisible.length;
    expect(output.stderr.split('\n')[0]).toBe(
      `${expected} mistakes in the content, as file:line:column:`,
    );
    expect(output.stderr.trimEnd().split('\n')).toHaveLength(expected + 1);
    expect(output.stderr).not.toMatch(/^\s+at /m);
  });
});

it(
  'a byte order mark and line ends of Windows make no difference in the page',
  () => {
    const unix = post(
      8,
      ['## Bins', 'Two\nlines.', right[10], right[8], '1. a\n   b'].join('\n\n'),
    );
    const windows = `\uFEFF${unix.replaceAll('\n', '\r\n')}`;
    const [one, other] = compileTexts([unix, windows]);
    expect(one).toContain('lines.');
    expect(other).toBe(one);
  },
  TIMEOUT_MS,
);
