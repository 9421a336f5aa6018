import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import type { MDXContent } from 'mdx/types';
import { headingsOf } from '@/lib/build/headings';

const posts = readdirSync('content/blog').filter((name) => name.endsWith('.mdx'));
const legal = readdirSync('content/legal');

describe('the contents list of an article', () => {
  it('has the second and third level of headings with their anchors', () => {
    expect(
      headingsOf('## One\n\ntext\n\n### Weeks 1 and 2: one number\n\n#### Too deep\n'),
    ).toEqual([
      { level: 2, text: 'One', id: 'one' },
      { level: 3, text: 'Weeks 1 and 2: one number', id: 'weeks-1-and-2-one-number' },
    ]);
  });

  it('gives a repeated heading an anchor of its own', () => {
    expect(headingsOf('## Sum\n\n## Sum\n\n## Sum\n').map(({ id }) => id)).toEqual([
      'sum',
      'sum-1',
      'sum-2',
    ]);
  });

  it('shows the words of a heading without their markup', () => {
    expect(headingsOf('## The *one* [sheet](/downloads/sheet.csv) of `ITEM_NO`\n')[0]?.text).toBe(
      'The one sheet of ITEM_NO',
    );
  });

  it('takes no comment in a code sample for a heading', () => {
    expect(headingsOf('```sh\n## not a heading\n```\n')).toEqual([]);
  });

  it.each([...posts.map((name) => `blog/${name}`), ...legal.map((name) => `legal/${name}`)])(
    'has the anchors that the page has: %s',
    async (name) => {
      // The transform of tests/mdx-transform.mjs makes a module with this shape of any .mdx file.
      const { default: Article } = (await import(`../../../content/${name}`)) as {
        default: MDXContent;
      };
      const part = ({ children }: { children?: React.ReactNode }) => <div>{children}</div>;
      const components = {
        Callout: part,
        Company: part,
        DataTable: part,
        Download: part,
        Figure: part,
        PullQuote: part,
        Steps: part,
      };
      render(<Article components={components} />);
      const shown = screen
        .queryAllByRole('heading')
        .filter(({ tagName }) => /^H[23]$/.test(tagName))
        .map((heading) => ({
          level: Number(heading.tagName.slice(1)),
          text: heading.textContent,
          id: heading.id,
        }));
      const source = readFileSync(path.join('content', name), 'utf8');
      expect(headingsOf(source)).toEqual(shown);
    },
  );
});
