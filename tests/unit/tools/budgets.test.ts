/** @jest-environment node */
import { overrunsOf, readExport } from '@/scripts/measure/budgets/budgets';
import type { PageLoad } from '@/scripts/measure/budgets/page-load';
import { overrunTable } from '@/scripts/measure/budgets/table';
import { temporaryFolder } from '../temporary-folder';

const { at, write } = temporaryFolder();

function read(html: string, basePath = ''): PageLoad {
  write({ 'services.html': html });
  const [load] = readExport(at(), basePath);
  if (!load) throw new Error('The page was not read.');
  return load;
}

const urls = ({ files }: PageLoad) => files.map(({ url }) => url);

test('a page is weighed with its styles, their fonts, its scripts and its eager pictures', () => {
  write({
    'a.css': '@font-face{src:url("media/a.woff2")}',
    'media/a.woff2': 'font',
    'a.js': 'script',
    'art/a.svg': '<svg/>',
  });
  const load = read(
    '<link rel="stylesheet" href="/a.css"/><script src="/a.js" async=""></script>' +
      '<img src="/art/a.svg" alt=""/>',
  );
  expect(urls(load)).toEqual(['/services', '/a.css', '/media/a.woff2', '/a.js', '/art/a.svg']);
  expect(load.unknownUrls).toEqual([]);
});

test('what no browser of today fetches at once does not count', () => {
  const load = read(
    '<script src="/old.js" noModule=""></script><img loading="lazy" src="/far.svg" alt=""/>' +
      '<script>"<img src=\\"/text.svg\\">"</script><a href="https://elsewhere.example">x</a>' +
      '<link rel="canonical" href="https://www.samvaya.example/services"/>',
  );
  expect(urls(load)).toEqual(['/services']);
  expect(load.unknownUrls).toEqual([]);
});

test('of the crops of a picture the heaviest counts, however small the window', () => {
  write({ 'wide.svg': 'n'.repeat(200), 'small.svg': 'n'.repeat(400) });
  const load = read(
    '<picture><source media="(max-width: 640px)" srcSet="/small.svg"/>' +
      '<img src="/wide.svg" alt=""/></picture>',
  );
  expect(urls(load)).toEqual(['/services', '/small.svg']);
});

test('a file on another origin, or one that the export lacks, is a stranger', () => {
  const load = read(
    '<script src="https://cdn.example/a.js"></script><img loading="lazy" src="//cdn.example/b"/>' +
      '<link rel="preconnect" href="https://fonts.example"/><img src="/missing.svg" alt=""/>',
  );
  expect(load.unknownUrls).toEqual([
    'https://cdn.example/a.js',
    '//cdn.example/b',
    'https://fonts.example',
    '/missing.svg',
  ]);
});

test('a share card of more than 120 kB is over its budget, and one that is missing a stranger', () => {
  const html = '<meta property="og:image" content="https://samvaya.example/share/services.png"/>';
  expect(read(html).unknownUrls).toEqual(['/share/services.png']);
  write({ 'share/services.png': 'p'.repeat(120_000) });
  expect(overrunsOf(read(html))).toEqual([]);
  write({ 'share/services.png': 'p'.repeat(120_001) });
  const load = read(html);
  expect(urls(load)).toEqual(['/services']);
  expect(overrunTable(overrunsOf(load))).toMatch(
    /\/services +share card bytes +120001 +120000 +\/share\/services\.png \(120001\)/,
  );
});

test('below a base path files are found without it', () => {
  write({ 'a.js': 'script' });
  const load = read('<script src="/website/a.js"></script>', '/website');
  expect(load.unknownUrls).toEqual([]);
});

test('the compressed file that the build left is what travels', () => {
  write({ 'a.js': 'n'.repeat(500), 'a.js.br': 'short' });
  const { files } = read('<script src="/a.js"></script>');
  expect(files[1]?.bytes).toBe(5);
});

test('the table names the page, the budget and the file that breaks it', () => {
  write({ 'heavy.css': 'n'.repeat(30_000), 'light.css': 'a{}' });
  const load = read(
    '<link rel="stylesheet" href="/light.css"/><link rel="stylesheet" href="/heavy.css"/>',
  );
  const table = overrunTable(overrunsOf(load));
  expect(table).toMatch(/\/services +CSS bytes +\d+ +\d+ +\/heavy\.css \(\d+\), \/light\.css/);
});
