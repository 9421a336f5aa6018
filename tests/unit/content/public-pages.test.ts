/** @jest-environment node */
import { nearestPublicPage, publicPages } from '@/content';

const paths = publicPages.map(({ path }) => path);

describe('the public pages', () => {
  it('are those of the specification: 11 fixed, 12 services, 3 products, 10 courses, 12 industries, 16 posts of the career page and the blog', () => {
    const count = (part: string) => publicPages.filter((page) => page.part === part).length;
    expect(count('Company')).toBe(6);
    expect(count('Services')).toBe(1 + 12);
    expect(count('Products')).toBe(1 + 3);
    expect(count('Courses')).toBe(1 + 10);
    expect(count('Industries')).toBe(12);
    expect(count('Career')).toBe(1 + 16);
    expect(count('Blog')).toBeGreaterThanOrEqual(1 + 7);
  });

  it('stand there once each', () => {
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('have encoded job titles', () => {
    expect(paths).toContain('/career/apply/Social%20Media%20%26%20Content%20Intern');
  });

  it('stand in for the pages below them', () => {
    expect(nearestPublicPage('/blogs/page/2').path).toBe('/blogs');
    expect(nearestPublicPage('/nowhere').path).toBe('/');
  });
});
