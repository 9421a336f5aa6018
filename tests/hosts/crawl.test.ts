import { FORM_WORDS } from '@/lib/forms/messages';
import type { RunningServer } from '@/scripts/test/run-server';
import { ask } from './ask';
import { basePath, exported, exportedNames, read, siteUrl } from './build';
import { holesIn } from './holes';
import { hosts } from './hosts';
import { addressOfFile, fileOfAddress, idsOf, ownAddresses, referencesOf, tagsOf } from './links';

const names = exportedNames();
const pages = names.filter((name) => name.endsWith('.html'));
const { origin } = new URL(siteUrl);

let server: RunningServer;

beforeAll(async () => {
  const [preview] = hosts;
  if (!preview) throw new Error('There is always the preview host.');
  server = await preview.start(exported);
});

afterAll(async () => {
  await server.stop();
});

const answers = new Map<string, Promise<string>>();

function answerOf(pathname: string): Promise<string> {
  const known = answers.get(pathname);
  if (known) return known;
  const answer = ask(server.port, pathname, { method: 'HEAD' }).then(
    ({ status, headers }) => `${status} ${headers['content-type'] ?? 'without type'}`,
  );
  answers.set(pathname, answer);
  return answer;
}

const knownIds = new Map<string, Set<string>>();

function hasId(pathname: string, id: string): boolean {
  const file = fileOfAddress(decodeURIComponent(pathname.slice(basePath.length)) || '/');
  const ids = knownIds.get(file) ?? (names.includes(file) ? idsOf(read(file)) : new Set());
  knownIds.set(file, ids);
  return ids.has(id);
}

/** Undefined if there is none. */
async function faultOf(url: string, base: string): Promise<string | undefined> {
  if (/^(mailto|tel):/.test(url)) return undefined;
  const target = new URL(url, base);
  if (target.origin !== origin) {
    return target.protocol === 'https:' ? undefined : 'is neither of this site nor https';
  }
  if (!`${target.pathname}/`.startsWith(`${basePath}/`)) return 'lies outside the base path';
  const answer = await answerOf(target.pathname);
  if (!answer.startsWith('200 ')) return `answers ${answer}`;
  if (answer.includes('octet-stream')) return 'has no type';
  // Gives a picture its dark colors.
  if (target.hash === '#dark') return undefined;
  const id = decodeURIComponent(target.hash.slice(1));
  if (id !== '' && !hasId(target.pathname, id)) return `finds no id ${id} there`;
  return undefined;
}

async function faultsIn(name: string, urls: readonly string[], base: string): Promise<string[]> {
  const lines = await Promise.all(
    [...new Set(urls)].map(async (url) => {
      const fault = await faultOf(url, base);
      return fault === undefined ? undefined : `${name}: ${url} ${fault}`;
    }),
  );
  return lines.filter((line) => line !== undefined);
}

test('no page of the gallery is exported', () => {
  expect(names.filter((name) => name.includes('gallery'))).toEqual([]);
});

test('every link, hash, picture, script, style sheet and download of every page answers', async () => {
  const faults = [];
  let links = 0;
  for (const name of pages) {
    const urls = referencesOf(name, read(name)).map(({ url }) => url);
    links += urls.length;
    faults.push(...(await faultsIn(name, urls, siteUrl + addressOfFile(name))));
  }
  expect(faults).toEqual([]);
  // Every page has at least its menu.
  expect(links).toBeGreaterThan(pages.length * 20);
});

test('no page has a hole, a lone heading or a sign of a program', () => {
  expect(pages.flatMap((name) => holesIn(read(name)).map((hole) => `${name}: ${hole}`))).toEqual(
    [],
  );
});

test('no link is empty and no size is a fraction', () => {
  const faults = pages.flatMap((name) =>
    tagsOf(read(name)).flatMap(({ name: tag, attributes, text }) => [
      ...(attributes.get('href') === '' && text !== FORM_WORDS.loadAgain
        ? [`${name}: <${tag}> leads nowhere`]
        : []),
      ...(/^(img|source|iframe|video)$/.test(tag)
        ? ['width', 'height']
            .filter((size) => !/^\d*$/.test(attributes.get(size) ?? ''))
            .map((size) => `${name}: <${tag} ${size}="${attributes.get(size) ?? ''}">`)
        : []),
    ]),
  );
  expect(faults).toEqual([]);
});

test('every option has its value: the text of a translated page is another one', () => {
  const options = pages.flatMap((name) =>
    tagsOf(read(name)).filter((tag) => tag.name === 'option'),
  );
  expect(options.length).toBeGreaterThan(100);
  expect(options.filter(({ attributes }) => !attributes.has('value'))).toEqual([]);
});

test('every font and picture of every style sheet answers', async () => {
  const faults = [];
  for (const name of names.filter((candidate) => candidate.endsWith('.css'))) {
    const urls = referencesOf(name, read(name)).map(({ url }) => url);
    faults.push(...(await faultsIn(name, urls, `${siteUrl}/${name}`)));
  }
  expect(faults).toEqual([]);
});

test('every address of the site that feeds, lists and structured data name answers', async () => {
  const faults = [];
  const lists = ['sitemap.xml', 'rss.xml', 'robots.txt', ...pages];
  for (const name of lists) {
    faults.push(...(await faultsIn(name, ownAddresses(read(name), siteUrl), siteUrl)));
  }
  // A closing bracket belongs to an address if it was opened there.
  const guide = [...read('llms.txt').matchAll(/\]\((\S+)\)/g)].map(([, url = '']) => url);
  expect(guide.length).toBeGreaterThan(1);
  faults.push(...(await faultsIn('llms.txt', guide, siteUrl)));
  const manifest = read('manifest.webmanifest');
  const paths = [...manifest.matchAll(/"(?:src|start_url|url)": ?"(.*?)"/g)].map(
    ([, url = '']) => url,
  );
  expect(paths.length).toBeGreaterThan(1);
  faults.push(...(await faultsIn('manifest.webmanifest', paths, siteUrl)));
  expect(faults).toEqual([]);
});
