import { expect, test } from '../support/fixtures';

const MOST_FOOTER = 800;

const PHONE = { width: 390, height: 844 };

for (const address of ['/', '/leathers']) {
  test(`the footer of ${address} is at most ${MOST_FOOTER} px high on a phone`, async ({
    sharedPage: page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${address}#main`);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.height).toBeLessThanOrEqual(MOST_FOOTER);
  });
}

test('the columns of the footer unfold on a phone and stand open on wide screens, without scripts', async ({
  sharedNoScriptPage: page,
}) => {
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Maintenance Module' });
  const fold = footer.locator('summary', { hasText: 'Products' });
  await page.goto('/');
  await expect(link).toBeVisible();
  await expect(fold).toBeHidden();
  await expect(footer.getByRole('heading', { name: 'Products' })).toBeVisible();

  await page.setViewportSize(PHONE);
  await expect(link).toBeHidden();
  await fold.click();
  await expect(link).toBeVisible();
});

test('related entries stand beside and below one another on a phone, none of them cut off', async ({
  sharedNoScriptPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/leathers');
  const links = page
    .getByRole('region', { name: 'Related services, products, courses and reading' })
    .getByRole('link');
  const boxes = await links.evaluateAll((all) =>
    all.map((link) => {
      const { top, bottom, left, right } = link.getBoundingClientRect();
      return { top, bottom, left, right };
    }),
  );
  for (const [index, box] of boxes.entries()) {
    for (const before of boxes.slice(0, index)) {
      expect(box.top >= before.bottom || box.left >= before.right).toBe(true);
    }
    expect(box.right).toBeLessThanOrEqual(PHONE.width);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});

test('the first answer of an industry is open on a phone, the second unfolds', async ({
  sharedNoScriptPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/leathers');
  const faq = page.getByRole('region', { name: 'FAQ' });
  const answers = faq.locator('p');
  await expect(answers).toHaveCount(2);
  await expect(answers.first()).toBeVisible();
  await expect(answers.last()).toBeHidden();
  // The button overlays its question.
  await faq.getByRole('heading', { level: 3 }).nth(1).click({ force: true });
  await expect(answers.last()).toBeVisible();
});
