import { courses } from '@/content';
import type { Settings } from '@/lib/build/settings';
import type { HostRules } from '../../shared/preview-server/rules';
import { securityHeaders } from './security-headers';

/**
 * The other ways to write the address of a course: with other capital letters, and
 * short, without `-details`.
 *
 * @param paths of the courses, such as `/courses/ls-central-details`
 */
function courseRedirects(paths: readonly string[]): HostRules['redirects'] {
  return paths.flatMap((to) =>
    [to, to.replace(/-details$/, '')].map((from) => ({ from, to, ignoreCase: true })),
  );
}

/**
 * The headers and redirects of a host: the source for the preview server and for the configuration
 * of real hosts.
 */
export function createHostRules(
  settings: Pick<Settings, 'formEndpoint'> & Partial<Pick<Settings, 'deploy'>>,
): HostRules {
  return {
    headers: {
      ...securityHeaders(settings),
      // For files that are not pages, such as a picture or a table to download.
      ...(settings.deploy === 'preview' ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
    },
    redirects: courseRedirects(courses.map(({ path }) => path)),
  };
}
