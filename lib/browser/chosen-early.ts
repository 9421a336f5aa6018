/**
 * Ends the first steps of a part (scripts/seal/first-steps.ts): its own script serves it from here
 * on, and one key or click must not be answered twice.
 *
 * @param inside an element of the part
 */
export function takeOver(inside: HTMLElement | null): void {
  inside?.closest('[data-first-step]')?.removeAttribute('data-first-step');
}

/**
 * Which of a list's buttons is marked as chosen in the page: the visitor may have chosen before the
 * script ran.
 *
 * @returns its index, or 0
 */
export function chosenEarly(list: HTMLElement | null): number {
  const buttons = [...(list?.children ?? [])];
  return Math.max(
    0,
    buttons.findIndex((button) => button.matches('[aria-selected="true"], [aria-current="true"]')),
  );
}
