/** An option, with its name on the site. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The kinds of entries that a post can refer to, besides posts. */
export const RELATED_KINDS = ['services', 'products', 'courses', 'industries'] as const;

/** A course or a job, with its page. */
export interface EntryChoice extends Choice {
  readonly path: `/${string}`;
  /** The items of a course's lab for which only the company knows who pays. */
  readonly lab?: readonly string[];
}

/** The settings that `npm run edit` passes through the environment. */
export interface EditorSettings {
  readonly company: string;
  /** Address of the preview, without a slash at its end. */
  readonly preview: string;
  /** The pages of the site by their paths, without posts. */
  readonly pages: readonly Choice[];
  readonly courses: readonly EntryChoice[];
  /** All jobs, closed ones too. */
  readonly jobs: readonly EntryChoice[];
  readonly related: Readonly<Record<(typeof RELATED_KINDS)[number], readonly Choice[]>>;
}

/** The choices of the forms. */
export interface Choices extends EditorSettings {
  /** Names of drawings in public/art. */
  readonly drawings: readonly string[];
  /** Addresses of the files in public/downloads. */
  readonly files: readonly string[];
  readonly posts: readonly Choice[];
}
