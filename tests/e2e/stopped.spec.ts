import { listedJobs } from '../../content';
import { expect, test } from './support/fixtures';

test.use({ expectedProblems: /made to fail/ });

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
    await expect(page.getByLabel('Interested product/service')).toHaveValue('Power BI');
    await page.getByRole('button', { name: 'Read aloud' }).click();
    await expect(page.getByText(/^This device cannot speak\. The code is: /)).toBeVisible();
    await page.getByRole('main').getByLabel('Full name').fill('Asha Rani');
    await page.getByRole('button', { name: 'Clear form' }).click();
    await expect(page.getByText('The form is empty again.')).toBeVisible();
  });

  test('has the text of an application to copy by hand', async ({ page }) => {
    await page.goto(listedJobs[0]?.path ?? '/career');
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
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('banner').getByRole('link', { name: 'ENQUIRY' }).click();
      await expect(page.getByRole('form', { name: 'Enquiry Form' })).toBeVisible();
    }
  });
});
