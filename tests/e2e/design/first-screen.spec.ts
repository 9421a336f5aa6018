import type { Page } from '@playwright/test';
import { industries } from '../../../content/entries';
import { expect, test } from '../support/fixtures';
import { SCREENS, expectOnScreen } from '../support/screens';

const main = (page: Page) => page.getByRole('main');

type Banner = (typeof industries)[number]['banner'];
const titleOf = ({ offer, heading }: Banner) => `${offer}: ${heading}`;
const leadOf = ({ lead }: Banner) => lead;

/** The others have the same layout with fewer lines. */
const withLongest = (words: (banner: Banner) => string) =>
  industries.toSorted((a, b) => words(b.banner).length - words(a.banner).length).slice(0, 1);

test('the first screen of an industry names the offer and leads to an enquiry with it as its subject', async ({
  sharedPage: page,
}) => {
  const enquiry = main(page).getByRole('link', { name: 'ENQUIRY' }).first();
  for (const { path, banner } of [...withLongest(titleOf), ...withLongest(leadOf)]) {
    await page.goto(path);
    const heading = main(page).getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(titleOf(banner));
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
  }
  const subject = new URL(await enquiry.evaluate((link: HTMLAnchorElement) => link.href));
  await enquiry.click();
  await expect(page.getByLabel('Subject')).toHaveValue(subject.searchParams.get('subject') ?? '');
});
