/** @jest-environment node */
import { contactSheet, fileOf, shotsOf } from '@/scripts/measure/screenshots/contact-sheet';

const PAGES = ['/', '/career/apply/QA%20%26%20Test%20Engineer'];

describe('the contact sheet', () => {
  const shots = shotsOf(PAGES, [390, 1280], ['light', 'dark']);

  it('has each page at each width in each theme', () => {
    expect(shots).toHaveLength(8);
    expect(new Set(shots.map(fileOf)).size).toBe(8);
  });

  it('names files after the page, without signs that a file system refuses', () => {
    expect(shots.map(fileOf)).toEqual(
      expect.arrayContaining([
        'home-390-light.webp',
        'career-apply-QA-Test-Engineer-1280-dark.webp',
      ]),
    );
  });

  it('shows every picture once, below the path of its page', () => {
    const html = contactSheet(shots);
    for (const shot of shots) {
      expect(html.split(`src="${fileOf(shot)}"`)).toHaveLength(2);
    }
    expect(html).toContain('<h2>/career/apply/QA &amp; Test Engineer</h2>');
  });
});
