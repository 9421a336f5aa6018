import path from 'node:path';
import { decodeXML } from 'entities';
import { type Tag, readTags } from '@/scripts/shared/tags';

/** An address in an exported file. */
export interface Reference {
  /** As written. */
  readonly url: string;
  /** The element that contains it, such as `a` or `img`. */
  readonly by: string;
}

const attributes = ['href', 'src', 'poster', 'data', 'action'] as const;

/** The addresses of a `srcset`, without their widths. */
const addressesOf = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim().split(/\s/, 1)[0] ?? '')
    .filter(Boolean);

function referencesOfTag({ name, attributes: values }: Tag): Reference[] {
  const single = attributes.map((key) => values.get(key)).filter((url) => url !== undefined);
  const several = addressesOf(values.get('srcset') ?? values.get('imagesrcset') ?? '');
  const content = values.get('content') ?? '';
  // Metadata of share cards has absolute addresses.
  const meta = name === 'meta' && /^https?:/.test(content) ? [content] : [];
  // The loader's plan contains the page's data and the scripts of the framework.
  const plan = [...(values.get('data-start') ?? '').matchAll(/"(\/[^"]*)"/g)].map(
    ([, url = '']) => url,
  );
  return [...single, ...several, ...meta, ...plan].map((url) => ({ url, by: name }));
}

/** The values of `id`, the targets of hashes. */
export const idsOf = (html: string): Set<string> =>
  new Set(readTags(html).flatMap(({ attributes: values }) => values.get('id') ?? []));

/** The addresses in an exported page or style sheet. */
export function referencesOf(name: string, text: string): Reference[] {
  if (name.endsWith('.css')) {
    return [...text.matchAll(/url\((["']?)(?!data:|#)([^"')]+)\1\)/g)].map(([, , url = '']) => ({
      url,
      by: 'url()',
    }));
  }
  return readTags(text).flatMap(referencesOfTag);
}

/** The absolute addresses of the site in a text, without hash. */
export function ownAddresses(text: string, siteUrl: string): string[] {
  const [, ...rest] = decodeXML(text).split(siteUrl);
  // The address ends at a quote, a tag, a space or a bracket.
  return [
    ...new Set(rest.map((tail) => siteUrl + (/^(\/[^\s"'<>\\#\]]*)?/.exec(tail)?.[0] ?? ''))),
  ];
}

/** The address of a page by its exported file. */
export const addressOfFile = (name: string): string => {
  const page = name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  return `/${page.split('/').map(encodeURIComponent).join('/')}`.replace(/(.)\/$/, '$1');
};

/** The exported file of a page by its decoded path on the site. */
export const fileOfAddress = (pathname: string): string =>
  pathname === '/' ? 'index.html' : `${path.posix.normalize(pathname).slice(1)}.html`;
