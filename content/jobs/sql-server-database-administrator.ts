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
    'You look after the SQL Server databases behind our clients’ ERP systems. SQL Server 2016 left support on 14 July 2026, so a large part of the work is migration. You also test restores and improve performance at month end.',
  responsibilities: [
    'Read the overnight report first: failed jobs, unusual backup sizes, log growth, free disk space.',
    'Restore one production backup to a test server in each drill, check it and record the time.',
    'Plan patch windows with each client’s plant and finance teams, with a rollback ready.',
    'Tune indexes and queries from Query Store and wait statistics, together with the AL developer.',
    'Set up Always On availability groups and test the failover.',
    'Review logins, service accounts and roles with the client every quarter.',
    'Migrate databases from 2016 to 2022, 2025 or Azure SQL, as the ERP allows: jobs, linked servers, rehearsal, cut-over.',
    'Take turns on call and write up each incident on the next working day.',
  ],
  requirements: [
    'Three to six years as a SQL Server administrator on busy systems.',
    'SQL Server 2019 and 2022 (2025 is a plus): installation, patching, Always On, encryption, Agent.',
    'T-SQL: you can rewrite a query and explain its plan.',
    'Backup strategy by what a business can lose and how long it can wait.',
    'PowerShell for repeated work.',
    'A plus: Azure SQL Database or Managed Instance, and NAV or Business Central databases.',
    'Readiness for on-call turns; calls at night only with your written consent; declining has no consequence.',
  ],
  facts: {
    hours: 'Office and home days, with on-call turns.',
    tools: 'SQL Server 2019 and 2022, Query Store, PowerShell, Azure SQL.',
    bond: 'None. You sign no bond, and we keep no original certificates.',
    travel: 'On-call work is done from home.',
    process: 'Five steps, listed on the career page.',
  },
  experienceMonths: 36,
  picture: { name: 'job-database', alt: '' },
  posted: '2026-11-11',
});
