import { defineJob } from '../schema/job';

export const job = defineJob('business-central-developer-al', {
  title: 'Business Central Developer (AL)',
  category: 'Backend',
  type: 'Full Time',
  location: 'On Site',
  meta: [
    { icon: 'clock', text: '2 to 5 years on Business Central or NAV' },
    { icon: 'location', text: 'Corporate office, Noida' },
    { icon: 'people', text: 'Reports to the ERP practice lead' },
  ],
  seo: {
    title: 'Business Central developer job (AL), Noida',
    description:
      'Full-time AL developer in Noida: extensions, API pages, e-invoice connectors and wave testing for Business Central. Duties, requirements and how to apply.',
  },
  summary:
    'You turn a signed gap list into AL extensions that survive the next release wave. Nobody here edits the base application, so the craft lies in choosing the right event, keeping the change small and proving that the GST return still comes out right. You work on site because the consultants who wrote the gap list do too.',
  responsibilities: [
    'Open the week with one client’s gap list: agree with the functional consultant which gaps need code, which need only set-up, and which should be talked out of.',
    'Write per-tenant extensions: table and page extensions, event subscribers, API pages, and report layouts in Word, Excel or RDLC.',
    'Build the connector that sends invoice data to a GST Suvidha Provider and writes the IRN and QR code back to the posted invoice, cancellations within 24 hours included.',
    'Read C/AL objects from NAV and version 14 and mark each one retired, replaced by a standard feature, or rebuilt in AL.',
    'Move integrations that still call Microsoft’s pages over SOAP to API pages and OData v4, because version 29 no longer answers the old calls.',
    'Run every client’s extensions in a preview sandbox in the month before a wave and report what breaks by object and line.',
    'Test TDS and TCS set-ups against the section and form numbers of the Income-tax Act, 2025, with the client’s accountant beside you.',
    'Review pull requests with CodeCop and AppSourceCop clean, and cover posting routines with automated AL tests.',
  ],
  requirements: [
    'Two to five years on Business Central or Dynamics NAV, with one extension in production that you can take us through object by object.',
    'AL in Visual Studio Code, Git with branches and pull requests, and C/AL that you read without a dictionary.',
    'A clear picture of what happens between Post and the ledger entries, and of which event belongs to which moment.',
    'GST as a process: B2B invoice, credit note, reverse charge, e-invoice, e-way bill.',
    'Enough SQL Server to find the lock, the missing key or the FlowField that makes a page slow.',
    'Handover notes from which a consultant can test without calling you.',
    'MB-820 is a plus. Working code in front of us counts for more.',
  ],
  picture: { name: 'job-backend', alt: '' },
  posted: '2026-11-18',
});
