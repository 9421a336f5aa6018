import type { Locator, Page } from '@playwright/test';
import { courses, edTech } from '../../content';
import { FAILED } from '../../lib/forms/messages';
import { PROVIDER_FORMS } from '../../lib/forms/provider-forms';
import { LOCAL_INBOX_ENDPOINT } from '../../lib/public-settings';
import { expect, test } from './support/fixtures';
import { nextSubmission, stopClock } from './support/form-helpers';
import { SCREENS, expectOnScreen } from './support/screens';
import { hold } from './support/hold';

const SIX = ['6 months at 10 hours a week, flexible schedule, learn at your own pace'];

/** The other courses differ from the first one in their words alone. */
const COURSES: [slug: string, rating: string, level: string, facts: string[], course: string][] = [
  ['business-central-details', '4.8', 'Beginner', SIX, 'Business Central'],
  ['ls-central-details', '4.8', 'Beginner', SIX, 'Business Central'],
  [
    'application-development-details',
    '4.7',
    'Intermediate',
    ['8 months at 10 hours a week'],
    'Application Development',
  ],
  ['it-service-management-details', '4.9', 'All levels', ['Flexible', 'Self-paced'], 'IT Services'],
];
const PAGE = '/courses/business-central-details';
const { sent: SENT } = PROVIDER_FORMS.enrolment.messages;

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Ask for a place' });
const enroll = (page: Page) => page.getByRole('button', { name: 'ENROLL NOW' }).first();

async function openForm(page: Page, path = PAGE) {
  await page.goto(path);
  await enroll(page).click();
  await expect(dialog(page).getByLabel('Name', { exact: true })).toBeVisible();
}

const ANSWERS = {
  Name: 'Asha Verma',
  Email: 'asha@example.in',
  Phone: '+91 50000 12345',
  'Current Degree': 'B.Com, «final» year',
  'Institute Name': 'दिल्ली विश्वविद्यालय',
  Address: '12, Rose & Lily Road, Noida',
};

async function fillIn(page: Page) {
  for (const [label, value] of Object.entries(ANSWERS)) {
    await dialog(page).getByLabel(label, { exact: true }).fill(value);
  }
}

const submit = (page: Page) => dialog(page).getByRole('button', { name: 'Submit', exact: true });

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const { lineHeight } = getComputedStyle(element);
    return Math.round(element.getBoundingClientRect().height / parseFloat(lineHeight));
  });

for (const [slug, rating, level, facts, course] of COURSES) {
  test(`${slug} has its facts, what leads to a place on the first screen, and its course preselected`, async ({
    sharedPage: page,
  }) => {
    await page.goto(`/courses/${slug}`);
    const card = page.getByRole('complementary', { name: 'Professional Certificate' });
    await expect(card).toContainText(rating);
    await expect(card).toContainText(level);
    for (const fact of facts) await expect(card).toContainText(new RegExp(fact, 'i'));
    await expect(page.getByText('10+ yrs of industry level exp')).toBeVisible();
    for (const name of ['Resume review', 'Interview prep', 'Career support']) {
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }
    await enroll(page).click();
    const list = dialog(page).getByLabel('Course', { exact: true });
    await expect(list).toHaveValue(course);
    const hint = courses.find((entry) => entry.slug === slug)?.enrolHint;
    await expect(list).toHaveAccessibleDescription(hint ?? '');
    await page.keyboard.press('Escape');

    const main = page.getByRole('main');
    const lead = main.getByText(courses.find((entry) => entry.slug === slug)?.banner.lead ?? '');
    const buttons = main.getByRole('button', { name: 'ENROLL NOW' });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      expect(await linesOf(lead)).toBeLessThanOrEqual(3);
      await expectOnScreen(lead, screen);
      if (screen.width < 768) {
        await expectOnScreen(buttons.last(), screen);
        await expect(buttons.last()).toContainText(`${level} · `);
        await expect(buttons.last()).not.toContainText(rating);
        continue;
      }
      await expectOnScreen(buttons.first(), screen);
    }
  });
}

test('a course shows what is known of its batch, software, exam and questions, without scripts too', async ({
  sharedNoScriptPage: page,
}) => {
  await page.goto(PAGE);
  const facts = page.getByRole('region', { name: 'Before you pay' });
  for (const term of ['Refund', 'Laptop', 'Age']) {
    await expect(
      facts.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) }),
    ).toBeVisible();
  }
  await expect(facts.locator('a[href^="mailto:"]')).toBeVisible();
  expect(await facts.getByRole('definition').allTextContents()).not.toContain('');
  await expect(facts.getByText(/^Ask us for fee, .* and lab accounts/)).toHaveCount(1);
  const lab = page.getByRole('table', { name: 'What the labs use' });
  await expect(lab).toBeHidden();
  await facts.getByText('Software and accounts you need').click();
  await expect(lab).toBeVisible();
  await expect(facts.getByRole('figure')).toContainText('SAMPLE');
  const exam = page.getByRole('region', { name: 'From the modules to the exam' });
  await expect(exam.getByText(/^MB-800/)).toBeVisible();
  await expect(exam.getByRole('heading', { level: 3 })).toHaveCount(4);
  const questions = page.getByRole('region', { name: 'Questions that learners ask' });
  const asked = await questions.locator('summary h3').allInnerTexts();
  expect(asked.length).toBeGreaterThanOrEqual(3);
  const exercise = questions.getByRole('region', { name: 'One purchase invoice' });
  const result = exercise.getByText('380 x 40 = 15,200');
  await expect(result).toBeHidden();
  await exercise.getByText('The solution').click();
  await expect(result).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const faq = data.find((text) => text.includes('"FAQPage"')) ?? '';
  for (const question of asked) expect(faq).toContain(question);
});

