import { defineJob } from '../schema/job';

export const job = defineJob('power-bi-analytics-intern', {
  title: 'Power BI Analytics Intern',
  category: 'Power Bi',
  type: 'Internship',
  location: 'Hybrid',
  meta: [
    { icon: 'calendar', text: '3 to 6 months' },
    { icon: 'location', text: 'Noida, office and home days by agreement' },
    { icon: 'training', text: 'Mentored by a report developer' },
  ],
  seo: {
    title: 'Power BI analytics internship in Noida',
    description:
      'A hybrid internship on business data: clean tables, build report pages, check numbers with finance and prepare sample data. What you learn and need.',
  },
  summary:
    'You start by checking figures in existing reports, which teaches you the data. Later you build report pages of your own for finance, stores and sales.',
  responsibilities: [
    'Clean exports from ERP and, without names, attendance systems in Power Query, with a name for each step.',
    'Build report pages from an agreed sketch: eight visuals or fewer and a clear title.',
    'Compare a page with the ledger together with finance, and list the rows that explain a gap.',
    'Prepare sample tables for demonstrations and courses, with invented names.',
    'Describe every measure that you change.',
    'Time the slowest page with Performance Analyzer and try one improvement.',
    'Present a small analysis of your own before you leave.',
  ],
  requirements: [
    'Excel with pivot tables, and SQL with select, join and group by.',
    'The PL-300 learning path started.',
    'One or two reports of your own, with the file.',
    'A feeling for figures: you notice when twelve months exceed the year.',
    'Work on our laptop or remote desktop, and sign a confidentiality undertaking.',
    'Three to six months with fixed office days. You are 18 or older.',
  ],
  facts: {
    pay: 'No fee, no deposit. A registered apprenticeship has a lowest stipend set by law; for a college internship the offer names it.',
    hours: 'Fixed office days and home days.',
    tools: 'Power BI Desktop, Power Query, Excel, SQL.',
    bond: 'None. You sign no bond, and we keep no original certificates.',
    terms: 'Three to six months.',
    outcome:
      'An internship certificate, two or three report pages built on sample data for your portfolio, and mentor feedback.',
    process: 'Five steps; interns meet their mentor in step 4.',
  },
  picture: { name: 'job-power-bi', alt: '' },
  posted: '2026-10-19',
});
