import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { evaluate } from '@mdx-js/mdx';
import { expect, test } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkBreaks from 'remark-breaks';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { tidyPost } from '../lib/tidy-post';
import { composePost } from '../../../scripts/content/new-post';

const folder = path.join(process.env.EDITOR_COPY ?? '', 'content/blog');
const posts = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(path.join(folder, name), 'utf8'),
}));

const Part = ({ children, ...attributes }: Readonly<Record<string, never>>) =>
  createElement('section', { 'aria-label': JSON.stringify(attributes) }, children);
const parts = {
  Callout: Part,
  DataTable: Part,
  Download: Part,
  Figure: Part,
  PullQuote: Part,
  Steps: Part,
};

/** Without insignificant white space. */
async function pageOf(post: string): Promise<string> {
  const { default: Content } = await evaluate(post, {
    ...runtime,
    remarkPlugins: [remarkFrontmatter, remarkGfm, remarkBreaks],
  });
  return renderToStaticMarkup(createElement(Content, { components: parts })).replaceAll(
    /(?<=>)\s+|\s+(?=<)/g,
    '',
  );
}

const head = ['---', 'id: 8', 'title: Cycle counts that stores will do', '---', ''].join('\n');

const OTHER_HANDS: [what: string, text: string][] = [
  ['stars for bullets', '* one\n* two\n\n  of two paragraphs\n'],
  ['padded tables', '| Cause   | Look |\n| :------ | ---: |\n| Issue   | 12   |\n'],
  ['indented parts', '<Callout title="A sum">\n  Text of *two*\n  lines.\n</Callout>\n'],
  ['attributes on lines of their own', '<Figure\n  name="a"\n  alt="b"\n  caption="c & d"\n/>\n'],
  ['a line break by a backslash', '**Present:** all\\\n**Absent:** none\n'],
  ['underscores for emphasis', 'A _word_ and __two__.\n'],
  ['numbers that all are one', '<Steps>\n\n1. First\n1. Then\n\n</Steps>\n'],
  ['words that begin code', 'import&#x20;goods pay duty.\n\nexport&#x20;goods do not.\n'],
  ['signs that mean something', 'At most 2 \\< 3, 4 \\{ 5 and a \\* b \\_ c.\n'],
];

for (const { name, text } of posts) {
  test(`${name} is written in the one way of the editor`, () => {
    expect(tidyPost(text), 'run npm run edit -- --tidy').toBe(text);
  });

  test(`${name} in another hand says the same when it is tidied`, async () => {
    const other = text.replaceAll(/^- /gm, '* ').replaceAll(/^\| (.+) \|$/gm, '|   $1   |');
    expect(other).not.toBe(text);
    const tidied = tidyPost(other);
    expect(tidied).toBe(text);
    expect(await pageOf(tidied)).toBe(await pageOf(other));
  });
}

for (const [what, text] of OTHER_HANDS) {
  test(`a text with ${what} says the same when it is tidied, and stays so`, async () => {
    const tidied = tidyPost(head + text);
    expect(await pageOf(tidied)).toBe(await pageOf(head + text));
    expect(tidyPost(tidied)).toBe(tidied);
  });
}

test('a new post is in the way of the editor from the beginning', () => {
  const template = readFileSync('content/post-template.mdx', 'utf8');
  for (const title of ['Cycle counts that stores will do', "The store's $5: why"]) {
    const { text } = composePost(title, template, [], '2026-12-08');
    expect(tidyPost(text)).toBe(text);
  }
});

test('line ends and marks of Windows make no difference', () => {
  const windows = `\uFEFF${`${head}\nText.\n`.replaceAll('\n', '\r\n')}`;
  expect(tidyPost(windows)).toBe(tidyPost(`${head}\nText.\n`));
});

test('fields come in the order of the schema, and an empty block is left out', () => {
  const post = '---\nauthor: Practice\ntitle: "A: b"\nid: 8\nrelated: {}\n---\n\nText.\n';
  expect(tidyPost(post)).toBe("---\nid: 8\ntitle: 'A: b'\nauthor: Practice\n---\n\nText.\n");
});

test('a post that cannot be read is refused', () => {
  expect(() => tidyPost('Text without front matter.\n')).toThrow('The front matter is missing');
  expect(() => tidyPost(`${head}\n<Callout title="a">\n`)).toThrow();
});
