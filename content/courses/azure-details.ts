import { defineCourse } from '../schema/course';

export const course = defineCourse('azure-details', {
  title: 'Microsoft Azure',
  desc: 'Build a small workload, secure it, break it, restore it, cost it, and write it down as code.',
  topic: 'Cloud',
  meta: {
    title: 'Microsoft Azure course for administrators',
    description:
      'Azure for beginners in 26 weeks: Entra ID, networks, virtual machines, backup drills, KQL, Bicep and cost control. Aligned to AZ-900 and then AZ-104.',
  },
  banner: {
    heading: 'Microsoft Azure, with the bill open beside you',
    tone: 'tint',
    picture: {
      name: 'course-azure',
      alt: 'A lesson panel headed Lesson 17, Restore the database: a diagram of two boxes, web and data, in one network, the data box struck through, a vault with an arrow back to it, and a budget bar at 62%.',
    },
  },
  description:
    'Cloud skills are easiest to prove when something has gone wrong. You set up a two-tier application in Azure’s Central India region, delete its database, and restore it against a clock while the cost meter runs. Before that come identity, networks, storage, machines and policy; after it come monitoring, security and the whole estate rewritten in Bicep. Every lab has a spending limit and an automatic shutdown, which you set yourself in the first week.',
  enrolAs: 'Microsoft Azure',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
  },
  about: {
    heading: 'The last day deletes everything, on purpose',
    paragraphs: [
      'On the last day of the capstone you delete the application: web tier, network, database, alerts. Only the recovery vault resists, since soft delete holds its contents back, and that too has been taught. Then you run one command. When the repository is complete the workload stands again the same morning, and when it is not, you see at once what somebody had set by hand. The syllabus is arranged backwards from this command.',
      'It begins with money. The first resource that you create is a budget, the second an alert that writes to your phone, the third a schedule that turns machines off at eight in the evening. A virtual machine comes fourth, still in week one, and you guess its monthly cost on paper before you look. The disk, the public address and the traffic are easily left out. Identity is next, because real incidents start there: you give a colleague the right to restart one server and show that nothing else is possible.',
      'Networking is the long climb. Address ranges, routes, security groups, private endpoints and DNS have to agree, and when one of them does not, the symptom is silence. Three weeks go into it, with five networks broken in known ways. No cloud background is expected, though knowing what an IP address and a folder permission are will save you a week. The repository, a drill report with measured restore times and a cost sheet with three savings are yours to show afterwards.',
    ],
  },
  outcomes: {
    heading: 'Measured in a subscription of your own',
    items: [
      'Set a budget, alerts, tags and policies so that an untagged or oversized machine is refused.',
      'Give a person least-privilege access through a role, time-limited where it is powerful, and prove the boundary.',
      'Build two peered networks with private endpoints and name resolution, and find a planted fault in them.',
      'Run a web application over two availability zones and show what happens when one of them is lost.',
      'Restore a machine, a file share and a database, and report the time each one took.',
      'Answer an operational question in KQL: who signed in, what failed, what is growing.',
      'Rebuild the estate from Bicep in an empty resource group, then compare the cost with the estimate.',
    ],
  },
  learn: {
    heading: 'Build, break, restore, delete',
    intro:
      'Labs are cleaned away at the end of each week and rebuilt at the start of the next: by hand at first, by command line from week 8, from code after week 20. Portal screens change often, so each module is taught by the concept and the command, with the portal as an illustration.',
    modules: [
      {
        title: 'Before the first machine',
        when: 'Week 1',
        topics: [
          'IaaS, PaaS, SaaS and who patches what',
          'Regions and zones; Central India, South India and India South Central',
          'Subscription, resource group, budget, alert, auto-shutdown',
          'The price of a virtual machine, guessed and checked',
        ],
      },
      {
        title: 'Identity',
        when: 'Weeks 2-3',
        topics: [
          'Entra ID users, groups and multi-factor sign-in',
          'RBAC scopes and custom roles',
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
          'A naming rule that survives a merger',
        ],
      },
      {
        title: 'Networks',
        when: 'Weeks 5-7',
        topics: [
          'Address planning, subnets, peering',
          'Security groups, routes and a NAT gateway for outbound traffic',
          'Private endpoints and private DNS',
          'VPN to a branch office',
          'Five broken networks to repair',
        ],
      },
      {
        title: 'Storage',
        when: 'Weeks 8-9',
        topics: [
          'Blob, file, queue and table: which for what',
          'Redundancy options and what each survives',
          'Access tiers and lifecycle rules',
          'Shared access signatures, and safer ways',
        ],
      },
      {
        title: 'Virtual machines',
        when: 'Weeks 10-12',
        topics: [
          'Sizes, disks and images',
          'Bastion and just-in-time access, with no open RDP or SSH port',
          'Scale sets over availability zones',
          'Patching and maintenance windows',
        ],
      },
      {
        title: 'App Service and containers',
        when: 'Weeks 13-14',
        topics: [
          'Plans, slots and a swap without an outage',
          'Azure SQL Database beside a server of your own',
          'Container Apps and a registry',
          'When a function is enough',
        ],
      },
      {
        title: 'Traffic and resilience',
        when: 'Weeks 15-16',
        topics: [
          'Load Balancer, Application Gateway, Front Door',
          'Health probes that tell the truth',
          'Composite availability, multiplied out on paper',
          'Losing a zone, rehearsed',
        ],
      },
      {
        title: 'Backup and recovery',
        when: 'Weeks 17-18',
        topics: [
          'Vaults, soft delete, immutability',
          'Restoring a file, a machine and a database against a clock',
          'Site Recovery: a test failover that users do not notice',
          'The drill report: planned time, measured time, cause of the gap',
        ],
      },
      {
        title: 'Monitoring and security',
        when: 'Weeks 19-20',
        topics: [
          'Log Analytics and KQL in twenty queries',
          'Alerts that wake the right person',
          'Defender for Cloud and the secure score',
          'Key Vault: secrets, certificates, rotation',
        ],
      },
      {
        title: 'Code, cost and what is still on-premises',
        when: 'Weeks 21-23',
        topics: [
          'Bicep modules and parameters; Terraform compared',
          'A pipeline that shows the change before it is made',
          'Right-sizing, reservations, savings plans and Hybrid Benefit',
          'Azure Arc and Azure Migrate for the server room',
        ],
      },
      {
        title: 'Capstone',
        when: 'Weeks 24-26',
        topics: [
          'A two-tier application in Central India, from code only',
          'Backup, alerts and access, inspected by a colleague',
          'The deletion drill against a clock',
          'Cost review, and the day on which everything is deleted',
        ],
      },
    ],
    projects: [
      'A landing zone for a firm of fifty people: groups, roles, policies, budget and naming, with the reasons on two pages.',
      'The restore drill: three recoveries with measured times and a list of what you would change.',
      'The two-tier application as Bicep, with monitoring, backup and a cost sheet before and after tuning.',
    ],
  },
  skills: {
    heading: 'Ready for an operations desk',
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
      'Weeks 1 to 4 are aligned to AZ-900, Azure Fundamentals, and the course as a whole prepares you for AZ-104, Azure Administrator Associate; AZ-305 for architects is a later step that wants practice. All three were active in November 2026. Two codes that you may still see advertised are closed: AZ-204 since 31 July 2026, with AI-200 after it, and AZ-500 since 31 August 2026, followed by SC-500. Fees and booking are Microsoft’s, and passing is up to you; we certify completion.',
    roles: ['Cloud support associate', 'Azure administrator', 'System engineer'],
  },
  related: {
    services: ['azure-details'],
    courses: ['it-service-management-details', 'application-development-details'],
    posts: [3],
  },
});
