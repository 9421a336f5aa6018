/** @jest-environment node */

const before = process.env;

afterEach(() => {
  process.env = before;
});

async function rulesFor(deploy: string) {
  process.env = { ...before, DEPLOY: deploy };
  jest.resetModules();
  return (await import('@/app/robots')).default();
}

it('a build lets search engines in and names the sitemap', async () => {
  expect(await rulesFor('')).toEqual({
    rules: { userAgent: '*', allow: '/' },
    sitemap: 'http://localhost:3000/sitemap.xml',
  });
});

it('a build for a review keeps them out', async () => {
  expect(await rulesFor('preview')).toEqual({ rules: { userAgent: '*', disallow: '/' } });
});
