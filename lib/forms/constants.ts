export const AS_TYPED = { autoCorrect: 'off', spellCheck: false } as const;

export const REQUEST_TIMEOUT_MS = 15_000;

export const ENROLMENT_CLOSE_MS = 2000;

export const ENROLMENT_DIALOG = 'enrolment';

export const RESUME_TYPES = '.pdf,.doc,.docx';

export const RESUME_HINT = 'Allowed Type(s): .pdf, .doc, .docx';

/** No browser's autofill knows this name. */
export const HONEYPOT = 'homepage';
