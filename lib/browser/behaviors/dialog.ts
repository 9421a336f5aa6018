import { behavior } from '../behavior';

/**
 * A dialog whose buttons are invoker commands (`commandfor`, `command`): opens and closes it in
 * browsers without them, and returns the focus to the button that opened it, which not every browser
 * does.
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
