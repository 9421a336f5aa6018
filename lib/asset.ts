import { publicSettings } from './public-settings';

/** Adds the base path, for attributes that Next.js does not prefix. */
export const asset = (path: string): string => `${publicSettings.basePath}${path}`;
