import type { Page } from '@playwright/test';
import { company } from '../../content/company';
import { career, jobs, listedJobs } from '../../content';
import { expect, expectNoViolations, test } from './support/fixtures';
import { expectValues, fieldOf, fill, openForm } from './support/form-helpers';

const FILTERS = [
  {
    label: 'Category',
    all: 'All Job Category',
    options: ['Frontend', 'Backend', 'DataBase', 'Digital Marketing', 'Power Bi'],
  },
  { label: 'Type', all: 'All Job Type', options: ['Freelance', 'Full Time', 'Internship'] },
  { label: 'Location', all: 'All Job Location', options: ['On Site', 'Hybrid', 'Remote'] },
] as const;

const TITLES = listedJobs.map(({ title }) => title);
const withoutFilters = ['', '', ''] as const;

/** By a second implementation of the rule. */
function expectedTitles(search: string, [category, type, location]: readonly string[]): string[] {
  const words = search.toLowerCase();
  return listedJobs
    .filter((job) => !category || job.category === category)
    .filter((job) => !type || job.type === type)
    .filter((job) => !location || job.location === location)
    .map(({ title }) => title)
    .filter((title) => title.toLowerCase().includes(words));
}

const board = (page: Page) => page.getByRole('region', { name: 'Jobs', exact: true });
const titles = (page: Page) => board(page).getByRole('heading', { level: 3 });
const announced = (page: Page) => board(page).getByRole('status');
const searchBox = (page: Page) => board(page).getByRole('searchbox', { name: 'Search by title' });
const filter = (page: Page, label: string) => board(page).getByRole('combobox', { name: label });
const loadMore = (page: Page) => board(page).getByRole('button', { name: 'Load more' });
const clearFilters = (page: Page) => board(page).getByRole('button', { name: 'Clear filters' });
const listing = (page: Page, title: string) =>
  board(page).getByRole('link').filter({ hasText: title });

function announcement(matching: number, shown: number): string {
  if (matching === 0) return 'No job matches.';
  return `Showing ${Math.min(shown, matching)} of ${matching} ${matching === 1 ? 'job' : 'jobs'}.`;
}

async function expectBoard(page: Page, matching: readonly string[], shown = 6): Promise<void> {
  const visible = matching.slice(0, shown);
  await expect(titles(page)).toHaveText(visible);
  await expect(announced(page)).toHaveText(announcement(matching.length, shown));
  await expect(loadMore(page)).toHaveCount(matching.length > visible.length ? 1 : 0);
  await expect(clearFilters(page)).toHaveCount(matching.length === 0 ? 1 : 0);
}

