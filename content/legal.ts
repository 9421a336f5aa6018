import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from './front-matter';
import { COMPANY_FIELDS } from './schema/company';
import { ContentError, type ContentMistake, mistakesOf } from './schema/define';
import { type LegalMatter, legalSchema } from './schema/pages';

/** A legal page: its front matter and its body as Markdown, uncompiled. */
export type LegalPage = LegalMatter & { readonly markdown: string };

const COMPANY = /<Company\s+field="([^"]*)"/g;

/** Details of the company that the body asks for and that there are not. */
function unknownDetails(file: string, body: string, firstLine: number): ContentMistake[] {
  const known: readonly string[] = COMPANY_FIELDS;
  return body.split('\n').flatMap((text, index) =>
    Array.from(text.matchAll(COMPANY), ([, field = '']) => field)
      .filter((field) => !known.includes(field))
      .map((field) => ({
        file,
        line: firstLine + index,
        field: '<Company>',
        problem: `names the field '${field}'; choose one of ${known.join(', ')}`,
      })),
  );
}

/**
 * Reads a legal page without compiling its body.
 *
 * @param slug file name without the ending, and path of the page
 * @param folder the pages' folder from the project's root
 * @throws ContentError with every mistake and its line
 */
export function readLegal(slug: string, folder = 'content/legal'): LegalPage {
  const file = `${folder}/${slug}.mdx`;
  const matter = readFrontMatter(readFileSync(path.join(process.cwd(), file), 'utf8'));
  if (Array.isArray(matter)) {
    throw new ContentError(
      matter.map((problem) => ({ file, field: 'the front matter', ...problem })),
    );
  }
  const { fields, lineOf, body, bodyLine } = matter;
  const result = legalSchema.safeParse(fields, { reportInput: true });
  const mistakes = [
    ...(result.success ? [] : mistakesOf(file, result.error, lineOf)),
    ...unknownDetails(file, body, bodyLine),
  ];
  if (!result.success || mistakes.length > 0) throw new ContentError(mistakes);
  return { ...result.data, markdown: body };
}
