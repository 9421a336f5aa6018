import type { Company, CompanyField } from '@/content';

interface Props {
  readonly company: Company;
  readonly field: CompanyField;
}

const EMAILS = {
  generalEmail: 'general',
  privacyEmail: 'privacy',
  copyrightEmail: 'copyright',
} as const;

/** A detail of the company in a legal text, from the one file that holds the identity. */
export function CompanyDetail({ company, field }: Props) {
  if (field === 'legalName') return company.legalName;
  if (field === 'registeredOffice') {
    const { lines, locality, postalCode, region } = company.offices.registered;
    return [...lines, `${locality} ${postalCode}`, region, 'India'].join(', ');
  }
  const address = company.emails[EMAILS[field]];
  return <a href={`mailto:${address}`}>{address}</a>;
}
