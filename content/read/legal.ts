import { readFrontMatter } from './front-matter';
import { readText } from './read-text';
import { ContentError, type ContentMistake, mistakesOf } from '../schema/define';
import { type LegalMatter, legalSchema } from '../schema/page-texts';

/** A legal page's file, even with mistakes. */
export interface LegalSource {
  readonly file: string;
  /** The whole file, without a byte order mark. */
  readonly source: string;
  readonly mistakes: readonly ContentMistake[];
  /** Set when the front matter has no mistake. */
  readonly page?: LegalMatter;
}

/** The legal pages: names of their files without the ending, and paths of the pages. */
export const LEGAL_SLUGS = ['terms-and-conditions', 'privacy-policy'] as const;

/**
 * Reads the file of a legal page without compiling its body.
 *
 * @param folder the pages' folder from the project's root
 */
export function readLegalSource(slug: string, folder = 'content/legal'): LegalSource {
  const file = `${folder}/${slug}.mdx`;
  const source = readText(file);
  if (source === undefined) {
    const problem = 'is not saved as UTF-8; save it again with the encoding UTF-8';
    return { file, source: '', mistakes: [{ file, field: 'the file', problem }] };
  }
  const matter = readFrontMatter(source);
  if (Array.isArray(matter)) {
    const mistakes = matter.map((problem) => ({ file, field: 'the front matter', ...problem }));
    return { file, source, mistakes };
  }
  const { fields, placeOf } = matter;
  const result = legalSchema.safeParse(fields, { reportInput: true });
  return result.success
    ? { file, source, mistakes: [], page: result.data }
    : { file, source, mistakes: mistakesOf(file, result.error, placeOf) };
}

/**
 * Reads a legal page without compiling its body.
 *
 * @param slug one of {@link LEGAL_SLUGS}
 * @throws ContentError with every mistake in the front matter and its position
 */
export function readLegal(slug: string): LegalMatter {
  const { page, mistakes } = readLegalSource(slug);
  if (!page) throw new ContentError(mistakes);
  return page;
}
