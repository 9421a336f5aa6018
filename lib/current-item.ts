import type { NavigationItem } from '@/content';

/**
 * The item of the navigation under which a page stands: the one that is or lists it, else the one
 * above it. `/services/vms-details` stands under Products, which lists it.
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
