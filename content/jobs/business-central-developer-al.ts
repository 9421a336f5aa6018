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
    'You turn an agreed gap list into AL extensions for Business Central. The base application is never edited, so you look for the right event, next to the consultants who wrote the list.',
  responsibilities: [
    'Agree which gaps need code, which need setup, and which go.',
    'Write table and page extensions, event subscribers, report layouts, and our own API pages in place of SOAP and OData on Microsoft’s pages.',
    'Build the e-invoice connector: send, store IRN and QR code, cancel within 24 hours.',
    'Read C/AL objects of NAV; mark each as retired, standard or to rebuild.',
    'Test each client in a preview sandbox before a release wave.',
    'Review pull requests, and cover posting routines with automated tests.',
  ],
  requirements: [
    'Two to five years on Business Central or NAV.',
    'One extension in production that you can explain.',
    'AL in Visual Studio Code, Git, reading knowledge of C/AL.',
    'What happens between Post and the ledger entries.',
    'GST as a process: credit note, reverse charge, e-invoice, e-way bill.',
    'Enough SQL to find a lock. MB-820 is a plus.',
  ],
  facts: {
    tools:
      'AL, Visual Studio Code, Git, Business Central sandboxes, SQL Server, Application Insights.',
  },
  experienceMonths: 24,
  picture: { name: 'job-backend', alt: '' },
});
