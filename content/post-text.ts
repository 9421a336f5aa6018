import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ContentMistake } from './schema/define';

/** The text of a post below its front matter. */
export interface PostText {
  readonly file: string;
  readonly body: string;
  /** The line on which it begins. */
  readonly bodyLine: number;
  readonly draft: boolean;
}

/** The addresses that a text may link to. */
export interface KnownPages {
  readonly published: ReadonlySet<string>;
  readonly drafts: ReadonlySet<string>;
}

/** The parts of docs/content.md with their attributes; `?` marks those that may be left out. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  Callout: ['title'],
  DataTable: ['caption'],
  Download: ['href', 'label'],
  Figure: ['name', 'alt', 'caption'],
  PullQuote: ['by?'],
  Steps: [],
};

const CODE = /^(```|~~~)[\s\S]*?^\1|`[^`\n]*`/gm;
const TAG = /<([A-Z]\w*)((?:[^>"]|"[^"]*")*)>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const LINK = /(?<!!)\[[^\]]*\]\((\/(?!\/)[^)\s]*)/g;
const PICTURE = /!\[[^\]]*\]\(/g;
const FIRST_LEVEL_HEADING = /^#\s/gm;

const publicFile = (name: string): string => path.join(process.cwd(), 'public', name);

function problemOfFile(name: string): string | undefined {
  if (existsSync(publicFile(name))) return undefined;
  return `leads to the file ${name}, but there is no public${name}; put it there or correct the name`;
}

function problemOfLink(address: string, pages: readonly ReadonlySet<string>[]): string | undefined {
  const [page = ''] = address.split(/[?#]/, 1);
  if (/\.\w+$/.test(page)) return problemOfFile(page);
  if (pages.some((known) => known.has(page))) return undefined;
  return `links to ${page}, which is no page of this site; open the page and copy its address`;
}

function problemsOfTag(part: string, attributes: ReadonlyMap<string, string>): string[] {
  const allowed = PARTS[part];
  if (!allowed) {
    return [`uses <${part}>, which does not exist; choose one of ${Object.keys(PARTS).join(', ')}`];
  }
  const problems = allowed
    .filter((name) => !name.endsWith('?') && !attributes.get(name)?.trim())
    .map((name) => `has a <${part}> without ${name}; write ${name}="..."`);
  for (const name of attributes.keys()) {
    if (allowed.some((known) => known.replace('?', '') === name)) continue;
    problems.push(`has a <${part}> with the unknown ${name}; remove it or correct its spelling`);
  }
  const picture = attributes.get('name');
  if (part === 'Figure' && picture && !existsSync(publicFile(`/art/${picture}.svg`))) {
    problems.push(
      `shows the picture '${picture}', but there is no public/art/${picture}.svg; draw it in art/pictures and run npm run art, or correct the name`,
    );
  }
  const download = attributes.get('href');
  const missing = part === 'Download' && download ? problemOfFile(download) : undefined;
  if (missing) problems.push(missing);
  return problems;
}

/**
 * Looks for what would break or mislead in the text of a post: links, pictures and downloads that
 * lead nowhere, unknown parts, a second first-level heading. What the compiler reports, such as a
 * tag that is not closed, is left to it.
 */
export function mistakesInText(
  { file, body, bodyLine, draft }: PostText,
  { published, drafts }: KnownPages,
): ContentMistake[] {
  const found: { at: number; problem: string }[] = [];
  // Samples of code are no markup; their lines stay, so that the others keep their numbers.
  const text = body.replace(CODE, (code) => code.replace(/[^\n]/g, ' '));
  const pages = draft ? [published, drafts] : [published];

  for (const { 1: address = '', index } of text.matchAll(LINK)) {
    const problem = problemOfLink(address, pages);
    if (problem) found.push({ at: index, problem });
  }
  for (const { 1: part = '', 2: inside = '', index } of text.matchAll(TAG)) {
    const pairs = Array.from(inside.matchAll(ATTRIBUTE), ([, name = '', value = '']) => {
      return [name, value] as const;
    });
    for (const problem of problemsOfTag(part, new Map(pairs))) found.push({ at: index, problem });
  }
  for (const { index } of text.matchAll(PICTURE)) {
    const problem = 'has a Markdown picture; write <Figure name="..." alt="..." caption="..." />';
    found.push({ at: index, problem });
  }
  for (const { index } of text.matchAll(FIRST_LEVEL_HEADING)) {
    found.push({ at: index, problem: 'has a second page title; begin headings at ##' });
  }
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ at, problem }) => ({
      file,
      line: bodyLine + text.slice(0, at).split('\n').length - 1,
      field: 'the text',
      problem,
    }));
}

/** The words that a reader reads, without markup and addresses. */
export const wordsIn = (body: string): number =>
  body
    .replace(/<[^>]*>|\]\([^)]*\)|^\|[-| :]+\|$/gm, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
