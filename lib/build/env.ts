import { readSettings } from './settings';

/**
 * The settings of this build. For code that runs while the site is built: browser code reads
 * `lib/public-settings.ts`, which brings no schema library along.
 */
export const env = readSettings({
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
  NEXT_PUBLIC_BASE_PATH: process.env.NEXT_PUBLIC_BASE_PATH,
  NEXT_PUBLIC_FORM_ENDPOINT: process.env.NEXT_PUBLIC_FORM_ENDPOINT,
  NEXT_PUBLIC_FORM_ACCESS_KEY: process.env.NEXT_PUBLIC_FORM_ACCESS_KEY,
  DEPLOY: process.env.DEPLOY,
});
