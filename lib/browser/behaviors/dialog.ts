/**
 * Opens the dialog in browsers without `commandfor`, and returns the focus to the button, which not
 * every browser does.
 */
export function attachDialog(dialog: HTMLElement): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  let opener: HTMLElement | undefined;
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>(`[commandfor="${dialog.id}"]`);
    if (!button) return;
    opener = button;
    if (!('command' in button)) dialog.showModal();
  });
  dialog.addEventListener('close', () => {
    opener?.focus();
  });
}
