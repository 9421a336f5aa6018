import { type Page } from '@playwright/test';
import { listedProducts, listedServices } from '../../content';
import { expect, test } from './support/fixtures';

const linkOf = ({ title, path }: { title: string; path: string }) => [title, path] as const;
const SERVICES = listedServices.map(linkOf);
const PRODUCTS = listedProducts.map(linkOf);

const TOPICS: readonly [anchor: string, title: string][] = [
  ['project-start', 'Start and weeks'],
  ['project-people', 'Your own people'],
  ['project-cost', 'Cost besides the quotation'],
  ['project-failure', 'When something fails'],
  ['project-team', 'Who works on it'],
  ['project-parting', 'When we part'],
];

test.describe('/services', () => {
  test('lists the services and Ed Tech, each with a Learn More link', async ({
    sharedPage: page,
  }) => {
    await page.goto('/services');
    const links = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: 'Learn More' });
    const listed = [...SERVICES, ['Ed Tech', '/ed-tech#courses-we-offer'] as const];
    await expect(links).toHaveCount(listed.length);
    for (const [index, [title, href]] of listed.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', href);
      await expect(
        links.nth(index).getByRole('heading', { name: title, exact: true }),
      ).toBeVisible();
    }
  });

  test('does not list visitor and HR management, which are products', async ({
    sharedPage: page,
  }) => {
    await page.goto('/services');
    const main = page.getByRole('main');
    await expect(main.locator('[href*="vms-details"], [href*="hrms-details"]')).toHaveCount(0);
  });
});

test.describe('how a project runs', () => {
  for (const [title, path] of [...SERVICES, ...PRODUCTS]) {
    test(`is linked from the questions of ${title}`, async ({ sharedPage: page }) => {
      await page.goto(path);
      await page.getByRole('main').getByRole('link', { name: 'How a project runs' }).click();
      await expect(page).toHaveURL(/\/services#project-start$/);
      await expect(page.getByRole('heading', { name: 'Start and weeks' })).toBeInViewport();
    });
  }

  for (const [anchor, title] of TOPICS) {
    test(`shows ${title} at #${anchor}`, async ({ sharedPage: page }) => {
      await page.goto(`/services#${anchor}`);
      await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    });
  }
});

test.describe('/products', () => {
  const carousel = (page: Page) => page.getByRole('region', { name: /^Our \w+ products$/ });

  test('has its title and an introduction', async ({ sharedPage: page }) => {
    await page.goto('/products');
    await expect(page.getByRole('heading', { level: 1, name: 'Our Products' })).toBeVisible();
    await expect(page.getByText(/^\w+ products for work that/)).toBeVisible();
  });

  test('shows the product cards, which lead to their targets', async ({ sharedPage: page }) => {
    await page.goto('/products');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(cards).toHaveCount(PRODUCTS.length);
    for (const [index, [title, href]] of PRODUCTS.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
      const link = card.getByRole('link');
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toContainText('Read More →');
    }
  });

  test('rotates a banner of the products on wide screens', async ({ page }) => {
    await page.goto('/products');
    for (const [index, [title, href]] of PRODUCTS.entries()) {
      await expect(async () => {
        await carousel(page)
          .getByRole('button', { name: `Slide ${index + 1}: ${title}` })
          .click();
        const slide = carousel(page).getByRole('group', {
          name: `${index + 1} of ${PRODUCTS.length}: ${title}`,
        });
        await expect(slide.getByRole('link')).toHaveAttribute('href', href, { timeout: 500 });
        await expect(slide.getByRole('link')).toBeVisible({ timeout: 500 });
      }).toPass();
    }
  });
});
