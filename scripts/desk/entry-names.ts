import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** One entry, by its slug and by the name that its page has. */
export interface EntryName {
  readonly value: string;
  readonly label: string;
}

const entry = z.object({ slug: z.string(), title: z.string() });

/**
 * The names of all entries of one kind, in alphabetical order. Reads the files themselves: the door
 * of the content (content/index.ts) stays shut while a post has a mistake, and that is when somebody
 * opens the desk.
 *
 * @param site the site's folder
 * @param kind folder below content/
 */
export async function entryNames(site: string, kind: string): Promise<EntryName[]> {
  const folder = path.join(site, 'content', kind);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'));
  const entries = await Promise.all(
    files.map(async (name) => {
      const exports: unknown = await import(pathToFileURL(path.join(folder, name)).href);
      return z.record(z.string(), z.unknown()).parse(exports);
    }),
  );
  return entries
    .flatMap((exports) => Object.values(exports))
    .flatMap((value) => entry.safeParse(value).data ?? [])
    .map(({ slug, title }) => ({ value: slug, label: title }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
