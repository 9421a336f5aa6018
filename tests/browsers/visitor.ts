/** What a person does in a browser, in the few words that all browsers understand. */
export interface Visitor {
  /** Opens a page of the site and waits until it is loaded. */
  open: (path: string) => Promise<void>;
  /** Points at an element and presses the button of the mouse. */
  click: (selector: string) => Promise<void>;
  /** Types into a field that is on the screen. */
  type: (selector: string, text: string) => Promise<void>;
  /** The value of a JavaScript expression in the page. */
  read: (expression: string) => Promise<unknown>;
  leave: () => Promise<void>;
}

/** How long something may take to show before it counts as broken, in milliseconds. */
const PATIENCE = 20_000;
/** After how long a person tries again. */
const SECOND_TRY = 2000;
const PAUSE = 100;

/**
 * Waits until an expression holds in the page.
 *
 * @param what said when it never does
 * @param again done now and again while it does not, as visitors do while a page is on its way
 */
export async function until(
  visitor: Visitor,
  expression: string,
  what: string,
  again?: () => Promise<unknown>,
): Promise<void> {
  const start = Date.now();
  let nextTry = start + SECOND_TRY;
  let last: unknown;
  while (Date.now() < start + PATIENCE) {
    // A page on its way out cannot be asked.
    last = await visitor.read(expression).catch((error: unknown) => String(error));
    if (last === true) return;
    if (again && Date.now() > nextTry) {
      await again();
      nextTry = Date.now() + SECOND_TRY;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  throw new Error(`${what}: never seen (last answer: ${String(last)})`);
}
