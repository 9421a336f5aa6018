import { type Page } from '@playwright/test';
import { about, company, courses, industries, listedProducts } from '../../content';
import { expect, test } from './support/fixtures';

const { samples, yearsOfExperience } = company;
const isShown = (sample: keyof typeof samples): boolean => samples[sample] !== 'remove';

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

test('the page says for how many years, has its parts in order, and leads to the contact page', async ({
  sharedPage: page,
}) => {
  await page.goto('/about-us');
  const main = page.getByRole('main');
  const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.slice(0, PARTS.length)).toEqual(PARTS);
  await expect(main).toContainText(`more than ${yearsOfExperience} years`);
  const links = main.getByRole('link', { name: 'Contact Now' });
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/contact-us');

  await test.step('four figures open it, each with its basis', async () => {
    const opening = main.locator('section').first();
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

  await test.step('it says what the company is, for whom and since when', async () => {
    const terms = part(page, 'Introduction').getByRole('term');
    for (const term of ['Legal name', 'What we are', 'For whom', 'Where', 'Since']) {
      await expect(terms.filter({ hasText: term })).toBeVisible();
    }
  });

  await test.step('for each of eight practices it says which role is responsible', async () => {
    const practices = part(page, 'Team').getByRole('heading', { level: 3 });
    await expect(practices).toHaveCount(8);
    for (const practice of await practices.all()) {
      await expect(practice).toContainText(/Lead|owner|Head of/);
    }
  });
});

if (isShown('history')) {
  test('the history is a list, open to read', async ({ sharedPage: page }) => {
    await page.goto('/about-us');
    const history = part(page, 'History');
    await expect(history.getByRole('listitem')).toHaveCount(6);
    await expect(history.getByRole('heading', { level: 3 })).toHaveCount(6);
    await expect(history.getByText(about.history.cards[0]?.text ?? '')).toBeVisible();
  });
}

if (isShown('messages')) {
  test('director and advisor sign by role, and their messages are folded', async ({
    sharedPage: page,
  }) => {
    await page.goto('/about-us');
    const [director, advisor] = [part(page, 'Director message'), part(page, 'Advisor message')];
    await expect(director.getByText('Director', { exact: true })).toBeVisible();
    await expect(advisor.getByText('Advisor', { exact: true })).toBeVisible();
    await expect(advisor.getByText(about.advisor.paragraphs.at(-1) ?? '')).toBeVisible();
    const [first = '', second = ''] = about.director.paragraphs;
    await expect(director.getByText(first)).toBeVisible();
    await expect(director.getByText(second)).toBeHidden();
    await director.getByText('Read the whole message').click();
    await expect(director.getByText(second)).toBeVisible();
  });
}
