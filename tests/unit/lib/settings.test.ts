/** @jest-environment node */
import { readSettings } from '@/lib/server/settings';

const complete = {
  NEXT_PUBLIC_SITE_URL: 'https://www.company.example',
  NEXT_PUBLIC_FORM_ENDPOINT: 'https://forms.example/submit',
  NEXT_PUBLIC_FORM_ACCESS_KEY: 'a-key',
};

describe('the build settings', () => {
  it('send forms to the local inbox when no provider is set', () => {
    expect(readSettings({})).toEqual({
      siteUrl: 'http://localhost:3000',
      basePath: '',
      formEndpoint: 'http://127.0.0.1:3101/submit',
      formAccessKey: 'local-inbox',
      deploy: 'local',
      usesLocalInbox: true,
    });
  });

  it('take what is set', () => {
    expect(readSettings({ ...complete, NEXT_PUBLIC_BASE_PATH: '/website', DEPLOY: '1' })).toEqual({
      siteUrl: 'https://www.company.example/website',
      basePath: '/website',
      formEndpoint: 'https://forms.example/submit',
      formAccessKey: 'a-key',
      deploy: 'live',
      usesLocalInbox: false,
    });
  });

  it('build for a review without a form provider', () => {
    expect(readSettings({ DEPLOY: 'preview' })).toMatchObject({
      deploy: 'preview',
      usesLocalInbox: true,
    });
  });

  it('count an empty value as not set', () => {
    const empty = Object.fromEntries(Object.keys(complete).map((name) => [name, '']));
    expect(readSettings(empty)).toEqual(readSettings({}));
  });

  it('forgive a trailing slash after the site address', () => {
    const settings = readSettings({ NEXT_PUBLIC_SITE_URL: 'https://www.company.example/' });
    expect(settings.siteUrl).toBe('https://www.company.example');
  });

  it.each(Object.keys(complete))('refuse to deploy without %s, by name', (name) => {
    expect(() => readSettings({ ...complete, [name]: '', DEPLOY: '1' })).toThrow(
      `${name} is missing`,
    );
  });

  it('name everything that a deployment lacks at once', () => {
    expect(() => readSettings({ DEPLOY: '1' })).toThrow(
      /SITE_URL is missing.*\n.*FORM_ENDPOINT is missing.*\n.*ACCESS_KEY is missing/,
    );
  });

  it.each([
    ['NEXT_PUBLIC_SITE_URL', 'www.company.example', 'must be an address such as https://'],
    ['NEXT_PUBLIC_SITE_URL', 'https://company.example/website', 'must have no path'],
    ['NEXT_PUBLIC_BASE_PATH', 'website', 'must begin with a slash'],
    ['NEXT_PUBLIC_BASE_PATH', '/website/', 'must begin with a slash and end without one'],
    ['NEXT_PUBLIC_FORM_ENDPOINT', 'forms.example', 'must be an address such as https://'],
    ['NEXT_PUBLIC_FORM_ENDPOINT', 'http://forms.example/submit', 'must begin with https'],
    ['DEPLOY', 'Preview', 'must be 1 for a build for visitors, preview for a review'],
    ['BUILD_DAY', 'tomorrow', 'must be a day such as 2026-01-31'],
  ])('refuse %s=%s', (name, value, message) => {
    expect(() => readSettings({ ...complete, [name]: value })).toThrow(`${name} ${message}`);
  });

  it('refuse an endpoint without a key, and a key without an endpoint', () => {
    expect(() => readSettings({ ...complete, NEXT_PUBLIC_FORM_ACCESS_KEY: '' })).toThrow(
      'NEXT_PUBLIC_FORM_ACCESS_KEY is missing',
    );
    expect(() => readSettings({ ...complete, NEXT_PUBLIC_FORM_ENDPOINT: '' })).toThrow(
      'NEXT_PUBLIC_FORM_ENDPOINT is missing',
    );
  });

  it('allow a provider on this machine without https', () => {
    const endpoint = 'http://127.0.0.1:4000/submit';
    expect(readSettings({ ...complete, NEXT_PUBLIC_FORM_ENDPOINT: endpoint }).formEndpoint).toBe(
      endpoint,
    );
  });
});
