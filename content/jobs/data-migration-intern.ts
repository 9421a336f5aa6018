import { defineJob } from '../schema/job';

export const job = defineJob('data-migration-intern', {
  title: 'Data Migration Intern',
  category: 'DataBase',
  type: 'Internship',
  location: 'On Site',
  meta: [
    { icon: 'location', text: 'Corporate office, Noida' },
    { icon: 'training', text: 'Works with an ERP consultant' },
  ],
  seo: {
    title: 'Data migration internship, ERP, Noida',
    description:
      'For B.Com, BCA and BBA graduates: clean ERP masters in Excel, prepare configuration packages and reconcile opening balances, on site in Noida.',
  },
  summary:
    'One supplier stands in the old list four times, under three spellings, and each has an open invoice. You clean such lists with an ERP consultant before they are loaded into Business Central.',
  responsibilities: [
    'Check lists of items, customers and vendors: blanks, duplicates, units, invalid GSTINs.',
    'Clean and map them in Excel; the original stays unchanged.',
    'Prepare configuration packages, load them, list each error with its row.',
    'Reconcile: ledger with trial balance, open invoices with totals, quantity with value.',
    'Write each cleaning rule as one sentence that the accountant can approve.',
    'Join the trial migration, and note times and problems.',
  ],
  requirements: [
    'B.Com, BCA, BBA or a similar degree, completed.',
    'Excel used often: lookups, pivot tables, text functions.',
    'Accounting: debit and credit, control accounts, trial balance.',
    'Attention through thousands of rows.',
    'Confidentiality in writing; the lists stay on our remote desktop.',
    'At our office; you are 18 or older.',
  ],
  facts: {
    tools: 'Excel, Power Query, Business Central configuration packages.',
    outcome: 'A certificate, and one migration from list to load.',
  },
  education: 'B.Com, BCA, BBA or similar, completed',
  picture: { name: 'job-database', alt: '' },
});
