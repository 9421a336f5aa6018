import { defineService } from '../schema/service';

export const service = defineService('powerbi-details', {
  title: 'Power BI',
  icon: 'powerbi',
  desc: 'Reports that agree with your trial balance, with the right licences for readers and report makers.',
  listing: {
    page: 'services',
    group: 'around-the-ledger',
    when: 'Two managers bring two different totals to the same meeting, both from your system.',
  },
  meta: {
    title: 'Power BI licences, capacity and faster reports',
    description:
      'Power BI for Indian companies: Pro, Premium Per User or Fabric, reports on Business Central, NAV and Tally, GSTR-2B mismatch, and seven tips for slow reports.',
  },
  banner: {
    heading: 'Power BI reports that agree with your books',
    lead: 'Totals are checked against the trial balance before anyone uses a report. We also choose licences with you, connect your ERP and speed up slow pages.',
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
      lead: 'Sales, finance and the plant often report different totals for the same month. One shared data model prevents this.',
      blocks: [
        {
          type: 'text',
          aside: true,
          paragraphs: [
            'Power BI calls this model a semantic model. It holds one date table, one list of branches and one definition of net sales. We build it first and compare it with a month that finance has closed. Only then do we draw pages. Each figure has an owner, and its approved definition is printed on the report page.',
            'Licence prices change, so we quote the current Microsoft list price with its date.',
          ],
        },
        {
          type: 'list',
          title: 'Reports that Indian companies ask for first',
          items: [
            'Receivables by age and salesperson, with the credit limit',
            'GST input tax in the books compared with GSTR-2B, by vendor',
            'Stock by age, and items that have not moved, with their value',
            'Planned and actual production by line and shift',
            'Dues to micro and small vendors near their limit: the agreed day (at most 45), or 15 days without a written agreement',
            'Profit and loss by branch',
            'Days from order to dispatch, by customer',
          ],
        },
      ],
    },
    {
      id: 'premium',
      heading: 'Premium and Dedicated Cloud Capacity',
      short: 'Premium and capacity',
      lead: 'A capacity is computing power reserved for your organisation. Microsoft now sells it as Fabric F sizes in place of Premium P.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'What Premium means now',
              content: [
                'Two products carry this word. Premium Per User is a licence for one person. Premium capacity was computing power for the whole organisation, in sizes P1 to P5.',
                'Microsoft stopped selling new P sizes on 1 July 2024. Customers with an Enterprise Agreement move to Fabric at renewal. If you receive a quotation for a new P1, it is out of date.',
              ],
            },
            {
              title: 'Dedicated Cloud Capacity in Microsoft Fabric',
              content: [
                'You buy a size and assign workspaces to it. Other companies cannot slow it down. Your own departments share it, so one person must watch the load.',
              ],
              points: [
                'Sizes run from F2 to F2048 and double at each step',
                'You can pause it; its reports do not open while it is paused',
                'It also runs data engineering, warehouse and OneLake (the shared data store)',
                'Direct Lake, explained below, needs it',
              ],
            },
            {
              title: 'Premium Per User',
              content: [
                'This licence is Pro plus most premium features, for named people. It suits a small team with a large model, such as costing. Every reader of its reports needs the same licence.',
              ],
              points: [
                'Models up to 100 GB',
                'Up to 48 scheduled refreshes a day',
                'No capacity to size or to watch',
              ],
            },
            {
              title: 'Moving from a P capacity to F',
              content: [
                'The table below gives the equal sizes. First list the workspaces and their owners, and check the region of the new capacity. Then move one workspace and watch its refreshes for a full day. Move the others after that. Put the renewal date of your agreement in the calendar three months ahead, because the old capacity ends with it.',
              ],
            },
            {
              title: 'Copilot, and the end of Q&A',
              content: [
                'Copilot in Power BI needs a paid capacity of F2 or larger, or a P capacity that still runs. A trial capacity or a Pro licence alone is not enough. The older Q&A visual, which answers typed questions, retires in December 2026. We list the pages that use it and agree a replacement with each owner. Copilot needs clear column names: rename Amt2 to Net amount first.',
              ],
            },
            {
              title: 'Reports inside your own application',
              content: [
                'A dealer portal can show a report to dealers who have no Power BI account. This is called embedding. It needs an A, EM or F capacity.',
              ],
              points: [
                'The publisher needs Pro or Premium Per User, or a service principal (an account for programs)',
                'Each dealer sees only its own rows, by a role sent with the request',
                'We size the capacity for your busiest hour and then measure it',
              ],
            },
          ],
        },
        {
          type: 'table',
          folded: true,
          caption: 'Fabric sizes and the older capacities that they replace',
          columns: ['Fabric', 'Equal to', 'Can free-licence readers view?'],
          rows: [
            ['F8', 'EM1, A1', 'No, each needs Pro'],
            ['F64', 'P1, A4', 'Yes'],
            ['F128', 'P2', 'Yes'],
            ['F256', 'P3', 'Yes'],
            ['F512', 'P4', 'Yes'],
            ['F1024', 'P5', 'Yes'],
          ],
        },
      ],
    },
    {
      id: 'choosing-between',
      heading: 'Choosing Between',
      lead: 'Count how many people build reports and how many only read them. These two numbers decide most of the cost.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Free or Pro',
              content: [
                'The free licence lets one person build reports in Power BI Desktop for private use, without sharing. To share a report, the author and every reader need Pro. The exception is a report on F64 or larger, where readers may use the free licence. Pro is included in Microsoft 365 E5. It is not in Business Basic, Business Standard or Business Premium.',
              ],
            },
            {
              title: 'Pro or Premium Per User',
              content: [
                'Start with Pro. Two limits usually force a change: a model above 1 GB, or a need for more than 8 refreshes a day.',
              ],
              points: [
                'First remove unused columns, refresh only new data and split off old years',
                'If the model is still too large, move its builders and readers together',
                'A Pro reader cannot open reports in a Premium Per User workspace',
              ],
            },
            {
              title: 'Licences per person or a capacity',
              content: [
                'Licences per person cost less while you have few readers. A capacity can cost less when several hundred people read the same reports. We calculate both from your head count and the price list of that day. The comparison includes Pro for report builders, and the time of the person who watches the capacity.',
              ],
            },
            {
              title: 'Below F64, or F64 and above',
              content: [
                'Below F64 a capacity adds features, but every reader still needs Pro. From F64 upwards, readers with a free licence may view.',
              ],
              points: [
                'Small F sizes suit Copilot, Direct Lake or data pipelines with few users',
                'F64 and above suits many readers in one organisation',
                'Two F32 capacities do not count as one F64',
              ],
            },
            {
              title: 'Import, DirectQuery or Direct Lake',
              content: [
                'Import copies data into memory, which makes pages fast. We use it unless there is a reason against it. DirectQuery asks the source at each click. It shows current data but can slow down a busy ERP database. Direct Lake reads tables in OneLake without a copy. It needs an F capacity, or a P capacity that still runs. A composite model keeps totals in memory and reads the detail lines from the source.',
              ],
            },
          ],
        },
        {
          type: 'table',
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
              'Everybody in the organisation, with a free licence too',
              '48 refreshes a day; all workspaces share the load',
            ],
          ],
        },
        { type: 'call', text: 'Send one report that takes you a day. We say what it needs.' },
      ],
    },
    {
      id: 'connectivity',
      heading: 'Connectivity Benefit',
      lead: 'When Power BI reads your systems directly, nobody has to export data to Excel each month. Here is how each source connects.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Business Central online',
              content: [
                'No gateway is needed. Microsoft publishes standard report apps for finance, sales, purchasing, inventory, manufacturing and projects. They do not know the fields of your own extensions. We add these through API pages in an extension.',
              ],
              points: [
                'Reports can be shown inside the Business Central role centre',
                'Builders and readers of these apps need Power BI Pro, or a capacity, besides Business Central',
                'Refresh only new entries; a full load each time is slow',
              ],
            },
            {
              title: 'Dynamics NAV and SQL Server',
              content: [
                'The database stays in your building. A data gateway, a small Microsoft program, carries the queries. We write reporting views that show option numbers as words and mark reversed entries. Views still read the posting tables, so we refresh outside working hours.',
              ],
              points: [
                'A read-only account used for nothing else',
                'Full refresh at night; during the day only what dispatch needs',
                'A copy of the database for reporting, if the server is busy all day',
              ],
            },
            {
              title: 'TallyPrime',
              content: [
                'Power BI reads Tally by ODBC or XML export, through a gateway on a computer that stays on. The refresh fails if the company file is closed or was split at year end. For group reports we use a staging database, which is more reliable. Vouchers are copied there every night and checked against the day book total. Power BI then reads that copy.',
              ],
            },
            {
              title: 'Excel and SharePoint',
              content: [
                'Budgets, targets and price lists can stay in Excel. Give all of them one folder, one layout and one owner.',
              ],
              points: [
                'Keep the files in a SharePoint library so that refresh always finds them',
                'Use a named table on each sheet, so that new rows are included',
                'Add a check page that shows which branch has not sent its file',
              ],
            },
            {
              title: 'The on-premises data gateway',
              content: [
                'The gateway connects Power BI to databases in your building, such as SQL Server, NAV or Tally. Install it on a server near the database that is always on.',
              ],
              points: [
                'Standard mode for teams; two gateways in a cluster keep reports running during an update',
                'Personal mode for one user, import only',
                'Virtual network gateway for sources in Azure; needs Premium or Fabric',
                'A named person updates it every month',
              ],
            },
            {
              title: 'GSTR-2B, IMS and the purchase register',
              content: [
                'In the Invoice Management System (IMS) on the GST portal you accept, reject or keep each supplier record pending. No action counts as accepted. The draft GSTR-2B comes on the 14th. You can change actions until GSTR-3B. After a change, recompute 2B first, then file GSTR-3B from it.',
                'Our report matches books and 2B by GSTIN, document number, date and tax. Standard Business Central compares with GSTR-2A. Work with 2B and IMS needs an extension or a GST Suvidha Provider, a licensed GST service.',
              ],
            },
          ],
        },
        {
          type: 'list',
          title: 'Why the purchase register and GSTR-2B differ',
          items: [
            'The supplier filed late or not at all',
            'The invoice was reported as B2C or to a wrong GSTIN',
            'Number, date or amount was typed differently',
            'The place of supply or the tax head is wrong',
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
      lead: 'We try these changes in this order, because the first three cost little and often solve the problem.',
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Use a star schema',
              content: [
                'Put transactions in a central table and masters such as customer, item and date around it. This layout is called a star schema. Power BI is fastest with it; one wide sheet is slow.',
              ],
              points: [
                'Filters run in one direction, unless there is a written reason',
                'One date table serves order and dispatch dates, through inactive relations',
                'Automatic date tables are switched off',
              ],
            },
            {
              title: 'Remove columns that nobody uses',
              content: [
                'Columns with many different values use the most memory. A system ID or a time to the second can take more space than all amounts together.',
              ],
              points: [
                'Delete system IDs (GUIDs) and cut times down to dates',
                'Leave out document numbers where a report shows only totals',
                'Round quantities to the decimals that you really use',
              ],
            },
            {
              title: 'Use measures in place of calculated columns',
              content: [
                'A calculated column is stored for every row and makes the model larger. A measure is calculated only for what the page shows. Keep columns for things that users filter by, such as an ageing group. In measures, store repeated parts in variables and avoid loops over large tables. Test a slow measure alone in DAX Studio, a free tool, and change one thing at a time.',
              ],
            },
            {
              title: 'Keep query folding',
              content: [
                'Query folding means that the source database filters the data before it is sent. If one step breaks it, all rows travel to Power BI and are filtered there.',
              ],
              points: [
                'Filter and choose columns first; merge tables later',
                'Set up incremental refresh with RangeStart and RangeEnd, so that closed years are not loaded again',
                'After each change, check that “View native query” is still available',
              ],
            },
            {
              title: 'Show less on a page',
              content: [
                'Each visual sends its own query. A page with twenty visuals sends twenty queries at each click. Keep to about eight. Put details on a second page that opens from the figure by drill-through. Performance Analyzer in Power BI Desktop shows which visual is slow.',
              ],
            },
            {
              title: 'Keep row-level security simple',
              content: [
                'Row-level security shows each branch manager only the rows of that branch. It runs in every query, so a complicated rule slows every page.',
              ],
              points: [
                'Use one small table with user and branch, joined to the branch master',
                'Test with “View as” for people at different levels',
                'Hide salary and cost columns by object-level security',
              ],
            },
            {
              title: 'Test changes before release',
              content: [
                'A quick change can make a report slow again. With deployment pipelines or Git, a change goes from development to test and then to production. It can also be taken back. Pipelines need Premium Per User or a capacity at every stage. We run Best Practice Analyzer before each release. One certified model feeds many reports, so a definition is changed in one place. The people who approved it are told first.',
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
                'There are three ways: Pro for each reader, also on the phone, Premium Per User where the workspace needs it, or a capacity of F64 or larger. With the capacity readers may use the free licence. Ask us for both figures on one sheet, at the Microsoft list price.',
            },
            {
              question: 'How fresh are the numbers?',
              answer:
                'Imported data is as fresh as the last refresh: 8 a day with Pro, 48 with Premium Per User or a capacity. DirectQuery shows current data but opens more slowly. Each page should show the time of its last refresh.',
            },
            {
              question: 'Why does the report differ from the ERP?',
              answer:
                'Usually for one of four reasons: posting date or document date, open or posted documents, currency, or a filter. The list of measures states these points for each. Before release the totals are compared with the trial balance. After that, the owner of the figure finds the reason, and the posted entries in the ERP decide.',
            },
            {
              question: 'Can each salesperson see only their own customers?',
              answer:
                'Yes, by row-level security, which we test with “View as” before release. It limits only people with the Viewer role, while Admins, Members and Contributors of the workspace see everything. So give readers the Viewer role, or share the report as an app.',
            },
            {
              question: 'Who changes a report next month?',
              answer:
                'Your own team can, if one person knows Power BI Desktop. You receive the .pbix or project files, the list of measures and the gateway details. If we do it, the support contract states hours, channel and severity classes, and the rate for changes.',
            },
            {
              question: 'Can Power BI read Tally?',
              answer:
                'Yes, through ODBC or an XML export and a gateway. For several companies or years a staging database is safer. We try it with your own file before we quote.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'Weeks depend on the number of reports and on access to your data. Each figure needs an owner who agrees its definition, and finance compares the totals. If a refresh fails, the report keeps the figures and time of the last one, and your ERP is not affected.',
  related: {
    services: ['business-central-details', 'power-apps-details', 'azure-details'],
    products: ['qm-details', 'mm-details'],
    courses: ['powerbi-details', 'data-science-details'],
    industries: ['ecommerce', 'food-beverage', 'logistics'],
    posts: [3, 7],
  },
  scene: {
    after: 'choosing-between',
    text: 'Net sales are the same in the online shop, in the warehouse and in the books: one definition, approved by its owner.',
  },
  call: {
    heading: 'Let us find out why two of your reports show different totals',
    product: 'Power BI',
  },
});
