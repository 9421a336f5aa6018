import type { Locator, Page } from '@playwright/test';
import { legal } from '../../content';
import { company } from '../../content/company';
import { formatDate } from '../../lib/dates';
import { expect, test } from './support/fixtures';

interface LegalPage {
  readonly slug: keyof typeof legal;
  readonly title: string;
  readonly clauses: number;
  readonly facts: readonly (readonly [clause: string, says: RegExp])[];
}

const PAGES: readonly LegalPage[] = [
  {
    slug: 'terms-and-conditions',
    title: 'Terms and conditions',
    clauses: 14,
    facts: [
      ['Communications', /answer by the means you have given/],
      ['Purchases', /written quotation, order or enrolment confirmation/],
      ['Refunds', /within 15 days of purchase/],
      ['Content', /belong to us/],
      ['Prohibited uses', /you agree not to/],
      ['Age: 18 and over', /18 years of age or older/],
      ['Copyright and DMCA notices', /Digital Millennium Copyright Act \(DMCA\)/],
      ['Limitation of liability', /are not liable for loss/],
      ['Termination', /stop using the site at any time/],
      ['Complaints', /within 48 hours/],
      ['Governing law', /State of Uttar Pradesh/],
      ['Amendments', /amend these terms by publishing a new version/],
    ],
  },
  {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    clauses: 17,
    facts: [
      ['Consent', /withdraw consent at any time/],
      ['Information we collect', /what you type into a form/],
      ['How we use information', /use your information in order to/],
      ['Log files', /internet protocol \(IP\) address/],
      ['Cookies', /sets no cookies/],
      ['Advertising partners', /cookies, JavaScript or web beacons/],
      [
        'CCPA privacy rights',
        /California Consumer Privacy Act \(CCPA\)[\s\S]*one month to respond/,
      ],
      ['GDPR data protection rights', /\(GDPR\)[\s\S]*one month to respond/],
      ['Children', /do not knowingly collect personal data from children under the age of 13/],
    ],
  },
];

const clause = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('heading', { level: 2 })
    .filter({ hasText: new RegExp(`^${name}$`) });

const clauseNamed = async (link: Locator): Promise<string> =>
  (await link.innerText()).replace(/^\d+\s*/, '');

const textOf = (page: Page, name: string): Promise<string> =>
  clause(page, name).evaluate((heading) => {
    let text = '';
    for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
      if (next.tagName === 'H2') break;
      text += `${next.textContent}\n`;
    }
    return text;
  });

for (const { slug, title, clauses, facts } of PAGES) {
  const path = `/${slug}`;
  test.describe(path, () => {
    test.beforeEach(async ({ sharedPage: page }) => {
      await page.goto(path);
    });

    test('has its banner, its date, its clauses with anchors, and what it must say', async ({
      sharedPage: page,
    }) => {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      const way = main.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(way.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      const { version, revised } = legal[slug];
      const day = formatDate(revised);
      const date = `First effective 6 May 2025. This version: ${version}, ${day}`;
      await expect(page.getByText(date)).toBeVisible();
      const versions = main.getByRole('table', { name: /^Versions of/ }).getByRole('row');
      await expect(versions.last()).toContainText(version);
      await expect(versions.last()).toContainText(day);
      for (const [name, says] of facts) expect(await textOf(page, name), name).toMatch(says);
      await expect(main).toContainText(company.legalName);
      await expect(main.locator('a[href^="mailto:"]').first()).toHaveAttribute(
        'href',
        new RegExp(`^mailto:(?:${Object.values(company.emails).join('|')})$`),
      );

      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
      await expect(links).toHaveCount(clauses);
      for (const link of await links.all()) {
        const id = await clause(page, await clauseNamed(link)).getAttribute('id');
        await expect(link).toHaveAttribute('href', `#${id ?? 'none'}`);
      }
      await links.last().click();
      await expect(clause(page, await clauseNamed(links.last()))).toBeInViewport();

      await test.step('it prints the text alone', async () => {
        await page.emulateMedia({ media: 'print' });
        await expect(clause(page, facts[0]?.[0] ?? '')).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Contents' })).toBeHidden();
        await expect(page.getByRole('contentinfo')).toBeHidden();
      });
    });

    test('shows a clause below the header when it is opened by its anchor', async ({
      sharedPage: page,
    }) => {
      const name = facts.at(-1)?.[0] ?? '';
      const id = await clause(page, name).getAttribute('id');
      await page.goto('/about-us');
      await page.goto(`${path}#${id ?? ''}`);
      const header = page.getByRole('banner');
      await expect(async () => {
        const bottom = await header.evaluate((box) => box.getBoundingClientRect().bottom);
        const top = await clause(page, name).evaluate((box) => box.getBoundingClientRect().top);
        expect(top).toBeGreaterThanOrEqual(bottom);
      }).toPass();
    });
  });
}
