import { defineJob } from '../schema/job';

export const job = defineJob('sql-server-database-administrator', {
  title: 'SQL Server Database Administrator',
  category: 'DataBase',
  type: 'Full Time',
  location: 'Hybrid',
  meta: [
    { icon: 'clock', text: '3 to 6 years' },
    { icon: 'location', text: 'Noida and home' },
    { icon: 'calendar', text: 'Shared on-call rota' },
  ],
  seo: {
    title: 'SQL Server DBA job in Noida, hybrid',
    description:
      'Look after SQL Server behind client ERP systems: restore drills, patching, tuning, Always On and the move away from SQL Server 2016. Duties and needs.',
  },
  summary:
    'You look after the SQL Server databases behind our clients’ ERP systems, and much is migration, since version 2016 left support on 14 July 2026. A backup counts once it has been restored.',
  responsibilities: [
    'Read the overnight report first: failed jobs, backup sizes, log growth.',
    'Restore one production backup in each drill, and record the time.',
    'Plan patch windows with plant and finance, with a way back, set up Always On and test the failover.',
    'Tune queries from Query Store, together with the AL developer.',
    'Review logins and roles with the client every quarter.',
    'Migrate from 2016 to 2022, 2025 or Azure SQL: rehearsal, cut-over.',
  ],
  requirements: [
    'Three to six years as administrator of busy SQL Servers.',
    'SQL Server 2019 and 2022: patching, Always On, encryption, Agent.',
    'T-SQL: you can rewrite a query and explain its plan.',
    'Backups planned by what a business can lose.',
    'PowerShell for repeated work.',
    'A plus: Azure SQL, and NAV or Business Central databases.',
  ],
  facts: {
    hours: 'Office and home days.',
    tools: 'SQL Server 2019 and 2022, Query Store, PowerShell, Azure SQL.',
    travel:
      'On-call turns are shared and done from home. A call at night needs your written consent; the pay for a turn is in the offer.',
  },
  experienceMonths: 36,
  picture: { name: 'job-database', alt: '' },
});
