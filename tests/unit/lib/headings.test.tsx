import { readdirSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { type Article, listedHeadings } from '@/lib/build/article';

const posts = readdirSync('content/blog').filter((name) => name.endsWith('.mdx'));
const legal = readdirSync('content/legal');

describe('the contents list of an article', () => {
  it('has the second and third level of headings with their words and anchors', async () => {
    // The types of MDX files declare only the component.
    const sample = (await import('./article.mdx')) as Article;
    expect(listedHeadings(sample)).toEqual([
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
      const article = (await import(`../../../content/${name}`)) as Article;
      const Text = article.default;
      const part = ({ children }: { children?: React.ReactNode }) => <div>{children}</div>;
      const components = {
        Callout: part,
        Company: () => <span>Samvaya</span>,
        DataTable: part,
        Download: part,
        Figure: part,
        PullQuote: part,
        Steps: part,
      };
      render(<Text components={components} />);
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
