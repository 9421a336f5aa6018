import { defineJob } from '../schema/job';

export const job = defineJob('python-integration-developer', {
  title: 'Python Integration Developer',
  category: 'Backend',
  type: 'Freelance',
  location: 'Hybrid',
  clientArea: 'Delhi NCR',
  meta: [
    { icon: 'clock', text: '3 years or more' },
    { icon: 'location', text: 'Home, and plants in the NCR' },
    { icon: 'api', text: 'Works with the ERP and data practices' },
  ],
  seo: {
    title: 'Freelance Python integration developer',
    description:
      'Hybrid freelance job: connect banks, marketplaces and weighbridges to ERP in Python, with retries, logs and documentation. Scope and requirements.',
  },
  summary:
    'Banks send statements, marketplaces settlements, weighbridges weights, each in a form of its own. You fetch, check and post them to the ERP exactly once, and when one fails at night, finance reads why.',
  responsibilities: [
    'Write connectors for statements, marketplace orders and weighbridges, and map the data to journals, orders and receipts by the accountant’s rules.',
    'Make each job safe to repeat: idempotency keys, retries, a queue, a log by document number.',
    'Keep keys in a vault, out of code, configuration and logs.',
    'Spend agreed days at the plant: cables, operators, power cuts.',
    'Test with a month of masked files; finance confirms the totals.',
    'Hand over a runbook.',
  ],
  requirements: [
    'Three years or more of Python in production, typed and tested.',
    'REST, OAuth 2.0, webhooks; CSV over SFTP, fixed-width files.',
    'SQL that compares two sources.',
    'A message queue in production.',
    'Care with money: decimals, rounding, time zones, financial years.',
    'Travel to plants on agreed days, by their safety rules.',
  ],
  facts: {
    hours: 'You choose your hours at home.',
    tools: 'Python, PostgreSQL, RabbitMQ or Azure Service Bus, Git, Business Central API.',
    travel: 'Agreed days at client plants.',
  },
  experienceMonths: 36,
  picture: { name: 'job-backend', alt: '' },
});
