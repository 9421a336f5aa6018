import { defineJob } from '../schema/job';

export const job = defineJob('azure-cloud-administrator', {
  title: 'Azure Cloud Administrator',
  category: 'Cloud',
  type: 'Full Time',
  location: 'Hybrid',
  meta: [
    { icon: 'clock', text: '3 to 5 years' },
    { icon: 'location', text: 'Noida, office and home days by agreement' },
    { icon: 'people', text: 'Reports to the cloud practice lead' },
  ],
  seo: {
    title: 'Azure cloud administrator job in Noida',
    description:
      'Run client workloads on Azure: identity, networks, virtual machines, backup, patching, cost alerts and incidents. Hybrid, full time. Duties and needs.',
  },
  summary:
    'You keep the Azure subscriptions of our clients secure, patched, backed up and within budget. Windows Server 2016 leaves support on 12 January 2027, so moving servers is a large part of the work.',
  responsibilities: [
    'Check each client every Monday: failed backups, Advisor findings, budget alerts, unusual sign-ins.',
    'Run virtual machines, disks, networks and private endpoints, and describe them in Bicep.',
    'Manage Entra ID: Conditional Access, time-limited privileged roles, and removal of leavers on the same day.',
    'Patch on an agreed calendar, with a snapshot before and a check after.',
    'Restore a machine and a database in a planned drill, and record the time each took.',
    'Handle incidents by runbook (written steps), write the review and correct the runbook.',
    'Reduce cost: right-size machines, shut down test systems, delete orphan disks and unused addresses.',
    'Move servers off Windows Server 2016 with Azure Migrate.',
    'Raise each change with risk, test and rollback, and get it approved first.',
  ],
  requirements: [
    'Three to five years of system or cloud administration, two of them on Azure.',
    'AZ-104, or the same knowledge shown in a practical test.',
    'PowerShell or Azure CLI every day, and Bicep or Terraform.',
    'Networking from subnets to DNS.',
    'Change discipline as in ITIL.',
    'Log Analytics queries in KQL.',
    'Announced maintenance windows outside office hours.',
  ],
  facts: {
    hours: 'Office and home days, with on-call turns.',
    tools: 'Azure portal, CLI, PowerShell, Bicep, Log Analytics, Azure Migrate.',
    bond: 'None. You sign no bond, and we keep no original certificates.',
    travel:
      'Windows are announced; most are done from home. Night work only with your written consent; declining has no consequence.',
    process: 'Five steps, listed on the career page.',
  },
  experienceMonths: 36,
  picture: { name: 'job-cloud', alt: '' },
  posted: '2026-10-28',
});
