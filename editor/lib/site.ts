import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from '../../content/read/front-matter';
import type { Choices, DeskSettings } from './names';

/** A post as the list shows it. */
export interface ListedPost {
  /** Name of its file without the ending, by which Keystatic knows it. */
  readonly slug: string;
  readonly id: number;
  readonly title: string;
  readonly date: string;
  readonly draft: boolean;
  /** Why its front matter cannot be read, if so. */
  readonly problem?: string;
}

const setting = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error('Start the desk with: npm run edit');
  return value;
};

/** The folder of the site whose posts are edited. */
export const siteFolder = (): string => setting('DESK_SITE');

/** What the command that started the desk knows of the site. */
// Written by this repository's own command (scripts/desk/open-desk.ts), whose type is this one.
export const deskSettings = (): DeskSettings =>
  JSON.parse(setting('DESK_SETTINGS')) as DeskSettings;

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

/** All posts, newest first, those that cannot be read included. */
export const listPosts = (): ListedPost[] =>
  readdirSync(inSite('content/blog'))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => listPost(name.slice(0, -'.mdx'.length)))
    .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);

/** The drawings that make sense in a post: no signs, no version for small screens. */
function listDrawings(): string[] {
  const all = readdirSync(inSite('public/art'))
    .filter((name) => name.endsWith('.svg'))
    .map((name) => name.slice(0, -'.svg'.length));
  return all.filter((name) => !/^(glyph|numeral|logo)-|-small$/.test(name));
}

/** What the forms offer, read anew each time a form is opened. */
export const readChoices = (): Choices => ({
  ...deskSettings(),
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
