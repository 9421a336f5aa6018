import {
  absoluteUrl,
  coursePath,
  industryPath,
  jobPath,
  legalPath,
  postListPath,
  postPath,
  productPath,
  servicePath,
} from '@/lib/routes';

it.each([
  [servicePath('nav-details'), '/services/nav-details'],
  [productPath('rgp-details'), '/products/rgp-details'],
  [coursePath('azure-details'), '/courses/azure-details'],
  [industryPath('mining'), '/mining'],
  [legalPath('privacy-policy'), '/privacy-policy'],
  [postPath(7), '/blogs/7'],
  [postListPath(1), '/blogs'],
  [postListPath(2), '/blogs/page/2'],
  [
    jobPath('Business Central Developer (AL)'),
    '/career/apply/Business%20Central%20Developer%20(AL)',
  ],
  [
    jobPath('Social Media & Content Intern'),
    '/career/apply/Social%20Media%20%26%20Content%20Intern',
  ],
])('%s is the path', (made, expected) => {
  expect(made).toBe(expected);
});

it('the address of the home page has no slash at its end', () => {
  expect(absoluteUrl('https://www.company.example/website', '/')).toBe(
    'https://www.company.example/website',
  );
  expect(absoluteUrl('https://www.company.example', '/about-us')).toBe(
    'https://www.company.example/about-us',
  );
});
