import { readFrontMatter } from './front-matter';
import { readText } from './read-text';
import { ContentError, type ContentMistake, mistakesOf } from '../schema/define';
import { type LegalMatter, legalSchema } from '../schema/page-texts';

export interface LegalSource {
  readonly file: string;
  readonly source: string;
  readonly mistakes: readonly ContentMistake[];
  readonly page?: LegalMatter;
}

export const LEGAL_SLUGS = ['terms-and-conditions', 'privacy-policy'] as const;

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

/** @throws ContentError with every mistake in the front matter */
export function readLegal(slug: string): LegalMatter {
  const { page, mistakes } = readLegalSource(slug);
  if (!page) throw new ContentError(mistakes);
  return page;
}
