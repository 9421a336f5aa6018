import { jobPath, postPath } from './routes';

export type Replacement = 'post' | 'application' | 'page';

/** @param path below the base path; '' while it is not known */
export function replacementFor(path: string): Replacement {
  if (path.startsWith(postPath(''))) return 'post';
  return path.startsWith(jobPath('')) ? 'application' : 'page';
}
