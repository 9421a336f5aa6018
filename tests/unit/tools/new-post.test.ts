/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readFrontMatter } from '@/content/read/front-matter';
import { posts } from '@/content';
import { composePost } from '@/scripts/content/new-post';

const template = readFileSync('content/post-template.mdx', 'utf8');
const taken = ['7-month-end.mdx', '11-dispatch.mdx', '8-gate.mdx'];
const compose = (title: string) => composePost(title, template, taken, '2026-12-08');

describe('a new post', () => {
  it('has the next free number, a file and a picture named after its title', () => {
    expect(compose('Cycle counts: ten bins & a card')).toMatchObject({
      id: 12,
      file: '12-cycle-counts-ten-bins-and-a-card.mdx',
      picture: 'blog-cycle-counts-ten-bins-and-a-card',
    });
  });

  it('is a draft of today whose front matter can be read', () => {
    expect(readFrontMatter(compose("The store's $5 question: why").text)).toMatchObject({
      fields: {
        id: 12,
        title: "The store's $5 question: why",
        date: '2026-12-08',
        image: 'blog-the-store-s-5-question-why',
        draft: true,
      },
    });
  });

  it.each([
    ['Counts', 'The title has 6 characters; write between 10 and 90.'],
    ['गिनती और भंडार', 'The title needs a Latin letter or a digit for its file name.'],
  ])('is refused with the title %s', (title, message) => {
    expect(() => compose(title)).toThrow(message);
  });
});

it('no published post has a placeholder picture', () => {
  const fileOf = (name: string) => readFileSync(`public/art/${name}.svg`, 'utf8');
  const placeholder = fileOf('placeholder');
  expect(posts().filter(({ image }) => fileOf(image) === placeholder)).toEqual([]);
});
