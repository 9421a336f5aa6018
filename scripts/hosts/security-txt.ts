import type { Company } from '@/content';

export const SECURITY_TXT = '.well-known/security.txt';

const VALID_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Source {
  readonly company: Pick<Company, 'emails'>;
  readonly siteUrl: string;
  readonly day: string;
}

/** RFC 9116. Two builds on one day write the same file. */
export function securityTxt({ company, siteUrl, day }: Source): string {
  const expires = new Date(Date.parse(`${day}T00:00:00Z`) + VALID_DAYS * DAY_MS);
  const { origin, protocol } = new URL(siteUrl);
  const fields = [
    `Contact: mailto:${company.emails.security}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en, hi',
    // RFC 9116 requires https; a build for this machine has none.
    ...(protocol === 'https:' ? [`Canonical: ${origin}/${SECURITY_TXT}`] : []),
  ];
  return `${fields.join('\n')}\n`;
}
