import type { ReactNode } from 'react';
import type { Company, CompanyField } from '@/content';
import { addressLines } from '@/lib/address-lines';
import { GrievanceOfficer } from '../shared/grievance-officer';

interface Props {
  readonly company: Company;
  readonly field: CompanyField;
}

const mail = (address: string): ReactNode => <a href={`mailto:${address}`}>{address}</a>;

/** A company that handles what visitors write. */
const provider = (given: Company['formProvider']): string =>
  given
    ? `${given.name}, ${given.country}, which keeps it for ${given.period}`
    : 'its name, country and period are not published yet';

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
      return <GrievanceOfficer {...company} about="data" />;
    case 'complaints':
      return <GrievanceOfficer {...company} about="purchase" />;
    case 'formProvider':
      return provider(company.formProvider);
    case 'mailProvider':
      return provider(company.mailProvider);
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
      return (
        <ul>
          {retention.applications.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      );
    case 'logFileRetention':
      return retention.logFiles;
  }
}
