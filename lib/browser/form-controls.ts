/** A control of a form with a value. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Whether an element is such a control. */
export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** The named controls of a form in order. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name }) => name !== '');

/** The control with a name. */
export const controlOf = (form: HTMLFormElement, name: string): Control | undefined =>
  controlsOf(form).find((control) => control.name === name);

/** Opens the collapsed group of a control, so that the control is visible and focusable. */
export function reveal(control: Element): void {
  control.closest('details')?.setAttribute('open', '');
}
