import { slugify } from './slugify';

interface AnchoredItem {
  readonly id?: string | undefined;
  readonly title: string;
}

export const itemAnchor = (sectionId: string, { id, title }: AnchoredItem): string =>
  `${sectionId}-${id ?? slugify(title)}`;
