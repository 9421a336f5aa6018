import { wishOf } from '../../enquiry';
import { behavior } from '../behavior';
import { followAddress } from '../follow-address';
import { isFirstVisit } from '../first-visit';
import { type TextControl, capitalize, mayCapitalize } from '../form-capitalize';
import { controlOf } from '../form-controls';
import { isAsGiven, prefill } from '../form-draft';
import { attachDraft } from './draft';
import { productsOf } from './enquiry-topic';

/** The text input of an event that has capital words. */
const capitalized = ({ target }: Event): TextControl | null =>
  (target as Element).matches('[autocapitalize="words"]') ? (target as TextControl) : null;

/**
 * The enquiry form: keeps its draft, capitalizes words, and fills in the product or the subject of
 * the address in a field that the visitor has not changed, once for each visit through such a link.
 */
export const attachEnquiryForm = behavior<HTMLFormElement>('enquiry-form', (form, signal) => {
  // The draft comes first, because the address may fill in only what the visitor has not typed.
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
      // A prefilled name such as SharePoint keeps its capital letters.
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
