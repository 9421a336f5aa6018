/** A mistake of the content check, by the field as the file names it. */
export interface Mistake {
  readonly file: string;
  readonly field: string;
  readonly problem: string;
}

/** Why the server refuses to write a file. */
export type Refusal =
  | {
      readonly kind: 'mistakes';
      readonly file: string;
      /** Of this file, and those that it would cause in others. */
      readonly mistakes: readonly Mistake[];
    }
  | { readonly kind: 'problem'; readonly problem: string }
  /** The file that is to be deleted is linked from others. */
  | { readonly kind: 'linked'; readonly mistakes: readonly Mistake[] }
  /** The file has changed since the form was opened. */
  | {
      readonly kind: 'changed';
      readonly path: string;
      /** Its present version, '' if the file is gone. */
      readonly version: string;
      /** Lines of the present file that the refused text would remove. */
      readonly lines: readonly string[];
    };

/**
 * The header with the versions that the form was opened with: a JSON object of a path and a text
 * with the version in it. A version is the hash that Git gives to a file.
 */
export const OPENED = 'editor-opened';
