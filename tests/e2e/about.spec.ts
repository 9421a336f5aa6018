import { type Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Section 2: the parts of the page in order; the meaning of the name is our addition. */
const PARTS = [
  'Introduction',
  'What the name means',
  'History',
  'Director message',
  'Advisor message',
  'Vision',
  'Mission',
  'Value',
  'Why choose us',
  'Team',
];

const part = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });

test.beforeEach(async ({ sharedPage: page }) => {
  await page.goto('/about-us');
});

test('the page has its parts in the order of the specification', async ({ sharedPage: page }) => {
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  expect(headings.slice(0, PARTS.length)).toEqual(PARTS);
});

test('it claims more than 13 years', async ({ sharedPage: page }) => {
  await expect(page.getByRole('main')).toContainText('more than 13 years');
});

test('the history is told in cards, each with its year', async ({ sharedPage: page }) => {
  const cards = part(page, 'History').getByRole('listitem');
  await expect(cards).toHaveCount(6);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(card).toContainText(/^20\d\d/);
  }
});

test('it says what the company is, for whom and how large', async ({ sharedPage: page }) => {
  const terms = part(page, 'Introduction').getByRole('term');
  for (const term of ['Legal name', 'What we are', 'For whom', 'Where', 'Team size']) {
    await expect(terms.filter({ hasText: term })).toBeVisible();
  }
});

for (const role of ['Director', 'Advisor']) {
  test(`the ${role} signs by role`, async ({ sharedPage: page }) => {
    const message = part(page, `${role} message`);
    await expect(message.getByText(role, { exact: true })).toBeVisible();
  });
}

test('the team is shown by practice and role', async ({ sharedPage: page }) => {
  const cards = part(page, 'Team').getByRole('listitem');
  await expect(cards).toHaveCount(8);
  for (const card of await cards.all()) await expect(card).toContainText(/lead|owner|Head of/);
});

test('the page leads to the contact page', async ({ sharedPage: page }) => {
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact Now' })).toHaveAttribute(
    'href',
    '/contact-us',
  );
});
