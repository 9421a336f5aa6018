import { listedProducts, listedServices } from '../../content';
import { expect, test } from './support/fixtures';

const linkOf = ({ title, path }: { title: string; path: string }) => [title, path] as const;
const SERVICES = listedServices.map(linkOf);
const PRODUCTS = listedProducts.map(linkOf);

test('/services lists the services and Ed Tech, each with a Learn More link, and no product', async ({
  sharedPage: page,
}) => {
  await page.goto('/services');
  const main = page.getByRole('main');
  const links = main.getByRole('listitem').getByRole('link', { name: 'Learn More' });
  const listed = [...SERVICES, ['Ed Tech', '/ed-tech#courses-we-offer'] as const];
  await expect(links).toHaveCount(listed.length);
  for (const [index, [title, href]] of listed.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', href);
    await expect(links.nth(index).getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(main.locator('[href*="vms-details"], [href*="hrms-details"]')).toHaveCount(0);
});

test('how a project runs is linked from the questions of a service', async ({
  sharedPage: page,
}) => {
  await page.goto('/services/nav-details');
  await page.getByRole('main').getByRole('link', { name: 'How a project runs' }).click();
  await expect(page).toHaveURL(/\/services#project-start$/);
  await expect(page.getByRole('heading', { name: 'Start and weeks' })).toBeInViewport();
});

test('/products has its title, an introduction and cards that lead to their targets', async ({
  sharedPage: page,
}) => {
  await page.goto('/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Products' })).toBeVisible();
  await expect(page.getByText(/^\w+ products for work that/)).toBeVisible();
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(cards).toHaveCount(PRODUCTS.length);
  for (const [index, [title, href]] of PRODUCTS.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', href);
    await expect(card.getByRole('link')).toContainText('Read More →');
  }
});

test('/products rotates a banner of the products on wide screens', async ({ sharedPage: page }) => {
  await page.goto('/products');
  const carousel = page.getByRole('region', { name: /^Our \w+ products$/ });
  for (const [index, [title, href]] of PRODUCTS.entries()) {
    const number = index + 1;
    await carousel.getByRole('button', { name: `Slide ${number}: ${title}` }).click();
    const slide = carousel.getByRole('group', {
      name: `${number} of ${PRODUCTS.length}: ${title}`,
    });
    await expect(slide.getByRole('link')).toHaveAttribute('href', href);
    await expect(slide.getByRole('link')).toBeVisible();
  }
});
