import { type Control, controlsOf, reveal } from './form-controls';

const keyOf = (form: string) => `draft:${form}`;
/** Names of the fields that were filled in for the visitor. */
const givenKeyOf = (form: string) => `given:${form}`;

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

/** Whether a control holds what was filled in for the visitor (`prefill`). */
export const isAsGiven = ({ value, dataset }: Control): boolean => value === dataset.given;

/** Keeps what was typed until the tab is closed, or the form is sent or cleared. */
export function saveDraft(name: string, form: HTMLFormElement): void {
  const kept = keptControls(form);
  const values = Object.fromEntries(kept.map((control) => [control.name, control.value]));
  const given = kept.filter((control) => control.value !== '' && isAsGiven(control));
  try {
    storage()?.setItem(keyOf(name), JSON.stringify(values));
    storage()?.setItem(givenKeyOf(name), JSON.stringify(given.map((control) => control.name)));
  } catch {
    // The storage is full or forbidden: the form works without a draft.
  }
}

/** Forgets what was kept. */
export function clearDraft(name: string): void {
  try {
    storage()?.removeItem(keyOf(name));
    storage()?.removeItem(givenKeyOf(name));
  } catch {
    // A browser that forbids the storage has kept nothing.
  }
}

/**
 * Fills in what the way to the form says of it, such as the product of the page before, unless the
 * visitor has typed or chosen something there. It is kept with the draft, but stays untouched: the
 * next way to the form may replace it.
 */
export function prefill(name: string, control: Control, value: string): void {
  if (!control.form || (control.value !== untouchedValue(control) && !isAsGiven(control))) return;
  control.value = value;
  control.dataset.given = value;
  reveal(control);
  saveDraft(name, control.form);
}

/** What is stored under a key as JSON, or undefined. */
function stored(key: string): unknown {
  try {
    return JSON.parse(storage()?.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Fills in what was kept, except where the visitor has typed something meanwhile. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  const draft = stored(keyOf(name));
  if (typeof draft !== 'object' || draft === null) return;
  const kept = new Map<string, unknown>(Object.entries(draft));
  const given = stored(givenKeyOf(name));
  for (const control of keptControls(form)) {
    const value = kept.get(control.name);
    if (typeof value === 'string' && control.value === untouchedValue(control)) {
      control.value = value;
      if (value !== untouchedValue(control)) reveal(control);
      if (Array.isArray(given) && given.includes(control.name)) control.dataset.given = value;
    }
  }
}
