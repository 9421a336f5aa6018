export const CAPTCHA_MISMATCH = 'Captcha does not match. Please try again.';

export const FAILED = 'Something went wrong. Please try again.';

const EMAIL = {
  missing: 'Enter your email address, such as name@company.in.',
  wrong: 'This email address is not complete. Write it like name@company.in.',
};

interface Messages {
  readonly missing: string;
  readonly wrong?: string;
  readonly refused?: string;
}

const FIELDS = {
  name: { missing: 'Enter your name.' },
  email: EMAIL,
  mobile: { missing: 'Enter the mobile number on which we can reach you.' },
  phone: { missing: 'Enter the phone number on which we can reach you.' },
  subject: { missing: 'Enter a subject: a few words on what this is about.' },
  message: { missing: 'Write your message.' },
  company: { missing: 'Enter the name of your company.' },
  designation: { missing: 'Enter your designation.' },
  product: { missing: 'Choose the product or service that interests you.' },
  contactMethod: { missing: 'Choose how we may contact you.' },
  contactTime: {
    missing: 'Enter a date and a time.',
    wrong: 'This date or time is not complete. Enter day, month, year, hour and minute.',
  },
  location: { missing: 'Enter your location.' },
  file: { missing: 'Choose a file.' },
  captcha: { missing: 'Enter the five characters of the picture.', refused: CAPTCHA_MISMATCH },
  course: { missing: 'Choose a course.' },
  degree: { missing: 'Enter your current degree, such as B.Com or Diploma.' },
  institute: { missing: 'Enter the name of your institute.' },
  address: { missing: 'Enter your address.' },
  fullName: { missing: 'Enter your full name.' },
  coverLetter: { missing: 'Write a few sentences on why this job suits you.' },
  resume: {
    missing: 'Choose your CV as a .pdf, .doc or .docx file.',
    wrong: 'This file is of another type. Choose a .pdf, .doc or .docx file.',
  },
  consent: { missing: 'Tick the box to agree, so that we can write your message.' },
} satisfies Record<string, Messages>;

export type FieldName = keyof typeof FIELDS;

/** By the problem with the field. An optional one is never missing. */
export function messagesOf(name: FieldName, isRequired: boolean): [problem: string, string][] {
  return Object.entries(FIELDS[name]).filter(([problem]) => isRequired || problem !== 'missing');
}

export const FORM_WORDS = {
  required: 'Fields marked * are required.',
  clear: 'Clear form',
  cleared: 'The form is empty again.',
  sending: 'On its way. Please wait a moment.',
  offline: 'You are offline. What you typed is kept here; send it when the connection is back.',
  /** Sent before the form's script was there. */
  kept: 'One moment. Your message is kept and goes out as soon as the form is ready.',
  late: 'The form cannot send yet. What you typed stays here, but a part of this page has not arrived, so copy it before you load the page again. Or write or call.',
  loadAgain: 'Load the page again',
  honeypot: 'Leave this field empty',
  ok: 'OK',
  alert: { sent: 'Thank you', failed: 'Not sent', refused: 'Not sent yet' },
} as const;

export const CAPTCHA_WORDS = {
  refresh: 'Refresh code',
  readAloud: 'Read aloud',
  spelled: (code: string) => `This device cannot speak. The code is: ${code}.`,
} as const;

export const ENROLMENT_WORDS = {
  heading: 'Ask for a place',
  purpose:
    'We use these details to arrange your place. The course team reads them. We keep a request for 12 months, and the details of a learner for 3 years after the course.',
  policy: 'Privacy policy',
  adult: 'By sending I confirm that I am 18 or older.',
  request: 'This is a request, no contract: you decide after our written confirmation.',
  close: 'Close',
} as const;

export const APPLICATION_WORDS = {
  heading: 'Apply',
  prepare: 'Prepare my application',
  preparing: 'Preparing...',
  consent: (company: string) =>
    `I agree to the storage and handling of my data by this website, and by ${company} once I have sent the mail.`,
  consentNote: 'This website sends nothing, and stores the draft in this browser tab alone.',
  written: 'Your application is written. Now send it.',
  nothingSent: 'Nothing has been sent by this site.',
  /** The name of the file stands between the two. */
  nextStep: {
    short: (to: string) => [
      `Your own mail program sends the application to ${to}. Open the message below, attach your CV (`,
      ') and press send.',
    ],
    long: (to: string) => [
      `Your own mail program sends the application to ${to}. Your letter is too long for a link, so copy the message first. Open your mail program and paste the message there. Then attach your CV (`,
      ') and press send.',
    ],
  },
  open: 'Open in my mail program',
  copy: 'Copy the message',
  copied: 'Copied. Paste it into a new mail and attach your CV.',
  notCopied: 'The browser did not allow copying. The text below is selected: copy it yourself.',
  message: 'The message',
  outdated: 'This message is out of date.',
  prepareAgain:
    'You have changed the form since this message was written. Press “Prepare my application” again, and the message follows.',
} as const;

export const summaryHeading = (count: number): string =>
  count === 1 ? 'One field needs your attention' : `${count} fields need your attention`;
