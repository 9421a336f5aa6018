import { proofs } from '../proofs';
import { defineService } from '../schema/service';

export const service = defineService('azure-details', {
  title: 'Microsoft Azure',
  icon: 'azure',
  desc: 'Servers, databases and backups in Indian regions, with a cost sheet and restore tests on record.',
  listing: {
    page: 'services',
    group: 'around-the-ledger',
    when: 'The server is in a cupboard at the office, and its backup has never been tested.',
  },
  meta: {
    title: 'Azure consulting: IaaS, PaaS, SaaS and hybrid cloud',
    description:
      'Azure for Indian companies: service models, regions, hybrid cloud, SQL backups, cost and security, and what 99.5% availability and 24/7 support really mean.',
  },
  banner: {
    heading: 'Microsoft Azure: servers, databases and backups in India',
    lead: 'Move ERP, files and applications to Microsoft’s data centres in Pune, Hyderabad or Chennai. You decide for each system how much downtime and data loss you can accept.',
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
      lead: 'Microsoft runs the buildings, power and hardware. Your data, your user accounts and your settings stay your responsibility.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'A mid-sized company usually needs about a dozen of the services of Azure. We choose them with you, design the network, set access rights and keep the cost sheet.',
            'SQL Server 2016 left support on 14 July 2026, and Windows Server 2016 leaves it on 12 January 2027. They keep running, but the regular security fixes end. If you must replace a server anyway, compare the price of a new one with Azure.',
          ],
        },
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
          type: 'text',
          aside: true,
          paragraphs: [
            'An SLA (service level agreement) is a commitment with service credits. If Microsoft misses it, you get part of the fee back. It covers one resource and does not promise that your whole application runs. In a month of 30 days, 99.5% allows 3 hours 36 minutes of downtime. The table shows what better disks or a second machine change.',
            'The 24/7 support is ours. The contract names who answers at night, for which severity, by which channel and in which language. Microsoft’s own 24x7 technical line needs a Standard or higher Azure support plan; Basic covers billing and subscription questions only.',
          ],
        },
        {
          type: 'table',
          caption:
            'Microsoft’s SLA for virtual machines; check the current SLA document before you sign',
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
          caption: 'Who looks after what in each service model',
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
      lead: 'We list your systems and choose, for each, the service model that needs the least work from you.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Infrastructure as a Service (IaaS)',
              content: [
                'You rent virtual machines. This suits software that cannot be changed, such as an old ERP version or a licence server. Patching stays your duty; we can do it under contract.',
              ],
              points: [
                'Machine size from four weeks of measured load',
                'Disk type chosen by the downtime that you can accept',
                'No public RDP or SSH; administrators use Azure Bastion',
                'Test machines switch off at night',
              ],
            },
            {
              title: 'Platform as a Service (PaaS)',
              content: [
                'You bring the application; Microsoft runs the server below it. Web applications go to App Service, databases to Azure SQL Database and small jobs to Functions. The application must not depend on local files or fixed paths, so some code usually changes. We move one application first and decide on the next after that.',
              ],
            },
            {
              title: 'Software as a Service (SaaS)',
              content: [
                'You rent the finished application: Microsoft 365 for mail and documents, Business Central online for ERP. Accounts, access and data rules are still your work, and we set them up.',
              ],
              points: [
                'Joiners and leavers managed in Microsoft Entra ID, the user directory',
                'Sign-in rules by place and device (Conditional Access, needs Entra ID P1)',
                'Retention and data export agreed before you start',
                'A yearly check for licences that nobody uses',
              ],
            },
            {
              title: 'Hybrid cloud',
              content: [
                'Some systems must stay in the plant, such as a weighbridge or a testing machine. Azure Arc shows these servers in Azure for policies, updates and Defender. If the line fails, only what runs in the plant goes on; everything in Azure waits.',
              ],
              points: [
                'VPN Gateway or ExpressRoute, with a second line as reserve',
                'Azure File Sync: branch file servers with one copy in Azure',
                'It needs Windows Server; a NAS cannot take part',
                'It does not lock files across sites: two branches editing one file create a conflict copy',
                'For shared editing use SharePoint, or give each branch its own folders',
              ],
            },
            {
              title: 'Strategic advisory',
              content: [
                'A written plan for three years. We list your systems with their support end dates, today’s running cost and the effect of one day of downtime. Each system gets one of five decisions: retire, keep, move, rebuild or replace. The plan ends with the order of moves, a budget range and the decisions that management must take.',
              ],
            },
          ],
        },
        {
          type: 'table',
          caption:
            'Azure regions in India; check each service, because not all are in every region',
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
      lead: 'Each benefit depends on a certain setup, which its text names.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Availability that you can calculate',
              content: [
                'Each service has its own SLA. If an application needs two services, their SLAs multiply. For example, App Service at 99.95% and Azure SQL Database at 99.99% give 99.94% together. We draw the chain for your system and find its weakest part. Then you see what a better disk or a second zone costs, and how much downtime it saves.',
              ],
            },
            {
              title: 'Backups that have been tested',
              content: [
                'Azure SQL Database backs itself up. You can restore to any point in the last 1 to 35 days, depending on the setting. Copies can be kept for up to 10 years. A virtual machine has no backup until someone sets it up.',
                'We restore systems on a schedule and give you a dated report with the time it took.',
              ],
              points: [
                'Machines, and SQL Server inside them: a Recovery Services vault with soft delete and immutability',
                'Azure SQL Database backups are outside that vault, and its soft delete does not cover them',
                'Deleting the logical SQL server deletes its databases and point-in-time backups',
                'We put a delete lock on the server; long-term copies survive its deletion',
                'Books of account: a backup in India every day, as the company law rules require',
              ],
            },
            {
              title: 'A second site without a second building',
              content: [
                'Azure Site Recovery copies your machines continuously and can start them in another region. You can test this in a separate network while production runs. RPO is how much data you may lose; RTO is how long the return takes. We measure both in a test and write down the order of starting: identity first, then database, then applications.',
              ],
            },
            {
              title: 'Costs by department',
              content: [
                'Each department sees the cost of its own systems. Savings come from the right size, from commitments for one or three years, and from switching off what is idle.',
              ],
              points: [
                'Tags, budgets and alerts by department; a budget warns but does not stop spending',
                'Quotas and automatic shutdown, which do limit it',
                'Reservations or savings plans after a period of measurement',
                'Azure Hybrid Benefit for Windows and SQL licences that you own',
                'Unused disks, addresses and snapshots deleted every month',
                'Bills in rupees through an Indian partner; GST of 18% shown separately',
              ],
            },
            {
              title: 'Security settings',
              content: [
                'Microsoft protects the data centre. Access to your systems depends on your settings. We start with those that stop most attacks and then improve the secure score in Defender for Cloud.',
              ],
              points: [
                'Multi-factor sign-in; Azure enforces it for portal and administrators',
                'Administrator rights for a few hours by Privileged Identity Management',
                'That needs Entra ID P2 or Entra ID Governance for each user who benefits',
                'Passwords and keys in Key Vault; databases behind private endpoints',
                'A planned internet exit: new virtual networks have none by default',
                'Logs kept 180 days in India; CERT-In must hear of listed incidents within six hours',
              ],
            },
            {
              title: 'Data in India',
              content: [
                'Most services keep data in the region that you choose. Some global services process data elsewhere, for example Entra ID sign-in and some AI services. We keep a list for you: service, what it stores, where, and the Microsoft document that says so.',
              ],
            },
          ],
        },
        {
          type: 'call',
          text: 'List the servers that you run today. We say which of them can move.',
        },
      ],
    },
    {
      id: 'features',
      heading: 'Features that we set up first',
      short: 'Features',
      lead: 'Identity, network, backup and cost control are ready before the first system moves.',
      blocks: [
        {
          type: 'entries',
          variant: 'columns',
          items: [
            {
              icon: 'people',
              title: 'Identity',
              text: 'Groups by job role in Microsoft Entra ID, two emergency accounts kept offline, and guests with an end date.',
            },
            {
              icon: 'workflow',
              title: 'Network',
              text: 'A central network with a firewall, one network per system, and address ranges that do not clash with your plant.',
            },
            {
              icon: 'folder',
              title: 'Subscriptions and policy',
              text: 'Production and test are separate. Policies block mistakes, such as a disk outside India or a machine without an owner.',
            },
            {
              icon: 'refresh',
              title: 'Backup',
              text: 'A rule for each class of system, vaults that one person alone cannot empty, and dates for restore tests.',
            },
            {
              icon: 'clock',
              title: 'Monitoring',
              text: 'Alerts for what users notice go to the person on call. Everything else goes into a weekly report.',
            },
            {
              icon: 'security',
              title: 'Protection',
              text: 'Defender for Cloud, Key Vault, and a review of rights every quarter.',
            },
            {
              icon: 'rupee',
              title: 'Cost sheet',
              text: 'One line per system with owner, budget and trend. Each tip from Azure Advisor gets a decision.',
            },
            {
              icon: 'document',
              title: 'Environment as code',
              text: 'Networks and servers are described in Bicep or Terraform files, so you can rebuild them and see changes.',
            },
          ],
        },
      ],
    },
    {
      id: 'why-choose-us',
      heading: 'Why choose us',
      lead: 'We implement ERP systems, so we know what runs on these servers and when it must not stop.',
      ground: 'tint',
      blocks: [
        {
          type: 'list',
          items: [
            '99.5% Azure availability and 24/7 support, with their basis at the top of this page',
            'More than 13 years of experience',
            'Month end, GST due dates and stock counts are marked in our maintenance calendar',
            'You receive the design drawing, the cost sheet and the restore report',
            'Each move is rehearsed, with a written way back and the person who decides on it',
            'We tell you which systems should stay where they are',
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
              question: 'Is backup included?',
              answer:
                'For Azure SQL Database, yes, for 1 to 35 days. A virtual machine has no backup until it is configured. Let any provider show a dated restore report.',
            },
            {
              question: 'Which region do we use, and where is the second copy?',
              answer:
                'Usually Central India (Pune) for production and South India (Chennai) for the second copy. Not every service or machine size is available in both, so we check your list first.',
            },
            {
              question: 'Can the bill become much higher than planned?',
              answer:
                'Yes, if nobody sets limits. The bill adds up machine hours, disks, databases, gateways, addresses, backup storage and data that leaves Azure. A budget alert goes to the system’s owner in the cost sheet. Test machines are switched off first; for production a person whom you name decides. Disks and gateways of stopped machines still cost money. Agree in the contract who reviews the cost, and how often.',
            },
            {
              question: 'In whose name is the subscription?',
              answer: `Tenant and data are yours. Bought through a partner (CSP), the billing runs on its agreement. Changing partners is then a transfer that both must accept, and reservations move separately. Under your own Microsoft agreement you depend on no partner. ${proofs.partnerLine}`,
            },
            {
              question: 'Will Azure be cheaper than our own server?',
              answer:
                'Not always. A machine that runs day and night at full size often costs more than your own. We calculate three years of both, with electricity, staff time and hardware.',
            },
            {
              question: 'Who answers at night?',
              answer:
                'For systems under a 24/7 contract, our on-call team. The support contract states hours, channel and severity classes. For faults in Azure itself we open a case with Microsoft, under the support plan that you hold.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'Each system moves on a date of its own. Its owner tests it in Azure before and after that date. If the test fails, the old server goes on working, and the person named in the move plan decides on a second date.',
  related: {
    services: ['business-central-details', 'nav-details', 'application-development-details'],
    courses: ['azure-details', 'it-service-management-details'],
    industries: ['medicine', 'logistics', 'food-beverage'],
    posts: [3, 5],
  },
  scene: {
    after: 'consulting-options',
    text: 'A laboratory must find its records years later. Backups of Azure SQL Database can be kept for up to 10 years.',
  },
  call: {
    heading: 'Start with the system that must not stop: get its recovery plan and monthly cost',
  },
});
