import { expect, test } from '../support/fixtures';

for (const width of [1280, 1440, 1920]) {
  test(`words stand on the text column at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const left = (name: string) =>
      page
        .getByRole('heading', { name, exact: true })
        .evaluate((heading) => Math.round(heading.getBoundingClientRect().left));
    const column = await left('News and blog');
    for (const name of [
      'Twelve industries, each with its own page',
      'Automobile',
      'Electricals',
      'Fabrication & Garments',
      'Sheets that you sign',
    ]) {
      expect(Math.abs((await left(name)) - column), name).toBeLessThanOrEqual(1);
    }
  });
}
