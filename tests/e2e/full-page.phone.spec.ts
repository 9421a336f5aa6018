import sharp from 'sharp';
import { PAGE_OF_EACH_KIND } from '../../scripts/shared/page-kinds';
import { expect, test } from './support/fixtures';

for (const address of PAGE_OF_EACH_KIND) {
  test(`a picture of the whole of ${address} has no empty section`, async ({ page }) => {
    await page.goto(address);
    const sections = await page.locator('main section').evaluateAll((all) =>
      all
        .filter((section) => section.checkVisibility())
        .map((section) => {
          const { left, top, width, height } = section.getBoundingClientRect();
          const name = section.getAttribute('aria-labelledby') ?? section.id;
          return { name, left, top: top + scrollY, width, height };
        })
        .filter(({ width, height }) => width > 20 && height > 20),
    );
    const picture = sharp(await page.screenshot({ fullPage: true }));
    const empty: string[] = [];
    for (const { name, left, top, width, height } of sections) {
      const part = picture.clone().extract({
        left: Math.max(0, Math.ceil(left)),
        top: Math.ceil(top),
        width: Math.floor(Math.min(width, 390)) - 2,
        height: Math.floor(height) - 1,
      });
      const { channels } = await sharp(await part.png().toBuffer()).stats();
      if (channels.every(({ stdev }) => stdev < 3)) empty.push(`${name} at ${top}`);
    }
    expect(empty).toEqual([]);
  });
}
