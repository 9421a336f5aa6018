import { defineService } from '../schema/service';

export const service = defineService('sharepoint-details', {
  title: 'SharePoint',
  icon: 'sharepoint',
  desc: 'Document control, intranet and contracts, with clean permissions.',
  listing: {
    page: 'services',
    group: 'around-the-ledger',
    when: 'Several versions of a drawing are on the shop floor.',
  },
  meta: {
    title: 'SharePoint: intranet and document control',
    description:
      'SharePoint for Indian companies: ISO document control, intranet, permissions, holds, storage, backup, licences by feature, and moving from a file server or InfoPath.',
  },
  banner: {
    heading: 'SharePoint: one approved version of every document',
    lead: 'Work instructions, contracts and drawings get one place, one valid version and clear access rights. Most of it works with the Microsoft 365 licences that you already have; a table below lists the rest.',
    tone: 'indigo',
    picture: {
      name: 'service-sharepoint',
      alt: 'A document library: work instruction WI-114 revision 7 approved on 12 November, revision 6 withdrawn, one drawing in review and one checked out.',
    },
  },
  sections: [
    {
      id: 'information',
      heading: 'What SharePoint is good for',
      lead: 'Most Microsoft 365 plans include it. Many companies use it only as a second file server.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'In a folder tree you must know where the author saved a file. In SharePoint a document carries its facts as columns (metadata): number, revision, department, product, review date. A few views that filter by them can replace a deep folder tree.',
            'We keep the structure flat. A communication site publishes news and policies. A team site is for a group that works together. A hub site joins several sites in one navigation and one search. When a department is renamed, its site moves to another hub without copying files.',
            'Two things make this a good time to clean up. Several old functions ended in 2026, as the table shows, and Copilot answers from everything that a user can already open.',
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'ended-in-2026',
          asOf: '2026-11',
          caption: 'What ended in 2026, and what replaces it',
          columns: ['What ended', 'Date', 'Replacement'],
          rows: [
            [
              'App-only access by Azure ACS (old scripts and interfaces)',
              '2 April 2026',
              'An Entra app with a certificate',
            ],
            ['SharePoint 2013 workflows in SharePoint Online', '2 April 2026', 'Power Automate'],
            [
              'SharePoint Add-ins in SharePoint Online',
              '2 April 2026',
              'SharePoint Framework (SPFx)',
            ],
            ['The old sign-in IDCRL', 'Blocked since 1 May 2026', 'Modern sign-in'],
            [
              'Support for SharePoint Server and Project Server 2016 and 2019',
              '14 July 2026',
              'SharePoint Online or Subscription Edition',
            ],
            [
              'InfoPath Forms Services and SharePoint Designer 2013',
              '14 July 2026',
              'Power Apps, Microsoft Forms, forms of Microsoft Lists',
            ],
            ['Project Online', '30 September 2026', 'Planner or Dynamics 365 Project Operations'],
            ['SharePoint alerts', 'During 2026', 'Rules of a list, or Power Automate'],
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'licences',
          asOf: '2026-11',
          caption:
            'Which licence each function needs; we check Microsoft’s current list before you order',
          columns: ['Function', 'Licence'],
          rows: [
            [
              'Sites, libraries, versions, lists, approvals',
              'In most Microsoft 365 business and enterprise plans',
            ],
            ['Intranet in Teams (Viva Connections)', 'In plans with SharePoint and Teams'],
            [
              'Retention and sensitivity labels set by hand',
              'Microsoft 365 Business Premium, E3 or higher',
            ],
            [
              'Automatic labels, retention from an event, records management',
              'Microsoft 365 E5 or a Purview add-on',
            ],
            [
              'Site access reviews, Restricted Content Discovery',
              'SharePoint Advanced Management: an add-on per user, or included with Microsoft 365 Copilot licences',
            ],
            ['eDiscovery hold on a site', 'Office 365 E3 or higher'],
            [
              'Flow that stamps a PDF',
              'Power Automate Premium, if its connector is premium; most are',
            ],
            ['More storage', 'Office 365 Extra File Storage, bought per GB and month'],
            ['Microsoft 365 Backup', 'Pay-as-you-go by protected GB'],
          ],
        },
      ],
    },
    {
      id: 'scope',
      heading: 'What we set up',
      lead: 'Most companies start with documents or permissions.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Document control for ISO',
              content: [
                'Procedures, work instructions and drawings get a number, a revision and an owner. The author checks out a draft. Named people review and approve it. A flow publishes the approved PDF to the readers’ library, with the revision and a controlled-copy stamp. The old revision goes to the archive. For each machine, name the person who swaps the print. The owner gets a task before the review date. One view shows the auditor every document with its approval and the readers’ confirmations.',
              ],
            },
            {
              title: 'Intranet, also in Teams',
              content: [
                'Employees mostly look for holiday list, forms, phone numbers, canteen menu and notices. We ask them and put these on the first screen. Each news item has an author, a date and an end date. Viva Connections shows the same page in Teams and on the phone, so shop-floor staff can use it.',
              ],
            },
            {
              title: 'Vendor and contract library',
              content: [
                'Contracts have dates, and a missed notice date costs money. The library stores the dates as columns, and a flow sends reminders.',
              ],
              points: [
                'Party, GSTIN, value band, start, end, notice date and owner for each contract',
                'A reminder to owner and purchase before the notice date',
                'Vendor papers with expiry: Udyam certificate, bank letter, NDA, ISO certificate',
                'Signed copy locked as a record; amendments linked to the main contract',
                'A link from the Business Central vendor card to these papers, by a small extension',
              ],
            },
            {
              title: 'Project sites from a template',
              content: [
                'Each new project gets the same site with the same permissions. It has libraries for drawings, letters and photos, and a list of submittals with due dates. Someone requests the site by a form and a manager approves it. So names follow a rule and each site has an owner. After the project the site becomes read-only and the retention period starts.',
              ],
            },
            {
              title: 'Permissions, before Copilot',
              content: [
                'You need no Copilot licence to start. Too much sharing is a risk with or without Copilot. We clean up site by site with each owner.',
              ],
              points: [
                'Auditors and vendors are guests of one site, with an end date that its owner confirms or extends',
                'A report of links open to everyone, and of guests who left long ago',
                'Rights through groups only; salary, board and legal sites kept separate',
                'Site access reviews, where owners confirm or remove people (top 100 sites of a report)',
                'Restricted Content Discovery hides a site from search and Copilot; its permissions stay as they are',
                'Sensitivity labels that stay with the file when it is sent out',
              ],
            },
            {
              title: 'Migration from a file server',
              content: [
                'First we count files by age, type, owner and path length. Files that nobody has opened for years go to an archive, if you agree. Office documents move well with Microsoft’s migration tool. CAD assemblies, PST files, databases and paths above 400 characters need a plan; some should stay where they are. A setting of the tool can copy the old access rights. We usually set new groups instead, because old rights bring their mistakes along. Departments move one at a time. Both sides sign the file counts.',
              ],
            },
            {
              title: 'Leaving SharePoint Server and InfoPath',
              content: [
                'We list workflows, InfoPath forms, add-ins and web parts, and who still uses each. For each form you choose whether to drop it, replace it with a Lists form, or rebuild it. A rebuilt form is a Power App with a Power Automate flow. Open approvals are finished in the old system. Old records stay as a read-only export, where law or a customer contract requires it.',
              ],
            },
            {
              title: 'Large lists with more than 5,000 items',
              content: [
                'A list can hold up to 30 million items. A view that reads more than 5,000 without an index fails. We index the columns that people filter by, keep views small and archive by year. If the data has several related tables, we suggest Dataverse or your ERP.',
              ],
            },
            {
              title: 'Retention, records and legal holds',
              content: [
                'Purview retention labels give each document type its period, for example from the end of a financial year. A locked record cannot be edited. A disposition review asks a named person before anything is deleted.',
              ],
              points: [
                'For a legal case, an eDiscovery hold or a retention policy preserves a site',
                'Litigation hold is a function for Exchange mailboxes only',
                'Held copies go to the Preservation Hold library and use your storage',
              ],
            },
            {
              title: 'Storage and backup',
              content: [
                'The whole organisation has one storage pool: 1 TB plus 10 GB for each eligible user licence. Frontline (F) plans add nothing. One site can hold up to 25 TB.',
              ],
              points: [
                'Old versions, recycle bins and held copies count; trim versions first',
                'Inactive sites can move to Microsoft 365 Archive',
                'Deleted files stay in the recycle bins for 93 days; this is no backup',
                'Microsoft 365 Backup or another tool restores whole sites after ransomware',
              ],
            },
            {
              title: 'Search that finds the right document',
              content: [
                'Search shows people only what they may open. Good results need clear titles, so files such as ‘Final_v3_new’ are renamed. We set bookmarks for the documents most often searched, add your internal abbreviations, and filters by product and document type. After a month we read the list of searches without a result and add what is missing.',
              ],
            },
            {
              title: 'Training for site owners',
              content: [
                'Owners learn on their own site in short sessions. They add a person through the right group, restore a version, build a view and read the access report. They receive a one-page list of rules and the name of a person to ask. Readers get one page: find a document, follow it, send a link in place of an attachment. The support contract states hours, channel and severity classes.',
              ],
            },
          ],
        },
        { type: 'call', text: 'Name the folder that everybody searches. We draw its library.' },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions about space, backup and Copilot',
      blocks: [
        {
          type: 'questions',
          items: [
            {
              question: 'How much space do we have?',
              answer:
                'With 200 eligible licences about 3 TB, for versions, recycle bins and retained copies too. You can buy more per GB and month, usually through the partner who sold the licences.',
            },
            {
              question: 'Is SharePoint backed up?',
              answer:
                'No. There is no separate copy outside the service. Versions, the 93-day recycle bins and retention help with mistakes by users. For ransomware or long storage you need Microsoft 365 Backup or a third-party tool.',
            },
            {
              question: 'Can it replace our file server?',
              answer:
                'For office documents, yes. For CAD assemblies, databases, PST files and very deep folders one option is Azure File Sync. It does not lock files between sites, so two offices should not edit the same file there.',
            },
            {
              question: 'Will Copilot show salaries to everyone?',
              answer:
                'Copilot shows a user what that user can already open. If the salary folder is shared too widely, Copilot will find it, so fix sharing first. Access reviews by site owners need SharePoint Advanced Management.',
            },
            {
              question: 'Is it enough for ISO and for GMP?',
              answer:
                'For ISO document control, yes: versions, approval, content types and a controlled-copy stamp by a flow. For GMP in pharma the system must also be validated, and electronic signatures have their own rules. That is a separate project with your quality team.',
            },
            {
              question: 'Our 2013 workflows and InfoPath forms stopped. What now?',
              answer:
                'Your data is still in its lists and libraries. Send us the list of workflows and forms. We sort them into drop, replace and rebuild, and quote only for the last two.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'Departments move one after another, and the quotation names the weeks for each. Each site needs an owner who sorts the files, checks the access and signs the count. Keep the file server readable until then, so that people can work if a move must be repeated.',
  related: {
    services: ['power-apps-details', 'azure-details', 'business-central-details'],
    products: ['qm-details'],
    courses: ['azure-details', 'powerbi-details'],
    industries: ['medicine', 'construction', 'education'],
    posts: [1],
  },
  scene: {
    after: 'information',
    text: 'A laboratory works with one approved version of each procedure. Older versions stay on record with date and author.',
  },
  call: {
    heading: 'Have your sharing checked before Copilot or the ISO auditor comes.',
  },
});
