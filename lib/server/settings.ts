import { z } from 'zod';
import { LOCAL_INBOX_ENDPOINT, LOCAL_INBOX_KEY } from '../public-settings';

const LOCAL_SITE_URL = 'http://localhost:3000';

export interface Settings {
  siteUrl: string;
  basePath: string;
  formEndpoint: string;
  formAccessKey: string;
  deploy: 'live' | 'preview' | 'local';
  usesLocalInbox: boolean;
}

export class SettingsError extends Error {
  override name = 'SettingsError';
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

const siteUrl = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address such as https://www.company.example',
    abort: true,
  })
  .transform((value) => new URL(value))
  .refine(({ pathname, search, hash }) => pathname + search + hash === '/', {
    error: 'must have no path: the path goes into NEXT_PUBLIC_BASE_PATH',
  })
  .transform(({ origin }) => origin);

const basePath = z.string().regex(/^(\/[\w.~-]+)+$/, {
  error: 'must begin with a slash and end without one, such as /website',
});

const formEndpoint = z
  .url({
    protocol: /^https?$/,
    error: 'must be an address such as https://forms.example/submit',
    abort: true,
  })
  .refine((value) => value.startsWith('https:') || loopback.test(new URL(value).hostname), {
    error: 'must begin with https: (http is for this machine only)',
  });

const schema = z.object({
  NEXT_PUBLIC_SITE_URL: siteUrl.optional(),
  NEXT_PUBLIC_BASE_PATH: basePath.optional(),
  NEXT_PUBLIC_FORM_ENDPOINT: formEndpoint.optional(),
  NEXT_PUBLIC_FORM_ACCESS_KEY: z.string().optional(),
  DEPLOY: z
    .enum(['1', 'preview'], {
      error: 'must be 1 for a build for visitors, preview for a review, or not set',
    })
    .optional(),
  BUILD_DAY: z.iso.date({ error: 'must be a day such as 2026-01-31' }).optional(),
});

type Variable = keyof z.input<typeof schema>;

const missingForDeploy: [name: Variable, reason: string][] = [
  ['NEXT_PUBLIC_SITE_URL', 'the public address of the site'],
  ['NEXT_PUBLIC_FORM_ENDPOINT', 'the address of the form provider'],
  ['NEXT_PUBLIC_FORM_ACCESS_KEY', 'the access key of the form provider'],
];

/** With defaults for local use. @throws SettingsError with a line for each mistake */
export function readSettings(source: Readonly<Record<string, string | undefined>>): Settings {
  // An empty line in `.env` is not set.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const result = schema.safeParse(given);
  if (!result.success) {
    throw new SettingsError(
      result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'),
    );
  }
  const values = result.data;

  if (values.DEPLOY === '1') {
    const missing = missingForDeploy.filter(([name]) => !values[name]);
    if (missing.length > 0) {
      throw new SettingsError(
        missing.map(([name, what]) => `${name} is missing: set it to ${what}.`).join('\n'),
      );
    }
  }
  const endpoint = values.NEXT_PUBLIC_FORM_ENDPOINT;
  const key = values.NEXT_PUBLIC_FORM_ACCESS_KEY;
  if ((endpoint === undefined) !== (key === undefined)) {
    throw new SettingsError(
      `NEXT_PUBLIC_FORM_${endpoint ? 'ACCESS_KEY' : 'ENDPOINT'} is missing: ` +
        'the endpoint and the access key of the form provider go together.',
    );
  }
  const path = values.NEXT_PUBLIC_BASE_PATH ?? '';
  return {
    siteUrl: (values.NEXT_PUBLIC_SITE_URL ?? LOCAL_SITE_URL) + path,
    basePath: path,
    formEndpoint: endpoint ?? LOCAL_INBOX_ENDPOINT,
    formAccessKey: key ?? LOCAL_INBOX_KEY,
    deploy: values.DEPLOY === '1' ? 'live' : (values.DEPLOY ?? 'local'),
    usesLocalInbox: key === undefined || key === LOCAL_INBOX_KEY,
  };
}
