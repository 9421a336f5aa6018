import { defineJob } from '../schema/job';

export const job = defineJob('azure-cloud-administrator', {
  title: 'Azure Cloud Administrator',
  category: 'Cloud',
  type: 'Full Time',
  location: 'Hybrid',
  meta: [
    { icon: 'clock', text: '3 to 5 years' },
    { icon: 'location', text: 'Noida and home' },
    { icon: 'people', text: 'Reports to the cloud practice lead' },
  ],
  seo: {
    title: 'Azure cloud administrator job in Noida',
    description:
      'Run client workloads on Azure: identity, networks, virtual machines, backup, patching, cost alerts and incidents. Hybrid, full time. Duties and needs.',
  },
  summary:
    'You keep the Azure subscriptions of our clients secure, patched, backed up and within budget. Windows Server 2016 leaves support on 12 January 2027; moving servers is much of the work.',
  responsibilities: [
    'Check each client on Monday: failed backups, budget alerts, unusual sign-ins.',
    'Manage Entra ID: Conditional Access, privileged roles by the hour, leavers removed that day.',
    'Patch on an agreed calendar: snapshot before, check after.',
    'Restore a machine and a database in a drill, and note the minutes.',
    'Run machines, disks and networks, describe them in Bicep, and reduce cost: right size, test systems off at night, orphan disks deleted.',
    'Move servers with Azure Migrate; each change has a test and a way back.',
  ],
  requirements: [
    'Three to five years of administration, two of them on Azure.',
    'AZ-104, or the same knowledge in a practical test.',
    'PowerShell or Azure CLI every day; Bicep or Terraform.',
    'Networks from subnets to DNS.',
    'Queries in KQL over Log Analytics.',
    'Change discipline: nothing on production without approval.',
  ],
  facts: {
    hours: 'Office and home days.',
    tools: 'Azure portal, CLI, PowerShell, Bicep, Log Analytics, Azure Migrate.',
    travel:
      'On-call turns and announced windows, mostly from home, at night only with your written consent.',
  },
  experienceMonths: 36,
  picture: { name: 'job-cloud', alt: '' },
});
