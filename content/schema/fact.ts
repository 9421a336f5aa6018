import { z } from 'zod';
import { line } from './parts';

/** A fact that only the company has, such as a fee or a batch date (decision 40). */
export interface Fact {
  /** The visible text; for an open fact, how to get it from the company. */
  readonly text: string;
  /**
   * Whether the company must still fill it in; a build with `DEPLOY=1` refuses it (decision 39).
   */
  readonly open: boolean;
}

/**
 * A fact that the company must still fill in.
 *
 * @param text shown on the page until then, a sentence that helps the reader
 */
export const openFact = (text: string): Fact => ({ text, open: true });

/** A fact of at most `max` characters: its text, or `openFact` with the text until it is known. */
export const fact = (max: number) =>
  z.union([
    line(max).transform((text): Fact => ({ text, open: false })),
    z.strictObject({ text: line(max), open: z.boolean() }),
  ]);
