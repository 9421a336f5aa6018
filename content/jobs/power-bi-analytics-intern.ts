import { defineJob } from '../schema/job';

export const job = defineJob('power-bi-analytics-intern', {
  title: 'Power BI Analytics Intern',
  category: 'Power Bi',
  type: 'Internship',
  location: 'Hybrid',
  meta: [
    { icon: 'location', text: 'Noida and home' },
    { icon: 'training', text: 'Mentored by a report developer' },
  ],
  seo: {
    title: 'Power BI analytics internship in Noida',
    description:
      'A hybrid internship on business data: clean tables, build report pages, check numbers with finance and prepare sample data. What you learn and need.',
  },
  summary:
    'You start by checking figures in reports that exist, since one wrong filter can make a branch look closed. Later you build pages.',
  responsibilities: [
    'Clean exports from ERP and attendance systems; names are removed first.',
    'Build pages from a sketch: eight visuals or fewer, a clear title.',
    'Compare a page with the ledger; list the rows of a gap.',
    'Prepare sample tables with invented names.',
    'Describe each measure that you change.',
    'Time the slowest page and try one improvement.',
  ],
  requirements: [
    'Excel with pivot tables; SQL with select, join, group by.',
    'The PL-300 learning path started.',
    'One or two reports of your own, with the file.',
    'You notice when twelve months add up to more than the year.',
    'Our remote desktop, and a confidentiality undertaking.',
    'Fixed office days; you are 18 or older.',
  ],
  facts: {
    hours: 'Fixed office days and home days.',
    tools: 'Power BI Desktop, Power Query, Excel, SQL.',
    outcome: 'A certificate, and pages on sample data for your portfolio.',
  },
  picture: { name: 'job-power-bi', alt: '' },
});
