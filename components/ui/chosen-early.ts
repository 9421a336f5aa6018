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
