import type { NavigationItem } from '@/content';

/**
 * The navigation item of a page: the one that is the page or lists it, else the one above it.
 * `/services/vms-details` belongs to Products, which lists it.
 *
 * @param path such as `/services/vms-details`
 */
export function currentItem(
  items: readonly NavigationItem[],
  path: string,
): NavigationItem | undefined {
  return (
    items.find(
      ({ href, group }) => href === path || group?.links.some((link) => link.href === path),
    ) ?? items.find(({ href }) => path.startsWith(`${href}/`))
  );
}
