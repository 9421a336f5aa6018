import { slugify } from './slugify';

interface AnchoredItem {
  readonly id?: string | undefined;
  readonly title: string;
}

/** The anchor of an item: the section's id, then the item's own id or its title. */
export const itemAnchor = (sectionId: string, { id, title }: AnchoredItem): string =>
  `${sectionId}-${id ?? slugify(title)}`;
