import { type Control, controlsOf, isControl } from './form-controls';
import { type FieldName, fieldMessage, isFieldName } from '../forms/messages';

export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>;

/** Browsers do not enforce `accept`. */
function hasAcceptedFiles(control: Control): boolean {
  if (!(control instanceof HTMLInputElement) || control.type !== 'file') return true;
  const endings = control.accept.toLowerCase().split(',').filter(Boolean);
  return [...(control.files ?? [])].every(
    ({ name }) => endings.length === 0 || endings.some((end) => name.toLowerCase().endsWith(end)),
  );
}

const isInOrder = (control: Control): boolean =>
  control.validity.valid && hasAcceptedFiles(control);

export function errorsOf(form: HTMLFormElement): FieldErrors {
  const errors: Partial<Record<FieldName, string>> = {};
  for (const control of controlsOf(form)) {
    if (isInOrder(control) || !isFieldName(control.name)) continue;
    const problem = control.validity.valueMissing ? 'missing' : 'wrong';
    errors[control.name] = fieldMessage(control.name, problem);
  }
  return errors;
}

export function withoutSolved(errors: FieldErrors, control: unknown): FieldErrors {
  if (!isControl(control) || !isFieldName(control.name) || !isInOrder(control)) return errors;
  const { [control.name]: solved, ...rest } = errors;
  return solved === undefined ? errors : rest;
}
