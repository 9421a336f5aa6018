import { defineService } from '../schema/service';

export const service = defineService('powerbi-details', {
  title: 'Power BI',
  icon: 'powerbi',
  desc: 'Reports whose totals match the trial balance, with licences to suit those who read and those who build.',
  meta: {
    title: 'Power BI licences, capacity and faster reports',
    description:
      'What Power BI Premium means today, which licence fits which reader, how Business Central, NAV and Tally connect, and seven tips for reports that open slowly.',
  },
  banner: {
    heading: 'Power BI that agrees with the ledger',
    lead: 'A report is believed once its total matches the books. We build the model behind it, choose licences and capacity with you, connect your sources and repair what opens slowly.',
    tone: 'indigo',
    picture: {
      name: 'service-powerbi',
      alt: 'A receivables report: a card Overdue 42 lakh, bars for 0-30, 31-60, 61-90 and over 90 days, and a table of Noida, Pune, Chennai and Kolkata in which the Pune row is marked over its credit limit.',
    },
  },
  sections: [
    {
      id: 'introduction',
      heading: 'Introduction: one total, one definition',
      lead: 'Two reports with two sales figures start an argument about reports. A model that everybody shares ends it.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'So the semantic model comes first: one date table, one meaning of net sales, one list of branches, reconciled with the trial balance of a month that finance has closed. Only then are pages drawn. The person who owns a figure signs its definition, and the definition is printed on the page where the figure stands.',
            'The four groups below hold what a buyer should know before signing: what Premium has become, which licence suits which reader, how each source is reached, and why some pages take a minute to open.',
          ],
        },
        {
          type: 'list',
          title: 'The reports that Indian companies ask for first',
          items: [
            'Receivables by age and salesperson, beside the credit limit',
            'Input tax in the books against GSTR-2B, with the mismatch by vendor',
            'Stock by age, and the items that have not moved, at value',
            'Production planned and made, by line and shift',
            'Amounts owed to MSME vendors that come near 45 days',
            'Profit and loss by branch, with shared cost shown apart',
            'Days from order to dispatch, by customer',
          ],
        },
      ],
    },
    {
      id: 'premium',
      heading: 'Premium and Dedicated Cloud Capacity',
      lead: 'A capacity is computing power kept for your organisation alone. What was sold as Premium P is sold now as Microsoft Fabric F.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'What Premium means now',
              content: [
                'Two things carry the word. Premium Per User is a licence for one person. Premium capacity was a block of computing power named P1 to P5; new purchases ended on 1 July 2024, and customers with an Enterprise Agreement go over to Fabric when it is renewed.',
                'A quotation that offers a new P1 is therefore out of date. When a colleague asks for Premium, find out which of the two is meant and how many people will only read.',
              ],
            },
            {
              title: 'Dedicated Cloud Capacity in Microsoft Fabric',
              content: [
                "A capacity is bought by size and shared by the workspaces assigned to it. A neighbour's refresh no longer slows yours, but your own departments now compete with one another, so somebody has to watch the load.",
              ],
              points: [
                'Sizes run from F2 to F2048, doubling at each step',
                'It can be paused and resumed; while it rests, its reports do not open',
                'The same units serve data engineering, warehouse and OneLake work, not reports alone',
                'Direct Lake needs it',
              ],
            },
            {
              title: 'Premium Per User',
              content: [
                'Pro with most of the premium features, for named people. It suits a small circle with a large model, such as a costing team. The circle must stay closed, for whoever opens the report needs the same licence.',
              ],
              points: [
                'Models up to 100 GB',
                'Up to 48 refreshes a day',
                'No capacity to size or to watch',
              ],
            },
            {
              title: 'From a P capacity to F',
              content: [
                'The equivalents are fixed (see the table), so the size is seldom in dispute. The order of work matters more: list the workspaces and their owners, check that the new capacity is in the right region, move one workspace with a patient owner, watch a full day of refreshes, then move the rest. Contracts deserve the same care. Put the renewal date of the agreement into the calendar a quarter ahead, because the old capacity ends with it.',
              ],
            },
            {
              title: 'Copilot, and the end of Q&A',
              content: [
                'Copilot in Power BI needs a paid capacity, F2 or larger (or a P that still runs); a trial or a Pro licence alone does not qualify. The older Q&A visual, which answers typed questions, retires in December 2026. We list the pages that use it and agree with each owner on a replacement. Either way the answer is only as good as the names in the model: a column called Amt2 will not be understood by anyone.',
              ],
            },
            {
              title: 'Reports inside your own application',
              content: [
                'A dealer portal can show a report without a Power BI account for each dealer. That takes a capacity of the A, EM or F family, and a publisher with Pro or Premium Per User, or a service principal.',
              ],
              points: [
                'Rows are filtered to the dealer who signed in, by a role passed with the request',
                'The capacity is sized on the Monday peak, then measured',
                'Filters and language are set by the portal, so that users meet one screen',
              ],
            },
          ],
        },
        {
          type: 'table',
          caption: 'Fabric sizes and the capacities that they replace',
          columns: ['Fabric', 'Equal to', 'Free-licence readers may view'],
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
      lead: 'Count the readers before the features. Most of these choices are decided by how many people will look and never build.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Free or Pro',
              content: [
                'The free licence is for one person at one desk: Power BI Desktop and a personal workspace. It cannot share. The moment a second pair of eyes is wanted, both people need Pro, unless the report lies on a capacity of F64 or above. Some companies hold Pro already without knowing it, since Microsoft 365 E5 includes it. Look there before you order.',
              ],
            },
            {
              title: 'Pro or Premium Per User',
              content: [
                'Stay with Pro until you hit a wall that you can name. The usual ones are a model that will not fit into 1 GB and eight refreshes a day where the dispatch desk wants one each hour.',
              ],
              points: [
                'First try: remove columns, refresh by increment, split off history',
                'If it still does not fit, move builder and readers together',
                'Mixing fails: a Pro reader cannot open what lies in a Premium Per User workspace',
              ],
            },
            {
              title: 'Licences by person or a capacity',
              content: [
                'By person is fair while readers are few and known. A capacity becomes cheaper when a plant of several hundred looks at the same ten pages. We work out the crossing point from your own head count and the list price of the day, then add what is often left out: builders need Pro in both cases, and a capacity needs a person who watches it.',
              ],
            },
            {
              title: 'Below F64 or from F64 upwards',
              content: [
                'F64 is the line. Below it a capacity gives features but no right to read, and every viewer still needs Pro. From F64, holders of a free licence may view.',
              ],
              points: [
                'Small F: for Copilot, Direct Lake or a data pipeline with a few users',
                'F64 and above: for wide reading, in one tenant',
                'Two small capacities do not add up to a large one for this rule',
              ],
            },
            {
              title: 'Import, DirectQuery or Direct Lake',
              content: [
                'Import is the answer until proved otherwise: data is copied into memory and pages are quick. DirectQuery asks the source at each click, which is right for figures that must be fresh to the second, and wrong for a busy ERP database. Direct Lake reads tables in OneLake without a copy; on the SQL endpoint it can fall back to DirectQuery, on OneLake it does not. A composite model keeps totals in memory and leaves the lines at the source.',
              ],
            },
          ],
        },
        {
          type: 'table',
          caption: 'Licences and what each allows',
          columns: ['Option', 'Sharing', 'Who may view', 'Limit to know'],
          rows: [
            [
              'Free',
              'No',
              'Only the author; reports of others only if they lie on F64 or above',
              'Personal workspace',
            ],
            ['Pro', 'Yes', 'Holders of Pro', 'Model 1 GB, 8 refreshes a day'],
            [
              'Premium Per User',
              'Yes',
              'Holders of Premium Per User',
              'Model 100 GB, 48 refreshes a day',
            ],
            ['Fabric below F64', 'With Pro', 'Holders of Pro', 'Load shared by all workspaces'],
            [
              'Fabric F64 and above',
              'With Pro',
              'Everybody in the organisation, free licence included',
              'Load shared by all workspaces',
            ],
          ],
        },
      ],
    },
    {
      id: 'connectivity',
      heading: 'Connectivity Benefit',
      lead: 'The benefit is simple: nobody exports to a spreadsheet on the first of the month. Each source has its own way in and its own trap.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Business Central online',
              content: [
                'No gateway is needed. Microsoft publishes ready apps for finance, sales, purchasing, inventory, inventory valuation, manufacturing and projects, which make a fair first week. They end where your dimensions and your extensions begin, so we add those fields through API pages.',
              ],
              points: [
                'Reports appear inside the role centre, next to the ledger',
                'Readers still need a Power BI licence of their own',
                'The trap: asking for every ledger entry since go-live at each refresh',
              ],
            },
            {
              title: 'Dynamics NAV and SQL Server',
              content: [
                'The database stays in your building and a data gateway carries the query. We write views for reporting, with option numbers turned into words and reversed entries marked, and let nothing read the posting tables in working hours.',
              ],
              points: [
                'A reading account that can do nothing else',
                'Refresh at night; by day only what dispatch needs',
                'Views moved to the new tables when NAV is left, reports untouched',
              ],
            },
            {
              title: 'TallyPrime',
              content: [
                'Tally can be read by ODBC or by an XML export, through a gateway on a machine that stays on. Both work; both suffer when the company file is closed or somebody splits it at the year end. For group reports we put a small staging database between: vouchers are copied there each night, checked against the day book total, and Power BI reads the copy.',
              ],
            },
            {
              title: 'Excel and SharePoint',
              content: [
                'Budgets, targets and rate cards will live in Excel for years yet. They may stay there under three conditions: one folder, one layout, one owner.',
              ],
              points: [
                'Files in a SharePoint library, never on a laptop',
                'A named table on each sheet, so that an added row is found',
                'A check page that shows which branch has not sent its file',
              ],
            },
            {
              title: 'The on-premises data gateway',
              content: [
                'A small service with a large part in what people call slow reports. It belongs on a server near the source that never sleeps, not on the laptop of whoever installed it.',
              ],
              points: [
                'Standard mode for teams, two members in a cluster so that one may be updated',
                'Personal mode for one user and import only',
                'A virtual network gateway for sources in Azure; it needs Premium or Fabric',
                'Updated monthly, by a named person',
              ],
            },
            {
              title: 'Data from the GST portal',
              content: [
                'GSTR-2B is downloaded by a flow or by hand and laid beside the purchase ledger by GSTIN, invoice number and value. Near matches come first, since most mismatches are a slash or a zero in the invoice number. The list then goes to the buyer who knows the vendor, with the days that remain before the return.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'performance-tips',
      heading: 'Performance Tips',
      lead: 'In the order in which we try them. The first three are cheap and often end the complaint.',
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Build a star',
              content: [
                'Facts in the middle, masters around them, one date table for all. The engine is made for this shape; one wide sheet pasted from the ERP fights it.',
              ],
              points: [
                'Relations filter in one direction; both ways only with a reason written down',
                'Order and dispatch dates share the date table through inactive relations',
                'Automatic date tables switched off',
              ],
            },
            {
              title: 'Take out what nobody reads',
              content: [
                'Memory is spent on different values, not on rows. A posting time to the second or a system GUID may weigh more than all amounts together.',
              ],
              points: [
                'Drop GUIDs; cut timestamps to the date',
                'Leave document numbers out of a model that shows totals only',
                'Round quantities to the decimals in which you count',
              ],
            },
            {
              title: 'Prefer measures to calculated columns',
              content: [
                'A calculated column is stored for each row and grows with the ledger; a measure is worked out for what is on the page. Keep columns for what people slice by, such as an ageing bucket. In a measure, hold repeated parts in variables, and avoid walking row by row through a large table when a filter would do. The test is DAX Studio: run the slow measure alone, change one thing, run it again.',
              ],
            },
            {
              title: 'Keep the query folding',
              content: [
                'While Power Query can hand its steps to the source, the database does the work. One step that does not fold and a million rows travel to be filtered at your end.',
              ],
              points: [
                'Filter and choose columns first, merge later',
                'Incremental refresh with RangeStart and RangeEnd, so that closed years are left alone',
                'View the native query after each change; if it has gone grey, step back',
              ],
            },
            {
              title: 'Show less on a page',
              content: [
                'Every visual is a query. A page with twenty of them sends twenty at each click on a slicer. About eight is a good ceiling, and it happens to be what a reader can take in. Details belong on a second page, reached by drill-through from the figure that raised the question. Performance Analyzer tells which visual keeps the others waiting; it is often a table with every column that someone once asked for.',
              ],
            },
            {
              title: 'Secure rows by a table of roles',
              content: [
                'A branch manager sees one branch because a table says so; no copy of the report was made for it. The filter runs in each query, so it has to be light.',
              ],
              points: [
                'One narrow table with user and branch, joined to the branch master',
                'Tested with "View as" for three people of different rank',
                'Salary and cost columns closed by object-level security',
              ],
            },
            {
              title: 'Release in stages',
              content: [
                'Speed is lost again by a quick change on a Friday. With deployment pipelines or Git, a change passes from development to test to production, and can be taken back. Best Practice Analyzer runs before each release. One model, endorsed as certified, serves many reports; when the definition of net sales moves, it moves once, and the people who signed it are told beforehand.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: {
    services: ['business-central-details', 'power-apps-details', 'azure-details'],
    products: ['qm-details', 'mm-details'],
    courses: ['powerbi-details', 'data-science-details'],
    industries: ['ecommerce', 'food-beverage', 'logistics'],
    posts: [3, 7],
  },
  call: {
    heading: 'Show us the report that nobody believes. We will trace its total.',
    product: 'Power BI',
  },
});
