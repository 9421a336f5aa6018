export interface Visitor {
  open: (path: string) => Promise<void>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  resize: (width: number) => Promise<void>;
  back: () => Promise<void>;
  read: (expression: string) => Promise<unknown>;
  leave: () => Promise<void>;
}

const PATIENCE = 20_000;
const SECOND_TRY = 2000;
const PAUSE = 100;

/** @param again repeated while it is not true, as visitors do while a page loads */
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
