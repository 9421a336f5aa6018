import { type Locator, type Page } from '@playwright/test';
import { company, listedJobs } from '../../content';
import { expect, test } from './support/fixtures';

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });

const GROUPS: [label: string, some: string][] = [
  ['Services', 'Business Central'],
  ['Products', 'Quality Modules'],
  ['Ed. Tech', 'Software Testing'],
  ['Industries', 'Fabrication & Garments'],
];

test('the menus open by hover, by focus and by their buttons, and close by Escape and button', async ({
  sharedPage: page,
}) => {
  await page.goto('/');
  for (const [label, some] of GROUPS) {
    const link = mainNavigation(page).getByRole('link', { name: some, exact: true });
    const group = mainNavigation(page).getByRole('link', { name: label, exact: true });
    const button = mainNavigation(page).getByRole('button', { name: `${label} pages` });
    await expect(link).toBeHidden();
    await group.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(link).toBeHidden();

    await group.focus();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();

    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(700, 700);
    await expect(link).toBeVisible();
    await button.click();
    await expect(link).toBeHidden();
    await page.mouse.move(700, 700);
  }
});

test('Escape closes a panel that is only hovered, until the pointer comes anew, and takes the focus in a panel to its button', async ({
  sharedPage: page,
}) => {
  await page.goto('/about-us');
  const services = mainNavigation(page).getByRole('link', { name: 'Services', exact: true });
  const link = mainNavigation(page).getByRole('link', { name: 'SharePoint', exact: true });
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await services.hover();
  await expect(link).toBeVisible();
  const before = await focused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  expect(await focused()).toBe(before);
  // An unmoved pointer reopens nothing.
  await services.hover({ position: { x: 8, y: 8 } });
  await expect(link).toBeHidden();
  await mainNavigation(page).getByRole('link', { name: 'Products', exact: true }).hover();
  await expect(mainNavigation(page).getByRole('link', { name: 'HRMS' })).toBeVisible();
  await services.hover();
  await expect(link).toBeVisible();

  await page.mouse.move(700, 700);
  await services.focus();
  await link.focus();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  const button = mainNavigation(page).getByRole('button', { name: 'Services pages' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
});

test('the menus open without scripts, by hover and by focus', async ({
  sharedNoScriptPage: page,
}) => {
  await page.goto('/');
  const navigation = mainNavigation(page);
  await navigation.getByRole('link', { name: 'Services', exact: true }).hover();
  await expect(navigation.getByRole('link', { name: 'SharePoint' })).toBeVisible();
  await page.mouse.move(700, 700);
  await navigation.getByRole('link', { name: 'Products', exact: true }).focus();
  await expect(navigation.getByRole('link', { name: 'HRMS' })).toBeVisible();
});

test('the first stop of the Tab key leads past the navigation, the header to the enquiry, the footer names offices, year and legal pages, the chat opens in a new tab', async ({
  sharedPage: page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#main');
  const enquiry = page.getByRole('banner').getByRole('link', { name: 'ENQUIRY' });
  await expect(enquiry).toHaveAttribute('href', '/enquiry');
  const footer = page.getByRole('contentinfo');
  for (const text of ['Corporate office', 'Registered office', `© ${company.copyrightYear}`]) {
    await expect(footer.getByText(text)).toBeVisible();
  }
  for (const [name, href] of [
    ['Terms & Conditions', '/terms-and-conditions'],
    ['Privacy Policy', '/privacy-policy'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  }
  const chat = page.getByRole('link', { name: 'Chat with us on WhatsApp' });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', /noopener/);
});

test.describe('the chat link floats', () => {
  const chat = (page: Page) => page.getByRole('link', { name: 'Chat with us on WhatsApp' });

  async function boxOf(locator: Locator) {
    const box = await locator.boundingBox();
    if (!box) throw new Error(`${String(locator)} is not on the page`);
    return box;
  }

  for (const [path, submit] of [
    ['/contact-us', 'Send message'],
    ['/enquiry', 'Send enquiry'],
    [listedJobs[0]?.path ?? '/career', 'Prepare my application'],
  ] as const) {
    test(`on ${path} beside its button and its last lines`, async ({ sharedPage: page }) => {
      await page.goto(path);
      for (const [width, height] of [
        [1024, 768],
        [1920, 1080],
      ] as const) {
        await page.setViewportSize({ width, height });
        const link = await boxOf(chat(page));
        expect(link.x + link.width).toBeLessThan(width);
        expect(link.y + link.height).toBeLessThan(height);
        expect(link.height).toBe(48);
        // Its label is visible only in a very wide margin.
        if (width < 1720) expect(link.width).toBe(48);
        else {
          const lists = await boxOf(page.getByRole('contentinfo').getByRole('list').last());
          expect(link.x).toBeGreaterThan(lists.x + lists.width);
        }
        const button = await boxOf(page.getByRole('button', { name: submit }));
        expect(button.x + button.width).toBeLessThan(link.x);

        const last = await boxOf(page.getByRole('contentinfo').getByRole('link').last());
        expect(last.x + last.width).toBeLessThan(link.x);
      }
    });
  }

  test('in its place while the page scrolls', async ({ sharedPage: page }) => {
    await page.goto('/');
    const { y } = await boxOf(chat(page));
    expect(y).toBeGreaterThan(700);
    await page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' });
    });
    expect((await boxOf(chat(page))).y).toBe(y);
  });

  test('and steps aside while a form has the focus', async ({ sharedPage: page }) => {
    await page.goto('/contact-us');
    await expect(chat(page)).toBeVisible();
    await page.getByRole('main').getByLabel('Subject').focus();
    await expect(chat(page)).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'ENQUIRY' }).focus();
    await expect(chat(page)).toBeVisible();
  });
});
