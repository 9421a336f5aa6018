/**
 * Ends the first steps of a part (scripts/seal/first-steps.ts). The hydrated component handles its
 * events from now on, so that no key or click is handled twice.
 *
 * @param inside an element of the part
 */
export function endFirstSteps(inside: HTMLElement | null): void {
  inside?.closest('[data-first-step]')?.removeAttribute('data-first-step');
}

/**
 * The code of a captcha that was drawn before hydration (scripts/seal/captcha-step.ts).
 *
 * @param inside an element of the captcha's form
 */
export const drawnCaptcha = (inside: HTMLElement | null): string | undefined =>
  inside?.closest('form')?.querySelector<HTMLElement>('[data-code]')?.dataset.code;

/**
 * The selected button of a list in the HTML; the visitor may have selected it before hydration.
 *
 * @returns its index, or 0
 */
export function selectedIndex(list: HTMLElement | null): number {
  const buttons = [...(list?.children ?? [])];
  return Math.max(
    0,
    buttons.findIndex((button) => button.matches('[aria-selected="true"], [aria-current="true"]')),
  );
}
