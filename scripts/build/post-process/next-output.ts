// Everything that the post-process and the loader rely on in the output of `next build`. Next.js
// does not guarantee any of it, so `next` is pinned, and a build fails with the name of each
// pattern that no longer matches anything. After an upgrade, this is the only file to adapt.

declare global {
  interface Window {
    __next_f?: unknown[];
    TURBOPACK?: unknown[];
  }
}

export const pagePatterns = {
  /**
   * The first tag in the head; the policy and whatever applies to the whole page is inserted after
   * it.
   */
  'charset tag': /<meta charSet="utf-8"\/>/g,
  'script preload': /<link rel="preload" as="script"[^>]*>/g,
  /** Only for the not-found page's styles. The page's own styles have no preload. */
  'style preload': /<link rel="preload" href="[^"]+" as="style"\/>/g,
  /** Group 1 is the address. */
  'style sheet link': /<link rel="stylesheet" href="([^"]+)" data-precedence="[^"]*"\/>/g,
  /** For browsers without modules, which cannot run the other scripts either. */
  'polyfill script': /<script\b[^>]*\snoModule\b[^>]*><\/script>/g,
  /** Group 1 is the address of the script that runs the others. */
  'runtime script': /<script\b[^>]*\ssrc="([^"]*\/turbopack-[^"/]+\.js)"[^>]*><\/script>/g,
  /** Group 1 is the address of a script of the framework or of the page's client components. */
  'chunk script':
    /<script\b(?![^>]*\snoModule\b)[^>]*\ssrc="([^"]*\/_next\/static\/chunks\/(?!turbopack-)[^"/]+\.js)"[^>]*><\/script>/g,
  /** Group 1 is the entry argument of the runtime, as JSON. */
  'entry call':
    /<script\b[^>]*>\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*\})\);?<\/script>/g,
  'flight start':
    /<script\b[^>]*>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)<\/script>/g,
  /** Group 1 is a pair of 1 and a piece of the flight data, as JSON. */
  'flight data': /<script\b[^>]*>self\.__next_f\.push\((\[1,"[^<]*"\])\)<\/script>/g,
} as const;

export const filePatterns = {
  'script file': /^_next\/static\/chunks\/[^/]+\.js$/,
  /** The payloads of all other pages have the names of their pages. */
  'payload of the not-found page': /^_not-found\.txt$/,
  /** A copy of the page's payload that the framework's scripts never fetch. */
  'unused payload': /(?:^|\/)__next\._full\.txt$/,
  'unused manifest':
    /^_next\/static\/[^/]+\/_(?:buildManifest|ssgManifest|clientMiddlewareManifest)\.js$/,
  /** 404.html under another name, and payloads for links to it, of which there are none. */
  'copy of the not-found page': /^_not-found(?:$|\.html$|\/)/,
} as const;

/** What the loader and the processed pages rely on in the framework's scripts. */
const scriptPatterns = {
  /** The element that exists after hydration ({@link isHydrated}). */
  'route announcer': /\bnext-route-announcer\b/,
  /** The two lists of {@link queueStart}. */
  'flight queue': /\b__next_f\b/,
  'entry queue': /\bTURBOPACK\b/,
  /** React treats a style sheet that it finds by its address as loaded, also a disabled one. */
  'style sheet lookup': /link\[rel="stylesheet"\]\[/,
  /** React finds a script by its address only with this attribute, and otherwise loads it again. */
  'script lookup': /script\[async\]/,
} as const;

export type PagePattern = keyof typeof pagePatterns;
export type PatternName = PagePattern | keyof typeof filePatterns | keyof typeof scriptPatterns;

/**
 * An exported folder as input of the patterns; texts are read only as long as a pattern has no
 * match.
 */
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

/** Names of the patterns that match nothing in a whole export. */
export const unmatchedPatterns = ({ files, pages, scripts }: ExportContent): string[] => [
  ...unmatchedIn(pagePatterns, pages),
  ...unmatchedIn(filePatterns, files),
  ...unmatchedIn(scriptPatterns, scripts),
];

/** Whether no browser ever asks for a file of the export. */
export const isUnused = (file: string): boolean =>
  (['unused payload', 'unused manifest', 'copy of the not-found page'] as const).some((name) =>
    filePatterns[name].test(file),
  );

export const flightFileOf = (page: string): string =>
  page === '404.html' ? '_not-found.txt' : page.replace(/\.html$/, '.txt');

/** In the browser: whether the framework has hydrated the page. */
export const isHydrated = (): boolean => document.querySelector('next-route-announcer') !== null;

/**
 * In the browser: queues the data of the page's former inline scripts for the runtime, which runs
 * next.
 */
export function queueStart(flight: string, entry: unknown): void {
  self.__next_f = [[0], [1, flight]];
  (self.TURBOPACK ??= []).push(entry);
}
