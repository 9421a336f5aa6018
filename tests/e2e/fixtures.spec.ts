import { type BrowserContext, type Page } from '@playwright/test';
import { expect, expectNoViolations, test, watchForProblems } from './support/fixtures';

const strictPolicy = "default-src 'self'; connect-src 'self' http://127.0.0.1:3101";

async function open(page: Page, body: string, policy = 'default-src *'): Promise<void> {
  await page.route('**/made-up', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><title>Made up</title><main><h1>Made up</h1>${body}</main>`,
    }),
  );
  await page.goto('/made-up');
}

async function problemsOf(
  context: BrowserContext,
  baseURL: string | undefined,
  visit: (page: Page) => Promise<void>,
): Promise<string[]> {
  const problems = watchForProblems(context, baseURL);
  await visit(await context.newPage());
  return problems;
}

test.describe('the watch over the pages of a test', () => {
  // Each test causes a problem that its recorder must report.
  test.use({ expectedProblems: /./ });

  test('notes an error in the console', async ({ context, baseURL }) => {
    const problems = await problemsOf(context, baseURL, (page) =>
      open(page, "<script>console.error('broken')</script>", "script-src 'unsafe-inline'"),
    );
    expect(problems).toEqual([expect.stringContaining('console: broken')]);
  });

  test('notes an uncaught error', async ({ context, baseURL }) => {
    const problems = await problemsOf(context, baseURL, (page) =>
      open(page, "<script>throw new Error('thrown')</script>", "script-src 'unsafe-inline'"),
    );
    expect(problems).toEqual(['uncaught: Error: thrown']);
  });

  test('notes what the content security policy forbids', async ({ context, baseURL }) => {
    const problems = await problemsOf(context, baseURL, (page) =>
      open(page, '<p style="color: red">inline</p>', strictPolicy),
    );
    expect(problems).toEqual([expect.stringContaining('Content Security Policy')]);
  });

  test('notes a request to another origin', async ({ context, baseURL }) => {
    const problems = await problemsOf(context, baseURL, (page) =>
      open(page, '<img src="http://elsewhere.example/pixel.png" alt="">'),
    );
    expect(problems).toContain('request to another origin: http://elsewhere.example/pixel.png');
  });
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
