export interface Choice {
  readonly value: string;
  readonly label: string;
}

export const RELATED_KINDS = ['services', 'products', 'courses', 'industries'] as const;

export interface EntryChoice extends Choice {
  readonly path: `/${string}`;
  /** Only the company knows who pays. */
  readonly lab?: readonly string[];
}

/** From `npm run edit`. */
export interface EditorSettings {
  readonly company: string;
  readonly preview: string;
  readonly pages: readonly Choice[];
  readonly courses: readonly EntryChoice[];
  /** Closed ones too. */
  readonly jobs: readonly EntryChoice[];
  readonly related: Readonly<Record<(typeof RELATED_KINDS)[number], readonly Choice[]>>;
}

export interface Choices extends EditorSettings {
  readonly drawings: readonly string[];
  readonly files: readonly string[];
  readonly posts: readonly Choice[];
}
