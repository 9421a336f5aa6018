import { type Control, controlsOf } from './controls';

const keyOf = (form: string) => `draft:${form}`;

/** Session storage, or undefined where the browser forbids it. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** The controls whose text is kept: no file, no tick, nothing marked `data-draft="no"`. */
const keptControls = (form: HTMLFormElement): Control[] =>
  controlsOf(form).filter(
    ({ type, dataset }) => type !== 'file' && type !== 'checkbox' && dataset.draft !== 'no',
  );

function untouchedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/** Keeps what was typed until the tab is closed, or the form is sent or cleared. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const values = Object.fromEntries(
    keptControls(form).map((control) => [control.name, control.value]),
  );
  try {
    storage()?.setItem(keyOf(name), JSON.stringify(values));
  } catch {
    // The storage is full: the form works without a draft.
  }
}

/** Forgets what was kept. */
export function clearDraft(name: string): void {
  storage()?.removeItem(keyOf(name));
}

/** Fills in what was kept, except where the visitor has typed something meanwhile. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  let draft: unknown;
  try {
    draft = JSON.parse(storage()?.getItem(keyOf(name)) ?? '{}');
  } catch {
    return;
  }
  if (typeof draft !== 'object' || draft === null) return;
  const kept = new Map<string, unknown>(Object.entries(draft));
  for (const control of keptControls(form)) {
    const value = kept.get(control.name);
    if (typeof value === 'string' && control.value === untouchedValue(control)) {
      control.value = value;
    }
  }
}
