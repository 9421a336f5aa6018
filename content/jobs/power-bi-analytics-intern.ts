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
    'You begin by proving other people’s numbers wrong or right, which teaches more about data than any first dashboard. Pages of your own follow, on real questions from finance, stores and sales.',
  responsibilities: [
    'Clean exports from ERP and attendance systems in Power Query, one named step for each decision.',
    'Build report pages from an agreed sketch: eight visuals or fewer, a title that states the finding, readable without colour.',
    'Compare a page with the source ledger beside someone from finance and list the rows that explain a gap.',
    'Prepare sample tables for demonstrations and courses, with invented names and believable quantities.',
    'Write the description of every measure you touch.',
    'Time the slowest page with Performance Analyzer and try one improvement.',
    'Present a small analysis of your own choosing before you leave, including what the data cannot say.',
  ],
  requirements: [
    'Excel with pivot tables, and SQL at the level of select, join and group by.',
    'The PL-300 learning path begun; bring the module where you got stuck.',
    'A portfolio of one or two reports, with the file and not pictures alone.',
    'Arithmetic sense: you notice when 12 months add up to more than the year.',
    'A Windows laptop that runs Power BI Desktop.',
    'Three to six months with fixed office days. You are 18 or older.',
  ],
  picture: { name: 'job-power-bi', alt: '' },
  posted: '2026-10-19',
});
