import { defineJob } from '../schema/job';

export const job = defineJob('postgresql-developer', {
  title: 'PostgreSQL Developer',
  category: 'DataBase',
  type: 'Freelance',
  location: 'Remote',
  meta: [
    { icon: 'clock', text: '3 years or more' },
    { icon: 'location', text: 'Remote within India' },
    { icon: 'approval', text: 'Time-boxed deliverables' },
  ],
  seo: {
    title: 'Freelance PostgreSQL developer, remote',
    description:
      'Remote freelance work on PostgreSQL for our applications: schema design, partitioning, replication, query plans and migration scripts. Scope and needs.',
  },
  summary:
    'Attendance, visitor logs and sensor events fill the tables of our applications. You design tables that stay quick when they are large, and find out why one that was quick is slow on Monday morning.',
  responsibilities: [
    'Model new modules: keys, constraints, rules that belong in the database.',
    'Write queries, views and PL/pgSQL functions, with a test for each rule, and migration scripts that may run twice.',
    'Partition event tables by month; script how old ones are archived.',
    'Read EXPLAIN for the ten slowest statements of a release, then rewrite.',
    'Set up streaming replication for reports, and measure its lag.',
    'Move databases off version 14, unsupported since 12 November 2026.',
  ],
  requirements: [
    'Three years or more with PostgreSQL as your main database.',
    'Window functions, lateral joins, recursive queries, upserts.',
    'Vacuum, bloat, locks and pooling, from practice.',
    'Migrations under version control.',
    'Scope and time box agreed; a written report at the end.',
    'Masked copies for tests, no production rows on a laptop.',
  ],
  facts: {
    hours: 'You choose your hours.',
    tools: 'PostgreSQL, psql, pgAdmin or similar, Git, a migration tool.',
  },
  experienceMonths: 36,
  picture: { name: 'job-database', alt: '' },
});
