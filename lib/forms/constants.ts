/** A request that takes longer counts as a network failure (decision 18). */
export const REQUEST_TIMEOUT_MS = 15_000;

/** The time after which the enrolment dialog closes on success (section 9). */
export const ENROLMENT_CLOSE_MS = 2000;

/** The id of the dialog that ENROLL NOW opens. */
export const ENROLMENT_DIALOG = 'enrolment';

/** The accepted file types of a CV (section 9). */
export const RESUME_TYPES = '.pdf,.doc,.docx';

/** The hint beside the CV (section 5). */
export const RESUME_HINT = 'Allowed Type(s): .pdf, .doc, .docx';

/**
 * The honeypot field, which only programs fill in (decision 17). No browser has an address book
 * entry of this name, so autofill never fills it in.
 */
export const HONEYPOT = 'homepage';
