import { evidence } from '../evidence';
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
    lead: 'Work instructions, drawings and contracts get one valid version and clear access rights, mostly with the Microsoft 365 licences that you have.',
    firstStep:
      'half an hour with the owner of one folder. Columns, views and rights of its new library come back on one page, and nothing has been ordered.',
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
      lead: 'For the quality head whose operator works from an old print, and for the IT head before Copilot. If ten people share one folder that nobody audits, leave it where it is.',
      blocks: [
        { type: 'evidence', ...evidence.sharingReport },
        {
          type: 'list',
          title: 'Three limits of SharePoint',
          items: [
            'Recycle bins and versions help with mistakes; a backup is bought apart',
            'CAD assemblies, databases and PST files need another place',
            'Automatic labels and access reviews need more than the usual licence',
          ],
        },
        {
          type: 'table',
          id: 'plan',
          caption: 'How a department moves',
          columns: ['Stage', 'Your people', 'It ends when'],
          rows: [
            [
              'Count',
              'IT lists files by age, type and owner',
              'The owner has marked what goes to the archive',
            ],
            [
              'Set up',
              'Quality head names authors and approvers',
              'One document has passed from draft to print',
            ],
            ['Move', 'Each owner sorts and checks', 'Both sides agree on the file counts'],
            ['Learn', 'Owners, on their own site', 'An owner has restored a version alone'],
          ],
        },
        { type: 'call', text: 'Look at one library, drawn for your own folder' },
        {
          type: 'list',
          folded: true,
          id: 'structure',
          title: 'How we structure it',
          items: [
            'A document carries its facts as columns (metadata): number, revision, department, product, review date',
            'A few views that filter by them replace a deep folder tree',
            'A communication site publishes, a team site is for a group that works together',
            'A hub joins sites in one navigation and one search; a renamed department moves to another hub without copying',
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
                'Suppose the auditor stops at press 4. Revision 5 hangs there, revision 7 has been valid since Monday, and one shift of brackets has the old hole. With document control the flow that publishes revision 7 gives a task, closed with a photo, to the person who swaps the print.',
              ],
              points: [
                'Authors check out a draft, named people review and approve',
                'The approved PDF carries revision and controlled-copy stamp; the old one goes to the archive',
                'One view shows the auditor each document, its approval and the readers’ confirmations',
              ],
            },
            {
              title: 'Intranet, also in Teams',
              content: [
                'Employees look for holiday list, forms and canteen menu. We put these on the first screen, and give each news item an author and an end date. Viva Connections shows the same page in Teams and on the phone, so shop-floor staff can use it.',
              ],
            },
            {
              title: 'Vendor and contract library',
              content: [
                'A missed notice date costs money. The library stores dates as columns, and a flow reminds owner and purchase before each.',
              ],
              points: [
                'Party, GSTIN, value band, start, end, notice date and owner for each contract',
                'Vendor papers with expiry: Udyam certificate, bank letter, NDA, ISO certificate',
                'Signed copy locked as a record; amendments linked to the main contract',
                'A link from the Business Central vendor card to these papers, by a small extension',
              ],
            },
            {
              title: 'Project sites from a template',
              content: [
                'Each project gets the same site. A form requests it and a manager approves, so names follow a rule and each site has an owner. It holds drawings, letters, photos and a list of submittals with due dates; after the project it becomes read-only and the retention period starts.',
              ],
            },
            {
              title: 'Permissions, before Copilot',
              content: ['Site by site, with its owner. Too much sharing is a risk in itself.'],
              points: [
                'Auditors and vendors are guests of one site, with an end date that its owner confirms or extends',
                'Rights through groups only; salary, board and legal sites kept separate',
                'Site access reviews, where owners confirm or remove people (top 100 sites of a report)',
                'Restricted Content Discovery hides a site from search and Copilot; its permissions stay as they are',
                'Sensitivity labels that stay with the file when it is sent out',
              ],
            },
            {
              title: 'Migration from a file server',
              content: [
                'Departments move one at a time. Files that nobody has opened for years go to an archive, if you agree. Office documents move well with Microsoft’s tool; paths above 400 characters and CAD assemblies need a plan. The tool can copy the old rights, but we set new groups, because old rights bring their mistakes along.',
              ],
            },
            {
              title: 'Leaving SharePoint Server and InfoPath',
              content: [
                'For each form you decide: drop, replace, rebuild. A list form replaces the simple ones; a rebuilt form is a Power App with a flow. Open approvals are finished in the old system. Old records stay as a read-only export, where law or a customer contract requires it.',
              ],
            },
            {
              title: 'Large lists with more than 5,000 items',
              content: [
                'A view that reads more fails. A list can hold up to 30 million items, if the columns that people filter by are indexed, views stay small and old years are archived. Several related tables belong in Dataverse or your ERP.',
              ],
            },
            {
              title: 'Retention, records and legal holds',
              content: [
                'Each document type has its period. Purview retention labels count it, for example from the end of a financial year; a locked record cannot be edited. Before anything is deleted, a disposition review asks a named person.',
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
                'One pool for the organisation. It is 1 TB plus 10 GB for each eligible user licence; frontline (F) plans add nothing. One site can hold up to 25 TB.',
              ],
              points: [
                'Old versions, recycle bins and held copies count; trim versions first',
                'Inactive sites can move to Microsoft 365 Archive',
                'Deleted files stay in the recycle bins for 93 days',
                'Microsoft 365 Backup or another tool restores whole sites after ransomware',
              ],
            },
            {
              title: 'Search that finds the right document',
              content: [
                'Good results need clear titles. So ‘Final_v3_new’ is renamed. Bookmarks lead to the documents most often searched, your abbreviations are taught, filters are by product and type. After a month we read the searches without a result and add what is missing.',
              ],
            },
            {
              title: 'Training for site owners',
              content: [
                'Owners learn on their own site. They add a person through the right group, restore a version, build a view and read the access report. Readers get one page: find a document, follow it, send a link in place of an attachment.',
              ],
            },
          ],
        },
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
                'With 200 eligible licences about 3 TB, for versions, recycle bins and retained copies too. You can buy more per GB and month.',
            },
            {
              question: 'Is SharePoint backed up?',
              answer:
                'Against mistakes, yes. Versions, the 93-day recycle bins and retention bring a file back, while ransomware or long storage asks for Microsoft 365 Backup or another tool.',
            },
            {
              question: 'Can it replace our file server?',
              answer:
                'For office documents it can. For CAD assemblies and very deep folders use Azure File Sync; it locks no file, so edit each at one office only.',
            },
            {
              question: 'Will Copilot show salaries to everyone?',
              answer:
                'It shows a user what that user can already open. If the salary folder is shared too widely, Copilot finds it, so fix sharing first. Access reviews by site owners need SharePoint Advanced Management.',
            },
            {
              question: 'Is it enough for ISO and for GMP?',
              answer:
                'ISO document control needs versions, approval, content types and a controlled-copy stamp, which are all there. For GMP the system must also be validated, and electronic signatures have their own rules: a separate project with your quality team.',
            },
            {
              question: 'Our 2013 workflows and InfoPath forms stopped. What now?',
              answer:
                'Your data is still in its lists and libraries. Send the list of workflows and forms; we quote only for those that you want to replace or rebuild.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'Departments move one after another. Each site needs an owner who sorts the files, checks the access and agrees the count. Keep the file server readable until then, so that people can work if a move must be repeated.',
  related: { services: ['power-apps-details'], courses: ['azure-details'], posts: [1] },
  call: {
    heading: 'Have your sharing checked before Copilot or the ISO auditor comes.',
  },
});
