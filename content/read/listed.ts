import { existsSync, readdirSync } from 'node:fs';
import { courses, industries, jobs, products, services } from '../entries';
import type { ContentMistake } from '../schema/define';
import { readText } from './read-text';

const LIST = 'content/entries.ts';
const FOLDERS = ['courses', 'industries', 'jobs', 'products', 'services'] as const;

/** No page would show them. */
export function unlistedFiles(
  folders: Readonly<Record<string, readonly string[]>>,
  list: string,
): ContentMistake[] {
  return Object.entries(folders).flatMap(([folder, names]) =>
    names
      .filter(
        (name) => name.endsWith('.ts') && !list.includes(`'./${folder}/${name.slice(0, -3)}'`),
      )
      .map((name) => ({
        file: `content/${folder}/${name}`,
        field: 'the file',
        problem: `is in no list, so no page shows it; import it in ${LIST}, or remove it`,
      })),
  );
}

/** Search engines would list them under one title. */
export function equalTitles(
  titles: readonly (readonly [file: string, title: string])[],
): ContentMistake[] {
  const fileOf = new Map<string, string>();
  return titles.flatMap(([file, title]) => {
    const first = fileOf.get(title);
    if (first === undefined) {
      fileOf.set(title, file);
      return [];
    }
    const problem = `is also the title of ${first} in search results; write another one`;
    return [{ file, field: 'meta.title', problem }];
  });
}

export const mistakesOfLists = (): ContentMistake[] => [
  ...(existsSync(LIST)
    ? unlistedFiles(
        Object.fromEntries(FOLDERS.map((folder) => [folder, readdirSync(`content/${folder}`)])),
        readText(LIST) ?? '',
      )
    : []),
  ...equalTitles([
    ...Object.entries({ services, products, courses, industries }).flatMap(([folder, entries]) =>
      entries.map(({ slug, meta }) => [`content/${folder}/${slug}.ts`, meta.title] as const),
    ),
    ...jobs.map(({ file, seo }) => [`content/jobs/${file}.ts`, seo.title] as const),
  ]),
];
