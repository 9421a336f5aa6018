/** By the field as the file names it. */
export interface Mistake {
  readonly file: string;
  readonly field: string;
  readonly problem: string;
}

export type Refusal =
  | {
      readonly kind: 'mistakes';
      readonly file: string;
      /** Also those that it would cause in others. */
      readonly mistakes: readonly Mistake[];
    }
  | { readonly kind: 'problem'; readonly problem: string }
  /** From others. */
  | { readonly kind: 'linked'; readonly mistakes: readonly Mistake[] }
  /** Since the form was opened. */
  | {
      readonly kind: 'changed';
      readonly path: string;
      /** '' if the file is gone. */
      readonly version: string;
      /** The refused text would remove them. */
      readonly lines: readonly string[];
    };

/** The versions with which the form was opened, as JSON; a version is Git's hash. */
export const OPENED = 'editor-opened';
