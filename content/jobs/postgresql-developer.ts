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
    'Our applications store attendance, visitor logs and sensor events, and these tables grow quickly. You design tables that stay fast when they are large, and speed up slow ones.',
  responsibilities: [
    'Model new modules with the application team: keys, constraints and rules that belong in the database.',
    'Write queries, views and PL/pgSQL functions, with a test for each rule.',
    'Partition event tables by month, and script how old partitions are archived and dropped.',
    'Read EXPLAIN (ANALYZE, BUFFERS) for the ten slowest statements of a release, then index or rewrite.',
    'Set up streaming replication for reporting and measure the lag.',
    'Move databases from version 14, whose community support ended in November 2026, with a rehearsed rollback.',
    'Deliver migration scripts that can run twice safely.',
  ],
  requirements: [
    'Three years or more with PostgreSQL as your main database.',
    'SQL beyond joins: window functions, lateral joins, recursive queries, upserts.',
    'Vacuum, bloat, lock levels and connection pooling, from practice.',
    'Migrations under version control with Flyway, Liquibase, Prisma or plain files.',
    'Deliverables agreed by scope and time box, with a written report at the end of each.',
    'Care with personal data: masked copies for tests, no production rows on a laptop.',
  ],
  facts: {
    hours: 'You choose your hours.',
    tools: 'PostgreSQL, psql, pgAdmin or similar, Git, a migration tool.',
    terms:
      'TDS (section 393, Income-tax Act, 2025) applies above the yearly limit; you add GST if registered.',
    process: 'Five steps, listed on the career page.',
  },
  experienceMonths: 36,
  picture: { name: 'job-database', alt: '' },
  posted: '2026-10-23',
});
