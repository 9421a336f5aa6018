import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { beyondScreen, setTextSize } from './support/large-text';

const dock = (page: Page) => page.getByRole('complementary', { name: 'Quick actions' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main, small screens' });
const JOB = '/career/apply/Power%20BI%20Report%20Developer';

const VERBS = [
  ['/', 'Enquire about your plant', '/enquiry'],
  ['/services', 'Describe your problem', '/enquiry'],
  ['/services/nav-details', 'Enquire about Dynamics NAV', '/enquiry?subject=Dynamics%20NAV'],
  [
    '/services/web-details',
    'Enquire about web development',
    '/enquiry?product=Custom%20Applications',
  ],
  ['/products', 'Enquire about a product', '/enquiry'],
  [
    '/products/rgp-details',
    'Enquire about RGP & NRGP',
    '/enquiry?product=RGP%20%26%20NRGP%20in%20ERP',
  ],
  ['/ed-tech', 'Which course fits me?', '/enquiry?subject=Courses'],
  ['/automobile', 'Contact Now', '/contact-us'],
  ['/about-us', 'Contact Now', '/contact-us'],
  ['/blogs', 'Contact us', '/contact-us'],
  ['/blogs/3', 'Ask about this topic', /^\/enquiry\?subject=IoT/],
  ['/privacy-policy', 'Contact us', '/contact-us'],
  ['/career', 'See the jobs', '#jobs'],
  [JOB, 'Apply for this job', '#apply'],
] as const;

test('the dock of each kind of page has its verb', async ({ page }) => {
  for (const [path, verb, href] of VERBS) {
    await page.goto(path);
    const link = dock(page).getByRole('link').last();
    await expect(link, path).toHaveText(verb);
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(dock(page).getByRole('link', { name: 'Call +91' })).toBeInViewport();
    await expect(dock(page).getByRole('link', { name: 'Chat with us on WhatsApp' })).toBeVisible();
    const buttons = page.getByRole('main').getByRole('link', { name: /^(ENQUIRY|Contact Now)$/ });
    await expect(
      buttons.and(page.locator(`[href="${await link.getAttribute('href')}"]`)),
      path,
    ).toHaveCount(verb === 'Contact Now' ? 1 : 0);
  }
});

test('the dock of a course enrols', async ({ page }) => {
  await page.goto('/courses/business-central-details');
  const button = dock(page).getByRole('button');
  await expect(button.last()).toHaveText('ENROLL NOWBeginner · 6 months');
  await button.last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a verb within the page leads to its place', async ({ page }) => {
  await page.goto(JOB);
  await page.getByRole('link', { name: 'Apply for this job' }).click();
  await expect(page.getByRole('heading', { name: 'Apply', exact: true })).toBeInViewport();
  await expect(dock(page)).not.toBeInViewport();
});

/** The end moves while sections are laid out. */
async function scrollToEnd(page: Page) {
  await expect(async () => {
    await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    });
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport({
      timeout: 500,
    });
  }).toPass();
}

test('at the end of a page the dock comes to rest at its own place', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  // On the last one the header sticks instead.
  for (const path of ['/', '/services/nav-details', '/contact-us']) {
    await page.goto(path);
    await scrollToEnd(page);
    const overlaps = await dock(page).evaluate((bar) => {
      const box = bar.getBoundingClientRect();
      const others = [...(bar.parentElement?.children ?? [])]
        .filter((other) => other !== bar)
        .map((other) => other.getBoundingClientRect())
        .filter(({ height }) => height > 0);
      return others.filter(({ top, bottom }) => top < box.bottom - 0.5 && bottom > box.top + 0.5);
    });
    expect(overlaps, path).toEqual([]);
  }
});

test('one bar sticks: the dock, or on a page of a form the header', async ({ page }) => {
  for (const [path, headerSticks] of [
    ['/', false],
    ['/contact-us', true],
    ['/enquiry', true],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => {
      scrollTo({ top: 900, behavior: 'instant' });
    });
    const header = expect(page.getByRole('banner'));
    await (headerSticks ? header : header.not).toBeInViewport();
    const bar = expect(dock(page));
    await (headerSticks ? bar.not : bar).toBeInViewport();
  }
});

test('the dock steps aside while a control of a form has the focus, and nothing shifts', async ({
  page,
}) => {
  await page.goto('/career');
  const search = page.getByRole('searchbox');
  await search.focus();
  const before = await search.boundingBox();
  await expect(dock(page)).toBeHidden();
  await search.blur();
  await expect(dock(page)).toBeVisible();
  expect(await search.boundingBox()).toEqual(before);
});

test('Close is where Menu was', async ({ page }) => {
  await page.goto('/services');
  for (const size of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    const opener = dock(page).getByRole('button', { name: 'Menu' });
    const box = await opener.boundingBox();
    await opener.click();
    const close = menu(page).getByRole('button', { name: 'Close', exact: true });
    const [x, y] = box ? [box.x + box.width / 2, box.y + box.height / 2] : [0, 0];
    const at = await close.boundingBox();
    expect(at && x > at.x && x < at.x + at.width && y > at.y && y < at.y + at.height).toBe(true);
    await page.mouse.click(x, y);
    await expect(menu(page)).toBeHidden();
  }
});

test('the menu has telephone, chat and ENQUIRY in reach', async ({ page }) => {
  await page.goto('/about-us');
  await dock(page).getByRole('button', { name: 'Menu' }).click();
  await expect(menu(page).getByRole('link', { name: '+91' })).toHaveAttribute('href', /^tel:/);
  await expect(menu(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me/,
  );
  const enquiry = menu(page).getByRole('link', { name: 'ENQUIRY' });
  await expect(enquiry).toBeInViewport({ ratio: 1 });
  await enquiry.click();
  await expect(page).toHaveURL('/enquiry');
});

test('a tablet has call and chat in its header, and no bar at its foot', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/services/nav-details');
  await expect(dock(page)).toBeHidden();
  const header = page.getByRole('banner');
  for (const name of ['Call +91', 'Chat with us on WhatsApp', 'ENQUIRY']) {
    await expect(header.getByRole('link', { name })).toBeVisible();
  }
});

test('with letters twice as large and on narrow screens header, dock, menu and footer fit', async ({
  page,
}) => {
  for (const [width, textSize] of [
    [360, 32],
    [195, 16],
    [320, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 660 });
    await page.goto('/privacy-policy');
    await setTextSize(page, textSize);
    expect(await beyondScreen(page)).toEqual([]);
    await expect(dock(page).getByRole('link').last()).toBeInViewport({ ratio: 1 });
    await dock(page).getByRole('button', { name: 'Menu' }).click();
    await expect(menu(page)).toBeVisible();
    expect(await beyondScreen(page)).toEqual([]);
  }
  // Down to 320 px.
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'ENQUIRY' })).toBeInViewport({
    ratio: 1,
  });
});
