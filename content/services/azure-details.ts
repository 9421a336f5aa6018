import { evidence } from '../evidence';
import { proofs } from '../proofs';
import { defineService } from '../schema/service';

export const service = defineService('azure-details', {
  title: 'Microsoft Azure',
  icon: 'azure',
  desc: 'Servers, databases and backups in India, with tested restores.',
  listing: {
    page: 'services',
    group: 'around-the-ledger',
    when: 'The server is in a cupboard, and nobody has tested its backup.',
  },
  meta: {
    title: 'Azure consulting: IaaS, PaaS, SaaS and hybrid cloud',
    description:
      'Azure for Indian companies: service models, regions, hybrid cloud, SQL backups, cost and security, and what 99.5% availability and 24/7 support really mean.',
  },
  banner: {
    heading: 'Microsoft Azure: servers, databases and backups in India',
    lead: 'Your ERP, files and applications in Microsoft’s data centres in Pune or Hyderabad, with a second copy in Chennai. You decide for each how much downtime and data loss you accept.',
    firstStep:
      'a list of your servers, and what a day without each one costs you; an hour for your IT head. It comes back sorted into keep, move, replace and buy time; nothing is ordered yet.',
    tone: 'tint',
    picture: {
      name: 'service-azure',
      alt: 'A woven map of India with dots at Pune, Hyderabad and Chennai, threads from a plant in Noida to the Pune dot, and a panel with web server, database and backup, the last one restored on 14 November.',
    },
  },
  sections: [
    {
      id: 'information',
      heading: 'What Azure does, and what you still do',
      short: 'What Azure does',
      lead: 'Microsoft runs building, power and hardware. Data, accounts and settings stay your work, or ours under contract.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'For the IT head whose server is due: SQL Server 2016 left support on 14 July 2026, Windows Server 2016 leaves it on 12 January 2027. A machine that runs day and night at full size is often cheaper in your own room. Then we say so.',
          ],
        },
        { type: 'evidence', ...evidence.restoreReport },
        {
          type: 'claims',
          items: [
            {
              figure: '99.5%',
              label:
                'availability a month: Microsoft’s connectivity SLA for one virtual machine on Standard SSD disks',
            },
            {
              figure: '24/7',
              label: 'support: monitoring and on-call for systems under a support contract with us',
            },
          ],
        },
        {
          type: 'list',
          title: 'What Azure does not do by itself',
          items: [
            'An SLA pays back part of the fee and covers one resource: 99.5% allows 3 hours 36 minutes in 30 days',
            'A virtual machine has no backup until somebody sets it up',
            'A budget only warns',
          ],
        },
        { type: 'call', text: 'Your servers, sorted by what may move' },
        {
          type: 'table',
          folded: true,
          id: 'plan',
          caption: 'How one system moves',
          columns: ['Stage', 'Your people', 'It ends when'],
          rows: [
            [
              'Measure',
              'IT lists every device that speaks to the server',
              'Four weeks of load are known',
            ],
            [
              'Build',
              'Finance head approves budget and region',
              'Identity, network, backup and cost sheet are ready',
            ],
            ['Rehearse', 'The owner tests a copy', 'The way back has been tried once'],
            [
              'Move',
              'The owner tests again, the person named decides',
              'The old server is switched off',
            ],
          ],
        },
        {
          type: 'list',
          folded: true,
          id: 'support-ends',
          title: 'Three ways when support ends',
          asOf: '2026-11',
          items: [
            'Replace the server in your own room',
            'Move it',
            'Buy time with Extended Security Updates, for SQL Server 2016 until July 2029; since April 2026 a new offer costs the same inside Azure as outside, so price it against the move',
          ],
        },
        {
          type: 'list',
          folded: true,
          id: 'bill',
          title: 'What the monthly bill consists of',
          items: [
            'Hours that each machine runs, by its size',
            'Disks, addresses and gateways, which go on costing while a machine is stopped',
            'Backup and copies, by GB and by the years that you keep them',
            'Traffic that leaves Azure',
            'Windows and SQL Server, unless you hold licences that may be used there',
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'sla',
          asOf: '2026-11',
          caption: 'Microsoft’s SLA for virtual machines, and the downtime it allows',
          columns: ['Setup', 'SLA a month', 'Downtime it allows in 30 days'],
          rows: [
            ['One machine, Standard HDD', '95%', '36 hours'],
            ['One machine, Standard SSD (its slowest disk counts)', '99.5%', '3 hours 36 minutes'],
            ['One machine, Premium SSD or Ultra', '99.9%', '43 minutes'],
            ['Two or more machines in an availability set', '99.95%', '22 minutes'],
            ['Machines in two or more zones', '99.99%', '4 minutes'],
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'service-models',
          caption: 'Who looks after what in IaaS, PaaS and SaaS',
          columns: ['Model', 'You manage', 'Microsoft manages', 'Example'],
          rows: [
            [
              'IaaS',
              'Operating system, patches, application, data',
              'Building, power, hardware, virtualisation',
              'Virtual machine with managed disks',
            ],
            [
              'PaaS',
              'Application and data',
              'The same, plus operating system and patches',
              'App Service, Azure SQL Database, Functions',
            ],
            [
              'SaaS',
              'Users, settings and your data',
              'The same, plus the application',
              'Microsoft 365, Business Central online',
            ],
          ],
        },
      ],
    },
    {
      id: 'consulting-options',
      heading: 'Consulting options',
      lead: 'Each system gets the model that leaves you the least work.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Infrastructure as a Service (IaaS)',
              content: [
                'Virtual machines, for software that nobody may change: an old ERP version, a licence server. The NAV server moves in one night, but its old address is still in the label printer, so billing waits until ten. We list every device first.',
              ],
            },
            {
              title: 'Platform as a Service (PaaS)',
              content: [
                'Microsoft runs the server below. Web applications go to App Service and databases to Azure SQL Database, once the code has lost its local files and fixed paths. One application moves first.',
              ],
            },
            {
              title: 'Software as a Service (SaaS)',
              content: [
                'You rent the finished application. Microsoft 365 or Business Central online still needs your work: joiners and leavers, sign-in rules, retention, and once a year a search for unused licences. The sign-in rules (Conditional Access) need Entra ID P1.',
              ],
            },
            {
              title: 'Hybrid cloud',
              content: [
                'The weighbridge stays in the plant. Azure Arc shows its server in Azure for policies, updates and Defender. If the line fails, everything in Azure waits while the plant’s own systems go on.',
              ],
              points: [
                'VPN Gateway or ExpressRoute, with a second line as reserve',
                'Azure File Sync keeps branch files in one copy; it needs Windows Server and locks no file across sites',
              ],
            },
            {
              title: 'Strategic advisory',
              content: [
                'A written plan for three years. Each system has its support end, its running cost and the price of a day without it, and management decides: keep, move or replace.',
              ],
            },
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'regions',
          asOf: '2026-11',
          caption: 'Azure regions in India; not every service is in every region',
          columns: ['Region', 'City', 'Availability zones', 'Typical use'],
          rows: [
            ['Central India', 'Pune', '3', 'Production'],
            [
              'India South Central',
              'Hyderabad',
              '3',
              'Production, if the services that you need are available; opened in 2026',
            ],
            ['South India', 'Chennai', 'None', 'Second copy of backups; pair of Central India'],
            ['West India', 'Mumbai', 'None', 'Only if a system must be close to Mumbai'],
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      lead: 'Each depends on a setup, which its text names.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Availability that you can calculate',
              content: [
                'SLAs of a chain multiply. App Service at 99.95% and Azure SQL Database at 99.99% give 99.94% together, so we draw your chain and price its weakest part.',
              ],
            },
            {
              title: 'Backups that have been tested',
              content: [
                'You get a dated report, as above. Azure SQL Database goes back to any point of the last 1 to 35 days, with copies for up to 10 years.',
              ],
              points: [
                'Deleting the logical SQL server deletes its databases and point-in-time backups, so it has a delete lock',
                'Machines: a Recovery Services vault with soft delete and immutability',
                'Books of account: a backup in India every day, as the company law rules require',
              ],
            },
            {
              title: 'A second site without a second building',
              content: [
                'Site Recovery starts your machines elsewhere. You test it in a separate network while production runs, and we measure the data lost (RPO) and the time until return (RTO).',
              ],
            },
            {
              title: 'Costs by department',
              content: [
                'Each department sees its own bill. Quotas and automatic shutdown stop spending where a budget only warns.',
              ],
              points: [
                'Reservations or savings plans after a period of measurement',
                'Azure Hybrid Benefit for Windows and SQL licences with active Software Assurance or by subscription',
                'Rupee bills through an Indian partner, GST of 18% shown separately',
              ],
            },
            {
              title: 'Security settings',
              content: [
                'Your settings decide who gets in. Azure enforces multi-factor sign-in for portal and administrators, and for emergency accounts too.',
              ],
              points: [
                'Administrator rights for hours (Privileged Identity Management, Entra ID P2 or Governance)',
                'Keys in Key Vault, databases behind private endpoints, a planned internet exit',
                'Logs kept 180 days in India; CERT-In hears of listed incidents within six hours',
              ],
            },
            {
              title: 'Data in India',
              content: [
                'Most services stay in their region. Entra ID sign-in and some AI services are run elsewhere, so you get a list: service, what it stores, where, and Microsoft’s document.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'features',
      heading: 'Features that we set up first',
      short: 'Features',
      lead: 'Ready before the first system moves.',
      blocks: [
        {
          type: 'entries',
          variant: 'columns',
          items: [
            {
              icon: 'people',
              title: 'Identity',
              text: 'Groups by job role; two emergency accounts with passkeys in the safe, tested every quarter.',
            },
            {
              icon: 'workflow',
              title: 'Network',
              text: 'A firewall, and addresses that do not clash with your plant.',
            },
            {
              icon: 'folder',
              title: 'Subscriptions and policy',
              text: 'A policy refuses a disk outside India.',
            },
            {
              icon: 'refresh',
              title: 'Backup',
              text: 'Vaults that one person alone cannot empty.',
            },
            {
              icon: 'clock',
              title: 'Monitoring',
              text: 'What users notice rings the person on call.',
            },
            {
              icon: 'rupee',
              title: 'Cost sheet',
              text: 'One line per system, with owner and budget.',
            },
          ],
        },
      ],
    },
    {
      id: 'why-choose-us',
      heading: 'Why choose us',
      lead: 'We implement ERP systems.',
      ground: 'tint',
      blocks: [
        {
          type: 'list',
          items: [
            'More than 13 years of experience',
            'Month end, GST due dates and stock counts are in our maintenance calendar',
            'A written way back for each move',
            'We name the systems that should stay',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions about the Azure contract and bill',
      blocks: [
        {
          type: 'questions',
          items: [
            {
              question: 'Will Azure be cheaper than our own server?',
              answer:
                'For a machine that runs all day at full size, your own room often wins. We calculate three years of both, with electricity, staff time and hardware.',
            },
            {
              question: 'In whose name is the subscription?',
              answer: `Tenant and data are yours. Bought through a partner (CSP), billing runs on its agreement, and changing partners is a transfer that both must accept. Under your own Microsoft agreement the contract is yours alone. ${proofs.partnerLine}`,
            },
            {
              question: 'Who answers at night?',
              answer: `Our on-call team, for systems under a 24/7 contract. ${proofs.escalationLine}`,
            },
            {
              question: 'Can the bill become much higher than planned?',
              answer:
                'It can, until somebody sets limits. Test machines are switched off first, but for production a person whom you name decides, since users would notice at once.',
            },
            {
              question: 'Which region do we use, and where is the second copy?',
              answer:
                'Usually Pune for production and Chennai for the copy, after your services and machine sizes are checked in both.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'Each system moves on a date of its own. If its owner’s test fails, the old server goes on working, and the person named in the move plan sets a second date.',
  related: { services: ['business-central-details'], courses: ['azure-details'], posts: [3] },
  call: {
    heading: 'Keep, move or replace: each server on your list gets one answer',
  },
});
