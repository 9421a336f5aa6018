import { behavior } from '../behavior';
import { clearDraft, hasEntries, restoreDraft, saveDraft } from '../form-draft';

/**
 * Keeps what is typed in a form, under the name in `data-draft`, until the form is sent or cleared
 * or the tab is closed.
 */
export const attachDraft = behavior<HTMLFormElement>('draft', (form, signal) => {
  const name = form.dataset.draft ?? '';
  const save = () => {
    saveDraft(name, form);
  };
  restoreDraft(name, form);
  // Typed before this script.
  if (hasEntries(form)) save();
  form.addEventListener('input', save, { signal });
  // Some kinds of automatic input send no `input`.
  form.addEventListener('change', save, { signal });
  form.addEventListener(
    'reset',
    () => {
      clearDraft(name);
    },
    { signal },
  );
});
