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
    'You keep client subscriptions safe, patched, backed up and within budget. Most weeks are quiet because the alerts, runbooks and change records are in order, and keeping them so is the work. Windows Server 2016 leaves support on 12 January 2027, so several estates are on the move.',
  responsibilities: [
    'Review Monday’s picture for every client: failed backups, Advisor findings, budget alerts, sign-ins that look wrong.',
    'Run virtual machines, disks, networks and private endpoints, described in Bicep, so that nothing exists only in someone’s memory.',
    'Manage Entra ID: conditional access, privileged roles that expire, and leavers removed on the day.',
    'Patch on an agreed calendar, with a snapshot before and a check after.',
    'Restore a machine and a database from the vault in a planned drill and keep the timed record.',
    'Answer incidents by runbook, write the review, and change the runbook when it was the runbook that failed.',
    'Right-size, shut down and delete: orphan disks, idle public addresses, test machines left on for the weekend.',
    'Move servers off Windows Server 2016 with Azure Migrate and plan the outbound route of every new network.',
    'Raise each change with its risk, its test and the way back, and get it approved before the window opens.',
  ],
  requirements: [
    'Three to five years of system or cloud administration, two of them on Azure.',
    'AZ-104 or the same knowledge shown at a keyboard.',
    'PowerShell or Azure CLI daily, and Bicep or Terraform for what must be repeatable.',
    'Networking from subnets to name resolution, with a tale about DNS.',
    'Change discipline as ITIL teaches it, without worship of the form.',
    'Log Analytics queries in KQL.',
    'Willingness to work a maintenance window outside office hours when it is announced in advance.',
  ],
  picture: { name: 'job-cloud', alt: '' },
  posted: '2026-10-28',
});
