/** @jest-environment node */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { POST_TEMPLATE, readBlog } from '@/content/read/posts';
import { samplePosts } from '@/scripts/measure/bench/sample-posts';

// A short post is no model.
const real = readdirSync('content/blog')
  .map((name) => ({ name, text: readFileSync(path.join('content/blog', name), 'utf8') }))
  .filter(({ text }) => text.includes('<DataTable') && text.length > 5000);
const made = samplePosts(real, 100).slice(real.length);

describe('posts for measuring a build', () => {
  it('are as many as asked for, the real ones first', () => {
    expect(samplePosts(real, 100)).toHaveLength(100);
    expect(samplePosts(real, 100).slice(0, real.length)).toEqual(real);
    expect(samplePosts(real, 1)).toEqual(real);
  });

  it('pass the checks of the content', () => {
    const site = mkdtempSync(path.join(tmpdir(), 'samples-'));
    try {
      mkdirSync(path.join(site, 'content/blog'), { recursive: true });
      symlinkSync(path.resolve('public'), path.join(site, 'public'));
      cpSync(POST_TEMPLATE, path.join(site, POST_TEMPLATE));
      for (const { name, text } of made) {
        writeFileSync(path.join(site, 'content/blog', name), text);
      }
      jest.spyOn(process, 'cwd').mockReturnValue(site);
      const { posts, mistakes } = readBlog();
      expect(mistakes).toEqual([]);
      expect(posts).toHaveLength(made.length);
      for (const { words } of posts) {
        expect(words).toBeGreaterThan(500);
        expect(words).toBeLessThan(1100);
      }
    } finally {
      rmSync(site, { recursive: true });
    }
  });

  it('have a table and a figure, and a text of their own', () => {
    for (const { text } of made) {
      expect(text).toContain('<DataTable');
      expect(text).toContain('<Figure');
    }
    expect(new Set(made.map(({ text }) => text)).size).toBe(made.length);
  });
});
