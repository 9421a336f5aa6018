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
    'You turn a signed gap list into AL extensions for Business Central. The base application is never edited, so you choose the right event, keep the change small and test that tax still works. You sit with the consultants who wrote the gap list, which is why the job is on site.',
  responsibilities: [
    'Agree with the functional consultant which gaps need code, which need setup and which can be dropped.',
    'Write per-tenant extensions: table and page extensions, event subscribers, API pages, and report layouts in Word, Excel or RDLC.',
    'Build the connector that sends invoices to a GST Suvidha Provider, stores IRN and QR code, and cancels within 24 hours.',
    'Read C/AL objects from NAV and version 14, and mark each as retired, standard now, or to be rebuilt in AL.',
    'Replace SOAP calls on Microsoft’s pages with API pages and OData v4, since version 29 removed them.',
    'Test every client’s extensions in a preview sandbox before each release wave, and report failures by object and line.',
    'Test TDS and TCS setups under the Income-tax Act, 2025 together with the client’s accountant.',
    'Review pull requests with PerTenantExtensionCop and CodeCop, and cover posting routines with automated tests.',
  ],
  requirements: [
    'Two to five years on Business Central or Dynamics NAV, with one extension in production that you can explain.',
    'AL in Visual Studio Code, Git with branches and pull requests, and reading knowledge of C/AL.',
    'A clear picture of what happens between Post and the ledger entries.',
    'GST as a process: B2B invoice, credit note, reverse charge, e-invoice, e-way bill.',
    'Enough SQL Server to find a lock, a missing key or a slow FlowField.',
    'Handover notes from which a consultant can test without calling you.',
    'MB-820 is a plus; working code counts more.',
  ],
  facts: {
    tools:
      'AL, Visual Studio Code, Git, Business Central sandboxes, SQL Server, Application Insights.',
    bond: 'None. You sign no bond, and we keep no original certificates.',
    process: 'Five steps, listed on the career page.',
  },
  experienceMonths: 24,
  picture: { name: 'job-backend', alt: '' },
  posted: '2026-11-18',
});
