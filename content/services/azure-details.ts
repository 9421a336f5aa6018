import { defineService } from '../schema/service';

export const service = defineService('azure-details', {
  title: 'Microsoft Azure',
  icon: 'azure',
  desc: 'Servers, platforms and back-ups in Indian regions, with a cost sheet and a restore that has been tried.',
  meta: {
    title: 'Azure consulting: IaaS, PaaS, SaaS and hybrid cloud',
    description:
      'Which Azure service model suits which system, the Indian regions, hybrid cloud, cost and security, and 99.5% availability with 24/7 support, explained in hours.',
  },
  banner: {
    heading: 'Microsoft Azure, planned from the restore backwards',
    lead: 'The first question is how fast each system must be back and how much may be lost. Region, service model and price follow from the answer.',
    tone: 'tint',
    picture: {
      name: 'service-azure',
      alt: 'A woven map of India with dots at Pune, Hyderabad and Chennai, threads from a plant in Noida to the Pune dot, and a panel with web server, database and back-up, the last one restored on 14 November.',
    },
  },
  sections: [
    {
      id: 'information',
      heading: 'What you rent, and what stays yours',
      lead: 'The cloud takes over the building, the power and the disks. It does not take over your data, your accounts or your mistakes.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Azure is a long catalogue, and a mid-sized company needs perhaps a dozen services of it. Our work is to choose them, draw the network between them, hand out rights sparingly, and keep a sheet on which each rupee has an owner. We look after the result day and night.',
            'Many moves begin with a date. Windows Server 2016 loses extended support on 12 January 2027, and SQL Server 2016 lost it on 14 July 2026. A host that has to be replaced anyway is a good moment to ask whether it should be a host at all.',
          ],
        },
        {
          type: 'claims',
          items: [
            { figure: '99.5%', label: 'Azure availability' },
            { figure: '24/7', label: 'Support' },
          ],
        },
        {
          type: 'table',
          caption: 'Who looks after what, by service model',
          columns: ['Model', 'You keep', 'Microsoft keeps', 'Example'],
          rows: [
            [
              'IaaS',
              'Operating system, patches, application, data',
              'Hardware, power, building, virtualisation',
              'Virtual machine with managed disks',
            ],
            [
              'PaaS',
              'Application and data',
              'All of that, operating system and its patches',
              'App Service, Azure SQL Database, Functions',
            ],
            [
              'SaaS',
              'Users, settings, what you enter',
              'The application as well',
              'Microsoft 365, Business Central online',
            ],
          ],
        },
      ],
    },
    {
      id: 'consulting-options',
      heading: 'Consulting options',
      lead: 'Five assignments, alone or one after another. We begin with a list of your systems and put each under the model that asks the least of you.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Infrastructure as a Service (IaaS)',
              content: [
                'Virtual machines for what cannot change: an ERP of an old version, a licence server, a program whose maker has gone. You keep the duty of patching, so we take it over with a calendar and a list of exceptions.',
              ],
              points: [
                'Size taken from four weeks of measured load, not from the old purchase order',
                'Disks and sets chosen by the stop that you can bear',
                'No public RDP or SSH; administrators come in through Bastion',
                'Test machines switched off at night',
              ],
            },
            {
              title: 'Platform as a Service (PaaS)',
              content: [
                'The web application goes to App Service, the database to Azure SQL Database, the small jobs to Functions. Nobody patches an operating system any more, and a copy for testing is made in minutes and thrown away after. The price is discipline: sessions, files and fixed paths have to leave the program first. We try one application, with its own team, before a second is promised.',
              ],
            },
            {
              title: 'Software as a Service (SaaS)',
              content: [
                "Mail, documents and, with Business Central online, the ERP itself. What remains is governance, and that tends to be nobody's job until a file has gone to the wrong address.",
              ],
              points: [
                'Joiners and leavers handled in one place, Microsoft Entra ID',
                'Conditional access by place, device and risk',
                'Retention and export decided while you are still a happy customer',
                'A yearly look at licences that nobody uses',
              ],
            },
            {
              title: 'Hybrid cloud',
              content: [
                'A weighbridge, a testing bench and a file share of drawings stay in the plant. Azure Arc brings those servers under the same policies, updates and Defender as the rest.',
              ],
              points: [
                'VPN Gateway or ExpressRoute, with a second way when a digger finds the cable',
                'Azure Files sync, so that a branch opens drawings at local speed',
                'Azure Virtual Desktop for a program that will not leave Windows',
                'One identity on both sides',
              ],
            },
            {
              title: 'Strategic advisory',
              content: [
                'For the board paper and the three years after it. We list the systems with the end of their support, the cost of running them today including people and power, and what a stop of one day would mean to the plant. Each then gets one of five words: retire, keep, move, rebuild, replace. The paper ends with an order of moves, a budget with its range, and the two decisions that only the management can take.',
              ],
            },
          ],
        },
        {
          type: 'table',
          caption: 'Azure regions in India; not every service is offered in each',
          columns: ['Region', 'City', 'Availability zones', 'Our usual use of it'],
          rows: [
            ['Central India', 'Pune', '3', 'Production'],
            [
              'India South Central',
              'Hyderabad',
              '3',
              'Production, once the services you need are listed there; opened in 2026',
            ],
            [
              'South India',
              'Chennai',
              'None',
              'Second site and back-up copies; pair of Central India',
            ],
            ['West India', 'Mumbai', 'None', 'Only where a system must be near Mumbai'],
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      lead: 'Six, each with what it depends on, for none of them comes by itself.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Availability that can be worked out',
              content: [
                'Ask of any percentage what it counts: which parts, which hours, planned work or not. In a month of thirty days, 99.5% leaves 3 hours and 36 minutes. Microsoft commits service by service, with credits and no promise of zero stops, and the figures multiply: 99.95% for an App Service and 99.99% for its database make 99.94% together. We draw the chain of your system, find the weakest part, and spend there.',
              ],
            },
            {
              title: 'Back-ups that come back',
              content: [
                'A green tick says that a copy was made. A drill says that it can be read, by whom, and how long that took.',
                'We restore one system after another on a calendar and keep the minutes.',
              ],
              points: [
                'Recovery Services vault with soft delete and immutability against ransomware',
                'A copy in a second region',
                'SQL with log back-ups, to the point before the mistake',
                'Books of account copied daily to servers in India',
              ],
            },
            {
              title: 'A second site without a second building',
              content: [
                'Azure Site Recovery copies machines as they change and can start them elsewhere. A test failover runs in a closed network while production goes on, so there is no excuse for not trying. How long a return takes and how much is lost cannot be read in a brochure; both are measured in the drill. The order of starting is written down: identity, then database, then the programs, and the label printer before the report server.',
              ],
            },
            {
              title: 'Cost with a name on it',
              content: [
                'Cloud is not cheaper by nature. Savings come from three habits: right size, a longer commitment for what runs always, and switching off whatever is not in use.',
              ],
              points: [
                'Tags by department, a budget and an alert for each',
                'Reservations or savings plans after three months of measurement, Hybrid Benefit for licences you own',
                'Orphan disks, addresses and snapshots removed every month',
                'Rupee billing through an Indian partner, GST of 18% shown apart',
              ],
            },
            {
              title: 'Security, setting by setting',
              content: [
                'Microsoft guards the building; the doors inside are yours. We start with the few settings that stop most break-ins, then raise the secure score of Defender for Cloud month by month.',
              ],
              points: [
                'Multi-factor sign-in for everybody, rights given for hours through Privileged Identity Management',
                'Secrets in Key Vault, databases behind private endpoints',
                'A planned way out: new virtual networks have no default outbound access',
                'Logs kept for 180 days in India and a call list for the six-hour report to CERT-In',
              ],
            },
            {
              title: 'Data in India',
              content: [
                'Most services keep data in the region that you choose, and production in Pune is ordinary practice. Some global services work differently, sign-in records and certain AI functions among them. We therefore keep a sheet with one line a service: what it stores, where, and which clause says so. Your auditor and your largest customer will both ask for it, in different words.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'features',
      heading: 'Features we set in place',
      lead: 'Eight pieces of ground work. Systems move in when all eight stand.',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              icon: 'people',
              title: 'Identity',
              desc: 'Groups by post in Microsoft Entra ID, two emergency accounts in a sealed envelope, guests with an end date.',
            },
            {
              icon: 'workflow',
              title: 'Network',
              desc: 'A hub for what is shared, a spoke for each system, a firewall between, and address ranges that do not clash with the plant.',
            },
            {
              icon: 'folder',
              title: 'Subscriptions and policy',
              desc: 'Production apart from test. Policies refuse what must not happen, such as a disk outside India or a machine without an owner.',
            },
            {
              icon: 'refresh',
              title: 'Back-up',
              desc: 'A rule for each class of system, vaults that cannot be emptied by one person, and a calendar of restores.',
            },
            {
              icon: 'clock',
              title: 'Monitoring',
              desc: 'Alerts on what users feel, sent to a desk that is awake; everything else goes into a weekly report.',
            },
            {
              icon: 'security',
              title: 'Protection',
              desc: 'Defender for Cloud, Key Vault, just-in-time access, and a review of rights each quarter with the managers who gave them.',
            },
            {
              icon: 'rupee',
              title: 'Cost sheet',
              desc: 'One line a system with owner, budget and trend, and Advisor findings with a yes or a no beside each.',
            },
            {
              icon: 'document',
              title: 'Written environment',
              desc: 'Networks and servers described in Bicep or Terraform, so that what stands can be compared with what was agreed.',
            },
          ],
        },
      ],
    },
    {
      id: 'why-choose-us',
      heading: 'Why choose us',
      lead: 'Because the people who run the servers know the ledger that runs on them.',
      ground: 'tint',
      blocks: [
        {
          type: 'list',
          items: [
            '99.5% Azure availability and 24/7 support',
            'More than 13 years of experience',
            'Month end, GST dates and stock-taking are in our maintenance calendar',
            'Each design is handed over as a drawing, a cost sheet and a restore report',
            'Moves are rehearsed, and the way back is written down with the person who may order it',
            'We say which systems should stay where they are',
          ],
        },
      ],
    },
  ],
  related: {
    services: ['business-central-details', 'nav-details', 'application-development-details'],
    courses: ['azure-details', 'it-service-management-details'],
    industries: ['logistics', 'medicine', 'food-beverage'],
    posts: [3, 5],
  },
  call: { heading: 'Name the system that may not stop. We will plan its return first.' },
});
