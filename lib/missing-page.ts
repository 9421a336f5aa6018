import { jobPath, postPath } from './routes';

/** The replacement for a page that does not exist. */
export type Replacement = 'post' | 'application' | 'page';

/**
 * Chooses the replacement for an address without a page.
 *
 * @param path below the base path, encoded or not; '' while it is not known
 */
export function replacementFor(path: string): Replacement {
  if (path.startsWith(postPath(''))) return 'post';
  return path.startsWith(jobPath('')) ? 'application' : 'page';
}
