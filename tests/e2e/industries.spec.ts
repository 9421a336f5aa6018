import { type Page } from '@playwright/test';
import { company, industries } from '../../content';
import { expect, test } from './support/fixtures';

const { samples } = company;

const SECTIONS = [
  'Industry Overview',
  'What is standard, what is added',
  'Why Choose Us',
  ...(samples.caseStudies === 'remove' ? [] : ['Case Studies']),
  'Technologies Used',
  ...(samples.testimonials === 'remove' ? [] : ['Testimonials']),
  'FAQ',
];

const ALLOWED_RESULTS = ['20%', '15%', '40%', '18%'];

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

for (const [at, { title: name, path, banner: top }] of industries.entries()) {
  test(`${path} tells a buyer that we know the trade`, async ({ sharedPage: page }) => {
    await page.goto(path);

    await test.step('it has a header with a wide banner of its own and the way home', async () => {
      const heading = main(page).getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(`${top.offer}: ${top.heading}`);
      const banner = main(page).getByRole('img').first();
      await expect(banner).toHaveAttribute('src', `/art/${top.picture.name}.svg`);
      expect(await banner.boundingBox()).toMatchObject({ x: 0, width: 1440 });
      const way = main(page).getByRole('navigation', { name: 'Breadcrumb' });
      await expect(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      await expect(way.getByText(name, { exact: true })).toHaveAttribute('aria-current', 'page');
    });

    await test.step('it has its sections in order, with the exact counts', async () => {
      const headings = await main(page).getByRole('heading', { level: 2 }).allTextContents();
      expect(headings.slice(0, SECTIONS.length)).toEqual(SECTIONS);

      await expect(section(page, 'Why Choose Us').getByRole('listitem')).toHaveCount(3);
      const technologies = await section(page, 'Technologies Used').getByRole('listitem').count();
      expect(technologies).toBeGreaterThanOrEqual(5);
      expect(technologies).toBeLessThanOrEqual(7);
      const faq = section(page, 'FAQ');
      await expect(faq.getByRole('heading', { level: 3 })).toHaveCount(2);
      for (const answer of await faq.getByRole('paragraph').all()) {
        await expect(answer).toBeVisible();
        const words = (await answer.innerText()).split(/\s+/).length;
        expect(words).toBeGreaterThanOrEqual(50);
        expect(words).toBeLessThanOrEqual(100);
      }
      await expect(main(page).getByRole('link', { name: 'Contact Now' })).toHaveAttribute(
        'href',
        '/contact-us',
      );
    });

    await test.step('it says what is standard, what an extension and what our own module', async () => {
      const origins = section(page, 'What is standard, what is added');
      const names = await origins.getByRole('heading', { level: 3 }).allTextContents();
      expect(names).toEqual(['Standard', 'Extension', 'Our module']);
      const needs = await origins.getByRole('term').count();
      expect(needs).toBeGreaterThanOrEqual(5);
      expect(needs).toBeLessThanOrEqual(10);
    });

    if (samples.caseStudies !== 'remove') {
      await test.step('it has two cases with allowed results only, marked while they are samples', async () => {
        const cases = section(page, 'Case Studies');
        await expect(cases.getByRole('article')).toHaveCount(2);
        for (const study of await cases.getByRole('article').all()) {
          await expect(study.getByText('Illustrative', { exact: true })).toHaveCount(
            samples.caseStudies === 'sample' ? 1 : 0,
          );
          await expect(study.getByRole('term')).toHaveText(['Problem', 'Work', 'Measure']);
          const results = (await study.innerText()).match(/\d+\s*%/g) ?? [];
          expect(results.length).toBeGreaterThan(0);
          for (const result of results) expect(ALLOWED_RESULTS).toContain(result.replace(/\s/, ''));
        }
      });
    }

    if (samples.testimonials !== 'remove') {
      await test.step('it has a quote, marked while it is a sample', async () => {
        const quotes = section(page, 'Testimonials');
        await expect(quotes.getByRole('blockquote')).toHaveCount(1);
        await expect(quotes.getByText(/^Sample words, written for a role/)).toHaveCount(
          samples.testimonials === 'sample' ? 1 : 0,
        );
      });
    }

    await test.step('it leads on to what answers it and to its neighbours', async () => {
      const related = section(page, 'Related services, products, courses and reading');
      for (const kind of ['services', 'courses', 'blogs']) {
        expect(await related.locator(`a[href^="/${kind}/"]`).count(), kind).toBeGreaterThan(0);
      }
      const along = [industries.at(at - 1), industries[(at + 1) % industries.length]];
      const neighbors = main(page).getByRole('navigation', { name: 'Neighbouring industries' });
      const links = neighbors.getByRole('link');
      await expect(links).toHaveCount(2);
      for (const [index, neighbor] of along.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', neighbor?.path ?? '');
      }
    });
  });
}

test('one FAQ says that an implementation typically takes 3-6 months', async ({ request }) => {
  const pages = await Promise.all(
    industries.map(async ({ path }) => (await request.get(path)).text()),
  );
  const saying = pages.filter((html) => html.includes('typically takes 3-6 months'));
  expect(saying).toHaveLength(1);
});

test('a slug that is no industry shows the page for unknown addresses', async ({ request }) => {
  expect((await request.get('/aviation')).status()).toBe(404);
});
