export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

export const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isControl).filter(({ name }) => name !== '');

export const controlOf = (form: HTMLFormElement, name: string): Control | undefined =>
  controlsOf(form).find((control) => control.name === name);

export function reveal(control: Element): void {
  control.closest('details')?.setAttribute('open', '');
}
