import { matchesCaptcha } from '../../captcha';
import { wishOf } from '../../enquiry';
import { CAPTCHA_MISMATCH } from '../../forms/messages';
import { type FormResult, sendForm } from '../../forms/send';
import { attachForm } from '../form';
import { type TextControl, capitalize, mayCapitalize } from '../form-capitalize';
import { controlOf } from '../form-controls';
import { isAsGiven, prefill } from '../form-draft';
import { captchaOf, renewCaptcha } from './captcha';
import { productsOf } from './enquiry-topic';

const capitalized = ({ target }: Event): TextControl | null =>
  (target as Element).matches('[autocapitalize="words"]') ? (target as TextControl) : null;

async function send(form: HTMLFormElement, data: FormData): Promise<FormResult> {
  const entered = data.get('captcha');
  if (typeof entered !== 'string' || !matchesCaptcha(entered, captchaOf(form))) {
    renewCaptcha(form);
    return { status: 'refused', field: 'captcha', text: CAPTCHA_MISMATCH };
  }
  const result = await sendForm('enquiry', data);
  if (result.status === 'sent') renewCaptcha(form);
  return result;
}

/** Not after a reload, Back or Forward: the visitor may have emptied a field. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

/** Captcha, capitals, and the product or subject of the address. */
export function attachEnquiryForm(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  attachForm(form, (data) => send(form, data));

  form.addEventListener('input', (event) => {
    const control = capitalized(event);
    if (control && mayCapitalize(event)) capitalize(control);
  });
  form.addEventListener('focusout', (event) => {
    const control = capitalized(event);
    // A name such as SharePoint keeps its capitals.
    if (control && !isAsGiven(control)) capitalize(control);
  });

  if (!isNewVisit()) return;
  // After the draft: the address may fill in only what the visitor has not typed.
  const wish = wishOf(location.search, productsOf(form));
  for (const name of ['product', 'subject'] as const) {
    const control = controlOf(form, name);
    const value = wish[name];
    if (control && value) prefill(form.dataset.draft ?? '', control, value);
  }
}
