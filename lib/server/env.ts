import 'server-only';
import { readSettings } from './settings';

/** For build time; browser code uses `lib/public-settings.ts`, which needs no schema library. */
export const env = readSettings({
  NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL,
  NEXT_PUBLIC_BASE_PATH: process.env.NEXT_PUBLIC_BASE_PATH,
  NEXT_PUBLIC_FORM_ENDPOINT: process.env.NEXT_PUBLIC_FORM_ENDPOINT,
  NEXT_PUBLIC_FORM_ACCESS_KEY: process.env.NEXT_PUBLIC_FORM_ACCESS_KEY,
  DEPLOY: process.env.DEPLOY,
});
