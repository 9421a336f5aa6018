/** The actions of a visitor that all engines support. */
export interface Visitor {
  /** Opens a page of the site and waits until it is loaded. */
  open: (path: string) => Promise<void>;
  /** Moves the mouse to an element and presses its button. */
  click: (selector: string) => Promise<void>;
  /** Types into a field that is on the screen. */
  type: (selector: string, text: string) => Promise<void>;
  /** Sets the width of the page in CSS px. */
  resize: (width: number) => Promise<void>;
  back: () => Promise<void>;
  /** The value of a JavaScript expression in the page. */
  read: (expression: string) => Promise<unknown>;
  leave: () => Promise<void>;
}

/** Timeout of a step in milliseconds. */
const PATIENCE = 20_000;
/** Interval of repeated attempts in milliseconds. */
const SECOND_TRY = 2000;
const PAUSE = 100;

/**
 * Waits until an expression is true in the page.
 *
 * @param what message of the failure
 * @param again repeated while it is not true, as visitors do while a page loads
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
    // A page that is navigating cannot be queried.
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
