import type { Locator, Page } from '@playwright/test';
import { courses, industries } from '../../../content/entries';
import { expect, test } from '../support/fixtures';

const SCREENS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const main = (page: Page) => page.getByRole('main');

async function expectOnScreen(element: Locator, screen: (typeof SCREENS)[number]) {
  const box = await element.boundingBox();
  expect(box, String(element)).not.toBeNull();
  if (!box) return;
  expect(box.y + box.height, String(element)).toBeLessThanOrEqual(screen.height);
  expect(box.x + box.width, String(element)).toBeLessThanOrEqual(screen.width);
}

for (const { path, banner } of industries) {
  test(`the first screen of ${path} names the offer and leads to an enquiry about it`, async ({
    sharedPage: page,
  }) => {
    await page.goto(path);
    const heading = main(page).getByRole('heading', { level: 1 });
    const enquiry = main(page).getByRole('link', { name: 'ENQUIRY' }).first();
    await expect(heading).toHaveText(`${banner.offer}: ${banner.heading}`);
    await expect(enquiry).toHaveAttribute(
      'href',
      `/enquiry?subject=${encodeURIComponent(banner.offer)}`,
    );
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await expectOnScreen(heading, screen);
      await expectOnScreen(main(page).getByText(banner.lead), screen);
      await expectOnScreen(enquiry, screen);
    }
  });
}

test('the enquiry that an industry leads to has its subject', async ({ sharedPage: page }) => {
  await page.goto('/leathers');
  await main(page).getByRole('link', { name: 'ENQUIRY' }).first().click();
  await expect(page.getByLabel('Subject')).toHaveValue(
    'Business Central for tanneries and footwear makers',
  );
});

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const { lineHeight } = getComputedStyle(element);
    return Math.round(element.getBoundingClientRect().height / parseFloat(lineHeight));
  });

for (const { path, banner, certificate } of courses) {
  test(`the first screen of ${path} has three lines, ENROLL NOW and its facts`, async ({
    sharedPage: page,
  }) => {
    await page.goto(path);
    const lead = main(page).getByText(banner.lead);
    const enroll = main(page).getByRole('button', { name: 'ENROLL NOW' });
    const facts = [String(certificate.rating), certificate.level, certificate.duration].map(
      (fact) => main(page).getByRole('definition').filter({ hasText: fact }).first(),
    );
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      expect(await linesOf(lead)).toBeLessThanOrEqual(3);
      const isPhone = screen.width < 768;
      const button = isPhone ? enroll.last() : enroll.first();
      const shown = isPhone ? [lead, button] : [lead, button, ...facts];
      for (const element of shown) await expectOnScreen(element, screen);
      if (!isPhone) continue;
      await expect(button).toContainText(`${certificate.level} · `);
      await expect(button).toContainText(` · ${certificate.rating}`);
    }
  });
}
