import type { Page } from '@playwright/test';
import { industries } from '../../../content/entries';
import { expect, test } from '../support/fixtures';
import { SCREENS, expectOnScreen } from '../support/screens';

const main = (page: Page) => page.getByRole('main');

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
