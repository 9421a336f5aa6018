/** One thing to choose, with the name under which the site shows it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The kinds of entries that a post can name beside other posts. */
export const RELATED_KINDS = ['services', 'products', 'courses', 'industries'] as const;

/** What `npm run edit` tells the desk by its environment. */
export interface DeskSettings {
  readonly company: string;
  /** Address of the preview, without a slash at its end. */
  readonly preview: string;
  readonly related: Readonly<Record<(typeof RELATED_KINDS)[number], readonly Choice[]>>;
}

/** What the forms offer. */
export interface Choices extends DeskSettings {
  /** Names of drawings in public/art. */
  readonly drawings: readonly string[];
  /** Addresses of the files in public/downloads. */
  readonly files: readonly string[];
  readonly posts: readonly Choice[];
}
