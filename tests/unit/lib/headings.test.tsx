import { readdirSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import type { MDXContent } from 'mdx/types';
import { articleOf } from '@/app/load-text';
import { listedHeadings } from '@/lib/server/article';
import Sample from './article.mdx';

const posts = readdirSync('content/blog').filter((name) => name.endsWith('.mdx'));
const legal = readdirSync('content/legal');

interface TextModule {
  readonly default: MDXContent;
}

describe('the contents list of an article', () => {
  it('has the second and third level of headings with their words and anchors', () => {
    expect(listedHeadings(articleOf({ default: Sample }))).toEqual([
      { level: 2, text: 'The one sheet of ITEM_NO', id: 'the-one-sheet-of-item_no' },
      { level: 3, text: 'Weeks 1 and 2: one number', id: 'weeks-1-and-2-one-number' },
      { level: 2, text: 'Sum', id: 'sum' },
      { level: 2, text: 'Sum', id: 'sum-2' },
      { level: 2, text: 'Sum 1', id: 'sum-1-1' },
    ]);
  });

  it.each([...posts.map((name) => `blog/${name}`), ...legal.map((name) => `legal/${name}`)])(
    'has the anchors that the page has: %s',
    async (name) => {
      // tests/mdx-transform.mjs makes such a module.
      const text = (await import(`../../../content/${name}`)) as TextModule;
      const article = articleOf(text, { Company: () => <span>Samvaya</span> });
      render(article.content);
      const shown = screen
        .queryAllByRole('heading')
        .filter(({ tagName }) => /^H[23]$/.test(tagName))
        .map((heading) => ({
          level: Number(heading.tagName.slice(1)),
          text: heading.textContent,
          id: heading.id,
        }));
      expect(listedHeadings(article)).toEqual(shown);
    },
  );
});