test.describe('the board', () => {
  test('offers its options, and Cloud only on its listings', async ({
    sharedNoScriptPage: page,
  }) => {
    await page.goto('/career');
    for (const { label, all, options } of FILTERS) {
      await expect(board(page).getByLabel(label).locator('option')).toHaveText([all, ...options]);
    }
    await expect(titles(page)).toHaveText(TITLES);
    await expect(board(page).getByText(/Cloud · /)).toHaveCount(
      listedJobs.filter(({ category }) => category === 'Cloud').length,
    );
    await expect(searchBox(page)).toBeHidden();
    await expect(loadMore(page)).toBeHidden();
    await expect(announced(page)).toBeHidden();
    for (const step of ['1. You apply', '2. A person reads it', '5. Offer and joining']) {
      await expect(page.getByRole('heading', { name: step, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
  });

  test('searches the titles without regard to case, and offers to clear what finds nothing', async ({
    sharedPage: page,
  }) => {
    await page.goto('/career');
    for (const words of ['INTERN', '(al)', '&', '.js', 'Noida', 'developer']) {
      await searchBox(page).fill(words);
      await expectBoard(page, expectedTitles(words, withoutFilters));
    }
    await filter(page, 'Type').selectOption('Freelance');
    await expectBoard(page, expectedTitles('developer', ['', 'Freelance', '']));
    await searchBox(page).fill('astronaut');
    await expectBoard(page, []);
    await expect(board(page).getByText('No job fits all of these choices')).toBeVisible();
    await clearFilters(page).click();
    await expectBoard(page, TITLES);
    await expect(searchBox(page)).toBeFocused();
    await expect(searchBox(page)).toHaveValue('');
    await expect(filter(page, 'Type')).toHaveValue('');
    await expect(page).toHaveURL('/career');
  });
});

test('the board narrows by each of its filters alone', async ({ sharedPage: page }) => {
  await page.goto('/career');
  for (const [place, { label, options }] of FILTERS.entries()) {
    const [option] = options;
    await filter(page, label).selectOption(option);
    const matching = expectedTitles(
      '',
      withoutFilters.map((none, index) => (index === place ? option : none)),
    );
    expect(matching.length).toBeLessThan(TITLES.length);
    await expectBoard(page, matching);
    await filter(page, label).selectOption('');
  }
});

test.describe('the address of the board', () => {
  test('keeps the choice for others, for a reload and for Back', async ({ sharedPage: page }) => {
    await page.goto('/career');
    await filter(page, 'Category').selectOption('Power Bi');
    await searchBox(page).fill('power & bi?');
    await expect(page).toHaveURL(({ search }) => search === '?q=power+%26+bi%3F&category=Power+Bi');
    await searchBox(page).fill('power');
    await filter(page, 'Type').selectOption('Freelance');
    await filter(page, 'Location').selectOption('On Site');
    const address = '/career?q=power&category=Power+Bi&type=Freelance&location=On+Site';
    await expect(page).toHaveURL(address);
    await page.reload();
    const choice = ['Power Bi', 'Freelance', 'On Site'];
    const expectChoice = async () => {
      await expectBoard(page, expectedTitles('power', choice));
      await expect(searchBox(page)).toHaveValue('power');
      for (const [index, { label }] of FILTERS.entries()) {
        await expect(filter(page, label)).toHaveValue(choice[index] ?? '');
      }
    };
    await expectChoice();
    await page.getByRole('banner').getByRole('link', { name: 'ENQUIRY' }).click();
    await expect(page).toHaveURL('/enquiry');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expectChoice();
  });

  if (listedJobs.length > 9) {
    test('brings back as many jobs as were shown', async ({ sharedPage: page }) => {
      await page.goto('/career?type=Internship&shown=10');
      await expectBoard(page, expectedTitles('', ['', 'Internship', '']), 10);
      await filter(page, 'Type').selectOption('');
      await loadMore(page).click();
      await expectBoard(page, TITLES, 10);
      await expect(page).toHaveURL('/career?shown=10');
      const last = TITLES[9] ?? '';
      await listing(page, last).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(last);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expectBoard(page, TITLES, 10);
      await expect(listing(page, last)).toBeInViewport();
    });
  }
});

test.describe('the application pages', () => {
  test('one of each type is complete without scripts', async ({ sharedNoScriptPage: page }) => {
    const types = ['Full Time', 'Freelance', 'Internship'];
    for (const job of types.flatMap((type) => jobs.find((one) => one.type === type) ?? [])) {
      const answer = await page.goto(`/career/apply/${encodeURIComponent(job.title)}`);
      expect(answer?.status(), job.title).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
      const text = await page.getByRole('main').innerText();
      for (const part of [
        job.summary,
        ...job.responsibilities,
        ...job.requirements,
        job.type,
        job.location,
        company.emails.careers,
      ]) {
        expect(text).toContain(part);
      }
      expect(text).not.toContain('Cover Letter');
    }
  });

  for (const { title, path, opening } of jobs) {
    if (opening.status === 'open') continue;
    test(`${title} is ${opening.status}, and no posting for search engines`, async ({
      request,
    }) => {
      const html = await (await request.get(path)).text();
      expect(html).not.toContain('JobPosting');
      expect(html.includes(career.apply.standing)).toBe(opening.status === 'standing');
    });
  }

  for (const { title, type, typeText } of jobs.filter((job) => job.typeText)) {
    test(`${title} reads ${typeText ?? ''}, and its listing ${type}`, async ({
      sharedNoScriptPage: page,
    }) => {
      await page.goto('/career');
      await expect(listing(page, title)).toContainText(type);
      await expect(listing(page, title)).not.toContainText(typeText ?? '');
      await listing(page, title).click();
      await expect(
        page
          .locator('dl > div')
          .filter({ has: page.getByText('Type', { exact: true }) })
          .getByRole('definition'),
      ).toHaveText(typeText ?? '');
    });
  }
});

// With a sign that addresses escape, if there is one.
const { title: TITLE, path: APPLY } = listedJobs.find(({ title }) => title.includes('&')) ??
  listedJobs[0] ?? { title: '', path: '/career' };
const ENTRIES = {
  'Full Name': 'Asha & Rani Verma',
  Email: 'asha@applicant.example',
  Phone: '+91 50000 01304',
  'Cover Letter': 'I keep a ledger of 100% honest reels: likes = 0?\nSecond line, with #tags.',
};
const CONSENT = /I agree to the storage and handling of my data by this website/;
const PDF = { name: 'asha.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

const openApplication = (page: Page) => openForm(page, APPLY, 'Prepare my application');
const form = (page: Page) => page.getByRole('form', { name: 'Apply' });
const prepare = (page: Page) => page.getByRole('button', { name: 'Prepare my application' });
const cv = (page: Page) => fieldOf(page, 'CV or resume');
const outcome = (page: Page) =>
  page.getByRole('heading', { name: 'Your application is written. Now send it.' });

test.describe('the application form', () => {
  test('says what is missing or wrong, and loses nothing', async ({ sharedPage: page }) => {
    await openApplication(page);
    await expect(form(page).getByText('Allowed Type(s): .pdf, .doc, .docx')).toBeVisible();
    await expect(cv(page)).toHaveAttribute('accept', '.pdf,.doc,.docx');
    await prepare(page).click();
    const summary = form(page).getByRole('group', { name: '6 fields need your attention' });
    await expect(summary).toBeFocused();
    await expect(form(page).getByRole('checkbox', { name: CONSENT })).toHaveAccessibleDescription(
      /Tick the box to agree, so that we can write your message\./,
    );

    await fill(page, ENTRIES);
    await form(page).getByRole('checkbox', { name: CONSENT }).check();
    for (const name of ['cv.png', 'cv.pdf.exe', 'cv']) {
      await cv(page).setInputFiles({ ...PDF, name });
      await prepare(page).click();
      await expect(form(page).getByRole('group', { name: 'One field needs' })).toBeFocused();
      await expect(cv(page)).toHaveAccessibleDescription(
        /This file is of another type\. Choose a \.pdf, \.doc or \.docx file\./,
      );
      await expect(cv(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(outcome(page)).toBeHidden();
    }
    await expectValues(page, ENTRIES);
    await expect(form(page).getByRole('checkbox', { name: CONSENT })).toBeChecked();
    await fieldOf(page, 'Email').fill('asha@');
    await cv(page).setInputFiles({ ...PDF, name: 'CV ASHA.DOCX' });
    await prepare(page).click();
    await expect(fieldOf(page, 'Email')).toHaveAccessibleDescription(/not complete/);
    await expectValues(page, { ...ENTRIES, Email: 'asha@' });
    await expect(cv(page)).toHaveValue(/CV ASHA\.DOCX$/);

    await fieldOf(page, 'Email').fill(ENTRIES.Email);
    await page.reload();
    await expectValues(page, ENTRIES);
  });

  test('hands a valid application to the visitor: nothing is sent, nothing is lost', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openApplication(page);
    await fill(page, ENTRIES);
    await cv(page).setInputFiles({ ...PDF, name: 'Asha.doc' });
    await form(page).getByRole('checkbox', { name: CONSENT }).check();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await prepare(page).click();
    await expect(outcome(page)).toBeFocused();
    const panel = page.getByRole('region', { name: 'Apply' });
    await expect(panel).toContainText('Nothing has been sent by this site.');
    await expect(panel).toContainText('attach your CV (Asha.doc)');

    const written = [
      `Job: ${TITLE}`,
      ...Object.values(ENTRIES).map((value) => value.replaceAll('\n', '\r\n')),
    ];
    const link = panel.getByRole('link', { name: 'Open in my mail program' });
    const mail = new URL((await link.getAttribute('href')) ?? '');
    expect(mail.protocol).toBe('mailto:');
    expect(mail.pathname).toBe(company.emails.careers);
    const body = decodeURIComponent(/[&?]body=([^&]*)$/.exec(mail.search)?.[1] ?? '');
    expect(mail.search).toContain(`subject=${encodeURIComponent(`Application: ${TITLE}`)}&`);
    for (const line of written) expect(body).toContain(line);

    await panel.getByRole('button', { name: 'Copy the message' }).click();
    await expect(panel.getByText('Copied. Paste it into a new mail')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const line of [company.emails.careers, ...Object.values(ENTRIES)]) {
      expect(copied.replaceAll('\r\n', '\n')).toContain(line);
    }
    // Without permission to copy, the text is shown and selected.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('forbidden'));
    });
    await panel.getByRole('button', { name: 'Copy the message' }).click();
    await expect(panel.getByText('The text below is selected')).toBeVisible();
    await expect(panel.getByRole('textbox', { name: 'The message' })).toBeFocused();

    await expectValues(page, ENTRIES);
    await expect(cv(page)).toHaveValue(/Asha\.doc$/);
    expect(requests, 'requests since the click on the button').toEqual([]);
  });

  test('says to copy a letter that is too long for the link, marks a message as out of date, and Clear form takes it away', async ({
    sharedPage: page,
  }) => {
    const panel = page.getByRole('region', { name: 'Apply' });
    const message = panel.getByRole('textbox', { name: 'The message' });
    const link = panel.getByRole('link', { name: 'Open in my mail program' });
    const outdated = page.getByRole('heading', { name: 'This message is out of date.' });
    await openApplication(page);
    const letter = 'I have kept the books of a spinning mill for four years. '.repeat(40);
    await fill(page, { ...ENTRIES, 'Cover Letter': letter });
    await cv(page).setInputFiles(PDF);
    await form(page).getByRole('checkbox', { name: CONSENT }).check();
    await prepare(page).click();
    await expect(panel).toContainText('Your letter is too long for a link');
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toContain('subject=');
    expect(href).not.toContain('body=');
    await expect(message).toHaveValue(/spinning mill/);
    await expect(outcome(page)).toBeFocused();

    await fieldOf(page, 'Full Name').fill('Asha Devi');
    await expect(outdated).toBeVisible();
    await expect(outcome(page)).toBeHidden();
    await expect(page.getByText(/^You have changed the form since/)).toBeVisible();
    await expect(fieldOf(page, 'Full Name')).toBeFocused();
    await expect(message).toHaveValue(new RegExp(ENTRIES['Full Name']));

    await prepare(page).click();
    await expect(outcome(page)).toBeFocused();
    await expect(outdated).toBeHidden();
    await expect(message).toHaveValue(/Asha Devi/);

    await page.getByRole('button', { name: 'Clear form' }).click();
    await expect(outcome(page)).toBeHidden();
    await expect(message).toBeHidden();
    await expect(link).toHaveCount(0);
  });
});

test('axe has nothing to say about the errors and the outcome of an application', async ({
  page,
}) => {
  await openApplication(page);
  await prepare(page).click();
  await expect(form(page).getByRole('group', { name: '6 fields' })).toBeFocused();
  await expectNoViolations(page, { within: 'main' });
  await fill(page, ENTRIES);
  await cv(page).setInputFiles(PDF);
  await form(page).getByRole('checkbox', { name: CONSENT }).check();
  await prepare(page).click();
  await expect(outcome(page)).toBeFocused();
  await expectNoViolations(page, { within: 'main' });
});
