import {
  APPLICATION_FIELDS,
  applicationMail,
  fitsLink,
  mailAsText,
  mailtoLink,
} from '../../forms/application';
import { readValues } from '../../forms/values';
import { attachForm } from '../form';
import { showPart } from '../show-part';

/** Sends no request: the visitor's mail program gets the message. */
export function attachApplicationForm(form: HTMLElement): void {
  const outcome = document.getElementById('application-outcome');
  const text = outcome?.querySelector('textarea');
  if (!outcome || !text || !(form instanceof HTMLFormElement)) return;
  const showState = (state: 'written' | 'outdated') => {
    outcome.dataset.outcome = state;
    showPart(outcome, 'data-state', state);
  };

  attachForm(form, (data) => {
    const { to = '', job } = form.dataset;
    const mail = applicationMail(to, job, readValues(data, APPLICATION_FIELDS));
    const resume = data.get('resume');
    text.value = mailAsText(mail);
    outcome.querySelector('a')?.setAttribute('href', mailtoLink(mail));
    showPart(outcome, 'data-letter', fitsLink(mail) ? 'short' : 'long');
    for (const file of outcome.querySelectorAll('[data-file]')) {
      if (resume instanceof File) file.textContent = resume.name;
    }
    showState('written');
    showPart(outcome, 'data-copy');
    outcome.hidden = false;
    outcome.querySelector('h3')?.focus();
    return Promise.resolve(undefined);
  });

  const markOutdated = () => {
    if (!outcome.hidden) showState('outdated');
  };
  form.addEventListener('input', markOutdated);
  form.addEventListener('change', markOutdated);
  form.addEventListener('reset', () => {
    outcome.hidden = true;
  });
  outcome.querySelector('button')?.addEventListener('click', () => {
    const show = (state: 'copied' | 'selected') => {
      if (outcome.dataset.outcome === 'written') showPart(outcome, 'data-copy', state);
    };
    // Without the permission the visitor copies from the field.
    const select = () => {
      text.select();
      show('selected');
    };
    try {
      navigator.clipboard.writeText(text.value).then(() => {
        show('copied');
      }, select);
    } catch {
      select();
    }
  });
}
