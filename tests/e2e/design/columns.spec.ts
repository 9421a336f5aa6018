import { expect, test } from '../support/fixtures';

test('words stand on the text column', async ({ sharedPage: page }) => {
  await page.goto('/');
  const left = (name: string) =>
    page
      .getByRole('heading', { name, exact: true })
      .evaluate((heading) => Math.round(heading.getBoundingClientRect().left));
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const column = await left('News and blog');
    for (const name of [
      'Twelve industries, each with its own page',
      'Automobile',
      'Electricals',
      'Fabrication & Garments',
      'Sheets that you sign',
    ]) {
      const off = Math.abs((await left(name)) - column);
      expect(off, `${name} at ${width} px`).toBeLessThanOrEqual(1);
    }
  }
});
