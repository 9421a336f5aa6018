import { type Control, controlsOf, reveal } from './form-controls';

const keyOf = (form: string) => `draft:${form}`;
const givenKeyOf = (form: string) => `given:${form}`;

function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** No files, no checkboxes, nothing with `data-draft="no"`. */
const keptControls = (form: HTMLFormElement): Control[] =>
  controlsOf(form).filter(
    ({ type, dataset }) => type !== 'file' && type !== 'checkbox' && dataset.draft !== 'no',
  );

function untouchedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? '';
}

/** Still prefilled (`prefill`). */
export const isAsGiven = ({ value, dataset }: Control): boolean => value === dataset.given;

export const hasEntries = (form: HTMLFormElement): boolean =>
  keptControls(form).some((control) => control.value !== untouchedValue(control));

export function saveDraft(name: string, form: HTMLFormElement): void {
  const kept = keptControls(form);
  const values = Object.fromEntries(kept.map((control) => [control.name, control.value]));
  const given = kept.filter((control) => control.value !== '' && isAsGiven(control));
  try {
    storage()?.setItem(keyOf(name), JSON.stringify(values));
    storage()?.setItem(givenKeyOf(name), JSON.stringify(given.map((control) => control.name)));
  } catch {
    // The storage is full or forbidden; the form works without a draft.
  }
}

export function clearDraft(name: string): void {
  try {
    storage()?.removeItem(keyOf(name));
    storage()?.removeItem(givenKeyOf(name));
  } catch {
    // A browser that forbids storage has stored nothing.
  }
}

/** Unless the visitor has typed something. Stored as prefilled: a later link may replace it. */
export function prefill(name: string, control: Control, value: string): void {
  if (!control.form || (control.value !== untouchedValue(control) && !isAsGiven(control))) return;
  control.value = value;
  control.dataset.given = value;
  reveal(control);
  saveDraft(name, control.form);
}

function stored(key: string): unknown {
  try {
    return JSON.parse(storage()?.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

const canHave = (control: Control, value: string): boolean =>
  !(control instanceof HTMLSelectElement) ||
  [...control.options].some((option) => option.value === value);

/** Skips controls that the visitor has changed meanwhile, and values that a list no longer offers. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  const draft = stored(keyOf(name));
  if (typeof draft !== 'object' || draft === null) return;
  const kept = new Map<string, unknown>(Object.entries(draft));
  const given = stored(givenKeyOf(name));
  for (const control of keptControls(form)) {
    const value = kept.get(control.name);
    if (typeof value !== 'string' || !canHave(control, value)) continue;
    if (control.value === untouchedValue(control)) {
      control.value = value;
      if (value !== untouchedValue(control)) reveal(control);
      if (Array.isArray(given) && given.includes(control.name)) control.dataset.given = value;
    }
  }
}
