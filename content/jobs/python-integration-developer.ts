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
      'Hybrid freelance job: connect banks, marketplaces and weighbridges to ERP in Python, with retries, logs and documentation. Scope and requirements.',
  },
  summary:
    'Banks send statements, marketplaces send settlements and weighbridges send weights, each in its own format. You write the services that fetch and check this data and post it to the ERP exactly once. They must report every failure.',
  responsibilities: [
    'Write connectors for bank statements, marketplace orders and settlements, and weighbridges on a serial or network port.',
    'Map the data to ERP journals, orders and receipts, with the accountant’s rule for each difference.',
    'Make each job safe to repeat: idempotency keys, retries, a queue for failed messages.',
    'Keep passwords and keys in a vault, out of code, configuration files and logs.',
    'Log by document number, so that support can follow one invoice from source to ledger.',
    'Spend agreed days at the plant to see cables, operators and power cuts.',
    'Hand over a runbook: how to start, stop and repeat a day, and whom to call at the bank.',
    'Test every connector with a month of masked files, then with real ones on our remote desktop; finance confirms the totals.',
  ],
  requirements: [
    'Three years or more of Python in production, typed and tested.',
    'REST, OAuth 2.0 and webhooks; also CSV over SFTP and fixed-width files.',
    'SQL that compares two sources and lists differences.',
    'A message queue in production: RabbitMQ, Azure Service Bus or similar.',
    'Care with money: decimals, rounding, time zones, financial years.',
    'Readiness to travel to client plants on agreed days and follow their safety rules.',
  ],
  facts: {
    hours: 'You choose your hours at home.',
    tools: 'Python, PostgreSQL, RabbitMQ or Azure Service Bus, Git, Business Central API.',
    terms:
      'TDS (section 393, Income-tax Act, 2025) applies above the yearly limit; you add GST if registered.',
    travel: 'Agreed days at client plants.',
    process: 'Five steps, listed on the career page.',
  },
  experienceMonths: 36,
  picture: { name: 'job-backend', alt: '' },
  posted: '2026-10-30',
});
