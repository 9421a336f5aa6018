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

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

// All industries have the same layout; the schema and tests/unit/content check what each holds.
const [industry, neighbor] = industries;
if (!industry) throw new Error('There is no industry.');

test(`${industry.path} tells a buyer that we know the trade`, async ({ sharedPage: page }) => {
  await page.goto(industry.path);

  await test.step('it has a header with a wide banner of its own and the way home', async () => {
    const { offer, heading, picture } = industry.banner;
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`${offer}: ${heading}`);
    const banner = main(page).getByRole('img').first();
    await expect(banner).toHaveAttribute('src', `/art/${picture.name}.svg`);
    expect(await banner.boundingBox()).toMatchObject({ x: 0, width: 1440 });
    const way = main(page).getByRole('navigation', { name: 'Breadcrumb' });
    await expect(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    const here = way.getByText(industry.title, { exact: true });
    await expect(here).toHaveAttribute('aria-current', 'page');
  });

  await test.step('it has its sections in order, with what each must hold', async () => {
    const headings = await main(page).getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.slice(0, SECTIONS.length)).toEqual(SECTIONS);
    await expect(section(page, 'Why Choose Us').getByRole('listitem')).toHaveCount(3);
    const technologies = section(page, 'Technologies Used').getByRole('listitem');
    await expect(technologies).toHaveCount(industry.technologies.length);
    const faq = section(page, 'FAQ');
    for (const { question, answer } of industry.faqs) {
      const title = faq.getByRole('heading', { level: 3, name: question });
      if (question !== industry.faqs[0]?.question) await title.click();
      await expect(faq.getByText(answer, { exact: true })).toBeVisible();
    }
    for (const { title, rows } of industry.lookUps) {
      const [term = ''] = rows[0] ?? [];
      await expect(faq.getByText(term, { exact: true })).toBeHidden();
      await faq.getByText(title).click();
      await expect(faq.getByText(term, { exact: true })).toBeVisible();
    }
    const contact = main(page).getByRole('link', { name: 'Contact Now' });
    await expect(contact).toHaveAttribute('href', '/contact-us');
    const origins = section(page, 'What is standard, what is added');
    await expect(origins.getByRole('heading', { level: 3 })).toHaveText([
      /^Standard/,
      /^Extension/,
      /^Our module/,
    ]);
    for (const line of Object.values(industry.origins).flat()) {
      await expect(origins.getByText(line, { exact: true })).toBeVisible();
    }
  });

  if (samples.caseStudies !== 'remove') {
    await test.step('it has two cases, marked while they are samples', async () => {
      const cases = section(page, 'Case Studies').getByRole('article');
      await expect(cases).toHaveCount(2);
      for (const study of await cases.all()) {
        await expect(study.getByText('Sample', { exact: true })).toHaveCount(
          samples.caseStudies === 'sample' ? 1 : 0,
        );
        await expect(study.getByRole('term')).toHaveCount(0);
        await study.getByText('Work and measure').click();
        await expect(study.getByRole('term')).toHaveText(['Work', 'Measure']);
      }
    });
  }

  if (samples.testimonials !== 'remove') {
    await test.step('it has a quote, marked while it is a sample', async () => {
      const quotes = section(page, 'Testimonials');
      await expect(quotes.getByRole('blockquote')).toHaveCount(1);
      await expect(quotes.getByText('A sample, written for a role')).toHaveCount(
        samples.testimonials === 'sample' ? 1 : 0,
      );
    });
  }

  await test.step('it leads on to what answers it and to its neighbours', async () => {
    const related = section(page, 'Related services, products, courses and reading');
    for (const kind of ['services', 'courses', 'blogs']) {
      expect(await related.locator(`a[href^="/${kind}/"]`).count(), kind).toBeGreaterThan(0);
    }
    const links = main(page)
      .getByRole('navigation', { name: 'Neighbouring industries' })
      .getByRole('link');
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAttribute('href', industries.at(-1)?.path ?? '');
    await expect(links.last()).toHaveAttribute('href', neighbor?.path ?? '');
  });
});
