import { FAILED, summaryHeading } from '../forms/messages';
import type { FormResult } from '../forms/send';
import { type Control, controlOf, isControl, reveal } from './form-controls';
import { clearDraft, hasEntries, restoreDraft, saveDraft } from './form-draft';
import { hideErrors, hideSolved, showErrors, showRefusal } from './form-errors';
import { showPart } from './show-part';

/** Without a result the form shows its outcome itself. */
export type Send = (data: FormData) => Promise<FormResult | undefined>;

type State = 'editing' | 'invalid' | 'sending' | 'cleared' | FormResult['status'];

function keepDraft(name: string, form: HTMLFormElement): void {
  const save = () => {
    saveDraft(name, form);
  };
  restoreDraft(name, form);
  // Typed before this script.
  if (hasEntries(form)) save();
  form.addEventListener('input', save);
  // Some automatic input sends no `input`.
  form.addEventListener('change', save);
  form.addEventListener('reset', () => {
    clearDraft(name);
  });
}

function fillSummary(summary: HTMLElement, errors: ReadonlyMap<Control, string>): void {
  const entries = [...errors].map(([control, text]) => {
    const entry = document.createElement('li');
    const link = document.createElement('a');
    link.href = `#${control.id}`;
    link.textContent = text;
    link.addEventListener('click', (event) => {
      event.preventDefault();
      reveal(control);
      control.focus();
    });
    entry.append(link);
    return entry;
  });
  const heading = document.getElementById(summary.getAttribute('aria-labelledby') ?? '');
  heading?.replaceChildren(summaryHeading(entries.length));
  summary.querySelector('ul')?.replaceChildren(...entries);
  summary.focus();
}

async function resultOf(send: Send, data: FormData): Promise<FormResult | undefined> {
  try {
    return await send(data);
  } catch (error) {
    console.error('The form was not sent:', error);
    return { status: 'failed', text: FAILED };
  }
}

/** A press before this script has opened the notice that the message is kept. */
function takeEarlyPress(button: HTMLButtonElement): boolean {
  const notice = document.getElementById(button.getAttribute('popovertarget') ?? '');
  button.type = 'submit';
  button.removeAttribute('popovertarget');
  if (!notice || !('popover' in notice) || !notice.matches(':popover-open')) return false;
  notice.hidePopover();
  return true;
}

/**
 * Checks, draft, one submission at a time and results, on the HTML of components/forms/kit/form.tsx.
 * @returns hides the last result
 */
export function attachForm(form: HTMLFormElement, send: Send): () => void {
  const fields = form.querySelector<HTMLFieldSetElement>('[data-form="fields"]');
  const button = form.querySelector<HTMLButtonElement>('[data-form="send"]');
  const summary = form.querySelector<HTMLElement>('[data-form="summary"]');
  const alert = document.querySelector<HTMLDialogElement>('dialog[role="alertdialog"]');
  if (!fields || !button || !summary) throw new Error('The form lacks a part');
  const alertText = alert?.querySelector('[data-alert="text"]');
  let isBusy = false;

  const show = (state: State, text = '') => {
    for (const result of form.querySelectorAll('[data-form="result"]')) {
      result.textContent = result.getAttribute('data-state') === state ? text : '';
    }
    showPart(form, 'data-state', state);
  };
  const answer = (result: FormResult) => {
    if (result.status === 'sent') form.reset();
    const refused = result.status === 'refused' ? controlOf(form, result.field) : undefined;
    if (refused) {
      showRefusal(refused);
      reveal(refused);
    }
    // The disabled controls lost the focus; the dialog returns it to this element.
    (refused ?? button).focus();
    if (alert) {
      show('editing');
      showPart(alert, 'data-state', result.status);
      alertText?.replaceChildren(result.text);
      alert.showModal();
    } else {
      show(result.status, result.text);
    }
  };
  const submit = async () => {
    if (isBusy) return;
    const errors = showErrors(form);
    if (errors.size > 0) {
      for (const control of errors.keys()) reveal(control);
      show('invalid');
      fillSummary(summary, errors);
      return;
    }
    isBusy = true;
    const data = new FormData(form);
    show('sending');
    fields.disabled = true;
    const result = await resultOf(send, data);
    isBusy = false;
    fields.disabled = false;
    if (result) answer(result);
    else show('editing');
  };
  const correct = ({ target }: Event) => {
    if (isControl(target)) hideSolved(target);
  };
  const followConnection = () => {
    form.querySelector('[data-form="offline"]')?.toggleAttribute('hidden', navigator.onLine);
  };

  keepDraft(form.dataset.draft ?? '', form);
  form.noValidate = true;
  form.addEventListener('input', correct);
  // Autofill may send no `input`.
  form.addEventListener('change', correct);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
  form.addEventListener('reset', () => {
    hideErrors(form);
    show('cleared');
  });
  alert?.addEventListener('close', () => alertText?.replaceChildren());
  for (const event of ['online', 'offline', 'pageshow']) addEventListener(event, followConnection);
  followConnection();
  form.querySelector('[data-form="late"]')?.toggleAttribute('hidden', true);
  if (takeEarlyPress(button)) void submit();
  return () => {
    show('editing');
  };
}
