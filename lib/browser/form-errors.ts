import { type Control, controlsOf } from './form-controls';

type Problem = 'missing' | 'wrong' | 'refused';

/** The server has rendered them beside the control (components/forms/kit/field.tsx). */
const messageOf = ({ id }: Control, problem: Problem): HTMLElement | null =>
  document.getElementById(`${id}-${problem}`);

/** Browsers do not enforce `accept`. */
function hasAcceptedFiles(control: Control): boolean {
  if (!(control instanceof HTMLInputElement) || control.type !== 'file') return true;
  const endings = control.accept.toLowerCase().split(',').filter(Boolean);
  return [...(control.files ?? [])].every(
    ({ name }) => endings.length === 0 || endings.some((end) => name.toLowerCase().endsWith(end)),
  );
}

function problemOf(control: Control): Problem | undefined {
  if (control.validity.valid && hasAcceptedFiles(control)) return undefined;
  return control.validity.valueMissing || !messageOf(control, 'wrong') ? 'missing' : 'wrong';
}

function show(control: Control, problem: Problem | undefined): void {
  const describedBy = new Set(control.getAttribute('aria-describedby')?.split(' '));
  for (const kind of ['missing', 'wrong', 'refused'] as const) {
    const message = messageOf(control, kind);
    if (!message) continue;
    message.hidden = kind !== problem;
    if (kind === problem) describedBy.add(message.id);
    else describedBy.delete(message.id);
  }
  if (describedBy.size > 0) control.setAttribute('aria-describedby', [...describedBy].join(' '));
  else control.removeAttribute('aria-describedby');
  if (problem) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}

/** @returns the controls with an error, each with its message */
export function showErrors(form: HTMLFormElement): Map<Control, string> {
  const errors = new Map<Control, string>();
  for (const control of controlsOf(form)) {
    const problem = problemOf(control);
    show(control, problem);
    if (problem) errors.set(control, messageOf(control, problem)?.textContent ?? '');
  }
  return errors;
}

export function showRefusal(control: Control): void {
  show(control, 'refused');
}

/** What the visitor has corrected. */
export function hideSolved(control: Control): void {
  if (control.hasAttribute('aria-invalid') && !problemOf(control)) show(control, undefined);
}

export function hideErrors(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) show(control, undefined);
}
