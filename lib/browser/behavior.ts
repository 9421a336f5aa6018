/** A ref callback; the page script also calls it for every `[data-behavior]`. */
export type Behavior = (root: HTMLElement | null) => (() => void) | undefined;

/**
 * `start` runs once for an element. React compares with what it has rendered, so a behavior changes
 * only attributes whose props are constant, and text only in an element with
 * `suppressHydrationWarning`. It adds and removes no elements. @param name the file in `behaviors/`
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
