import { defineJob } from '../schema/job';

export const job = defineJob('power-bi-report-developer', {
  title: 'Power BI Report Developer',
  category: 'Power Bi',
  type: 'Full Time',
  location: 'Remote',
  meta: [
    { icon: 'clock', text: '2 to 5 years' },
    { icon: 'location', text: 'Remote within India' },
    { icon: 'people', text: 'Reports to the data practice lead' },
  ],
  seo: {
    title: 'Power BI report developer job, remote India',
    description:
      'A remote full-time job: star-schema semantic models, DAX, row-level security, incremental refresh and deployment pipelines on ERP data. Duties, needs.',
  },
  summary:
    'You build the reports that plant and finance heads read daily: receivables, non-moving stock, plan against actual. You also own the semantic model (the data model) below the page, whose figures must equal those in the ERP.',
  responsibilities: [
    'Model Business Central and NAV data as a star: facts, shared dimensions, one date table for an April year.',
    'Write DAX measures with finance’s own names, and a page of definitions.',
    'Reconcile a new report with the ledger for three closed months before release.',
    'Set row-level security by branch and salesperson, tested with “view as”, and object-level security on salary columns.',
    'Configure incremental refresh, gateways and failure alerts.',
    'Move work through deployment pipelines from development to test and production.',
    'Replace the Q&A visual in older reports, because it ends in December 2026.',
    'Record which licence each viewer needs.',
  ],
  requirements: [
    'Two to five years of Power BI on audited data.',
    'DAX: filter context, CALCULATE, time intelligence for April to March.',
    'Power Query with folding, and SQL.',
    'Performance Analyzer and DAX Studio used on a real slow page.',
    'Accounting terms: posting date, document date, open entry, ageing bucket.',
    'Clear written updates, because you work from home.',
    'Available from 11:00 to 16:00 IST on working days for reviews and client calls.',
    'PL-300 is a plus.',
  ],
  facts: {
    hours: 'From home, with core time 11:00 to 16:00 IST.',
    tools: 'Power BI Desktop, DAX Studio, Tabular Editor, SQL, Fabric workspaces.',
    bond: 'None. You sign no bond, and we keep no original certificates.',
    process: 'Five steps, listed on the career page.',
  },
  experienceMonths: 24,
  picture: { name: 'job-power-bi', alt: '' },
  posted: '2026-11-17',
});
