import { publicSettings } from '../public-settings';
import { coursePath } from '../routes';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Equal for all spellings of one page. */
function normalized(path: string, basePath: string): string {
  const plain = decoded(path).toLowerCase().replace(/\/$/, '');
  const courses = (basePath + coursePath('')).toLowerCase();
  return plain.startsWith(courses) ? plain.replace(/-details$/, '') : plain;
}

/**
 * Differs in capitals, a slash at its end or a missing `-details`; undefined for a page's own
 * address. Paths include the base path.
 */
export function canonicalPage(
  path: string,
  known: readonly string[],
  basePath: string,
): string | undefined {
  const meant = normalized(path, basePath);
  const found = known.find((page) => normalized(page, basePath) === meant);
  return found === undefined || decoded(found) === decoded(path) ? undefined : found;
}

export function pathsOfSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
  );
}

/** Keeps query and hash. Does nothing without a connection. */
export async function redirectToCanonicalPage({ pathname, search, hash }: Location): Promise<void> {
  try {
    const { basePath } = publicSettings;
    const sitemap = await fetch(`${basePath}/sitemap.xml`);
    if (!sitemap.ok) return;
    const page = canonicalPage(pathname, pathsOfSitemap(await sitemap.text()), basePath);
    if (page !== undefined) window.location.replace(page + search + hash);
  } catch {}
}
