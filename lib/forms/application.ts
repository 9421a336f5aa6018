export const APPLICATION_FIELDS = ['fullName', 'email', 'phone', 'coverLetter'] as const;

export interface ApplicationMail {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
}

export function applicationMail(
  to: string,
  job: string | undefined,
  values: Readonly<Record<(typeof APPLICATION_FIELDS)[number], string>>,
): ApplicationMail {
  const { fullName, email, phone } = values;
  // RFC 6068 requires both characters.
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

export const mailtoLink = (mail: ApplicationMail): string =>
  fitsLink(mail) ? wholeLink(mail) : linkTo(mail);

export const mailAsText = ({ to, subject, body }: ApplicationMail): string =>
  `To: ${to}\r\nSubject: ${subject}\r\n\r\n${body}`;
