import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from '../../../content/read/front-matter';
import type { Choices, EditorSettings } from './names';

export interface ListedPost {
  /** Keystatic's key. */
  readonly slug: string;
  readonly id: number;
  readonly title: string;
  readonly date: string;
  readonly draft: boolean;
  readonly problem?: string;
}

const setting = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error('Start the editor with: npm run edit');
  return value;
};

export const siteFolder = (): string => setting('EDITOR_SITE');

// By tools/editor/scripts/open-editor.ts, with this type.
export const editorSettings = (): EditorSettings =>
  JSON.parse(setting('EDITOR_SETTINGS')) as EditorSettings;

const inSite = (...names: string[]): string => path.join(siteFolder(), ...names);

/** The name of a post's file begins with it. */
export const idOf = (slug: string): number => Number.parseInt(slug, 10) || 0;

function listPost(slug: string): ListedPost {
  const matter = readFrontMatter(readFileSync(inSite('content/blog', `${slug}.mdx`), 'utf8'));
  const unread = { slug, id: idOf(slug), title: slug, date: '', draft: false };
  if (Array.isArray(matter)) {
    const [first] = matter;
    return {
      ...unread,
      problem: first ? `line ${first.place.line}: the front matter ${first.problem}` : '',
    };
  }
  const { fields } = matter;
  if (typeof fields !== 'object' || fields === null) return unread;
  const of = (name: string): unknown => (fields as Readonly<Record<string, unknown>>)[name];
  const textOf = (name: string): string => {
    const value = of(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    ...unread,
    title: textOf('title') || slug,
    date: textOf('date'),
    draft: of('draft') === true,
  };
}

/** Newest first, with invalid ones. */
export const listPosts = (): ListedPost[] =>
  readdirSync(inSite('content/blog'))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => listPost(name.slice(0, -'.mdx'.length)))
    .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);

/** No glyphs, no versions for small screens or the dark theme. */
function listDrawings(): string[] {
  const all = readdirSync(inSite('public/art'))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -'.svg'.length));
  return all.filter((name) => !/^(glyph|numeral|logo)-|-(small|dark)$/.test(name));
}

/** Each time a form opens. */
export const readChoices = (): Choices => ({
  ...editorSettings(),
  drawings: listDrawings(),
  files: readdirSync(inSite('public/downloads')).map((name) => `/downloads/${name}`),
  posts: listPosts().map(({ id, title }) => ({ value: String(id), label: `${id}. ${title}` })),
});

export function readDrawing(name: string): string | undefined {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  try {
    return readFileSync(inSite('public/art', `${name}.svg`), 'utf8');
  } catch {
    return undefined;
  }
}
