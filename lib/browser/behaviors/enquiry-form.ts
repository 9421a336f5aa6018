import { wishOf } from '../../enquiry';
import { behavior } from '../behavior';
import { followAddress } from '../follow-address';
import { isFirstVisit } from '../first-visit';
import { type TextControl, capitalize, mayCapitalize } from '../form-capitalize';
import { controlOf } from '../form-controls';
import { isAsGiven, prefill } from '../form-draft';
import { attachDraft } from './draft';
import { productsOf } from './enquiry-topic';

const capitalized = ({ target }: Event): TextControl | null =>
  (target as Element).matches('[autocapitalize="words"]') ? (target as TextControl) : null;

/** Draft, capitals, and once a visit the product or subject of the address. */
export const attachEnquiryForm = behavior<HTMLFormElement>('enquiry-form', (form, signal) => {
  // The address may fill in only what the visitor has not typed.
  const endDraft = attachDraft(form);
  signal.addEventListener('abort', () => endDraft?.());

  form.addEventListener(
    'input',
    (event) => {
      const control = capitalized(event);
      if (control && mayCapitalize(event)) capitalize(control);
    },
    { signal },
  );
  form.addEventListener(
    'focusout',
    (event) => {
      const control = capitalized(event);
      // A name such as SharePoint keeps its capitals.
      if (control && !isAsGiven(control)) capitalize(control);
    },
    { signal },
  );

  const fillIn = () => {
    if (!isFirstVisit()) return;
    const wish = wishOf(location.search, productsOf(form));
    for (const name of ['product', 'subject'] as const) {
      const control = controlOf(form, name);
      const value = wish[name];
      if (control && value) prefill(form.dataset.draft ?? '', control, value);
    }
  };
  fillIn();
  followAddress(fillIn, signal);
});
