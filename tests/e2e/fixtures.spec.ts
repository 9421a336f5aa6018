import type { Page } from '@playwright/test';
import { expect, expectNoViolations, test, watchForProblems } from './support/fixtures';

async function open(page: Page, body: string, policy: string): Promise<void> {
  await page.route('**/made-up', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><title>Made up</title><main><h1>Made up</h1>${body}</main>`,
    }),
  );
  await page.goto('/made-up');
}

test.describe('the watch over the pages of a test', () => {
  // Each test causes a problem that its recorder must report.
  test.use({ expectedProblems: /./ });

  for (const [what, body, policy, problem] of [
    [
      'an error in the console',
      "<script>console.error('broken')</script>",
      "script-src 'unsafe-inline'",
      'console: broken',
    ],
    [
      'an uncaught error',
      "<script>throw new Error('thrown')</script>",
      "script-src 'unsafe-inline'",
      'uncaught: Error: thrown',
    ],
    [
      'what the content security policy forbids',
      '<p style="color: red">inline</p>',
      "default-src 'self'; connect-src 'self' http://127.0.0.1:3101",
      'Content Security Policy',
    ],
    [
      'a request to another origin',
      '<img src="http://elsewhere.example/pixel.png" alt="">',
      'default-src *',
      'request to another origin: http://elsewhere.example/pixel.png',
    ],
  ] as const) {
    test(`notes ${what}`, async ({ context, baseURL }) => {
      const problems = watchForProblems(context, baseURL);
      await open(await context.newPage(), body, policy);
      expect(problems).toContainEqual(expect.stringContaining(problem));
    });
  }
});

test('axe complains about a picture without an alternative', async ({ page }) => {
  await open(page, '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', '');
  await expect(expectNoViolations(page)).rejects.toThrow('image-alt');
});

test('axe complains about each text that is too pale, in whatever color', async ({ page }) => {
  const texts = ['#ddd', '#111', '#ddd', 'oklch(0.9 0 0)', 'rgb(0 0 0 / 20%)', 'rgb(0 0 0 / 90%)'];
  const lines = texts.map((color, index) => `<p id="p${index}" style="color: ${color}">Text</p>`);
  await open(page, lines.join(''), '');
  const complaint = await expectNoViolations(page).catch(String);
  const pale = [...String(complaint).matchAll(/#p(\d)/g)].map(([, index]) => Number(index));
  expect([...new Set(pale)]).toEqual([0, 2, 3, 4]);
});
