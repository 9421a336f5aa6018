import path from 'node:path';
import { decodeXML } from 'entities';
import { type Tag, readTags } from '@/scripts/shared/tags';

export interface Reference {
  readonly url: string;
  /** Such as `a` or `img`. */
  readonly by: string;
}

const attributes = ['href', 'src', 'poster', 'data', 'action'] as const;

const addressesOf = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim().split(/\s/, 1)[0] ?? '')
    .filter(Boolean);

function referencesOfTag({ name, attributes: values }: Tag): Reference[] {
  const single = attributes.map((key) => values.get(key)).filter((url) => url !== undefined);
  const several = addressesOf(values.get('srcset') ?? values.get('imagesrcset') ?? '');
  const content = values.get('content') ?? '';
  const meta = name === 'meta' && /^https?:/.test(content) ? [content] : [];
  const plan = [...(values.get('data-start') ?? '').matchAll(/"(\/[^"]*)"/g)].map(
    ([, url = '']) => url,
  );
  return [...single, ...several, ...meta, ...plan].map((url) => ({ url, by: name }));
}

/** Several tests read a page. */
const known = new Map<string, readonly Tag[]>();

export function tagsOf(html: string): readonly Tag[] {
  const tags = known.get(html) ?? readTags(html);
  known.set(html, tags);
  return tags;
}

export const idsOf = (html: string): Set<string> =>
  new Set(tagsOf(html).flatMap(({ attributes: values }) => values.get('id') ?? []));

export function referencesOf(name: string, text: string): Reference[] {
  if (name.endsWith('.css')) {
    return [...text.matchAll(/url\((["']?)(?!data:|#)([^"')]+)\1\)/g)].map(([, , url = '']) => ({
      url,
      by: 'url()',
    }));
  }
  return tagsOf(text).flatMap(referencesOfTag);
}

export function ownAddresses(text: string, siteUrl: string): string[] {
  const [, ...rest] = decodeXML(text).split(siteUrl);
  // A quote, a tag, a space or a bracket ends the address.
  return [
    ...new Set(rest.map((tail) => siteUrl + (/^(\/[^\s"'<>\\#\]]*)?/.exec(tail)?.[0] ?? ''))),
  ];
}

export const addressOfFile = (name: string): string => {
  const page = name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  return `/${page.split('/').map(encodeURIComponent).join('/')}`.replace(/(.)\/$/, '$1');
};

export const fileOfAddress = (pathname: string): string =>
  pathname === '/' ? 'index.html' : `${path.posix.normalize(pathname).slice(1)}.html`;
