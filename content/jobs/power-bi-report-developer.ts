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
    'Plant and finance heads open your reports each morning: receivables, non-moving stock, plan against actual. The figures equal those of the ERP, for if one is wrong once, nobody opens the page again.',
  responsibilities: [
    'Model Business Central and NAV data as a star, with an April year.',
    'Write DAX measures in finance’s own words, with a page of definitions.',
    'Reconcile a new report with the ledger for three closed months.',
    'Set row-level security, and object-level security on salary columns; test both.',
    'Configure incremental refresh, gateways and failure alerts, and move work from development to test and production by pipelines.',
    'Replace the Q&A visual, which ends in December 2026.',
  ],
  requirements: [
    'Two to five years of Power BI on audited data.',
    'DAX: filter context, CALCULATE, time intelligence from April to March.',
    'Power Query with folding, and SQL.',
    'Performance Analyzer and DAX Studio on a page that was slow.',
    'Posting date, document date, open entry, ageing: you know the difference.',
    'Clear written updates, because you work from home. PL-300 is a plus.',
  ],
  facts: {
    hours: 'From home; core time from 11:00 to 16:00 IST.',
    tools: 'Power BI Desktop, DAX Studio, Tabular Editor, SQL, Fabric workspaces.',
  },
  experienceMonths: 24,
  picture: { name: 'job-power-bi', alt: '' },
});
