/**
 * Enhances the HTML below an element. It is a ref callback with clean-up of React 19, and the page
 * script calls it for every `[data-behavior]` of a page before React runs.
 */
export type Behavior = (root: HTMLElement | null) => (() => void) | undefined;

/**
 * Makes a behavior, the only implementation of an interactive part: `start` runs once for an
 * element, whoever calls first. React compares with what it has rendered and not with the page, so a
 * behavior changes only attributes and properties whose React props are constant, and text only in
 * an element with `suppressHydrationWarning` and one constant text. It never adds or removes elements.
 *
 * @param name the value of `data-behavior` and the name of the file in `behaviors/`
 * @param start receives a signal that ends its listeners; an error in it is reported, not thrown
 */
// The type parameter spares each behavior a cast of its root.
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
export function behavior<Root extends HTMLElement = HTMLElement>(
  name: string,
  start: (root: Root, signal: AbortSignal) => void,
): Behavior {
  // The page script and React's chunk each have a copy of this module.
  const mark = Symbol.for(`behavior ${name}`);
  return (element) => {
    if (!element) return undefined;
    const root = element as Root & { [mark]?: (() => void) | undefined };
    if (root[mark]) return root[mark];
    const end = new AbortController();
    root[mark] = () => {
      end.abort();
      root[mark] = undefined;
    };
    try {
      start(root, end.signal);
    } catch (error) {
      reportError(error);
    }
    return root[mark];
  };
}
