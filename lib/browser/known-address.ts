import { publicSettings } from '../public-settings';
import { coursePath } from '../routes';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The normalized form of an address; equal for all spellings of one page. */
function normalized(path: string, basePath: string): string {
  const plain = decoded(path).toLowerCase().replace(/\/$/, '');
  const courses = (basePath + coursePath('')).toLowerCase();
  return plain.startsWith(courses) ? plain.replace(/-details$/, '') : plain;
}

/**
 * The page that an address means, if it differs from the page's own address only by capital
 * letters, by a slash at its end or, for a course, by the missing `-details`.
 *
 * @param path with its base path, as the browser shows it
 * @param known paths of the pages, with their base path
 * @param basePath of the site, such as `/website`, or ''
 * @returns undefined for an address without a page, and for a page's own
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

/** The paths of all public pages, from the sitemap. */
export function pathsOfSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
  );
}

/**
 * Replaces the address by that of the page which it means, with its query and hash. Does nothing
 * without a connection.
 */
export async function redirectToCanonicalPage({ pathname, search, hash }: Location): Promise<void> {
  try {
    const { basePath } = publicSettings;
    const sitemap = await fetch(`${basePath}/sitemap.xml`);
    if (!sitemap.ok) return;
    const page = canonicalPage(pathname, pathsOfSitemap(await sitemap.text()), basePath);
    if (page !== undefined) window.location.replace(page + search + hash);
  } catch {
    // The not-found page shows the main pages anyway.
  }
}
