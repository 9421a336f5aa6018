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
    'Attendance punches, visitor logs and sensor events grow by the hour and are asked for by the month. You design the tables that stay quick when they are large, and you rescue a few that were not designed with that in mind.',
  responsibilities: [
    'Model new modules with the application team: keys, constraints, and the rules that belong in the database because two programs write to it.',
    'Write queries, views and PL/pgSQL functions with a test for each rule that they enforce.',
    'Partition event tables by month, and script how old partitions are detached, archived and dropped.',
    'Read EXPLAIN (ANALYZE, BUFFERS) for the ten slowest statements of a release, then index, rewrite or leave alone with a reason.',
    'Set up streaming replication for reporting and measure the lag that a dashboard will show.',
    'Move databases from version 14, whose community support ended in November 2026, with a rehearsed rollback.',
    'Deliver migration scripts that run twice without harm and can be read by the person who deploys them.',
  ],
  requirements: [
    'Three years or more with PostgreSQL as your main database.',
    'SQL well past joins: window functions, lateral joins, recursive queries, upserts.',
    'Vacuum, bloat, lock levels and connection pooling, explained from something that went wrong.',
    'Migrations under version control with Flyway, Liquibase, Prisma or plain files.',
    'Deliverables agreed by scope and time box, reported in writing at the end of each.',
    'Respect for personal data: masked copies for testing, no production rows on a laptop.',
  ],
  picture: { name: 'job-database', alt: '' },
  posted: '2026-10-23',
});
