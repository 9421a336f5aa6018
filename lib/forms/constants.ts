/** For names: the browser neither corrects nor marks them. */
export const AS_TYPED = { autoCorrect: 'off', spellCheck: false } as const;

/** A request that takes longer counts as a network failure. */
export const REQUEST_TIMEOUT_MS = 15_000;

/** The time after which the enrolment dialog closes on success. */
export const ENROLMENT_CLOSE_MS = 2000;

export const ENROLMENT_DIALOG = 'enrolment';

export const RESUME_TYPES = '.pdf,.doc,.docx';

export const RESUME_HINT = 'Allowed Type(s): .pdf, .doc, .docx';

/**
 * The honeypot field, which only programs fill in. No browser has an address book
 * entry of this name, so autofill never fills it in.
 */
export const HONEYPOT = 'homepage';
