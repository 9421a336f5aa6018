import { defineJob } from '../schema/job';

export const job = defineJob('data-migration-intern', {
  title: 'Data Migration Intern',
  category: 'DataBase',
  type: 'Internship',
  location: 'On Site',
  meta: [
    { icon: 'calendar', text: '3 to 6 months' },
    { icon: 'location', text: 'Corporate office, Noida' },
    { icon: 'training', text: 'Works beside an ERP consultant' },
  ],
  seo: {
    title: 'Data migration internship, ERP, Noida',
    description:
      'For B.Com, BCA and BBA graduates: clean ERP masters in Excel, prepare configuration packages and reconcile opening balances, on site in Noida.',
  },
  summary:
    'Before a new ERP goes live, somebody has to find out that one supplier was entered four times under three spellings. That is you, with Excel and a good deal of patience. It is the quickest way we know to learn how a business is put together.',
  responsibilities: [
    'Profile the item, customer and vendor lists that a client sends: blanks, duplicates, wrong units, GSTINs that fail the checksum.',
    'Clean and map them in Excel to the fields of Business Central, keeping the untouched original beside your version.',
    'Prepare configuration packages, load them in a sandbox and list every error with its row number.',
    'Reconcile opening balances: ledger to trial balance, open invoices to the debtor and creditor totals, stock quantity to stock value.',
    'Write each rule down in a sentence that the client’s accountant can sign, such as “pin code from the GST certificate, not from the letterhead”.',
    'Sit in on the mock migration and keep the clock and the list of what surprised us.',
  ],
  requirements: [
    'B.Com, BCA, BBA or a similar course, completed or in its last year.',
    'Excel used daily: lookups, pivot tables, text functions, Power Query if you have met it.',
    'Accounting basics: debit and credit, control accounts, the reason why a trial balance can agree and still be wrong.',
    'Attention that survives row 3,000.',
    'A head for confidentiality; you will see other people’s prices.',
    'Three to six months at our office, and 18 years of age or more.',
  ],
  picture: { name: 'job-database', alt: '' },
  posted: '2026-10-16',
});
