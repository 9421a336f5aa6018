import type { ReactNode } from 'react';
import type { Company, CompanyField } from '@/content';
import { addressLines } from '@/lib/address-lines';

interface Props {
  readonly company: Company;
  readonly field: CompanyField;
}

const mail = (address: string): ReactNode => <a href={`mailto:${address}`}>{address}</a>;

/** Without a name, the role's mail address. */
function grievanceOfficer({ grievanceOfficer: officer, emails }: Company): ReactNode {
  const { name, email, phone, unnamed } = officer;
  if (!name) {
    return (
      <>
        {unnamed} {mail(emails.privacy)}
      </>
    );
  }
  return (
    <>
      {name}
      {email ? <>, {mail(email)}</> : null}
      {phone ? (
        <>
          , <a href={phone.href}>{phone.text}</a>
        </>
      ) : null}
    </>
  );
}

export function CompanyDetail({ company, field }: Props): ReactNode {
  const { emails, legalName, offices, refunds, retention } = company;
  switch (field) {
    case 'legalName':
      return legalName;
    case 'registeredOffice':
      return [...addressLines(offices.registered), 'India'].join(', ');
    case 'generalEmail':
      return mail(emails.general);
    case 'privacyEmail':
      return mail(emails.privacy);
    case 'copyrightEmail':
      return mail(emails.copyright);
    case 'grievanceOfficer':
      return grievanceOfficer(company);
    case 'refundGrounds':
      return refunds.grounds;
    case 'refundShare':
      return refunds.share;
    case 'refundPayment':
      return refunds.payment;
    case 'messageRetention':
      return retention.messages;
    case 'enrolmentRetention':
      return retention.enrolments;
    case 'applicationRetention':
      return retention.applications;
    case 'logFileRetention':
      return retention.logFiles;
  }
}
