/** @jest-environment node */
import { createHostRules } from '@/scripts/hosts/host-rules';
import { contentPolicy } from '@/scripts/hosts/security-headers';

const rules = createHostRules({ formEndpoint: 'https://forms.example/submit?v=2' });

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values];
    }),
  );

test('pages load from the site alone, and send to the form provider alone', () => {
  const policy = directives(contentPolicy({ formEndpoint: 'https://forms.example/submit?v=2' }));
  const { 'connect-src': connect, ...others } = policy;
  expect(connect).toEqual(["'self'", 'https://forms.example']);
  expect(Object.values(others).flat()).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/unsafe|http|\*/)]),
  );
  expect(others).toMatchObject({
    'default-src': ["'self'"],
    'script-src': ["'self'", "'inline-speculation-rules'"],
    'style-src': ["'self'", expect.stringMatching(/^'sha256-/)],
    'object-src': ["'none'"],
    'form-action': ["'none'"],
  });
});

test('a host sends the same policy, and says who may frame the site', () => {
  const page = contentPolicy({ formEndpoint: 'https://forms.example/submit' });
  expect(rules.headers['Content-Security-Policy']).toBe(`${page}; frame-ancestors 'none'`);
});

test('a host of a review tells search engines to leave every file out', () => {
  const review = createHostRules({
    formEndpoint: 'https://forms.example/submit',
    deploy: 'preview',
  });
  expect(review.headers['X-Robots-Tag']).toBe('noindex, nofollow');
  expect(rules.headers).not.toHaveProperty('X-Robots-Tag');
});
