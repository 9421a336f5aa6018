import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from './limits';
import { type Tag, readTags } from '../../shared/tags';

export interface LoadedFile {
  readonly kind: Kind;
  readonly url: string;
  readonly bytes: number;
}

export interface PageLoad {
  readonly page: string;
  readonly files: readonly LoadedFile[];
  readonly shareCard: { readonly url: string; readonly bytes: number } | undefined;
  readonly unknownUrls: readonly string[];
}

interface Reference {
  readonly kind: Kind;
  readonly url: string;
}

/** No rendering waits for them. */
const isMention = /^(canonical|alternate|manifest|me|license|help|author)$/;

function externalUrlsOf({ name, attributes }: Tag): string[] {
  if (isMention.test(attributes.get('rel') ?? '')) return [];
  return ['src', 'srcset', 'poster', 'data', ...(name === 'link' ? ['href'] : [])]
    .map((key) => attributes.get(key) ?? '')
    .filter((url) => /^(https?:)?\/\//i.test(url));
}

const firstOf = (list: string): string => list.trim().split(/[\s,]/, 1)[0] ?? '';

/** Undefined when a current browser loads nothing at once. */
function referenceOf({ name, attributes }: Tag): Reference | undefined {
  const url = attributes.get('src') ?? attributes.get('href');
  if (name === 'img') {
    return url && attributes.get('loading') !== 'lazy' ? { kind: 'pictures', url } : undefined;
  }
  if (name === 'script') {
    return url && !attributes.has('nomodule') ? { kind: 'JavaScript', url } : undefined;
  }
  if (name !== 'link' || !url || attributes.has('disabled')) return undefined;
  const kinds: Readonly<Record<string, Kind>> = {
    stylesheet: 'CSS',
    font: 'fonts',
    script: 'JavaScript',
    style: 'CSS',
    image: 'pictures',
    icon: 'pictures',
    modulepreload: 'JavaScript',
  };
  const rel = attributes.get('rel') ?? '';
  const kind = kinds[rel === 'preload' ? (attributes.get('as') ?? '') : rel];
  return kind && { kind, url };
}

/** The browser loads one of several; the heaviest counts. */
function takePictures(tags: readonly Tag[]): { choices: string[][]; rest: Tag[] } {
  const choices: string[][] = [];
  const rest: Tag[] = [];
  let sources: string[] = [];
  for (const tag of tags) {
    if (tag.name === 'picture') sources = [];
    else if (tag.name === 'source') sources.push(firstOf(tag.attributes.get('srcset') ?? ''));
    else if (tag.name === 'img' && sources.length > 0) {
      const own = referenceOf(tag);
      if (own) choices.push([own.url, ...sources]);
      sources = [];
    } else rest.push(tag);
  }
  return { choices, rest };
}

/** As it travels: the build has compressed what becomes smaller. */
const sizeOf = (file: string): number =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

export class ExportReader {
  constructor(
    private readonly folder: string,
    private readonly basePath = '',
  ) {}

  private fileOf(url: string): string | undefined {
    const [pathname = ''] = url.split(/[?#]/, 1);
    if (!pathname.startsWith(`${this.basePath}/`) || pathname.startsWith('//')) return undefined;
    const file = path.join(this.folder, decodeURIComponent(pathname.slice(this.basePath.length)));
    return existsSync(file) ? file : undefined;
  }

  private referencesOfStyles(file: string, url: string): Reference[] {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/url\((["']?)(?!data:|#)([^"')]+)\1\)/g)].map(([, , target = '']) => ({
      kind: /\.woff2?$/.test(target) ? 'fonts' : 'pictures',
      url: target.startsWith('/') ? target : path.posix.join(path.posix.dirname(url), target),
    }));
  }

  read(name: string): PageLoad {
    const file = path.join(this.folder, name);
    const page = `/${name.replace(/(^index)?\.html$/, '')}`;
    const files: LoadedFile[] = [{ kind: 'HTML', url: page, bytes: sizeOf(file) }];
    const tags = readTags(readFileSync(file, 'utf8'));
    const unknownUrls = tags.flatMap(externalUrlsOf);
    const seen = new Set<string>();

    const add = ({ kind, url }: Reference): void => {
      if (seen.has(url) || url.startsWith('data:')) return;
      seen.add(url);
      const target = this.fileOf(url);
      if (target === undefined) {
        if (!unknownUrls.includes(url)) unknownUrls.push(url);
        return;
      }
      files.push({ kind, url, bytes: sizeOf(target) });
      if (kind !== 'CSS') return;
      this.referencesOfStyles(target, url).forEach(add);
    };

    const { choices, rest } = takePictures(tags);
    for (const tag of rest) {
      const reference = referenceOf(tag);
      if (reference) add(reference);
    }
    for (const urls of choices) {
      const sized = urls.map((url) => {
        const target = this.fileOf(url);
        return { url, bytes: target === undefined ? Infinity : sizeOf(target) };
      });
      const [heaviest] = sized.toSorted((a, b) => b.bytes - a.bytes);
      if (heaviest) add({ kind: 'pictures', url: heaviest.url });
    }
    const card = tags.find(({ attributes }) => attributes.get('property') === 'og:image');
    const url = card && new URL(card.attributes.get('content') ?? '').pathname;
    const target = url && this.fileOf(url);
    if (url && !target) unknownUrls.push(url);
    const shareCard = target ? { url, bytes: sizeOf(target) } : undefined;
    return { page, files, shareCard, unknownUrls };
  }
}
