import { defineService } from '../schema/service';

export const service = defineService('sharepoint-details', {
  title: 'SharePoint',
  icon: 'sharepoint',
  desc: 'Controlled documents, an intranet people return to, and permissions put right before Copilot reads them.',
  meta: {
    title: 'SharePoint: intranet and document control',
    description:
      'SharePoint intranet, ISO document control, contract libraries, permission review, retention and migration from file servers and from versions retired in 2026.',
  },
  banner: {
    heading: 'SharePoint, where the latest drawing is the only drawing',
    lead: 'The shop floor opens one revision of a work instruction, the auditor finds its approval, and nobody mails a copy.',
    tone: 'indigo',
    picture: {
      name: 'service-sharepoint',
      alt: 'A document library: work instruction WI-114 revision 7 approved on 12 November, revision 6 withdrawn, one drawing in review and one checked out.',
    },
  },
  sections: [
    {
      id: 'information',
      heading: 'A place for documents, with rules',
      lead: 'SharePoint comes with most Microsoft 365 subscriptions and is often used as a second file server. We set it up as what it is.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'A folder tree answers one question, namely where the author put it. People on the floor ask others: which revision is valid, for which machine, approved by whom, until when. SharePoint answers those when a document carries its facts with it as columns: number, revision, department, product, review date. Content types and a managed list of terms keep those facts uniform, and three views of one library replace thirty folders.',
            'The structure stays flat. A communication site publishes, a team site belongs to a group that works together, and a hub joins them in navigation, search and appearance. A department that is renamed moves from one hub to another; nothing is copied and no link breaks in a subsite six levels down.',
            'Two things make the year 2026 a good one to tidy up. Several older parts of SharePoint have ended, as the table shows. And Copilot, like SharePoint agents, answers from everything that a person is already allowed to open, which in a neglected tenant may be the salary sheet.',
          ],
        },
        {
          type: 'table',
          caption: 'What ended in 2026, and what takes its place',
          columns: ['What ended', 'Date', 'What takes its place'],
          rows: [
            ['SharePoint 2013 workflows in SharePoint Online', '2 April 2026', 'Power Automate'],
            [
              'SharePoint Add-ins in SharePoint Online',
              '2 April 2026',
              'SharePoint Framework (SPFx)',
            ],
            [
              'Support for SharePoint Server 2016 and 2019',
              '14 July 2026',
              'SharePoint Online or Subscription Edition',
            ],
            [
              'InfoPath Forms Services and SharePoint Designer 2013',
              '14 July 2026',
              'Power Apps, Microsoft Forms, forms of Microsoft Lists',
            ],
          ],
        },
      ],
    },
    {
      id: 'scope',
      heading: 'What we set up',
      lead: 'Each item can be a project by itself. The first is the one that an auditor asks about, so it stands open.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Document control for ISO',
              content: [
                'Procedures, work instructions and drawings get a number from the series, a revision and an owner. A draft is checked out, reviewed by the people named for that type, approved, and published as a PDF to the readers’ library, where the previous revision disappears from view and stays in the archive. Printed sheets show revision and date of print. Before the review date the owner receives a task. For the audit, one view lists every document with its approval and the readers’ acknowledgements.',
              ],
            },
            {
              title: 'Intranet on one page, and in Teams',
              content: [
                'People return to an intranet for four or five things: the holiday list, a form, a telephone number, the canteen, a notice that concerns them. We find yours by asking and put them on the first screen. News has an author, a date and an end. Viva Connections shows the same page inside Teams and on the phone, so the operator without a desk sees it as well. Owners of pages are named on the page.',
              ],
            },
            {
              title: 'Vendor and contract library',
              content: [
                'A contract is a document with dates that cost money. The library keeps them as columns, lets a flow watch them, and shows purchase what ends this quarter.',
              ],
              points: [
                'Party, GSTIN, value band, start, end, notice date and owner on each contract',
                'Reminder to owner and purchase ahead of the notice date',
                'Vendor papers with expiry: MSME registration, bank letter, NDA, ISO certificate',
                'Signed copy locked as a record; amendments linked to their parent',
                'A link from the vendor card in Business Central to the vendor’s folder of papers',
              ],
            },
            {
              title: 'Project sites from a template',
              content: [
                'A new order gets its site from a template: libraries for drawings, correspondence and site photographs, a list of submittals with due dates, a plan, the same permissions each time. Creation is a form with an approval, so the names follow a rule and no site is without an owner. When the project closes, the site turns read-only, retention starts to count, and the lessons list is copied to the department that will bid next.',
              ],
            },
            {
              title: 'Permissions, before Copilot',
              content: [
                'You need no Copilot licence to begin. Over-sharing is mended first, site by site with its owner, and that is worth doing whether or not a licence follows.',
              ],
              points: [
                'A report of links open to everyone, and of guests who left long ago',
                'Site access reviews in which owners confirm or remove people',
                'Rights by group only, with salary, board and legal sites apart',
                'Restricted Content Discovery for sites that must wait, through SharePoint Advanced Management',
                'Sensitivity labels that travel with the file after it has left',
              ],
            },
            {
              title: 'Migration from a file server',
              content: [
                'First we count: files by age, type, owner and length of path. What nobody has opened for years goes to an archive with your consent. Office documents move well, with Microsoft’s migration tool or another. CAD assemblies, PST files, databases and paths over 400 characters each need a plan, and some should stay where they are. Departments move one at a time, read-only on the old side from that evening, with a list of counts that both sides sign.',
              ],
            },
            {
              title: 'Leaving SharePoint Server and InfoPath',
              content: [
                'An old farm holds more than files. We list workflows, InfoPath forms, add-ins, web parts and the people who still use each, and decide form by form: drop it, replace it with a Lists form, or rebuild it as a Power App with a Power Automate flow. Approvals in flight are finished on the old side. History is kept as a read-only export where the law or a customer’s contract asks for it.',
              ],
            },
            {
              title: 'Lists that go on working at 50,000 rows',
              content: [
                'A list may hold up to 30 million items, yet a view that reads more than 5,000 without an index is refused. We index the columns by which people filter, build views that stay under the threshold, and archive by year where that is the natural cut. If the data has several related tables, or needs transactions, we say so and propose Dataverse or the ERP instead.',
              ],
            },
            {
              title: 'Retention, records and legal hold',
              content: [
                'Keeping everything is a risk, and deleting by mood is another. Purview labels give each type its term from a start date, such as the end of a contract or the close of a financial year. A record cannot be edited; a disposal review asks a named person before anything goes. A litigation hold overrules both. Automatic version trimming keeps the store from filling with the same presentation, saved 200 times.',
              ],
            },
            {
              title: 'Search that finds the right one first',
              content: [
                'Search shows people only what they may open. To have the right result stand first, documents need titles that say what they are, instead of ‘Final_v3_new’. We set bookmarks for the twenty things most looked for, acronyms for the plant’s own shorthand, and refiners by product and document type. The list of searches without a result is read after a month; it is the best source for what the intranet lacks.',
              ],
            },
            {
              title: 'Training for site owners',
              content: [
                'A site is as orderly as its owner. Owners learn on their own site, in short sittings: add a person through the right group, restore a version, build a view, read the access report, refuse a request. They leave with a sheet of ten rules and a named person to ask. Readers need less, namely a page that shows how to find a document, follow it and share a link in place of an attachment.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: {
    services: ['power-apps-details', 'azure-details', 'business-central-details'],
    products: ['qm-details'],
    courses: ['azure-details', 'powerbi-details'],
    industries: ['medicine', 'construction', 'education'],
    posts: [1],
  },
  call: {
    heading: 'Show us where your work instructions live. We will count the copies.',
  },
});
