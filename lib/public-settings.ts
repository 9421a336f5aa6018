export const LOCAL_INBOX_PORT = 3101;
export const LOCAL_INBOX_ENDPOINT = `http://127.0.0.1:${LOCAL_INBOX_PORT}/submit`;
export const LOCAL_INBOX_KEY = 'local-inbox';

/** Unchecked. Next.js replaces each full name; an empty value counts as unset, hence `||`. */
export const publicSettings = {
  basePath: process.env.NEXT_PUBLIC_BASE_PATH || '',
  formEndpoint: process.env.NEXT_PUBLIC_FORM_ENDPOINT || LOCAL_INBOX_ENDPOINT,
  formAccessKey: process.env.NEXT_PUBLIC_FORM_ACCESS_KEY || LOCAL_INBOX_KEY,
};
