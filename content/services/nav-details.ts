import { company } from '../company';
import { evidence } from '../evidence';
import { proofs } from '../proofs';
import { defineService } from '../schema/service';

export const service = defineService('nav-details', {
  title: 'Dynamics NAV',
  icon: 'nav',
  desc: 'Support for the NAV that you run today, and a dated plan for the move to Business Central.',
  listing: {
    page: 'services',
    group: 'ledger',
    when: 'Your NAV system works, but its support has ended or soon will, and its developer has left.',
  },
  meta: {
    title: 'Dynamics NAV support, upgrade and migration',
    description:
      'Support end dates by NAV version, routes to Business Central for NAV 2016 India and other databases, audit trail on NAV, C/AL to AL, running support.',
  },
  banner: {
    heading: 'Dynamics NAV: keep it running, plan the move',
    lead: 'NAV 2018 was the last version of Microsoft Dynamics NAV (formerly Navision). Your system keeps running after support ends; only the security fixes stop. We support it, and we plan your move to Business Central.',
    tone: 'sand',
    picture: {
      name: 'service-nav',
      alt: 'A sheet headed Last security date with one row for each version: NAV 2013 R2 10 January 2023, NAV 2015 14 January 2025, NAV 2016 14 April 2026, NAV 2017 11 January 2027, and NAV 2018 11 January 2028 highlighted.',
    },
  },
  sections: [
    {
      id: 'implement',
      number: 1,
      heading: 'Implement',
      lead: 'We do not sell new NAV licences. For the NAV that you run, we add plants, follow tax changes, prepare audit evidence and answer your users.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Health check',
              content: [
                'We read your system before we quote anything. The report says what is in order, what is at risk and what would delay a move.',
              ],
              points: [
                'Version, cumulative update (CU) and licence file',
                'Modified objects, and the add-on to which each belongs',
                'Companies, database size, yearly growth and SQL index health',
                'Every interface, with its owner and its table or file',
                'Open support tickets and jobs that fail',
              ],
            },
            {
              title: 'A new plant, branch or company',
              content: [
                'NAV can take another plant while you plan the move. We first clean number series, posting groups and dimensions, so that old mistakes are not copied.',
              ],
              points: [
                'A transfer to another GST registration goes out on a tax invoice',
                'Opening stock is counted by two people and loaded with lot numbers',
                'Intercompany accounts are agreed before the first truck moves',
              ],
            },
            {
              title: 'GST and TDS under the present law',
              content: [
                'NAV no longer gets tax updates from Microsoft, so every change of law is partner work. The Income-tax Act, 2025 gave sections and forms new numbers from 1 April 2026.',
              ],
              points: [
                'TDS and TCS codes of the 194-series and 206C are mapped to sections 393 and 394',
                'New form numbers: 16A is now 131, 26Q is now 140',
                'A test invoice and a credit note for each GST rate',
                'Daily list of invoices without IRN: from Rs 10 crore turnover the portal rejects those over 30 days old',
              ],
            },
            {
              title: 'Audit trail and daily backup on NAV',
              content: [
                'Under rule 11(g) the auditor reports whether the edit log ran all year and for every transaction. On NAV you must show this yourself. We set up:',
              ],
              points: [
                'Change log on masters and setup, with two people at most who may change it',
                'Logging in the database (SQL Server Audit), and no shared sa password',
                'A list of everyone who could switch off either of them',
                'A backup every day on a server in India, with a dated restore test',
                'Storage of the logs for 8 years; your auditor decides if this is enough',
              ],
            },
            {
              title: 'Running support',
              content: [
                'In many companies the person who set up NAV has left. We write down what is set up and why, then take the calls of your users. The support contract states hours, channel and severity classes.',
              ],
              points: [
                'Job queue checked every working day',
                'Permission sets compared with the list of present staff',
                'A one-page guide for each role, for new users',
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
      lead: 'Your NAV version and your tax data decide the route. The stops are Business Central 14 of April 2019 and version 25 of October 2024.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'NAV 2016 India and older Indian databases',
              content: [
                'Microsoft’s India Data Migration Toolkit starts from NAV 2016 India on cumulative update 66 with the TDS 194 hotfix. Older Indian databases come up to NAV 2016 India first.',
              ],
              points: [
                'Step 1, to version 14: the India tables are moved to upgrade tables, company by company',
                'Step 2, to version 25: the Indian apps for GST, TDS, TCS, gate entry and fixed assets are installed',
                'By hand: your own fields in India tables, roles and permissions',
                'Not carried over: excise, structure, service tax and letter-of-credit tables',
                'A dry run on a copy shows what arrives, before we promise any history',
              ],
            },
            {
              title: 'NAV 2017 or 2018 with Indian tax by a partner',
              content: [
                'Microsoft documents its toolkit for NAV 2016 India only. In these versions the tax code usually comes from a partner, and moving its tables would be a project of its own. So the usual way is the fresh start described below. Do not wait for 2028: tax updates come only from the partner.',
              ],
            },
            {
              title: 'NAV 2015, 2016, 2017 or 2018 without Indian tax data',
              content: [
                'Version 14 is the last that runs C/AL, and only versions up to 25 upgrade from it. Version 25 accepts only AL extensions, so most of the work is between these two.',
              ],
              points: [
                'Code is rewritten and tested by the people who use it',
                'The Windows client ends with version 14, so labels and scanners are tried early in the browser',
                'Only one user has SUPER rights in the target until the totals agree',
              ],
            },
            {
              title: 'NAV 2013, NAV 2013 R2 and NAV 2009',
              content: [
                'These versions need extra stops before version 14, which the table names. Your users work in the old system until the rehearsal has passed.',
              ],
              points: [
                'At each stop only totals are compared',
                'Classic forms and dataports have no successor: dropped or built again',
                'Add-on makers are asked in writing whether a successor exists',
              ],
            },
            {
              title: 'Fresh start (reimplementation)',
              content: [
                'If nobody can explain most of your changes, we also estimate a fresh start with masters, open items and opening balances. For version 14 Microsoft offers a reimplementation tool (preview).',
              ],
              points: [
                'The tool moves masters, opening balances, open orders, setup and part of the posted entries',
                'It leaves C/AL changes and the full history behind',
                'The old database stays readable for the audit years',
                'Duplicate vendors and items are cleaned before the move',
              ],
            },
            {
              title: 'Cut-over',
              content: [
                'The first of April or of a quarter keeps GST and TDS periods whole. The finance head signs the closing figures of NAV before the new system is opened.',
              ],
              points: [
                'No invoicing between the two systems; the dry run measures the hours, usually planned for a weekend',
                'Scope in writing: open items, stock by lot, years of history',
                'A parallel run only if two people have time to compare both systems',
                'Until what time a return to NAV is possible, and who decides',
              ],
            },
          ],
        },
        {
          type: 'table',
          view: 'routes',
          caption: 'Routes from NAV to Business Central online',
          columns: ['You run', 'Stops on the way'],
          rows: [
            [
              'NAV 2016 India (CU\u00a066, TDS 194 hotfix)',
              'Version 14 with the India toolkit, version 25, online',
            ],
            [
              'NAV 2009 R2, 2013, 2013 R2 or 2015 with Indian tax',
              'NAV 2016 India first, then as above',
            ],
            [
              'NAV 2017 or 2018 with Indian tax by a partner',
              'Fresh start; Microsoft documents no toolkit for it',
            ],
            ['NAV 2015 to 2018 without Indian tax data', 'Version 14, version 25, online'],
            [
              'NAV 2013 and 2013 R2 without Indian tax data',
              'NAV 2018, version 14, version 25, online',
            ],
            [
              'NAV 2009 SP1 and R2 without Indian tax data',
              'NAV 2013 or 2015, NAV 2018, version 14, version 25, online',
            ],
          ],
        },
        {
          type: 'flow',
          title: 'The six phases of the move',
          steps: [
            {
              title: 'Prepare',
              text: 'Clean data, list code. Done when each object has a decision.',
            },
            {
              title: 'Upgrade',
              text: 'Pass the stops on a copy. Done when the trial balance agrees.',
            },
            {
              title: 'Set up cloud migration',
              text: 'Connect server and cloud. Done when a test table arrives.',
            },
            {
              title: 'Replicate',
              text: 'Copy company by company. Done when the row counts agree.',
            },
            {
              title: 'Upgrade data and complete',
              text: 'Convert the copied data. Done when finance signs stock and accounts.',
            },
            {
              title: 'Follow up',
              text: 'Create users and interfaces. Done when the first month is closed.',
            },
          ],
        },
        {
          type: 'evidence',
          ...evidence.trialBalance,
          files: [...evidence.trialBalance.files, evidence.articleFiles.readiness],
        },
        { type: 'call', text: 'Send last month’s trial balance. We mark what would change.' },
      ],
    },
    {
      id: 'upgradation',
      number: 3,
      heading: 'Upgradation',
      lead: 'The table gives two dates for each version. After the first come security fixes only, after the second nothing.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Staying on NAV 2018',
              content: [
                'This can be right for a database without Indian tax, for example a foreign branch. With Indian tax it is not: the last date, 11 January 2028, covers security fixes only.',
              ],
              points: [
                'No new tax functions and no bug fixes since January 2023',
                'Access to extended support needs a Unified Support contract with Microsoft',
                'AL code written for NAV 2018 must be adapted for versions after Business Central 14',
              ],
            },
            {
              title: 'Windows Server and SQL Server under NAV',
              content: [
                'The server often loses support before NAV does. Moving NAV to a newer server is a small project, and the migration needs it anyway.',
              ],
              points: [
                'Windows Server 2016: extended support ends on 12 January 2027',
                'SQL Server 2016: extended support ended on 14 July 2026',
                'We time a restore on the new server before the old one is switched off',
              ],
            },
            {
              title: 'Business Central on your own server',
              content: [
                'Choose it if a plant has no dependable link, or if a machine needs local SQL. The stops are the same, with the India steps for Indian data.',
              ],
              points: [
                'You install updates, and must stay current for support',
                'Copilot and its agents are not available',
                'You prove the daily backup and the database log yourself',
              ],
            },
            {
              title: 'From C/AL to AL',
              content: [
                'C/AL code changed Microsoft’s objects in place. In AL, your change is an extension that reacts to events. So the code is rewritten, and you decide for each special case whether it stays.',
              ],
              points: [
                'Order of work: tables and pages, code, report layouts',
                'A change in posting becomes an event subscriber with an automated test',
                'The code is kept in version control',
              ],
            },
          ],
        },
        {
          type: 'table',
          caption: 'Microsoft support dates (fixed lifecycle), as on 20 November 2026',
          columns: ['Version', 'Mainstream ended', 'Extended ends', 'Today'],
          rows: [
            ['NAV 2009 SP1 and R2', 'January 2015', 'January 2020', 'Unsupported'],
            ['NAV 2013 and 2013 R2', '9 January 2018', '10 January 2023', 'Unsupported'],
            ['NAV 2015', '14 January 2020', '14 January 2025', 'Unsupported'],
            ['NAV 2016', '13 April 2021', '14 April 2026', 'Unsupported'],
            [
              'NAV 2017',
              '11 January 2022',
              '11 January 2027',
              'Security fixes only, until 11 January 2027',
            ],
            ['NAV 2018', '10 January 2023', '11 January 2028', 'Security fixes only'],
            [
              'Business Central 14 (April 2019)',
              '10 October 2023',
              '14 October 2025',
              'Unsupported; still a required stop on the way',
            ],
          ],
        },
      ],
    },
    {
      id: 'customization',
      number: 4,
      heading: 'Customization/Specialist',
      lead: 'A specialist asks of each old change who uses it today, before we repair, replace or rebuild it.',
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Fit-gap of modified objects',
              content: [
                'We compare your objects with the standard and discuss the differences with the users. Some are standard in Business Central now, some have no user any more.',
              ],
              points: [
                'Drop: no user and no recent entry',
                'Use the standard, shown first with your data',
                'Use an app, after a check of its maker and its updates',
                'Rebuild in AL, with the process owner named in the specification',
              ],
            },
            {
              title: 'Reports and printed documents',
              content: [
                'We lay out invoices, challans and purchase orders in RDLC or Word. For slow reports we look at the query first.',
              ],
              points: [
                'HSN with the digits for your turnover, IRN and QR code where they apply',
                'Running time measured at month end, before and after',
                'Word layouts are preferred, since Business Central can use them again',
              ],
            },
            {
              title: 'Weighbridge, barcode and shop floor',
              content: [
                'The reading goes from the device into a table of its own, and posting takes it from there. A reading without an order waits in a list with time and truck number.',
              ],
              points: [
                'Gross, tare and net weight with the ticket number',
                'Barcode labels by lot on your present printer',
                'Extension, with a tested procedure for hours without network',
              ],
            },
            {
              title: 'Dimensions and masters',
              content: [
                'After ten years the same vendor often exists several times in the masters. Cleaning helps your reports now and the migration later.',
              ],
              points: [
                'Duplicate masters are merged; GSTIN and PAN are checked',
                'Unused dimension values are blocked',
              ],
            },
            {
              title: 'Approval workflows',
              content: [
                'Orders, credit limits and journals go to the person whose limit covers the amount. The workflow is standard since NAV 2016. It stores name and time, and moves one level up after a set time.',
              ],
              points: [
                'Limits by amount and department, with a deputy',
                'A changed vendor bank account is approved by a second person',
                'Waiting time per approver, reported every month',
              ],
            },
          ],
        },
        {
          type: 'list',
          title: 'What we count before and after',
          items: [
            'Days from month end to closed books',
            'Manual journals per month, by reason',
            'Modified objects retired',
            'Running time of the ten slowest reports',
            'Open support tickets, and the age of the oldest',
          ],
        },
        {
          type: 'origins',
          caption: 'NAV in India: what is standard, what is an extension, what is ours',
          items: [
            {
              need: 'GST, TDS and TCS in NAV 2016 India',
              from: 'standard',
              text: 'Microsoft’s Indian localisation, without a tax update since its last cumulative update',
            },
            {
              need: 'GST, TDS and TCS in NAV 2017 or 2018',
              from: 'extension',
              text: 'Code of a partner',
            },
            {
              need: 'Change log on masters and setup',
              from: 'standard',
              text: 'Set up table by table; the database log belongs to SQL Server',
            },
            {
              need: 'Gate passes, quality plans, maintenance orders',
              from: 'ours',
              text: 'Modules for Business Central; we do not build them for NAV',
            },
            {
              need: 'Indian payroll',
              from: 'ours',
              text: 'Our HRMS, with a salary journal imported into NAV',
            },
          ],
        },
      ],
    },
    {
      id: 'consulting',
      number: 5,
      heading: 'Business consulting',
      lead: 'Each study helps you today, and we use its result in the move.',
      beside: true,
      picture: {
        name: 'study-calendar',
        alt: 'A calendar of twelve months from April with busy season, audit and quarter starts, and two proposed dates ringed.',
      },
      ground: 'indigo',
      blocks: [
        {
          type: 'entries',
          variant: 'pairs',
          items: [
            {
              title: 'Month-end close',
              text: 'We watch one closing and list which step waits for which.',
            },
            {
              title: 'Stock valuation',
              text: 'We explain cost adjustment, negative stock and late invoices with ten of your own items.',
            },
            {
              title: 'Cost of staying on NAV',
              text: 'One sheet compares servers, support and tax changes with licences, migration and training. You fill in your figures.',
            },
            {
              title: 'Date of the move',
              text: 'We put busy season, audit, support dates and quarter starts on one calendar, and propose two dates.',
            },
          ],
        },
      ],
    },
    {
      id: 'integration',
      number: 6,
      heading: 'Integration',
      lead: 'We build each link so that Business Central can use it later.',
      picture: {
        name: 'integration-nav',
        alt: 'Bank, E-invoice, Attendance and Power BI: the threads of each become one row of the cloth Dynamics NAV.',
      },
      ground: 'indigo',
      blocks: [
        {
          type: 'entries',
          variant: 'pairs',
          items: [
            {
              title: 'Bank statements and payments',
              text: 'Statements are imported and matched, payments leave in the bank’s layout. A changed beneficiary account is checked first.',
            },
            {
              title: 'E-invoice and e-way bill',
              text: 'An extension sends posted documents through a GST Suvidha Provider (licensed GST gateway) and stores IRN and QR code. An IRN can be cancelled within 24 hours; after that you issue a credit note.',
            },
            {
              title: 'Attendance and payroll',
              text: 'Salary journals come in by cost centre and employee class. A rejected line goes back with its reason.',
            },
            {
              title: 'Power BI and Excel',
              text: 'A data gateway connects NAV with Power BI. SQL views limit the columns but still read the live tables, so we refresh at night or from a restored copy.',
            },
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions from NAV users',
      ground: 'sand',
      blocks: [
        {
          type: 'questions',
          items: [
            {
              question: 'Will NAV stop working on the end date?',
              answer:
                'No. It runs on without security fixes; tax updates stopped earlier, with mainstream support. The risks grow every year: unpatched servers, tax rules only by your partner, and the auditor’s question about the edit log.',
            },
            {
              question: 'Can we go straight to Business Central online?',
              answer:
                'No. Every NAV version has stops on a server before it goes online; the table of routes lists them. The other way is a fresh start.',
            },
            {
              question: 'What happens to our excise and service-tax data?',
              answer:
                'The toolkit does not carry these tables over. Posted ledger entries come over in a full migration. Keep the old database readable for the retention period, and test once a year that it opens.',
            },
            {
              question: 'We run NAV 2018 with GST by a partner. Are we safe until January 2028?',
              answer:
                'Only for security fixes. GST, TDS and TCS in your database are code of that partner. Let the partner confirm the new section codes of 2026 in writing, and plan a fresh start.',
            },
            {
              question: 'What do you check before you quote, and what does the check cost?',
              answer: `The points of the health check above. Your version number and a list of companies and interfaces are enough for a first talk. Fee and days depend on database size and number of companies. You get both in writing before we start. ${company.replyPromise}`,
            },
            {
              question: 'Who answers on the 7th and the 20th, when TDS and GST are due?',
              answer: proofs.supportTerms,
            },
          ],
        },
      ],
    },
  ],
  project:
    'A health check comes first, and its report names the weeks, for support as for the move. You need one person who remembers why NAV was changed, and the finance head for the cut-over. If the new system fails before the hour that the cut-over plan names, you go on with NAV.',
  related: {
    services: ['business-central-details', 'powerbi-details', 'azure-details'],
    products: ['rgp-details', 'qm-details', 'mm-details'],
    courses: ['business-central-details'],
    industries: ['fabrication-garments', 'automobile', 'electricals'],
    posts: [1, 7],
  },
  scene: {
    after: 'migration',
    text: 'A garment factory has many years of NAV entries. We agree how many of them move, and who signs the totals.',
  },
  call: { heading: 'Tell us your NAV version. We name the stops to Business Central.' },
});
