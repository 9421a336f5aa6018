export const LOCAL_INBOX_PORT = 3101;
export const LOCAL_INBOX_ENDPOINT = `http://127.0.0.1:${LOCAL_INBOX_PORT}/submit`;
export const LOCAL_INBOX_KEY = 'local-inbox';

/**
 * The build settings for browser code, unchecked (`lib/build/env.ts` and `npm run build` check
 * them). Each is read by its full name, because Next.js replaces that expression. An empty value
 * counts as unset, hence `||`.
 */
export const publicSettings = {
  /** Path below which the site is served, such as `/website`, or ''. */
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || '',
  /** URL to which forms are posted. */
  formEndpoint: process.env.NEXT_PUBLIC_FORM_ENDPOINT || LOCAL_INBOX_ENDPOINT,
  /** Public access key of the form provider. */
  formAccessKey: process.env.NEXT_PUBLIC_FORM_ACCESS_KEY || LOCAL_INBOX_KEY,
};
