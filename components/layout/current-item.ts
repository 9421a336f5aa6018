import type { NavigationItem } from '@/content';

/**
 * The item that is the page or lists it, else the one above: `/services/vms-details` belongs to
 * Products.
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
