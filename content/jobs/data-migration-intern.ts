import { defineJob } from '../schema/job';

export const job = defineJob('data-migration-intern', {
  title: 'Data Migration Intern',
  category: 'DataBase',
  type: 'Internship',
  location: 'On Site',
  meta: [
    { icon: 'calendar', text: '3 to 6 months' },
    { icon: 'location', text: 'Corporate office, Noida' },
    { icon: 'training', text: 'Works with an ERP consultant' },
  ],
  seo: {
    title: 'Data migration internship, ERP, Noida',
    description:
      'For B.Com, BCA and BBA graduates: clean ERP masters in Excel, prepare configuration packages and reconcile opening balances, on site in Noida.',
  },
  summary:
    'Before a new ERP goes live, its lists must be cleaned: one supplier may exist four times under three spellings. You do this work in Excel together with an ERP consultant. It shows you quickly how a business is organised.',
  responsibilities: [
    'Check item, customer and vendor lists from clients: blanks, duplicates, wrong units, invalid GSTINs.',
    'Clean and map them in Excel to the fields of Business Central, and keep the original unchanged.',
    'Prepare configuration packages, load them in a sandbox and list every error with its row number.',
    'Reconcile opening balances: ledger with trial balance, open invoices with totals, stock quantity with value.',
    'Write each cleaning rule in one sentence that the client’s accountant can approve.',
    'Join the trial migration, and note times and problems.',
  ],
  requirements: [
    'B.Com, BCA, BBA or a similar course, completed or in its last year.',
    'Excel used often: lookups, pivot tables, text functions; Power Query is a plus.',
    'Accounting basics: debit and credit, control accounts, trial balance.',
    'Attention to detail through thousands of rows.',
    'Confidentiality in writing, because you see other companies’ prices. You work on our computer.',
    'Three to six months at our office. You are 18 or older.',
  ],
  facts: {
    pay: 'No fee, no deposit. A registered apprenticeship has a lowest stipend set by law; for a college internship the offer names it.',
    tools: 'Excel, Power Query, Business Central configuration packages.',
    bond: 'None. You sign no bond, and we keep no original certificates.',
    terms: 'Three to six months.',
    outcome:
      'An internship certificate, one migration that you took part in from list to load, and feedback from your mentor.',
    process: 'Five steps; interns meet their mentor in step 4.',
  },
  education: 'B.Com, BCA, BBA or similar; the last year of study counts',
  picture: { name: 'job-database', alt: '' },
  posted: '2026-10-16',
});
