import { defineJob } from '../schema/job';

export const job = defineJob('python-integration-developer', {
  title: 'Python Integration Developer',
  category: 'Backend',
  type: 'Freelance',
  location: 'Hybrid',
  meta: [
    { icon: 'clock', text: '3 years or more with Python' },
    { icon: 'location', text: 'Remote, with on-site days at plants' },
    { icon: 'api', text: 'Works with the ERP and data practices' },
  ],
  seo: {
    title: 'Freelance Python integration developer',
    description:
      'Hybrid freelance post: connect banks, marketplaces and weighbridges to ERP in Python, with retries, logs and documentation. Scope and requirements.',
  },
  summary:
    'A bank sends a statement, a marketplace sends a settlement, a weighbridge sends a weight, and each in its own format at its own hour. You write the services that fetch, check and post these into the ERP once and only once, and that say so when they cannot.',
  responsibilities: [
    'Write connectors to bank statement feeds, marketplace order and settlement reports, and weighbridge indicators on a serial or network port.',
    'Map what arrives to ERP journals, orders and receipts, with the accountant’s rule for every difference written beside the code.',
    'Make each job safe to repeat: idempotency keys, retry with back-off, a dead-letter queue that somebody reads.',
    'Keep credentials in a vault and rotate them; none in code, in configuration files or in logs.',
    'Log by document number, so that support can follow one invoice from the source to the ledger entry.',
    'Spend agreed days on the plant floor to see the cable, the operator and the power cut that the specification forgot.',
    'Hand over a runbook: how to start, stop, replay a day, and whom to call at the bank.',
    'Prove every connector against a month of real files, with totals agreed by finance.',
  ],
  requirements: [
    'Three years or more of Python in production, typed and tested.',
    'REST, OAuth 2.0 and webhooks; also the older world of CSV over SFTP and fixed-width files.',
    'SQL that reconciles two sources and lists the rows that do not agree.',
    'A message queue used in earnest: RabbitMQ, Azure Service Bus or similar.',
    'Care with money columns: decimals, rounding rules, time zones, financial years.',
    'Readiness to travel to client plants on agreed days and to follow their safety rules.',
  ],
  picture: { name: 'job-backend', alt: '' },
  posted: '2026-10-30',
});
