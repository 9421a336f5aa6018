import { defineService } from '../schema/service';

export const service = defineService('nav-details', {
  title: 'Dynamics NAV',
  icon: 'nav',
  desc: 'Support for the NAV that you run today, and a way to Business Central with dates on it.',
  meta: {
    title: 'Dynamics NAV support, upgrade and exit routes',
    description:
      'Support end dates of each NAV version, the stops on the way to Business Central, what happens to C/AL code, and the work still worth doing on NAV.',
  },
  banner: {
    heading: 'Dynamics NAV: keep it steady, plan the way out',
    lead: 'Microsoft Dynamics NAV (formerly Navision) ended with NAV 2018, and no version has its faults corrected any more. Your system will not stop on the day its support ends; the security fixes will. We look after the system you have, and prepare the move while the date is still your own choice.',
    tone: 'sand',
    picture: {
      name: 'service-nav',
      alt: 'A sheet headed Last security date with one row a version: NAV 2013 R2 10 January 2023, NAV 2015 14 January 2025, NAV 2016 14 April 2026, NAV 2017 11 January 2027, and NAV 2018 11 January 2028 highlighted.',
    },
  },
  sections: [
    {
      id: 'implement',
      number: 1,
      heading: 'Implement',
      lead: 'We do not sell new NAV. We do implement what your business has grown since it went live, in a way that will survive the move.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Health check',
              content: [
                'Before promising anything we read the system itself: database, objects, jobs, and the desk where somebody corrects the same entry every month. You get a report of what is sound, what is fragile, and what would hold up a migration.',
              ],
              points: [
                'Version, cumulative update and the contents of the licence file',
                'Number of modified objects, and the add-on each belongs to',
                'Database size, yearly growth and the state of the SQL indexes',
                'Every interface, with its owner and the file or table it touches',
              ],
            },
            {
              title: 'A new plant, branch or company',
              content: [
                'NAV can carry a second plant long before it has to be replaced. The danger is copying old faults along with the set-up, so number series, posting groups and dimensions are reviewed for the whole group first.',
              ],
              points: [
                'Locations, bins and transfer routes drawn before they are keyed in',
                'A separate GST registration means that a transfer goes out on a tax invoice',
                'Opening stock counted by two people and loaded with its lot numbers',
                'Intercompany accounts agreed before the first lorry moves',
              ],
            },
            {
              title: 'GST and TDS under the present law',
              content: [
                'Extended support brings security fixes alone, so changes of tax law on NAV are work for your partner. The Income-tax Act, 2025 renumbered sections and forms from 1 April 2026, even where rates stayed as they were.',
              ],
              points: [
                'TDS and TCS codes of the 194-series and 206C mapped to sections 393 and 394',
                'New form numbers on certificates and returns: 16A is now 131, 26Q is 140',
                'One test invoice for each rate in use, including a credit note and a reverse-charge purchase',
                'A daily list of documents without IRN: from Rs 10 crore turnover the portal rejects any older than 30 days',
              ],
            },
            {
              title: 'Running support',
              content: [
                'In many NAV companies the person who designed the posting groups has long since left. We write down what that person knew, then take the calls: from the failed job at night to the stock that will not value.',
              ],
              points: [
                'Index maintenance and a back-up that has been restored, with the date of the last trial',
                'Job queue read every working day, before a report is missed',
                'Permission sets compared with the list of people on the payroll',
                'One page a role for new users, in the words used on your floor',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'migration',
      number: 2,
      heading: 'Migration',
      lead: 'The version you stand on fixes the route. What you may still decide is how much history to carry, how much code, and on which day.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'From NAV 2015, 2016, 2017 or 2018',
              content: [
                'The first stop is Microsoft Dynamics 365 Business Central 14, the last release that still runs C/AL; the next, version 25 or later, understands AL extensions alone. Most of the effort lies between these two stops, in code and in the people who must test it. The copying of data is the smaller part.',
              ],
              points: [
                'NAV 2018 already accepts AL, so rewriting can begin while users work as before',
                'A user with SUPER rights in the target, and nobody else, until the totals agree',
                'The Windows client is gone after version 14: labels, scanners and habits are tried in the browser early',
              ],
            },
            {
              title: 'From NAV 2013 or 2013 R2',
              content: [
                'You pass through NAV 2018 on the way. It is a technical halt: nobody works there, and only totals are compared before the database goes on.',
              ],
              points: [
                'Every stop runs on a copy; production stays open until the rehearsal has passed',
                'Add-ons without a successor are found at the beginning, with their vendors asked in writing',
                'Old logs and closed archives are emptied before the first copy, which shortens every later one',
              ],
            },
            {
              title: 'From NAV 2009',
              content: [
                'Two halts are added, on servers that may be older than some of your staff. Classic-client forms and dataports have no successor, so each is retired or built again. Beside the full route a clean start deserves an honest comparison.',
              ],
              points: [
                'First halt NAV 2013 or 2015, then as for the younger versions',
                'A query shows which posted years were opened last year, and by whom',
                'The host that still runs the old SQL Server is imaged before anything else is touched',
              ],
            },
            {
              title: 'Reimplementation instead of migration',
              content: [
                'Where modifications outnumber the reasons for them, a clean start is estimated beside the full route. Microsoft offers a reimplementation tool for Business Central 14, in preview at the time of writing, with more than forty migrators.',
              ],
              points: [
                'It carries master data, opening balances, open orders, set-up and a part of the posted entries',
                'It leaves behind C/AL customizations and the full history',
                'The old database stays readable for audit and closed for posting',
                'Masters are cleaned first; a clean start with duplicate vendors is not clean',
              ],
            },
            {
              title: 'Cut-over',
              content: [
                'The first of April, or the first day of a quarter, keeps GST and TDS periods whole. The finance head signs the closing figures of NAV before the new system is opened for posting.',
              ],
              points: [
                'Scope of data written down: open items, stock by lot, history by year',
                'A parallel run only where two people can be spared to compare it',
                'A written last hour for going back to NAV, and the name of the person who may decide it',
              ],
            },
          ],
        },
        {
          type: 'table',
          caption: 'Supported routes from NAV to Business Central online',
          columns: ['You run', 'Stops on the way', 'What makes it longer'],
          rows: [
            [
              'NAV 2015 to 2018',
              'Business Central 14, version 25 or later on your server, online',
              'Modified objects that nobody has documented',
            ],
            [
              'NAV 2013 and 2013 R2',
              'NAV 2018, Business Central 14, version 25 or later, online',
              'Add-ons whose maker has closed',
            ],
            [
              'NAV 2009 SP1 and R2',
              'NAV 2013 or 2015, NAV 2018, Business Central 14, version 25 or later, online',
              'Classic forms, dataports, old hosts',
            ],
          ],
        },
        {
          type: 'flow',
          title: 'The six phases of the move',
          steps: [
            {
              title: 'Prepare',
              text: 'Clean the data, list the code. Done when each object has a verdict.',
            },
            {
              title: 'Upgrade',
              text: 'Go through the halts on a copy. Done when the trial balance agrees at each.',
            },
            {
              title: 'Set up cloud migration',
              text: 'Connect your server and the online environment. Done when a test table arrives.',
            },
            {
              title: 'Replicate',
              text: 'Copy company by company. Done when the row counts match.',
            },
            {
              title: 'Upgrade data and complete',
              text: 'Convert what was copied. Done when finance signs stock and ledgers.',
            },
            {
              title: 'Follow up',
              text: 'Recreate users, connect interfaces. Done when the first month is closed.',
            },
          ],
        },
      ],
    },
    {
      id: 'upgradation',
      number: 3,
      heading: 'Upgradation',
      lead: 'Find your version in the table. After its first date it gets security fixes only, after its second none; the system runs on, and only the risk around it grows.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'To the last update of NAV 2018',
              content: [
                'A holding position, honest as long as it is called that. It buys the longest period of security fixes that NAV has left, and the code you bring there is the code you will convert later.',
              ],
              points: [
                'Last security date: 11 January 2028',
                'No new tax functions, no corrections of faults',
                'New work written as AL extensions from now on, so that it is done once',
              ],
            },
            {
              title: 'The server and the database underneath',
              content: [
                'The host often leaves support before the application does. Moving a sound NAV database to a younger server is a small project with a clear end, and the migration will need it anyway.',
              ],
              points: [
                'Windows Server 2016: extended support ends on 12 January 2027',
                'SQL Server 2016: extended support ended on 14 July 2026',
                'A restore on the new host, timed, before the old one is switched off',
              ],
            },
            {
              title: 'To Business Central on your own server',
              content: [
                'A plant on a poor line, or with equipment that must sit beside the database, may have a hard reason to stay on-premises. From NAV 2015 onwards the route is version 14, version 25, version 28.',
              ],
              points: [
                'Patching becomes your duty, and staying current is a condition of support',
                'Users work in the browser, as they would online',
                'Some cloud functions, the agents among them, are not part of this choice',
              ],
            },
            {
              title: 'From C/AL to AL',
              content: [
                'An object changed in place becomes an extension that stands beside the base application and listens to its events. It is rewriting, not translation: half-used fields and forgotten conditions come to light and need an answer.',
              ],
              points: [
                'Tables and pages first, then codeunits, then report layouts',
                'A hook into posting becomes an event subscriber, with a test that posts',
                'The code is kept in version control, where you can see every change',
              ],
            },
          ],
        },
        {
          type: 'table',
          caption: 'Microsoft support dates, fixed lifecycle policy',
          columns: ['Version', 'Mainstream ended', 'Extended ends', 'What it means'],
          rows: [
            ['NAV 2009 SP1 and R2', 'January 2015', 'January 2020', 'Unsupported'],
            ['NAV 2013 R2', '9 January 2018', '10 January 2023', 'Unsupported'],
            ['NAV 2015', '14 January 2020', '14 January 2025', 'Unsupported'],
            [
              'NAV 2016',
              '13 April 2021',
              '14 April 2026',
              'Unsupported; some lists print an earlier date',
            ],
            ['NAV 2017', '11 January 2022', '11 January 2027', 'Security fixes until then'],
            ['NAV 2018', '10 January 2023', '11 January 2028', 'Security fixes until then'],
            [
              'Business Central 14',
              '10 October 2023',
              '14 October 2025',
              'Unsupported, still a required stop on the way',
            ],
          ],
        },
      ],
    },
    {
      id: 'customization',
      number: 4,
      heading: 'Customization/Specialist',
      lead: "Every modification is a decision somebody once took. The specialist's first task is to ask whether it still holds.",
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Fit-gap of modified objects',
              content: [
                'We compare your objects with the standard of the same version and put the difference before the people who use it. Changes that were needed in 2013 are often standard now, and some have had no user for years.',
              ],
              points: [
                'Retired: no user, no posted entry, no objection',
                'Replaced by a standard function, shown on your data first',
                'Replaced by an app, after reading its maker and its update record',
                'Rebuilt in AL, with the process owner who asked for it named in the specification',
              ],
            },
            {
              title: 'Reports and printed documents',
              content: [
                'Invoices, challans and purchase orders in RDLC or Word, laid out for the paper in your printer. Slow reports are looked at in the query, for that is where the minutes are.',
              ],
              points: [
                'HSN at the digits your turnover demands, IRN and QR code where they apply',
                'Running time taken before and after, at month end and not on a quiet Sunday',
                'Layouts that will be printed in Business Central are built in Word already',
              ],
            },
            {
              title: 'Weighbridge, barcode and shop floor',
              content: [
                'A reading should reach the receipt without a slip of paper between. The device writes to a table of its own, the posting picks it up, and a reading that fits no order waits in a list with its time and lorry number.',
              ],
              points: [
                'Gross, tare and net stored with the ticket number',
                'Barcode labels by lot, from the printer you already own',
                'What happens when the line is down is agreed and tried',
              ],
            },
            {
              title: 'Dimensions and masters',
              content: [
                'After ten years the chart of accounts carries what dimensions should, and one vendor exists under five names. Cleaning pays at once in reports, and a second time when the data moves.',
              ],
              points: [
                'Duplicate items, customers and vendors merged, with GSTIN and PAN checked',
                'Values without entries blocked, not deleted',
                'Default dimensions set on masters so that nobody has to remember them',
              ],
            },
            {
              title: 'Approval workflows',
              content: [
                'Purchase orders, credit limits and journals go to the person whose limit covers the amount. The paper folder with three signatures ends, and so does approval by telephone.',
              ],
              points: [
                'Limits by amount and department, with a deputy and a time after which the request moves up',
                'The one who enters a vendor bank account never approves it',
                'Waiting time reported by approver each month',
              ],
            },
          ],
        },
        {
          type: 'list',
          title: 'What we count before and after',
          items: [
            'Days from month end to closed books',
            'Manual journals in a month, by reason',
            'Modified objects retired',
            'Running time of the ten slowest reports',
            'Open support tickets, and how old the oldest is',
          ],
        },
      ],
    },
    {
      id: 'consulting',
      number: 5,
      heading: 'Business consulting',
      lead: 'Four questions that a company on NAV should settle, whether it moves this year or later.',
      beside: true,
      blocks: [
        {
          type: 'entries',
          look: 'pairs',
          items: [
            {
              title: 'Month-end close',
              text: 'We sit through one closing and list what waits for what. Usually a handful of accruals and one stock correction hold up everything else.',
            },
            {
              title: 'Stock valuation',
              text: 'Cost adjustment, negative stock and late invoices explained on ten items of your own, so that the balance sheet figure can be defended.',
            },
            {
              title: 'The price of staying',
              text: 'A sheet with two columns: hosts, support, tax changes and workarounds on one side; licences, the move and training on the other. The figures are yours.',
            },
            {
              title: 'The date of the move',
              text: 'Your busy season, the audit, the support dates and the quarter starts laid on one calendar until a week remains that everybody accepts.',
            },
          ],
        },
      ],
    },
    {
      id: 'integration',
      number: 6,
      heading: 'Integration',
      lead: 'NAV talks to neighbours through files, SQL and web services. We build the link so that its other end can stay when NAV goes.',
      blocks: [
        {
          type: 'entries',
          look: 'pairs',
          items: [
            {
              title: 'Bank statements and payments',
              text: "Import and matching of statements, payment files in the bank's own layout, and a check on changed beneficiary accounts.",
            },
            {
              title: 'E-invoice and e-way bill',
              text: 'Posted documents go to the portal through a provider; IRN and QR code return to the print. After 24 hours an IRN cannot be cancelled any more, so the screen offers a credit note.',
            },
            {
              title: 'Attendance and payroll',
              text: 'Salary journals arrive by cost centre and employee class, and a rejected line goes back with its reason.',
            },
            {
              title: 'Power BI and Excel',
              text: 'An on-premises NAV database needs a data gateway on a server that is always on. Reports read views, never the tables in which people post.',
            },
          ],
        },
      ],
    },
  ],
  related: {
    services: ['business-central-details', 'powerbi-details', 'azure-details'],
    products: ['rgp-details', 'qm-details', 'mm-details'],
    courses: ['business-central-details'],
    industries: ['fabrication-garments', 'automobile', 'electricals'],
    posts: [1, 7],
  },
  call: { heading: 'Tell us your NAV version. We will name the stops it has ahead.' },
});