test('without scripts the panels follow one another and nothing is dead', async ({
  sharedNoScriptPage: page,
}) => {
  await page.goto(`${PAGE}#learn`);
  await expect(page.getByRole('tabpanel')).toHaveCount(4);
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('button', { name: 'ENROLL NOW' })).toHaveCount(0);
  await page.getByRole('link', { name: 'ENROLL NOW' }).first().click();
  const card = page.getByRole('complementary', { name: 'Professional Certificate' });
  await expect(card).toBeInViewport();
  await expect(card.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(card.locator('a[href^="tel:"]')).toBeVisible();
});

test('an enrolment sends exactly its fields once; the dialog closes two seconds later, and its form is empty', async ({
  page,
  inbox,
}) => {
  await page.clock.install();
  await openForm(page);
  await fillIn(page);
  await stopClock(page);
  const sent = nextSubmission(page);
  await submit(page).dblclick();
  const body: unknown = (await sent).postDataJSON();
  expect(body).toEqual({
    access_key: expect.stringMatching(/.+/),
    name: ANSWERS.Name,
    email: ANSWERS.Email,
    phone: ANSWERS.Phone,
    course: 'Business Central',
    degree: ANSWERS['Current Degree'],
    institute: ANSWERS['Institute Name'],
    address: ANSWERS.Address,
    subject: 'New Course Enrollment Request',
    message: [
      `Name: ${ANSWERS.Name}`,
      `Email: ${ANSWERS.Email}`,
      `Phone: ${ANSWERS.Phone}`,
      'Course: Business Central',
      `Current degree: ${ANSWERS['Current Degree']}`,
      `Institute: ${ANSWERS['Institute Name']}`,
      `Address: ${ANSWERS.Address}`,
    ].join('\n'),
  });
  await expect(dialog(page)).toContainText(SENT);
  await page.clock.runFor(1900);
  await expect(dialog(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(dialog(page)).toBeHidden();
  await expect(enroll(page)).toBeFocused();
  expect(inbox.messages).toHaveLength(1);
  await enroll(page).click();
  await expect(dialog(page).getByLabel('Address')).toHaveValue('');
  await expect(dialog(page)).not.toContainText(SENT);
});

test.describe('when it cannot be sent', () => {
  test.use({ expectedProblems: /The enrolment form was not sent|Failed to load resource/ });

  test('a refusal shows the message of the catalog, and nothing typed is lost', async ({
    sharedPage: page,
    inbox,
  }) => {
    inbox.behavior = { outcome: 'refuse', delaySeconds: 0 };
    await openForm(page);
    await fillIn(page);
    await submit(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(FAILED);
    for (const [label, value] of Object.entries(ANSWERS)) {
      await expect(dialog(page).getByLabel(label, { exact: true })).toHaveValue(value);
    }
  });
});

test('while it is being sent everything is disabled', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  const submission = await hold(page, LOCAL_INBOX_ENDPOINT);
  await submit(page).click();
  const button = dialog(page).getByRole('button', { name: 'Submitting...' });
  await expect(button).toBeDisabled();
  for (const label of [...Object.keys(ANSWERS), 'Course']) {
    await expect(dialog(page).getByLabel(label, { exact: true })).toBeDisabled();
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await submission.release();
  await expect(dialog(page)).toContainText(SENT);
});

test('Escape and × close, the focus returns and what was typed is there again', async ({
  sharedPage: page,
}) => {
  await openForm(page);
  await fillIn(page);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(enroll(page)).toBeFocused();
    await enroll(page).click();
    await expect(dialog(page).getByLabel('Institute Name')).toHaveValue(ANSWERS['Institute Name']);
  }
});

test('the form lists its courses below Choose Course, and requires every field', async ({
  sharedPage: page,
}) => {
  await openForm(page);
  const course = dialog(page).getByLabel('Course', { exact: true });
  await expect(course.locator('option')).toHaveText([
    'Choose Course',
    'Web Development',
    'Application Development',
    'Business Central',
    'LS Central',
    'AI & Data Science',
    'Power BI & Power Apps',
    'Digital Marketing',
    'Microsoft Azure',
    'Software Testing',
    'IT Services',
  ]);
  await course.selectOption('');
  await submit(page).click();
  await expect(dialog(page).getByText('7 fields need your attention')).toBeVisible();
});

test('Software Testing shares its foundation with Web Development', async ({
  sharedNoScriptPage: page,
}) => {
  for (const slug of ['web-development-details', 'software-testing-details']) {
    await page.goto(`/courses/${slug}`);
    for (const name of ['HTML', 'HTTP and REST', 'SQL with PostgreSQL']) {
      const title = new RegExp(`^Weeks? [\\d-]+ ${name}$`);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    }
  }
});

test('each fact of a course is said once above its tabs', async ({ sharedPage: page }) => {
  await page.goto(PAGE);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const top = (await tab(page, 'About').boundingBox())?.y ?? 0;
    for (const fact of ['4.8 out of 5 (basis not yet published)', 'Beginner', ...SIX]) {
      const places = page
        .getByRole('main')
        .getByText(fact, { exact: true })
        .filter({ visible: true });
      const above = await places.evaluateAll(
        (all, end) => all.filter((place) => place.getBoundingClientRect().top < end).length,
        top,
      );
      expect(above, `${fact} at ${width}`).toBe(1);
    }
  }
});

test.describe('on a phone', () => {
  test.beforeEach(({ sharedPage }) => sharedPage.setViewportSize({ width: 390, height: 844 }));

  test('ENROLL NOW is in the dock alone', async ({ sharedPage: page }) => {
    await page.goto(PAGE);
    await expect(page.getByRole('button', { name: 'ENROLL NOW' })).toHaveCount(1);
  });

  test('one module of the syllabus is open at a time, the first one at first', async ({
    sharedPage: page,
  }) => {
    await page.goto(`${PAGE}#learn`);
    const modules = page.getByRole('tabpanel').getByRole('group');
    await expect(modules).toHaveCount(14);
    const open = page.getByRole('tabpanel').locator('details[open]');
    await expect(open).toContainText('An ERP and its ledgers');
    await modules.nth(3).getByText('Purchase and payables').click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('three-way match');
  });

  test('the chips of the tabs stay in reach while a panel is read', async ({
    sharedPage: page,
  }) => {
    await page.goto(`${PAGE}#learn`);
    await page.getByText('Capstone: one full month').scrollIntoViewIfNeeded();
    await expect(tab(page, "What you'll learn")).toBeInViewport();
  });

  test('the courses follow the words of the catalog on the first screen', async ({
    sharedPage: page,
  }) => {
    await page.goto('/ed-tech');
    const rows = page.getByRole('region', { name: 'Courses we offer' }).getByRole('listitem');
    for (const place of [0, 1, 2]) {
      await expect(rows.nth(place)).toBeInViewport({ ratio: 1 });
    }
  });
});

test('the catalog has one card with EXPLORE for each course, with its level and length', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/ed-tech');
  const main = page.getByRole('main');
  const section = main.getByRole('region', { name: 'Courses we offer' });
  await expect(section.getByRole('link', { name: /EXPLORE/ })).toHaveCount(courses.length);
  for (const { path, title, certificate } of courses) {
    const link = section.locator(`a[href="${path}"]`);
    await expect(link).toHaveCount(1);
    const table = main.getByRole('table', { name: edTech.comparison.heading });
    await expect(table.locator(`a[href="${path}"]`)).toHaveCount(1);
    await expect(link).toContainText(certificate.level);
    await expect(link).toContainText(/\d months|Self-paced/);
    await expect(link.getByRole('heading', { name: title })).toBeVisible();
  }
  const { y = Infinity } =
    (await main
      .getByRole('heading', { name: courses[0]?.title ?? '', exact: true })
      .boundingBox()) ?? {};
  expect(y).toBeLessThanOrEqual(700);
});

test('the link of another page scrolls to the catalog, below the header', async ({
  sharedPage: page,
}) => {
  await page.goto('/services');
  await page.getByRole('main').locator('a[href="/ed-tech#courses-we-offer"]').first().click();
  await expect(page).toHaveURL('/ed-tech#courses-we-offer');
  const heading = page.getByRole('heading', { name: 'Courses we offer' });
  await expect(heading).toBeInViewport();
  await expect
    .poll(async () => {
      const header = await page.getByRole('banner').boundingBox();
      const box = await heading.boundingBox();
      if (!header || !box) return false;
      return box.y >= header.y + header.height && box.y < 450;
    })
    .toBe(true);
});

test('the catalog narrows by topic, without scripts', async ({ sharedNoScriptPage: page }) => {
  await page.goto('/ed-tech');
  const links = page.getByRole('region', { name: 'Courses we offer' }).getByRole('link');
  await expect(links).toHaveCount(courses.length);
  for (const chip of await page.getByRole('group', { name: 'Topic' }).locator('label').all()) {
    const count = /\d+$/.exec((await chip.textContent()) ?? '')?.[0];
    await chip.click();
    await expect(links).toHaveCount(Number(count));
  }
});
