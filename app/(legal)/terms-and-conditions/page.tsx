import { LegalPage, legalMetadata } from '../legal-page';

export const metadata = legalMetadata('terms-and-conditions');

export default function TermsPage() {
  return <LegalPage slug="terms-and-conditions" />;
}
