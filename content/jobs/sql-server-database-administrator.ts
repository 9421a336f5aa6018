import { defineJob } from '../schema/job';

export const job = defineJob('sql-server-database-administrator', {
  title: 'SQL Server Database Administrator',
  category: 'DataBase',
  type: 'Full Time',
  location: 'Hybrid',
  meta: [
    { icon: 'clock', text: '3 to 6 years' },
    { icon: 'location', text: 'Noida, office and home days by agreement' },
    { icon: 'calendar', text: 'Shared on-call rota' },
  ],
  seo: {
    title: 'SQL Server DBA job in Noida, hybrid',
    description:
      'Look after SQL Server behind client ERP systems: restore drills, patching, tuning, Always On and the move away from SQL Server 2016. Duties and needs.',
  },
  summary:
    'Client ledgers sit on the servers you look after. A backup counts only after you have restored it, and a slow month end is your puzzle before it is anyone’s complaint. Much of this year’s work is moving databases off SQL Server 2016, which left support on 14 July 2026.',
  responsibilities: [
    'Read the overnight report first: failed jobs, backup sizes that changed oddly, log growth, disk left.',
    'Restore one production backup to a test server on a fixed drill, run the consistency check, and record how long it took.',
    'Plan patch windows with each client’s plant and finance teams, and take them through with a way back ready.',
    'Tune indexes and queries from Query Store and wait statistics, in agreement with the AL developer who owns the table.',
    'Set up and test Always On availability groups, failing over on purpose before one fails by itself.',
    'Review logins, service accounts and roles with the client every quarter; remove whoever has left.',
    'Migrate databases from 2016 to 2022 or to Azure SQL: compatibility level, jobs, linked servers, a rehearsal and a cut-over note.',
    'Take your turn on the on-call rota and write up each incident the next working day, cause included.',
  ],
  requirements: [
    'Three to six years as a SQL Server DBA on systems that people post to all day.',
    'SQL Server 2019 and 2022: installation, patching, Always On, encryption, Agent.',
    'T-SQL to the level of rewriting a query and explaining its plan to its author.',
    'Backup strategy in terms of what a business can afford to lose and how long it can wait.',
    'PowerShell for the work that has to be done the same way on every server.',
    'Azure SQL Database or Managed Instance is a plus, as is a NAV or Business Central database under your care.',
    'Calm on the telephone at an odd hour.',
  ],
  picture: { name: 'job-database', alt: '' },
  posted: '2026-11-11',
});
