import { type Page } from '@playwright/test';
import { about, company, courses, industries, listedProducts } from '../../content';
import { expect, test } from './support/fixtures';

const { samples, yearsOfExperience } = company;
const isShown = (sample: keyof typeof samples): boolean => samples[sample] !== 'remove';

/** Without those that the company removed. */
const PARTS = [
  'Introduction',
  ...(isShown('nameMeaning') ? ['What the name means'] : []),
  ...(isShown('history') ? ['History'] : []),
  ...(isShown('messages') ? ['Director message', 'Advisor message'] : []),
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

test('the page has its parts in order', async ({ sharedPage: page }) => {
  const headings = await page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .allTextContents();
  expect(headings.slice(0, PARTS.length)).toEqual(PARTS);
});

test('it says for how many years', async ({ sharedPage: page }) => {
  await expect(page.getByRole('main')).toContainText(`more than ${yearsOfExperience} years`);
});

test('four figures open it, each with its basis', async ({ sharedPage: page }) => {
  const opening = page.getByRole('main').locator('section').first();
  await expect(opening.getByRole('term')).toHaveText([
    /since \d{4}/,
    /each with its own page/,
    /inside Business Central/,
    /each with its own syllabus/,
  ]);
  await expect(opening.getByRole('definition')).toHaveText([
    `${yearsOfExperience}+`,
    ...[industries, listedProducts, courses].map(({ length }) => String(length)),
  ]);
});

test('it says what the company is, for whom and since when', async ({ sharedPage: page }) => {
  const terms = part(page, 'Introduction').getByRole('term');
  for (const term of ['Legal name', 'What we are', 'For whom', 'Where', 'Since']) {
    await expect(terms.filter({ hasText: term })).toBeVisible();
  }
});

test('a table says for each of eight practices which role is responsible', async ({
  sharedPage: page,
}) => {
  const rows = part(page, 'Team')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  await expect(rows).toHaveCount(8);
  for (const row of await rows.all()) {
    await expect(row.getByRole('cell').first()).toContainText(/lead|owner|Head of/);
  }
});

test('the page leads to the contact page, first and last', async ({ sharedPage: page }) => {
  const links = page.getByRole('main').getByRole('link', { name: 'Contact Now' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/contact-us');
});

if (isShown('history')) {
  test('the history is told in cards, each with its heading', async ({ sharedPage: page }) => {
    const cards = part(page, 'History').getByRole('listitem');
    await expect(cards).toHaveCount(6);
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading', { level: 3 })).toBeVisible();
    }
  });

  test('on a phone the stories are folded, and open', async ({ sharedPage: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const story = part(page, 'History').getByText(about.history.cards[0]?.text ?? '');
    await expect(story).toBeHidden();
    await part(page, 'History').getByText('How it began').first().click();
    await expect(story).toBeVisible();
  });
}

if (isShown('messages')) {
  for (const role of ['Director', 'Advisor']) {
    test(`the ${role} signs by role`, async ({ sharedPage: page }) => {
      const message = part(page, `${role} message`);
      await expect(message.getByText(role, { exact: true })).toBeVisible();
    });
  }

  test('the messages stand side by side on a wide screen, with all their text', async ({
    sharedPage: page,
  }) => {
    const [director, advisor] = [part(page, 'Director message'), part(page, 'Advisor message')];
    const [left, right] = [await director.boundingBox(), await advisor.boundingBox()];
    expect(left?.y).toBe(right?.y);
    await expect(director.getByText(about.director.paragraphs.at(-1) ?? '')).toBeVisible();
    await expect(advisor.getByText(about.advisor.paragraphs[0] ?? '')).toBeVisible();
  });

  test('on a phone the messages are folded, and open', async ({ sharedPage: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const message = part(page, 'Director message');
    const [first = '', second = ''] = about.director.paragraphs;
    await expect(message.getByText(first)).toBeVisible();
    await expect(message.getByText(second)).toBeHidden();
    await message.getByText('Read the whole message').click();
    await expect(message.getByText(second)).toBeVisible();
  });
}
