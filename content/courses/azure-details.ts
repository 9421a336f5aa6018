import { defineCourse } from '../schema/course';

export const course = defineCourse('azure-details', {
  title: 'Microsoft Azure',
  desc: 'Networks, machines and backup in the cloud. Costs in sight.',
  topic: 'Cloud',
  icon: 'azure',
  meta: {
    title: 'Microsoft Azure course for administrators',
    description:
      'Azure for beginners in 26 weeks: Entra ID, networks, virtual machines, backup drills, KQL, Bicep and cost control. Covers AZ-900 and most of AZ-104.',
  },
  banner: {
    heading: 'Microsoft Azure administration, with cost under control',
    lead: 'Run Azure as an administrator: identity, networks, machines, backup and cost. You need no cloud experience.',
    tone: 'tint',
    picture: { name: 'course-azure' },
    lesson: {
      number: 17,
      task: 'Restore the database',
      fields: [
        { label: 'Lost', value: 'Data server' },
        { label: 'Backup', value: 'Vault, last night' },
        { label: 'Budget used', value: '62%' },
      ],
      checked: 3,
    },
  },
  description:
    'You build a two-tier application, delete its database and restore it against a clock. Web server and database run in the Central India region. On the way you learn identity, networks, storage, machines, backup, monitoring and cost, and by week 23 you write all of it as Bicep code. Before anything else you set a budget and an alert.',
  enrolAs: 'Microsoft Azure',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    note: 'It covers AZ-900 and most of AZ-104, two exams of Microsoft that you book and pay yourself.',
  },
  about: {
    heading: 'For help-desk and server staff, and for beginners',
    paragraphs: [
      'If you know what an IP address and a folder permission are, you save a week or two. If not, networks get thirty hours.',
      'In week 1 you set a budget, with an alert on your phone. Only then do you start your first machine, which shuts down by itself at eight in the evening. You estimate its monthly cost on paper. Expect the estimate to be too low. The disk and the public address cost money while the machine is off, and one forgotten gateway can cost more than all machines.',
    ],
  },
  notFor: 'you want to build applications',
  comparison: {
    bring: 'Interest in networks and servers',
    coding: 'Command line; scripts late',
    exam: 'AZ-900; most of AZ-104 (Microsoft)',
  },
  milestones: [
    {
      after: 'Week 4',
      text: 'A subscription with budget, alert and roles, in which a machine without a tag is refused.',
    },
    {
      after: 'Week 12',
      text: 'Five repaired networks with a note on each fault, and web servers over two zones.',
    },
    {
      after: 'Week 26',
      text: 'The application as Bicep code, a drill report with measured times, and a cost review.',
    },
  ],
  exercise: {
    title: 'A bill, and a network to split',
    minutes: 15,
    tasks: [
      {
        text: 'With invented prices: a machine costs Rs 9 an hour and runs 11 hours on 20 days of a 30-day month. Its disk costs Rs 600 a month, its public address Rs 0.50 an hour, a VPN gateway Rs 14 an hour; both stay on. What is the bill? Which share is the machine?',
        solution: [
          { what: 'Machine', sum: '9 x 11 x 20' },
          {
            what: 'Disk and address',
            sum: '600 + 0.50 x 720',
            why: 'Paid for 720 hours, though the machine runs 220',
          },
          { what: 'Gateway', sum: '14 x 720', why: 'Needed for one lab of three hours: Rs 42' },
          { what: 'Bill', sum: '1,980 + 960 + 10,080' },
          {
            what: 'Share of the machine, in %',
            sum: '1,980 / 13,020 x 100',
            why: 'Its shutdown saves little here; deleting the gateway saves most',
          },
        ],
      },
      {
        text: 'Cut 256 addresses into blocks of 128, 64, 32 or 16. Azure keeps five of each block. Bastion, the administrators’ way in, takes a block of 64. Find blocks for 60 web servers, 20 databases and 10 private endpoints. What is left?',
        solution: [
          {
            what: '60 web servers in 64',
            sum: '64 - 5',
            why: 'One too few, so they take the block of 128',
          },
          { what: '20 databases in 32', sum: '32 - 5' },
          { what: '10 private endpoints in 16', sum: '16 - 5' },
          {
            what: 'Left',
            sum: '256 - 128 - 64 - 32 - 16',
            why: 'Room for one small block more',
          },
        ],
      },
    ],
    note: 'Task 1 is week 1. If you put 60 servers into 64 addresses, you have met a fault of weeks 5 to 7: the last one gets no address.',
  },
  outcomes: {
    heading: 'An administrator’s tasks, from budget to restore',
    items: [
      'Set budgets, alerts, tags and policies so that an untagged or oversized machine is refused.',
      'Give a person the least access needed, for a limited time, and prove the limits.',
      'Build two connected networks with private endpoints and name resolution, and find a planted fault.',
      'Lose a zone and stay online.',
      'Restore a machine, a file share and a database, and report the time each one took.',
      'Answer questions in KQL.',
      'Rebuild everything from Bicep in an empty resource group and compare cost with the estimate.',
    ],
  },
  learn: {
    heading: 'Twelve modules in 26 weeks',
    intro:
      'You delete the resource group at the end of each lab, and a script of the course rebuilds it the next week. Only the vault of weeks 17 and 18 stays while it holds deleted backups. You work by hand first, from week 8 by command line, after week 20 from code.',
    modules: [
      {
        title: 'Cloud concepts and cost limits',
        short: 'Cost limits',
        when: 'Week 1',
        topics: [
          'IaaS, PaaS, SaaS and who patches what',
          'Regions and zones; Central India, South India and India South Central',
          'Subscription, resource group, budget and alert',
          'The first machine: its shutdown, its price estimated and checked',
        ],
      },
      {
        title: 'Identity',
        when: 'Weeks 2-3',
        topics: [
          'Entra ID users, groups, licences and external users; self-service password reset',
          'RBAC (role-based access control): scopes and custom roles',
          'Conditional Access and Privileged Identity Management',
          'Managed identities in place of passwords',
        ],
      },
      {
        title: 'Governance',
        when: 'Week 4',
        topics: [
          'Management groups, tags and locks',
          'Azure Policy: audit first, deny later',
          'A naming rule for a growing company',
          'Advisor, Service Health and Purview in outline',
        ],
      },
      {
        title: 'Networks',
        when: 'Weeks 5-7',
        topics: [
          'Address planning, subnets, peering',
          'Network and application security groups, effective rules, routes, NAT gateway',
          'Service endpoints, private endpoints and private DNS',
          'VPN to a branch office',
          'Five broken networks to repair with Network Watcher',
        ],
      },
      {
        title: 'Storage',
        when: 'Weeks 8-9',
        topics: [
          'Blob, file, queue and table: which for what',
          'Redundancy options and what each survives',
          'Access tiers, lifecycle rules, versioning, soft delete, object replication',
          'Firewalls, encryption, access keys and their rotation, shared access signatures, stored access policies',
          'Identity-based access to Azure Files; AzCopy and Storage Explorer',
        ],
      },
      {
        title: 'Virtual machines',
        short: 'Machines',
        when: 'Weeks 10-12',
        topics: [
          'Sizes, disks and their encryption, images, availability sets, moving a machine',
          'Bastion and just-in-time access with its licence, no open RDP or SSH port',
          'Scale sets over availability zones',
          'Patching and maintenance windows',
        ],
      },
      {
        title: 'App Service and containers',
        short: 'App Service',
        when: 'Weeks 13-14',
        topics: [
          'Plans, scaling, slots, own domain and certificate, backup',
          'Azure SQL Database compared with SQL Server on a machine',
          'Container Instances and Container Apps, and a registry',
          'When a function is enough',
        ],
      },
      {
        title: 'Traffic and resilience',
        short: 'Traffic',
        when: 'Weeks 15-16',
        topics: [
          'Load Balancer; Application Gateway and Front Door in outline',
          'Health probes',
          'Composite availability of two services',
          'Losing a zone, rehearsed',
        ],
      },
      {
        title: 'Backup and recovery',
        short: 'Backup',
        when: 'Weeks 17-18',
        topics: [
          'Recovery Services vault and Backup vault, soft delete, immutability (not locked in the lab), backup reports',
          'Azure SQL Database: its own backups, outside the vault',
          'Restoring a file, a machine and a database against a clock',
          'Site Recovery: a test failover to a second region',
          'The drill report: planned time, measured time, reason for the gap',
          'Clean-up in its order: lock, backup items, 14 days, vault, resource group',
        ],
      },
      {
        title: 'Monitoring and security',
        short: 'Monitoring',
        when: 'Weeks 19-20',
        topics: [
          'Log Analytics, VM insights, and KQL in twenty queries',
          'Alerts that reach the right person',
          'Defender for Cloud and the secure score',
          'Key Vault: secrets, certificates, rotation',
        ],
      },
      {
        title: 'Code, cost and hybrid',
        short: 'Code and cost',
        when: 'Weeks 21-23',
        topics: [
          'An ARM template changed and converted to Bicep; Terraform in outline',
          'A pipeline that shows a change before it is made',
          'Right-sizing, reservations, savings plans and Hybrid Benefit',
          'Azure Arc and Azure Migrate in outline',
        ],
      },
      {
        title: 'Capstone',
        when: 'Weeks 24-26',
        topics: [
          'A two-tier application in Central India, from code only',
          'Backup, alerts and access, inspected by a colleague',
          'The deletion drill against a clock',
          'Cost review and clean-up',
        ],
      },
    ],
    projects: [
      'A landing zone (base setup) for a company of fifty: roles, policies, budget, naming.',
      'The restore drill: three recoveries, timed, with a list of improvements.',
      'The two-tier application as Bicep, with monitoring, backup and cost before and after tuning.',
    ],
  },
  skills: {
    heading: 'Skills for cloud operations',
    items: [
      'Microsoft Entra ID',
      'Role-based access control',
      'Azure Policy and tags',
      'Virtual networks',
      'Private endpoints and DNS',
      'Virtual machines',
      'Storage and lifecycle rules',
      'App Service and containers',
      'Load balancing',
      'Backup and Site Recovery',
      'Azure Monitor and KQL',
      'Defender for Cloud and Key Vault',
      'Azure CLI and PowerShell',
      'Bicep',
      'Cost management',
    ],
    certification:
      'The course covers AZ-900 and most of AZ-104. AZ-204 and AZ-500 are still advertised: both were retired, in July and August 2026.',
    roles: ['Cloud support associate', 'Azure administrator', 'System engineer'],
  },
  facts: {
    laptop: {
      need: '8 GB',
      text: 'Any laptop with a current browser. The labs run in Azure.',
    },
  },
  lab: [
    {
      item: 'Azure subscription',
      text: 'All labs. Your own account needs a card. Azure for Students needs none, but a college address.',
    },
    {
      item: 'Budget alert and auto-shutdown',
      text: 'Week 1, so that you notice a forgotten machine before the bill.',
      paid: 'They cost nothing.',
    },
    {
      item: 'Entra ID P2 and Defender trials',
      text: 'Privileged roles, weeks 2 and 3; Plan 2 for just-in-time access.',
    },
    {
      item: 'Visual Studio Code, Azure CLI, Bicep, Git',
      text: 'Command line and code from week 8.',
      paid: 'Free downloads.',
    },
  ],
  exam: {
    caption: 'AZ-900 and AZ-104: what they measure',
    rows: [
      {
        skill: 'AZ-900: cloud concepts (25-30%)',
        modules: ['Cloud concepts and cost limits'],
      },
      {
        skill: 'AZ-900: Azure architecture and services (35-40%)',
        modules: [
          'Cloud concepts and cost limits',
          'Identity',
          'Networks',
          'Storage',
          'Virtual machines',
          'App Service and containers',
        ],
      },
      {
        skill: 'AZ-900: management and governance (30-35%)',
        modules: [
          'Cloud concepts and cost limits',
          'Governance',
          'Monitoring and security',
          'Code, cost and hybrid',
        ],
      },
      {
        skill: 'AZ-104: identities and governance (20-25%)',
        modules: ['Cloud concepts and cost limits', 'Identity', 'Governance'],
      },
      { skill: 'AZ-104: storage (15-20%)', modules: ['Storage'] },
      {
        skill: 'AZ-104: compute resources (20-25%)',
        modules: ['Virtual machines', 'App Service and containers', 'Code, cost and hybrid'],
      },
      {
        skill: 'AZ-104: virtual networking (15-20%)',
        modules: ['Networks', 'Virtual machines', 'Traffic and resilience'],
      },
      {
        skill: 'AZ-104: monitoring and backup (10-15%)',
        modules: ['Monitoring and security', 'Backup and recovery'],
      },
    ],
    note: 'Each needs 700 of 1000 points. AZ-900 does not expire; AZ-104 lasts a year and is renewed online without a fee. Both were on no retirement list that we read in October 2026. Take AZ-900 after week 16, with monitoring and cost read ahead. Skills and shares: guides of January (AZ-900) and April 2026 (AZ-104). Taught for work, though AZ-104 does not ask it: Conditional Access, PIM, Key Vault, Application Gateway, Front Door, Terraform, Arc, Migrate.',
  },
  questions: [
    {
      question: 'What do the labs cost in an account of my own?',
      answer:
        'Disks, addresses, gateways and databases cost money, also while machines are stopped, and a budget only warns. So each lab ends with deleting. Only the vault of weeks 17 and 18 stays up to 14 days, as Azure keeps deleted backups that long, free of charge.',
    },
    {
      question: 'I have run Windows servers for years. What is new?',
      answer:
        'You will be quick with addresses, permissions and restores. New are a bill by the hour, policies that refuse a machine, private endpoints and a network written as code. Plan your time for weeks 2 to 7 and 21 to 23.',
    },
    {
      question: 'The portal changes every few weeks. Do the lessons keep up?',
      answer:
        'We teach the concept and the command first. If a button has moved, you look the setting up in Microsoft’s documentation, as administrators do every week.',
    },
  ],
  trademarks:
    'Azure, Entra, Defender, Purview, Bicep, Windows and Visual Studio Code are marks of Microsoft; Terraform of its maker.',
  related: { services: ['azure-details'], courses: ['it-service-management-details'], posts: [3] },
});
