import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from '../../content/read/front-matter';
import type { Choices, EditorSettings } from './names';

/** A post in the list. */
export interface ListedPost {
  /** Name of its file without the extension; the key of Keystatic. */
  readonly slug: string;
  readonly id: number;
  readonly title: string;
  readonly date: string;
  readonly draft: boolean;
  /** Why its front matter is invalid, if it is. */
  readonly problem?: string;
}

const setting = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error('Start the editor with: npm run edit');
  return value;
};

/** The folder of the site whose posts are edited. */
export const siteFolder = (): string => setting('EDITOR_SITE');

/** The settings from the command that started the editor. */
// Written by scripts/editor/open-editor.ts with this type.
export const editorSettings = (): EditorSettings =>
  JSON.parse(setting('EDITOR_SETTINGS')) as EditorSettings;

const inSite = (...names: string[]): string => path.join(siteFolder(), ...names);

/** The number with which the name of a post's file begins. */
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

/** All posts, newest first, including invalid ones. */
export const listPosts = (): ListedPost[] =>
  readdirSync(inSite('content/blog'))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => listPost(name.slice(0, -'.mdx'.length)))
    .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);

/** The drawings for posts: no glyphs, and no versions for small screens or the dark scheme. */
function listDrawings(): string[] {
  const all = readdirSync(inSite('public/art'))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -'.svg'.length));
  return all.filter((name) => !/^(glyph|numeral|logo)-|-(small|dark)$/.test(name));
}

/** The choices of the forms, read each time a form opens. */
export const readChoices = (): Choices => ({
  ...editorSettings(),
  drawings: listDrawings(),
  files: readdirSync(inSite('public/downloads')).map((name) => `/downloads/${name}`),
  posts: listPosts().map(({ id, title }) => ({ value: String(id), label: `${id}. ${title}` })),
});

/** The text of a drawing, or undefined if there is none of this name. */
export function readDrawing(name: string): string | undefined {
  if (!/^[a-z0-9-]+$/.test(name)) return undefined;
  try {
    return readFileSync(inSite('public/art', `${name}.svg`), 'utf8');
  } catch {
    return undefined;
  }
}
