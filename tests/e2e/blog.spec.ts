import { posts } from '../../content';
import { readTags } from '../../scripts/shared/tags';
import { expect, test } from './support/fixtures';

/** Newest first. */
const IDS = posts().map(({ id }) => id);
const RECENT = 7;
const NETWORKS = ['Facebook', 'X', 'Instagram', 'LinkedIn', 'YouTube'];

test('the list shows the posts, newest first, each with picture, title, author, date and excerpt', async ({
  sharedPage: page,
}) => {
  await page.goto('/blogs');
  const links = page.getByRole('main').getByRole('link', { name: /Read More/ });
  await expect(links).toHaveCount(Math.min(12, IDS.length));
  for (const [index, id] of IDS.slice(0, 12).entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAttribute('href', `/blogs/${id}`);
    await expect(link.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(link.getByRole('img')).toHaveCount(1);
    await expect(link.getByText(posts()[index]?.author ?? '')).toBeVisible();
    await expect(link.getByText(/^\d{1,2} \w+ 20\d\d$/)).toBeVisible();
  }
});

test('an article shows picture, title, author, date, text, and the way to its neighbours', async ({
  sharedPage: page,
}) => {
  await page.goto('/blogs/3');
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toContainText(
    'IoT with ERP integration',
  );
  await expect(article.getByRole('img').first()).toHaveAttribute('src', /blog-iot\.svg$/);
  await expect(article.getByText('Integration team')).toBeVisible();
  await expect(article.getByText('22 July 2025').first()).toBeVisible();
  await expect(article.getByText(/\d+ min read/)).toBeVisible();
  const neighbors = page.getByRole('navigation', { name: 'Articles before and after' });
  await expect(neighbors.getByRole('link', { name: /^Previous/ })).toHaveAttribute(
    'href',
    '/blogs/2',
  );
  await expect(neighbors.getByRole('link', { name: /^Next/ })).toHaveAttribute('href', '/blogs/4');

  await test.step('a table of words is a stack of rows on a phone, and stays a table', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const table = page.getByRole('table', { name: 'Four signals and where each reading goes' });
    await expect(table.getByRole('row')).not.toHaveCount(0);
    const head = await table.getByRole('rowheader').first().boundingBox();
    const cell = await table.getByRole('cell').first().boundingBox();
    expect(cell?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0));
    const fits = await table.evaluate((element) => element.scrollWidth <= window.innerWidth);
    expect(fits).toBe(true);
  });
});

test('line breaks of the text are kept', async ({ sharedPage: page }) => {
  await page.goto('/blogs/4');
  const paragraph = page.getByRole('article').getByText('Present:').locator('..');
  await expect(paragraph.locator('br')).toHaveCount(2);
});

test('the sidebar leads to the newest posts and to the networks in a new tab', async ({
  sharedPage: page,
}) => {
  await page.goto('/blogs/2');
  const recent = page.getByRole('navigation', { name: 'Recent posts' }).getByRole('link');
  const newest = IDS.slice(0, await recent.count());
  expect(newest.length).toBe(Math.min(RECENT, IDS.length));
  for (const [index, id] of newest.entries()) {
    await expect(recent.nth(index)).toHaveAttribute('href', `/blogs/${id}`);
  }
  const follow = page.getByRole('navigation', { name: 'Follow Us' }).getByRole('link');
  await expect(follow).toHaveCount(NETWORKS.length);
  for (const [index, network] of NETWORKS.entries()) {
    await expect(follow.nth(index)).toContainText(network);
    await expect(follow.nth(index)).toHaveAttribute('target', '_blank');
  }
});

test('the export has the posts, no draft and no empty further page', async ({ request }) => {
  for (const id of IDS) expect((await request.get(`/blogs/${id}`)).status()).toBe(200);
  const last = Math.ceil(IDS.length / 12);
  for (const path of ['/blogs/999', '/blogs/page/1', `/blogs/page/${last + 1}`]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const feed = await (await request.get('/rss.xml')).text();
  const links = [...feed.matchAll(/<guid[^>]*>[^<]*\/blogs\/(\d+)</g)].map(([, id]) => Number(id));
  expect(links).toEqual(IDS);
});

test('the feed has every section of every post', async ({ request }) => {
  const feed = await (await request.get('/rss.xml')).text();
  const items = feed.split('<item>').slice(1);
  for (const [index, id] of IDS.entries()) {
    const page = await (await request.get(`/blogs/${id}`)).text();
    const article = page.slice(page.indexOf('<article'), page.indexOf('id="follow-us"'));
    const sections = readTags(article)
      .filter(({ name }) => name === 'h2')
      .flatMap(({ attributes }) => attributes.get('id') ?? []);
    expect(sections.length, `sections of post ${id}`).toBeGreaterThan(0);
    for (const anchor of sections) expect(items[index]).toContain(`<h2 id="${anchor}">`);
  }
});
