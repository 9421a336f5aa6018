import type { Page } from '@playwright/test';
import { company, listedJobs } from '../../content';
import { expect, expectNoViolations, test } from './support/fixtures';
import { start } from './support/start';

test.use({ expectedProblems: /made to fail/ });

const stopped = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page has stopped' });

test.describe('a page whose script fails while it runs', () => {
  test('says so in our look, within the policy and for everyone, is loaded anew by its link, and leads to a home page that is whole', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      HTMLFormElement.prototype.requestSubmit = () => {
        throw new Error('made to fail');
      };
    });
    await page.goto('/contact-us?from=mail#form');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(stopped(page)).toBeVisible();
    await expect(page).toHaveTitle('This page has stopped');
    const faces = await stopped(page).evaluate((element) => getComputedStyle(element).fontFamily);
    expect(faces).toMatch(/^"?display\b/);
    await expectNoViolations(page);
    await expect(page.getByRole('link', { name: 'tell us' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
    const again = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('link', { name: 'Load the page again' }).click();
    expect(new URL((await again).url()).search).toBe('?from=mail');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('link', { name: 'to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle(new RegExp(`^${company.name}: `));
    await start(page);
    await expect(stopped(page)).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click();
    await expect(page).toHaveURL('/career');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a behavior that fails takes no other one away', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener.bind(window);
    window.addEventListener = (...parts: Parameters<typeof listen>) => {
      if (parts[0] === 'popstate') throw new Error('made to fail');
      listen(...parts);
    };
  });
  const failed = page.waitForEvent('pageerror', ({ message }) => message === 'made to fail');
  await page.goto('/career');
  await failed;
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(/^2 /);
});

test.describe('a browser without its optional parts', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('made to fail', 'SecurityError');
      };
      Object.defineProperty(window, 'speechSynthesis', { value: undefined });
      for (const storage of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, storage, { get: forbid });
      }
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Object.defineProperty(navigator, 'connection', { value: undefined });
      Reflect.deleteProperty(window, 'IntersectionObserver');
      Reflect.deleteProperty(window, 'navigation');
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      const matches: unknown = Reflect.get(Element.prototype, 'matches');
      Reflect.set(Element.prototype, 'matches', function (this: Element, selector: string) {
        if (selector.includes(':popover-open')) forbid();
        return (matches as (this: Element, selector: string) => boolean).call(this, selector);
      });
    });
  });

  test('spells the code of the enquiry, and fills in what its address asks for', async ({
    page,
  }) => {
    await page.goto('/enquiry?product=Power%20BI');
    await start(page);
    await expect(page.getByLabel('Interested product/service')).toHaveValue('Power BI');
    await page.getByRole('button', { name: 'Read aloud' }).click();
    await expect(page.getByText(/^This device cannot speak\. The code is: /)).toBeVisible();
    await page.getByRole('main').getByLabel('Full name').fill('Asha Rani');
    await page.getByRole('button', { name: 'Clear form' }).click();
    await expect(page.getByText('The form is empty again.')).toBeVisible();
  });

  test('has the text of an application to copy by hand', async ({ page }) => {
    await page.goto(listedJobs[0]?.path ?? '/career');
    await start(page);
    for (const label of ['Full Name', 'Phone', 'Cover Letter']) {
      await page.getByLabel(label).fill('Asha');
    }
    await page.getByLabel('Email').fill('asha@company.example');
    await page.getByLabel('CV or resume').setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7'),
    });
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Prepare my application' }).click();
    await page.getByRole('button', { name: 'Copy the message' }).click();
    await expect(page.getByText('The text below is selected')).toBeVisible();
  });

  test('shows the pages with behaviors and goes on from there', async ({ page }) => {
    for (const path of ['/', '/career', '/courses/azure-details', '/blogs/1']) {
      await page.goto(path);
      await start(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(stopped(page)).toBeHidden();
      await page.getByRole('banner').getByRole('link', { name: 'ENQUIRY' }).click();
      await expect(page.getByRole('form', { name: 'Enquiry Form' })).toBeVisible();
    }
  });
});
