import { publicSettings } from './public-settings';

/** The address of a file in public/, for attributes that Next.js does not prefix with the base path. */
export const asset = (path: `/${string}`): string => `${publicSettings.basePath}${path}`;
