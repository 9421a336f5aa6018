import { defineCourse } from '../schema/course';

export const course = defineCourse('azure-details', {
  title: 'Microsoft Azure',
  desc: 'Networks, machines and backup in the cloud, with costs in sight.',
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
    'You learn to run Azure as an administrator: identity, networks, storage, virtual machines, backup, monitoring, security and cost. You build a two-tier application (web server and database) in the Central India region, delete its database and restore it against a clock. Later you write everything as Bicep code. In week 1 you set a budget and an alert; automatic shutdown is switched on with the first machine.',
  enrolAs: 'Microsoft Azure',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    note: 'The course covers AZ-900 and most of AZ-104; see the note below the exam table. You book and pay for exams separately.',
  },
  about: {
    heading: 'From AZ-900 to AZ-104, week by week',
    paragraphs: [
      'Weeks 1 to 4 cover cloud concepts, identity and governance. Weeks 5 to 16 cover networks, storage, machines and app services. Together they contain most of AZ-900, Microsoft’s fundamentals exam; monitoring and cost follow in weeks 19 to 23. If you want to take AZ-900 early, plan it after week 16 and read those two subjects ahead. AZ-104, the administrator exam, is realistic at the end of the course with extra practice.',
      'Cost comes first. You first create a budget and an alert on your phone. Then comes the first virtual machine, with its automatic shutdown at eight in the evening. You estimate its monthly cost on paper and compare it with the bill; beginners forget the disk, the public address, the gateway and the traffic, which cost money while the machine is stopped.',
      'Networking takes longest. Address ranges, routes, security groups, private endpoints and DNS must all agree. You repair five networks that were broken on purpose.',
      'You need no cloud experience. If you know what an IP address and a folder permission are, you save one to two weeks. On the last day you delete the whole application and rebuild it from your code.',
    ],
  },
  notFor: 'you want to build applications',
  comparison: {
    bring: 'Interest in networks and servers',
    coding: 'Command line; scripts late',
    exam: 'AZ-900; most of AZ-104 (Microsoft)',
  },
  outcomes: {
    heading: 'An administrator’s tasks, from budget to restore',
    items: [
      'Set budgets, alerts, tags and policies so that an untagged or oversized machine is refused.',
      'Give a person the least access needed, for a limited time, and prove the limits.',
      'Build two connected networks with private endpoints and name resolution, and find a planted fault.',
      'Run a web application over two availability zones and test the loss of one.',
      'Restore a machine, a file share and a database, and report the time each one took.',
      'Answer operational questions in KQL, the query language of Azure logs.',
      'Rebuild everything from Bicep in an empty resource group and compare cost with the estimate.',
    ],
  },
  learn: {
    heading: 'Twelve modules in 26 weeks',
    intro:
      'You delete the resource group at the end of each lab and rebuild it the next week. At first you work by hand, from week 8 by command line and after week 20 from code. Portal screens change often, so we teach the concept and the command first.',
    modules: [
      {
        title: 'Cloud concepts and cost limits',
        short: 'Cost limits',
        when: 'Week 1',
        topics: [
          'IaaS, PaaS, SaaS and who patches what',
          'Regions and zones; Central India, South India and India South Central',
          'Subscription, resource group, budget and alert',
          'The first machine with its automatic shutdown, and what a stopped machine still costs',
          'The price of a virtual machine, estimated and checked',
        ],
      },
      {
        title: 'Identity',
        when: 'Weeks 2-3',
        topics: [
          'Entra ID users, groups, licences and external users; self-service password reset',
          'RBAC (role-based access control): scopes and custom roles',
          'Conditional Access and Privileged Identity Management for work; AZ-104 does not ask them',
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
          'Firewalls, shared access signatures, stored access policies, identity-based access to Azure Files',
          'AzCopy and Storage Explorer',
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
          'Composite availability: multiplying the commitments of two services',
          'Losing a zone, rehearsed',
        ],
      },
      {
        title: 'Backup and recovery',
        short: 'Backup',
        when: 'Weeks 17-18',
        topics: [
          'Recovery Services vault and Backup vault, soft delete, immutability, backup reports',
          'Azure SQL Database: its own backups, outside the vault, and a delete lock on the server',
          'Restoring a file, a machine and a database against a clock',
          'Site Recovery: a test failover to a second region without touching production',
          'The drill report: planned time, measured time, reason for the gap',
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
          'An ARM template read, changed, exported and converted to Bicep; Terraform in outline',
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
      'A landing zone (base setup) for a company of fifty: groups, roles, policies, budget and naming.',
      'The restore drill: three recoveries with measured times and a list of improvements.',
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
      'The usual order is AZ-900, then AZ-104, then AZ-305 for architects. All three were on no retirement list that we read in October 2026. AZ-900 does not expire; the other two are renewed online each year without a fee. You need 700 of 1000 points. AZ-204 was retired on 31 July 2026 (AI-200 followed) and AZ-500 on 31 August 2026 (SC-500 followed). You book with Microsoft and pay its fee. We certify that you completed the course.',
    roles: ['Cloud support associate', 'Azure administrator', 'System engineer'],
  },
  facts: {
    laptop: {
      need: '8 GB',
      text: 'Any laptop with 8 GB of memory and a current browser. The labs run in Azure.',
    },
  },
  lab: [
    {
      item: 'Azure subscription',
      text: 'All labs. Your own account needs a card; Azure for Students needs a college address and none.',
    },
    {
      item: 'Budget alert and auto-shutdown',
      text: 'Week 1, so that you notice a forgotten machine before the bill.',
      paid: 'They cost nothing. Disks, gateways and addresses do, also while machines are stopped.',
    },
    {
      item: 'Entra ID P2 and Defender trials',
      text: 'Privileged roles, weeks 2 and 3; Defender for Servers Plan 2 for just-in-time access.',
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
    note: 'Skills and shares: Microsoft’s guides of January (AZ-900) and April 2026 (AZ-104). AZ-104 does not ask Conditional Access, PIM, Key Vault, Application Gateway, Front Door, Terraform, Arc, Migrate. We leave out storage account keys; read the current guides.',
  },
  questions: [
    {
      question: 'What does AZ-900 test, and when am I ready for it?',
      answer:
        'Cloud concepts make up 25-30%, architecture and services 35-40%, management and governance 30-35%. The largest part is taught in weeks 5 to 16. Plan the exam after week 16. The exam alone needs far fewer hours; you can take it earlier if you read ahead. The certificate does not expire.',
    },
    {
      question: 'In which order should I take the exams?',
      answer:
        'AZ-900, then AZ-104, then AZ-305 with some working experience. The AZ-305 certificate also requires AZ-104. AZ-204 and AZ-500 were retired in 2026, so ignore advertisements for them. If you already work as an administrator, you can skip AZ-900.',
    },
    {
      question: 'Will the labs cost me money?',
      answer:
        'Yes, with your own subscription: disks, addresses, gateways and databases cost money even while machines are stopped. In week 1 you set a budget and an alert, and each lab ends with deleting its resource group. A budget warns you and does not stop spending by itself. The table above says who pays once the batch is fixed.',
    },
    {
      question: 'Must I be a server administrator already?',
      answer:
        'No. The course starts from zero. Basic networking, such as IP addresses, DNS and ports, saves you one to two weeks, and we can tell you what to read before the first class.',
    },
    {
      question: 'Which job is realistic after the course?',
      answer:
        'Cloud support associate or junior administrator. Many of these jobs are in shifts, because systems run day and night. We help with resume and interviews, and we cannot promise you employment.',
    },
  ],
  trademarks:
    'Azure, Entra, Defender, Purview, Bicep and Visual Studio Code are marks of Microsoft; Terraform of its maker.',
  related: {
    services: ['azure-details'],
    courses: ['it-service-management-details', 'application-development-details'],
    posts: [3],
  },
});
