import { courses } from '@/content';
import type { Settings } from '@/lib/server/settings';
import type { HostRules } from './hosted-site';
import { securityHeaders } from './security-headers';

/** Other capital letters, and without `-details`. */
function courseRedirects(paths: readonly string[]): HostRules['redirects'] {
  return paths.flatMap((to) => [to, to.replace(/-details$/, '')].map((from) => ({ from, to })));
}

export function createHostRules(
  settings: Pick<Settings, 'formEndpoint'> & Partial<Pick<Settings, 'deploy'>>,
): HostRules {
  return {
    headers: {
      ...securityHeaders(settings),
      ...(settings.deploy === 'preview' ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
    },
    redirects: courseRedirects(courses.map(({ path }) => path)),
  };
}
