import { jobPath, postPath } from './routes';

/** What stands in for a page that is not there (decision 6). */
export type StandIn = 'post' | 'application' | 'page';

/**
 * What to show under an address without a page.
 *
 * @param path below the base path, encoded or not; '' while it is not known
 */
export function standInFor(path: string): StandIn {
  if (path.startsWith(postPath(''))) return 'post';
  return path.startsWith(jobPath('')) ? 'application' : 'page';
}
