import { type Page } from '@playwright/test';
import { expect, test } from './support/fixtures';

const SERVICES: readonly [title: string, href: string][] = [
  ['Dynamics NAV', '/services/nav-details'],
  ['Business Central', '/services/business-central-details'],
  ['Power BI', '/services/powerbi-details'],
  ['Microsoft Azure', '/services/azure-details'],
  ['Power Apps', '/services/power-apps-details'],
  ['SharePoint', '/services/sharepoint-details'],
  ['Web development', '/services/web-details'],
  ['Application development', '/services/application-development-details'],
  ['Digital marketing', '/services/digital-marketing-details'],
  ['Graphic design', '/services/graphic-design-details'],
  ['Ed Tech', '/ed-tech#courses-we-offer'],
];

const PRODUCTS: readonly [title: string, href: string][] = [
  ['Visitor Management System', '/services/vms-details'],
  ['HRMS', '/services/hrms-details'],
  ['RGP & NRGP in ERP', '/products/rgp-details'],
  ['Quality Modules in ERP', '/products/qm-details'],
  ['Maintenance Module in ERP', '/products/mm-details'],
];

const TOPICS: readonly [anchor: string, title: string][] = [
  ['project-start', 'Start and weeks'],
  ['project-people', 'Your own people'],
  ['project-cost', 'Cost besides the quotation'],
  ['project-failure', 'When something fails'],
  ['project-team', 'Who works on it'],
  ['project-parting', 'When we part'],
];

test.describe('/services', () => {
  test('lists eleven services, each with a Learn More link', async ({ sharedPage: page }) => {
    await page.goto('/services');
    const links = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: 'Learn More' });
    await expect(links).toHaveCount(11);
    for (const [index, [title, href]] of SERVICES.entries()) {
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
  for (const [title, path] of [...SERVICES.filter(([name]) => name !== 'Ed Tech'), ...PRODUCTS]) {
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
  const carousel = (page: Page) => page.getByRole('region', { name: 'Our five products' });

  test('has its title and an introduction', async ({ sharedPage: page }) => {
    await page.goto('/products');
    await expect(page.getByRole('heading', { level: 1, name: 'Our Products' })).toBeVisible();
    await expect(page.getByText(/^Five products for work that/)).toBeVisible();
  });

  test('shows five product cards that lead to their targets', async ({ sharedPage: page }) => {
    await page.goto('/products');
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') });
    await expect(cards).toHaveCount(5);
    for (const [index, [title, href]] of PRODUCTS.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
      const link = card.getByRole('link');
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toContainText('Read More →');
    }
  });

  test('rotates a banner of the five products on wide screens', async ({ page }) => {
    await page.goto('/products');
    for (const [index, [title, href]] of PRODUCTS.entries()) {
      await expect(async () => {
        await carousel(page)
          .getByRole('button', { name: `Slide ${index + 1}: ${title}` })
          .click();
        const slide = carousel(page).getByRole('group', { name: `${index + 1} of 5: ${title}` });
        await expect(slide.getByRole('link')).toHaveAttribute('href', href, { timeout: 500 });
        await expect(slide.getByRole('link')).toBeVisible({ timeout: 500 });
      }).toPass();
    }
  });
});
