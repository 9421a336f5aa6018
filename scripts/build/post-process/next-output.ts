// All that the post-process and the loader rely on in the output of `next build`. Next.js promises
// none of it (docs/upgrading.md).

declare global {
  interface Window {
    __next_f?: unknown[];
    TURBOPACK?: unknown[];
  }
}

export const pagePatterns = {
  'charset tag': /<meta charSet="utf-8"\/>/g,
  'script preload': /<link rel="preload" as="script"[^>]*>/g,
  /** Only for the not-found page's styles. */
  'style preload': /<link rel="preload" href="[^"]+" as="style"\/>/g,
  'style sheet link': /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g,
  /** For browsers that cannot run the other scripts either. */
  'polyfill script': /<script\b[^>]*\snoModule\b[^>]*><\/script>/g,
  /** Group 1 is the address of the script that runs the others. */
  'runtime script': /<script\b[^>]*\ssrc="([^"]*\/turbopack-[^"/]+\.js)"[^>]*><\/script>/g,
  /** Group 1 is the address. */
  'chunk script':
    /<script\b(?![^>]*\snoModule\b)[^>]*\ssrc="([^"]*\/_next\/static\/chunks\/(?!turbopack-)[^"/]+\.js)"[^>]*><\/script>/g,
  /** Group 1 is the argument as JSON. */
  'entry call':
    /<script\b[^>]*>\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);?<\/script>/g,
  'flight start':
    /<script\b[^>]*>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)<\/script>/g,
  /** Group 1 is a pair of 1 and a piece of the data, as JSON. */
  'flight data': /<script\b[^>]*>self\.__next_f\.push\((\[1,"[^<]*"\])\)<\/script>/g,
} as const;

export const filePatterns = {
  'script file': /^_next\/static\/chunks\/[^/]+\.js$/,
  'payload of the not-found page': /^_not-found\.txt$/,
  /** The framework never fetches it. */
  'unused payload': /(?:^|\/)__next\._full\.txt$/,
  'unused manifest':
    /^_next\/static\/[^/]+\/_(?:buildManifest|ssgManifest|clientMiddlewareManifest)\.js$/,
  /** No page links to it. */
  'copy of the not-found page': /^_not-found(?:\.html$|\/)/,
} as const;

const scriptPatterns = {
  'route announcer': /\bnext-route-announcer\b/,
  'flight queue': /\b__next_f\b/,
  'entry queue': /\bTURBOPACK\b/,
  /** React treats a style sheet that it finds as loaded, also a disabled one. */
  'style sheet lookup': /link\[rel="stylesheet"\]\[/,
  /** React loads a script without it again. */
  'script lookup': /script\[async\]/,
} as const;

export type PagePattern = keyof typeof pagePatterns;
export type PatternName = PagePattern | keyof typeof filePatterns | keyof typeof scriptPatterns;

/** Texts are read only while a pattern has no match. */
export interface ExportContent {
  readonly files: Iterable<string>;
  readonly pages: Iterable<string>;
  readonly scripts: Iterable<string>;
}

function unmatchedIn(patterns: Readonly<Record<string, RegExp>>, texts: Iterable<string>) {
  let unmatched = Object.entries(patterns);
  for (const text of texts) {
    unmatched = unmatched.filter(([, pattern]) => text.search(pattern) < 0);
    if (unmatched.length === 0) break;
  }
  return unmatched.map(([name]) => name);
}

export const unmatchedPatterns = ({ files, pages, scripts }: ExportContent): string[] => [
  ...unmatchedIn(pagePatterns, pages),
  ...unmatchedIn(filePatterns, files),
  ...unmatchedIn(scriptPatterns, scripts),
];

export const isUnused = (file: string): boolean =>
  (['unused payload', 'unused manifest', 'copy of the not-found page'] as const).some((name) =>
    filePatterns[name].test(file),
  );

export const flightFileOf = (page: string): string =>
  page === '404.html' ? '_not-found.txt' : page.replace(/\.html$/, '.txt');

export const isHydrated = (): boolean => document.querySelector('next-route-announcer') !== null;

/** In the browser: for the runtime, which runs next. */
export function queueStart(flight: string, entry: unknown): void {
  self.__next_f = [[0], [1, flight]];
  (self.TURBOPACK ??= []).push(entry);
}
