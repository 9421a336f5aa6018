import type { Page } from '@playwright/test';
import { company } from '../../../content/company';
import { layOutAll } from '../../../scripts/measure/screenshots/lay-out-all';
import { expect, test } from '../support/fixtures';

async function open(page: Page, address: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto(address);
  await page.evaluate(layOutAll);
}

for (const address of [
  '/',
  '/about-us',
  '/services/nav-details',
  '/products/rgp-details',
  '/courses/business-central-details',
  '/automobile',
]) {
  test(`${address} has two or three calls, beside the header's ENQUIRY`, async ({
    sharedPage: page,
  }) => {
    await page.goto(address);
    const calls = page.getByRole('main').getByText(/^(ENQUIRY|Contact Now|ENROLL NOW|Enquire.*)$/);
    const visible = await calls.filter({ visible: true }).count();
    expect(visible).toBeLessThanOrEqual(3);
    expect(visible).toBeGreaterThanOrEqual(2);
  });
}

const crossedWords = (page: Page) =>
  page.getByRole('region', { name: 'Testimonials' }).evaluate((band) => {
    const words = band.querySelector('figcaption')?.closest('div');
    if (!words) throw new Error('The testimonial has no author.');
    const threads = getComputedStyle(words, '::before');
    const end = words.getBoundingClientRect().bottom - Number.parseFloat(threads.bottom);
    const start = end - Number.parseFloat(threads.height);
    return [...words.querySelectorAll('p, span')]
      .filter((text) => {
        const { top, bottom } = text.getBoundingClientRect();
        return top < end && bottom > start;
      })
      .map((text) => text.textContent);
  });

if (company.samples.testimonials !== 'remove') {
  test('the threads of an industry cross no words of the testimonial', async ({
    sharedPage: page,
  }) => {
    for (const width of [768, 1024, 1280, 1920]) {
      await open(page, '/automobile', width);
      expect(await crossedWords(page), `at ${width} px`).toEqual([]);
    }
  });
}
