import { LegalPage, legalMetadata } from '../legal-page';

export const metadata = legalMetadata('privacy-policy');

export default function PrivacyPage() {
  return <LegalPage slug="privacy-policy" />;
}
