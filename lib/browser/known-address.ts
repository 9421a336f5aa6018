import { publicSettings } from '../public-settings';
import { coursePath } from '../routes';

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What two ways to write one address have in common (decision 5). */
function gist(path: string): string {
  const plain = decoded(path).toLowerCase().replace(/\/$/, '');
  return plain.startsWith(coursePath('')) ? plain.replace(/-details$/, '') : plain;
}

/**
 * The page that an address means, if it differs from a page's own only by capital letters, by a
 * slash at its end or, for a course, by the missing `-details`.
 *
 * @param path with its base path, as the browser shows it
 * @param known paths of the pages, with their base path
 * @returns undefined for an address that means no page, and for a page's own
 */
export function meantPage(path: string, known: readonly string[]): string | undefined {
  const found = known.find((page) => gist(page) === gist(path));
  return found === undefined || decoded(found) === decoded(path) ? undefined : found;
}

/** The paths of all public pages, by the sitemap. */
export function pathsOfSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url.replaceAll('&amp;', '&')).pathname,
  );
}

/**
 * Replaces the address by that of the page which it means, with its search and hash. Without a
 * connection the visitor stays where he is.
 */
export async function goToMeantPage({ pathname, search, hash }: Location): Promise<void> {
  try {
    const sitemap = await fetch(`${publicSettings.basePath}/sitemap.xml`);
    if (!sitemap.ok) return;
    const page = meantPage(pathname, pathsOfSitemap(await sitemap.text()));
    if (page !== undefined) window.location.replace(page + search + hash);
  } catch {
    // The page says what to do next in any case.
  }
}
