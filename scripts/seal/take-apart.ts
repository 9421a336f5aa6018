/** A page does not look as the seal knows it; the message says what was found. */
export class SealError extends Error {
  override name = 'SealError';
}

/** What the framework's scripts of a page do, and the page without them. */
export interface PageParts {
  /** The page without a script of the framework, and without preloads that nobody waits for. */
  readonly html: string;
  /** The data that the framework hydrates with. */
  readonly flight: string;
  readonly chunks: readonly string[];
  readonly runtime: string;
  readonly entry: unknown;
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreload = /<link rel="preload" as="script"[^>]*>/g;
// The style sheets of the page are linked right below; the others are the not-found page's.
const stylePreload = /<link rel="preload" href="[^"]+" as="style"\/>/g;
const entryCall =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
const flightStart = '(self.__next_f=self.__next_f||[]).push([0])';
const flightPush = /^self\.__next_f\.push\((\[1,".*"\])\)$/s;
const isRuntime = (src: string) => /\/turbopack-[^/]+\.js$/.test(src);

/**
 * Takes the framework's scripts out of an exported page. The polyfills for browsers without modules
 * go too: such a browser cannot read the framework's other scripts anyway.
 *
 * @throws SealError on a script that is none of the framework's and no data
 */
export function takeApart(html: string): PageParts {
  const sources: string[] = [];
  let flight = '';
  let entry: unknown;

  const rest = html
    .replace(scriptPreload, '')
    .replace(stylePreload, '')
    .replace(script, (whole: string, attributes: string, text: string) => {
      const source = /\ssrc="([^"]+)"/.exec(attributes)?.[1];
      if (source !== undefined) {
        if (!attributes.includes('noModule')) sources.push(source);
        return '';
      }
      if (/\stype="application\/ld\+json"/.test(attributes)) return whole;
      const entryJson = entryCall.exec(text)?.[1];
      const flightJson = flightPush.exec(text)?.[1];
      if (entryJson !== undefined) entry = JSON.parse(entryJson);
      else if (flightJson !== undefined) flight += (JSON.parse(flightJson) as [1, string])[1];
      else if (text !== flightStart) {
        throw new SealError(`has an inline script that is not known: ${text.slice(0, 80)}`);
      }
      return '';
    });

  const runtime = sources.find(isRuntime);
  if (runtime === undefined || entry === undefined || flight === '') {
    throw new SealError(
      'lacks a script of the framework: its runtime, its entry or its data. ' +
        'A new version of Next.js may write them otherwise (scripts/seal/take-apart.ts).',
    );
  }
  return {
    html: rest,
    flight,
    chunks: [...new Set(sources)].filter((source) => !isRuntime(source)),
    runtime,
    entry,
  };
}
