import { behavior } from '../behavior';

/**
 * Does what `commandfor` and `command` do in browsers without them, and returns the focus to the
 * button, which not every browser does.
 */
export const attachDialog = behavior<HTMLDialogElement>('dialog', (dialog, signal) => {
  let opener: HTMLElement | undefined;
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>(`[commandfor="${dialog.id}"]`);
      if (!button) return;
      if (button.getAttribute('command') === 'close') {
        dialog.close();
        return;
      }
      opener = button;
      if (!dialog.open) dialog.showModal();
    },
    { signal },
  );
  dialog.addEventListener(
    'close',
    () => {
      opener?.focus();
    },
    { signal },
  );
});
