import { evidence } from '../evidence';
import { defineService } from '../schema/service';

export const service = defineService('powerbi-details', {
  title: 'Power BI',
  icon: 'powerbi',
  desc: 'Reports that agree with your trial balance, with the right licences.',
  listing: {
    page: 'services',
    group: 'around-the-ledger',
    when: 'Two managers bring two totals to one meeting, both from your system.',
  },
  meta: {
    title: 'Power BI licences, capacity and faster reports',
    description:
      'Power BI for Indian companies: Pro, Premium Per User or Fabric, reports on Business Central, NAV and Tally, GSTR-2B mismatch, and seven tips for slow reports.',
  },
  banner: {
    heading: 'Power BI reports that agree with your books',
    lead: 'Totals are checked against the trial balance before anyone uses a report. We also choose licences with you, connect your ERP and speed up slow pages.',
    firstStep:
      'the report that takes you a day, figures covered; five minutes to send. Its sources, its gateway and the licence of each reader come back on one page, before any order.',
    tone: 'indigo',
    picture: {
      name: 'service-powerbi',
      alt: 'A receivables report: a card Overdue 42 lakh, bars for 0-30, 31-60, 61-90 and over 90 days, and a table of Noida, Pune, Chennai and Kolkata in which the Pune row is marked over its credit limit.',
    },
  },
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction: one meaning for every figure',
      short: 'Introduction',
      lead: 'Sales says 4.18 crore, finance says 3.96. Both are right, by different definitions. One shared data model ends the argument.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Power BI calls it a semantic model: one date table, one list of branches, one definition of net sales. We compare it with a month that finance has closed, and only then draw pages. It pays when three or more people build reports from the same data; for one person with one monthly sheet Excel is enough.',
          ],
        },
        {
          type: 'list',
          title: 'What buyers find out too late',
          items: [
            'Readers need Pro as well, unless the report is on F64 or larger',
            'Row-level security limits only people with the Viewer role',
            'A refresh from your building needs a gateway on a computer that stays on',
          ],
        },
        { type: 'evidence', ...evidence.salesReconciliation },
        { type: 'call', text: 'Find out why one report takes you a day' },
        {
          type: 'list',
          folded: true,
          title: 'Reports that Indian companies ask for first',
          items: [
            'Receivables by age and salesperson, with the credit limit',
            'GST input tax in the books compared with GSTR-2B, by vendor',
            'Stock by age, and items that have not moved, with their value',
            'Planned and actual production by line and shift',
            'Dues to micro and small vendors near their limit: the agreed day (at most 45), or 15 days without a written agreement',
            'Days from order to dispatch, by customer',
          ],
        },
      ],
    },
    {
      id: 'premium',
      heading: 'Premium and Dedicated Cloud Capacity',
      short: 'Premium and capacity',
      lead: 'A capacity is computing power reserved for your organisation. Microsoft sells it as Fabric F sizes in place of Premium P.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'What Premium means now',
              content: [
                'Two products carry the word. Premium Per User is a licence for one person; the capacities P1 to P5, for a whole organisation, are not sold new since 1 July 2024. A quotation for a new P1 is out of date.',
              ],
            },
            {
              title: 'Dedicated Cloud Capacity in Microsoft Fabric',
              content: [
                'You buy a size and assign workspaces. Sizes run from F2 to F2048 and double at each step, and since your departments share one, a person must watch the load. A paused capacity opens no report.',
              ],
            },
            {
              title: 'Premium Per User',
              content: [
                'Pro plus most premium features, for named people. Models may have 100 GB and 48 refreshes a day, but every reader of the reports needs the same licence.',
              ],
            },
            {
              title: 'Moving from a P capacity to F',
              content: [
                'The old one ends with your agreement. List workspaces, owners and region; move one workspace, watch a full day of refreshes, then move the others. Begin three months before the renewal.',
              ],
            },
            {
              title: 'Copilot, and the end of Q&A',
              content: [
                'Copilot needs a paid F2 or larger. The Q&A visual retires in December 2026, so each of its pages needs a replacement, in which Amt2 is first renamed to Net amount.',
              ],
            },
            {
              title: 'Reports inside your own application',
              content: [
                'A dealer sees only his rows, without a Power BI account. Embedding needs an A, EM or F capacity, and Pro, Premium Per User or a service principal for the publisher.',
              ],
            },
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'capacities',
          asOf: '2026-11',
          caption: 'Fabric sizes and the older capacities that they replace',
          columns: ['Fabric', 'Equal to', 'Can free-licence readers view?'],
          rows: [
            ['F8', 'EM1, A1', 'No, each needs Pro'],
            ['F64', 'P1, A4', 'Yes, as viewers'],
            ['F128', 'P2', 'Yes, as viewers'],
            ['F256', 'P3', 'Yes, as viewers'],
            ['F512', 'P4', 'Yes, as viewers'],
            ['F1024', 'P5', 'Yes, as viewers'],
          ],
        },
      ],
    },
    {
      id: 'choosing-between',
      heading: 'Choosing Between',
      lead: 'A licence for each person, or a capacity for all: count who builds and who only reads.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Free or Pro',
              content: [
                'Free is for one person alone. To share, author and every reader need Pro, which is part of Microsoft 365 E5 and of no Business plan.',
              ],
            },
            {
              title: 'Pro or Premium Per User',
              content: [
                'Start with Pro. A model above 1 GB or more than 8 refreshes a day forces a change. First remove unused columns and refresh only new data; then move builders and readers together.',
              ],
            },
            {
              title: 'Licences per person or a capacity',
              content: [
                'Few readers: licences. Several hundred readers of the same reports: perhaps a capacity. We calculate both at the list price of that day, with Pro for builders and the time of the person who watches the load.',
              ],
            },
            {
              title: 'Below F64, or F64 and above',
              content: [
                'Below F64 every reader still needs Pro. From F64 on, viewers may use the free licence, but two F32 stay two F32.',
              ],
            },
            {
              title: 'Import, DirectQuery or Direct Lake',
              content: [
                'Import is fast, and our default. DirectQuery asks the source at each click and can slow a busy ERP, while Direct Lake reads OneLake tables without a copy and needs a capacity.',
              ],
            },
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'licences',
          asOf: '2026-11',
          caption: 'What each licence allows',
          columns: ['Option', 'Can share?', 'Who may view', 'Main limit'],
          rows: [
            [
              'Free',
              'No',
              'The author; reports of others only on F64 or above',
              'Personal workspace',
            ],
            ['Pro', 'Yes', 'Holders of Pro', 'Model 1 GB, 8 refreshes a day'],
            [
              'Premium Per User',
              'Yes',
              'Holders of Premium Per User',
              'Model 100 GB, 48 refreshes a day',
            ],
            [
              'Fabric below F64',
              'With Pro',
              'Holders of Pro',
              '48 refreshes a day; all workspaces share the load',
            ],
            [
              'Fabric F64 and above',
              'With Pro',
              'Everybody in the organisation as a viewer, with a free licence too',
              '48 refreshes a day; all workspaces share the load',
            ],
          ],
        },
      ],
    },
    {
      id: 'connectivity',
      heading: 'Connectivity Benefit',
      lead: 'A report reads its source by itself. How each one connects:',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Business Central online',
              content: [
                'It connects directly. Microsoft’s report apps cover finance, sales, purchasing, inventory, manufacturing and projects, and fields of your own extensions come through our API pages.',
              ],
            },
            {
              title: 'Dynamics NAV and SQL Server',
              content: [
                'The database stays in your building. A gateway carries the queries, by a read-only account. Our views show option numbers as words and mark reversed entries; full refresh is at night.',
              ],
            },
            {
              title: 'TallyPrime',
              content: [
                'ODBC or XML, through a computer that stays on. The refresh fails if the company file is closed or split. For several companies vouchers are copied to a staging database each night and checked against the day book.',
              ],
            },
            {
              title: 'Excel and SharePoint',
              content: [
                'Budgets and targets may stay in Excel. One folder, one layout, one owner, and a page that shows which branch has not sent its file.',
              ],
            },
            {
              title: 'The on-premises data gateway',
              content: [
                'A small program near the database. Two in a cluster keep reports running during an update; a named person updates them monthly. For sources in Azure a virtual network gateway needs Premium or Fabric.',
              ],
            },
            {
              title: 'GSTR-2B, IMS and the purchase register',
              content: [
                'No action in the IMS counts as accepted. The draft GSTR-2B comes on the 14th. After a late action recompute 2B before GSTR-3B, and check on the portal how far credit is tied to 2B this month. Our report matches by GSTIN, number, date and tax. Standard Business Central compares with GSTR-2A; 2B needs an extension or a GST Suvidha Provider.',
              ],
            },
          ],
        },
        {
          type: 'list',
          folded: true,
          title: 'Why the purchase register and GSTR-2B differ',
          items: [
            'The supplier filed late, as B2C or to a wrong GSTIN',
            'Number, date, amount, place of supply or tax head differs',
            'A credit note is not in the books, or goods arrived in a later month',
            'Reverse charge, import and ISD lines, or credit blocked by section 17(5)',
            'The record was rejected or kept pending in IMS',
          ],
        },
      ],
    },
    {
      id: 'performance-tips',
      heading: 'Performance Tips',
      lead: 'In this order, because the first three cost little and often suffice.',
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Use a star schema',
              content: [
                'Transactions in the middle, masters around them. Filters run in one direction, one date table serves order and dispatch, automatic date tables are off.',
              ],
            },
            {
              title: 'Remove columns that nobody uses',
              content: [
                'A time to the second costs more than all amounts. Delete system IDs, cut times to dates, leave out document numbers where only totals show.',
              ],
            },
            {
              title: 'Use measures in place of calculated columns',
              content: [
                'A column is stored for every row, a measure only for what the page shows. Test a slow one alone in DAX Studio, one change at a time.',
              ],
            },
            {
              title: 'Keep query folding',
              content: [
                'The database should filter, not Power BI. Filter and choose columns first, merge later; incremental refresh leaves closed years alone.',
              ],
            },
            {
              title: 'Show less on a page',
              content: [
                'Twenty visuals send twenty queries. Keep to about eight, with details by drill-through, and let Performance Analyzer name the slow one.',
              ],
            },
            {
              title: 'Keep row-level security simple',
              content: [
                'It runs in every query. One small table of user and branch is enough; test it with “View as”, and hide salary and cost by object-level security.',
              ],
            },
            {
              title: 'Test changes before release',
              content: [
                'Development, test, production, and a way back. Pipelines need Premium Per User or a capacity at every stage. One certified model feeds many reports.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Power BI licences, data and support: what buyers ask',
      blocks: [
        {
          type: 'questions',
          items: [
            {
              question: 'Sixty people only read reports. What do we buy?',
              answer:
                'One of three: Pro for each; Premium Per User for each, where the workspace needs it; or a capacity of F64 or larger, on which they read free as viewers. We put the figures on one sheet at the list price.',
            },
            {
              question: 'How fresh are the numbers?',
              answer:
                'As fresh as the last refresh: 8 a day with Pro, 48 with Premium Per User or a capacity. The page shows the time. DirectQuery is current but slower.',
            },
            {
              question: 'Why does the report differ from the ERP?',
              answer:
                'Posting or document date, open or posted documents, currency, or a filter. The list of measures states all four; the posted entries decide.',
            },
            {
              question: 'Can each salesperson see only their own customers?',
              answer:
                'By row-level security, for Viewers and for readers of an app, while Admins, Members and Contributors of the workspace see everything.',
            },
            {
              question: 'Who changes a report next month?',
              answer:
                'One of your people who knows Power BI Desktop: you hold the files, the list of measures and the gateway details. Or we do, under support.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'Weeks depend on the number of reports and on access to your data. Each figure needs an owner who agrees its definition, and finance compares the totals. If a refresh fails, the report keeps the last figures with their time.',
  related: { services: ['business-central-details'], courses: ['powerbi-details'], posts: [3] },
  call: {
    heading: 'Sales and finance agree on one figure, beginning with one report',
    product: 'Power BI',
  },
});
