import { filesBelow } from '../../shared/files-below';
import { type Kind, LIMITS, SHARE_CARD_BYTES } from './limits';
import { ExportReader, type LoadedFile, type PageLoad } from './page-load';

export interface Overrun {
  readonly page: string;
  readonly budget: string;
  readonly limit: number;
  readonly found: number;
  readonly files: readonly LoadedFile[];
}

export const KINDS: readonly Kind[] = ['HTML', 'CSS', 'JavaScript', 'fonts', 'pictures'];

export const weigh = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

export const filesOf = ({ files }: PageLoad, kind: Kind): LoadedFile[] =>
  files.filter((file) => file.kind === kind);

export function overrunsOf(load: PageLoad): Overrun[] {
  const { page, files, shareCard, unknownUrls } = load;
  const fonts = filesOf(load, 'fonts');
  const figures = [
    ...KINDS.map((kind) => ({
      budget: `${kind} bytes`,
      limit: LIMITS.bytes[kind],
      found: weigh(filesOf(load, kind)),
      files: filesOf(load, kind),
    })),
    { budget: 'font files', limit: LIMITS.fontFiles, found: fonts.length, files: fonts },
    { budget: 'requests', limit: LIMITS.requests, found: files.length, files },
    {
      budget: 'share card bytes',
      limit: SHARE_CARD_BYTES,
      found: shareCard?.bytes ?? 0,
      files: shareCard ? [{ kind: 'pictures' as const, ...shareCard }] : [],
    },
    {
      budget: 'files from elsewhere',
      limit: 0,
      found: unknownUrls.length,
      files: unknownUrls.map((url) => ({ kind: 'HTML' as const, url, bytes: 0 })),
    },
  ];
  return figures
    .filter(({ limit, found }) => found > limit)
    .map((figure) => ({
      page,
      ...figure,
      files: figure.files.toSorted((a, b) => b.bytes - a.bytes),
    }));
}

export function readExport(folder: string, basePath: string): PageLoad[] {
  const reader = new ExportReader(folder, basePath);
  return filesBelow(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => reader.read(name));
}
