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
      'Remote full-time post: star-schema semantic models, DAX, row-level security, incremental refresh and deployment pipelines on ERP data. Duties, needs.',
  },
  summary:
    'Receivables by salesperson, stock that has not moved, plan against actual by line: a plant or finance head opens your report in the morning and acts on it. You own the semantic model under the page, and the figure on it has to equal the figure in the ERP.',
  responsibilities: [
    'Model Business Central and NAV data as a star: facts, conformed dimensions, one date table that knows an April year.',
    'Write DAX measures with names that finance uses, and a definition page that says what each leaves out.',
    'Reconcile a new report to the ledger for three closed months before anybody else sees it.',
    'Set row-level security by branch and salesperson, tested with “view as”, and object-level security over salary columns.',
    'Configure incremental refresh, gateways and failure alerts; watch refresh time as the data grows.',
    'Promote work through deployment pipelines from development to test to production, with a change note.',
    'Replace the Q&A visual in reports that still use it, because it leaves the product in December 2026.',
    'Record who needs which licence to open what, since a report that a viewer cannot open is not finished.',
  ],
  requirements: [
    'Two to five years of Power BI on data that somebody audits.',
    'DAX that you can defend: filter context, CALCULATE, time intelligence for April to March.',
    'Power Query with folding kept alive, and SQL for what belongs upstream.',
    'Performance Analyzer and DAX Studio used on a real slow page.',
    'An accountant’s vocabulary: posting date, document date, open entry, ageing bucket.',
    'Written updates that stand on their own, as the team works in several cities.',
    'Available from 11:00 to 16:00 IST on working days for reviews and client calls.',
    'PL-300 is a plus.',
  ],
  picture: { name: 'job-power-bi', alt: '' },
  posted: '2026-11-17',
});
