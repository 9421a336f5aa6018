import { canonicalPage, pathsOfSitemap } from '@/lib/browser/known-address';
import { replacementFor } from '@/lib/missing-page';

test.each([
  ['/blogs/99', 'post'],
  ['/blogs/page/7', 'post'],
  ['/career/apply/Unknown%20Job', 'application'],
  ['/blogs', 'page'],
  ['/career/apply', 'page'],
  ['/nothing', 'page'],
  ['', 'page'],
])('under %s the page shows: %s', (path, replacement) => {
  expect(replacementFor(path)).toBe(replacement);
});

const known = [
  '/',
  '/about-us',
  '/courses/ls-central-details',
  '/courses/software-testing-details',
  '/services/nav-details',
  '/career/apply/QA%20%26%20Test%20Engineer%20(C%2B%2B)',
];

test.each([
  ['/courses/LS-central-details', '/courses/ls-central-details'],
  ['/courses/Software-Testing-details', '/courses/software-testing-details'],
  ['/courses/LS-central', '/courses/ls-central-details'],
  ['/courses/software-testing', '/courses/software-testing-details'],
  ['/About-Us', '/about-us'],
  ['/about-us/', '/about-us'],
  ['/career/apply/qa%20%26%20test%20engineer%20(c++)', known[5]],
])('%s means %s', (path, page) => {
  expect(canonicalPage(path, known, '')).toBe(page);
});

test.each([
  ['/website/courses/LS-central', '/website/courses/ls-central-details'],
  ['/Website/courses/software-testing/', '/website/courses/software-testing-details'],
  ['/website/About-Us', '/website/about-us'],
])('below a base path %s means %s', (path, page) => {
  const below = known.map((address) => `/website${address}`);
  expect(canonicalPage(path, below, '/website')).toBe(page);
});

test.each(['/courses/cobol', '/services/nav', '/100%', '/about-us', '/career/apply/Nobody'])(
  '%s means no other page',
  (path) => {
    expect(canonicalPage(path, known, '')).toBeUndefined();
  },
);

test('reads the paths of the sitemap, with base path', () => {
  const xml =
    '<urlset><url><loc>https://samvaya.example/site</loc></url>' +
    '<url><loc>https://samvaya.example/site/career/apply/QA%20%26%20Test</loc></url></urlset>';
  expect(pathsOfSitemap(xml)).toEqual(['/site', '/site/career/apply/QA%20%26%20Test']);
});
