/** @jest-environment node */
import { type KnownPages, mistakesInText, wordsIn } from '@/content/post-text';

const pages: KnownPages = {
  published: new Set(['/', '/products/rgp-details', '/career/apply/QA%20%26%20Test%20Engineer']),
  drafts: new Set(['/blogs/8']),
};

/** What is said of a text that begins on line 20. */
const problems = (body: string, draft = false): string[] =>
  mistakesInText({ file: 'x.mdx', body, bodyLine: 20, draft }, pages).map(
    ({ line, field, problem }) => `${line ?? '?'} ${field} ${problem}`,
  );

describe('the text of a post', () => {
  it.each([
    '[passes](/products/rgp-details), [there](/products/rgp-details#key-features), [home](/)',
    '[the post](/career/apply/QA%20%26%20Test%20Engineer)',
    '[outside](https://www.example.org/no-page), [below](#sources), [mail](mailto:a@b.example)',
    '[the sheet](/downloads/erp-readiness-checklist.csv)',
    '<Download href="/downloads/erp-readiness-checklist.csv" label="The ten checks" />',
    '<Figure name="product-mm" alt="A board." caption="Sample data: a > b." />',
    '<PullQuote>\n\nA sentence.\n\n</PullQuote>',
    'In code, `<Note>` and `[x](/nowhere)` are only shown.\n\n```md\n# Title\n![x](y.png)\n```\n',
  ])('may say %j', (body) => {
    expect(problems(body)).toEqual([]);
  });

  it.each([
    [
      'a link to no page',
      'One.\n\n[passes](/products/rgp)',
      '22 the text links to /products/rgp, which is no page of this site; open the page and copy its address',
    ],
    [
      'a link to no file',
      '[sheet](/downloads/none.csv)',
      '20 the text leads to the file /downloads/none.csv, but there is no public/downloads/none.csv; put it there or correct the name',
    ],
    [
      'a download of no file',
      '<Download href="/downloads/none.csv" label="Sheet" />',
      '20 the text leads to the file /downloads/none.csv, but there is no public/downloads/none.csv; put it there or correct the name',
    ],
    [
      'a figure without its picture',
      '<Figure\n  name="blog-stokc"\n  alt="Bins."\n  caption="Bins."\n/>',
      "20 the text shows the picture 'blog-stokc', but there is no public/art/blog-stokc.svg; draw it in art/pictures and run npm run art, or correct the name",
    ],
    [
      'a figure without words',
      '<Figure name="product-mm" alt="A board." />',
      '20 the text has a <Figure> without caption; write caption="..."',
    ],
    [
      'a misspelt attribute',
      '<PullQuote from="Stores">',
      '20 the text has a <PullQuote> with the unknown from; remove it or correct its spelling',
    ],
    [
      'an unknown part',
      '<Note title="x">',
      '20 the text uses <Note>, which does not exist; choose one of Callout, DataTable, Download, Figure, PullQuote, Steps',
    ],
    [
      'a Markdown picture',
      '![bins](/art/blog-bins.svg)',
      '20 the text has a Markdown picture; write <Figure name="..." alt="..." caption="..." />',
    ],
    ['a second title', '# Title', '20 the text has a second page title; begin headings at ##'],
  ])('is refused with %s', (_what, body, expected) => {
    expect(problems(body)).toEqual([expected]);
  });

  it('may lead from one draft to another', () => {
    expect(problems('[next](/blogs/8)', true)).toEqual([]);
    expect(problems('[next](/blogs/8)', false)).toHaveLength(1);
  });
});

it('the words of a text are those that are read', () => {
  expect(
    wordsIn(
      '## Two words\n\n<Callout title="not these">\n\nA [link here](/services), 3 ways.\n\n</Callout>\n\n| a | b |\n| --- | --- |\n| c | d |\n',
    ),
  ).toBe(11);
});
