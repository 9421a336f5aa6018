import { slugify } from './slugify';

/** An item of an accordion, as far as its anchor is made of it. */
interface AnchoredItem {
  /** Overrides what is made from the title. */
  readonly id?: string | undefined;
  readonly title: string;
}

/** The anchor of an item: the section's, then the item's own or its title. */
export const itemAnchor = (sectionId: string, { id, title }: AnchoredItem): string =>
  `${sectionId}-${id ?? slugify(title)}`;
