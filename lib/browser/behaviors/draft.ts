import { behavior } from '../behavior';
import { clearDraft, hasEntries, restoreDraft, saveDraft } from '../form-draft';

export const attachDraft = behavior<HTMLFormElement>('draft', (form, signal) => {
  const name = form.dataset.draft ?? '';
  const save = () => {
    saveDraft(name, form);
  };
  restoreDraft(name, form);
  // Typed before this script.
  if (hasEntries(form)) save();
  form.addEventListener('input', save, { signal });
  // Some automatic input sends no `input`.
  form.addEventListener('change', save, { signal });
  form.addEventListener(
    'reset',
    () => {
      clearDraft(name);
    },
    { signal },
  );
});
