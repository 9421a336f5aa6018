import { publicSettings } from './public-settings';

/**
 * The address of a page or a file in public/, for attributes that Next.js does not prefix with the
 * base path.
 *
 * @param path from the root, with its slash
 */
export const asset = (path: string): string => `${publicSettings.basePath}${path}`;
