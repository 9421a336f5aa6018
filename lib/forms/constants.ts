/** A request that takes longer counts as a network failure (decision 18). */
export const REQUEST_TIMEOUT_MS = 15_000;

/** After so long without the form's code the enrolment dialog shows mail and telephone instead. */
export const ENROLMENT_FETCH_MS = 8000;

/** How long the enrolment dialog shows its success before it closes by itself (section 9). */
export const ENROLMENT_CLOSE_MS = 2000;

/** The id by which ENROLL NOW names the dialog that it opens. */
export const ENROLMENT_DIALOG = 'enrolment';

/** The kinds of file that a CV may have (section 9). */
export const RESUME_TYPES = '.pdf,.doc,.docx';

/** The hint beside the CV (section 5). */
export const RESUME_HINT = 'Allowed Type(s): .pdf, .doc, .docx';

/**
 * The field that only programs fill in (decision 17). No browser has an entry of this name in its
 * address book, so autofill does not mistake a visitor for a program.
 */
export const HONEYPOT = 'homepage';
