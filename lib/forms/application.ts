/** The fields of the job application in its mail; the applicant attaches the CV. */
export const APPLICATION_FIELDS = ['fullName', 'email', 'phone', 'coverLetter'] as const;

export interface ApplicationMail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

/**
 * Writes the application as a mail. The site sends nothing.
 *
 * @param to the careers address
 * @param job title of the job, or undefined for an application without one
 */
export function applicationMail(
  to: string,
  job: string | undefined,
  values: Readonly<Record<(typeof APPLICATION_FIELDS)[number], string>>,
): ApplicationMail {
  const { fullName, email, phone } = values;
  // RFC 6068 requires both characters at the end of a line.
  const coverLetter = values.coverLetter.replace(/\r?\n/g, '\r\n');
  return {
    to,
    subject: job ? `Application: ${job}` : 'Application',
    body: [
      ...(job ? [`Job: ${job}`] : []),
      `Name: ${fullName}`,
      `Email: ${email}`,
      `Phone: ${phone}`,
      '',
      coverLetter,
      '',
      'I agree that my data is stored and handled for this application.',
    ].join('\r\n'),
  };
}

const MAX_LINK = 2000;

const linkTo = ({ to, subject }: ApplicationMail): string =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}`;
const wholeLink = (mail: ApplicationMail): string =>
  `${linkTo(mail)}&body=${encodeURIComponent(mail.body)}`;

export const fitsLink = (mail: ApplicationMail): boolean => wholeLink(mail).length <= MAX_LINK;

/**
 * The mail as a link that opens the mail program with all parts prefilled (RFC 6068), without the
 * text if that is too long.
 */
export const mailtoLink = (mail: ApplicationMail): string =>
  fitsLink(mail) ? wholeLink(mail) : linkTo(mail);

export const mailAsText = ({ to, subject, body }: ApplicationMail): string =>
  `To: ${to}\r\nSubject: ${subject}\r\n\r\n${body}`;
