import { sendForm } from '../../forms/send';
import { attachForm } from '../form';

export function attachContactForm(form: HTMLElement): void {
  if (form instanceof HTMLFormElement) attachForm(form, (data) => sendForm('contact', data));
}
