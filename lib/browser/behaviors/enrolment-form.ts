import { ENROLMENT_CLOSE_MS } from '../../forms/constants';
import { sendForm } from '../../forms/send';
import { attachForm } from '../form';

/** After a success its dialog closes by itself, with an empty form. */
export function attachEnrolmentForm(form: HTMLElement): void {
  const dialog = form.closest('dialog');
  if (!dialog || !(form instanceof HTMLFormElement)) return;
  let closing: ReturnType<typeof setTimeout> | undefined;
  const hideResult = attachForm(form, async (data) => {
    const result = await sendForm('enrolment', data);
    // It may have been closed meanwhile.
    if (!dialog.open) dialog.showModal();
    if (result.status === 'sent') {
      closing = setTimeout(() => {
        dialog.close();
      }, ENROLMENT_CLOSE_MS);
    }
    return result;
  });
  dialog.addEventListener('close', () => {
    if (closing === undefined) return;
    clearTimeout(closing);
    closing = undefined;
    hideResult();
  });
}
