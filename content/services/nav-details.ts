import { company } from '../company';
import { evidence } from '../evidence';
import { defineService } from '../schema/service';

export const service = defineService('nav-details', {
  title: 'Dynamics NAV',
  icon: 'nav',
  desc: 'Support for your NAV, and a dated plan for Business Central.',
  listing: {
    page: 'services',
    group: 'ledger',
    when: 'NAV works, but its support ends and its developer has left.',
  },
  meta: {
    title: 'Dynamics NAV support, upgrade and migration',
    description:
      'Support end dates by NAV version, routes to Business Central for NAV 2016 India and other databases, audit trail on NAV, C/AL to AL, running support.',
  },
  banner: {
    heading: 'Dynamics NAV: keep it running, plan the move',
    lead: 'Tax updates end first, security fixes last: for NAV 2018 on 11 January 2028. We support Dynamics NAV (formerly Navision) and plan your move to Business Central.',
    firstStep:
      'tell us version, companies and interfaces: a quarter of an hour. You get fee and days of a health check before you order.',
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
      lead: 'For companies that close every month in NAV and have lost the person who knew it. A foreign branch without Indian tax can simply stay on NAV 2018 for now.',
      blocks: [
        {
          type: 'evidence',
          ...evidence.trialBalance,
          files: [...evidence.trialBalance.files, evidence.articleFiles.readiness],
        },
        {
          type: 'entries',
          variant: 'rows',
          title: 'Three limits to know first',
          items: [
            {
              title: 'No tax updates',
              text: 'New GST and TDS rules come from a partner.',
            },
            {
              title: 'No single step to the cloud',
              text: 'History needs two versions on a server first; opening balances do not.',
            },
            {
              title: 'No toolkit after NAV 2016 India',
              text: 'Indian tax in NAV 2017 and 2018 is partner code.',
            },
          ],
        },
        { type: 'call', text: 'Know the stops of your version before you set a date' },
        {
          type: 'accordion',
          title: 'The NAV that you run today',
          open: 'first',
          items: [
            {
              title: 'Health check',
              content: [
                'We read your system before we quote anything, and the report says what is in order, what is at risk and what would delay a move.',
              ],
              points: [
                'Version, cumulative update (CU), licence file, SQL indexes',
                'Modified objects, and the add-on of each',
                'Interfaces, with owner and table or file',
              ],
            },
            {
              title: 'A new plant, branch or company',
              content: [
                'Clean first, then copy. Number series, posting groups and dimensions are put in order, or the new plant begins with ten years of old mistakes.',
              ],
              points: [
                'A transfer to another GST registration goes out on a tax invoice',
                'Two people count the opening stock; it is loaded with lot numbers',
                'Intercompany accounts are agreed before the first truck moves',
              ],
            },
            {
              title: 'GST and TDS under the present law',
              content: [
                'Every change is partner work. The Income-tax Act, 2025 gave sections and forms new numbers from 1 April 2026.',
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
                'You must show it yourself. Under rule 11(g) the auditor reports whether the edit log ran all year and for every transaction. We set up:',
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
                'Its developer has left. We write down what is set up and why, and after that your users call us.',
              ],
              points: [
                'Job queue checked every working day',
                'Permission sets compared with the list of present staff',
                'A one-page guide for each role, for new users',
              ],
            },
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'plan',
          caption: 'The move in six phases; the health check names the weeks',
          columns: ['Phase', 'What we do', 'Your people', 'It ends when'],
          rows: [
            [
              'Prepare',
              'List code, clean data',
              'Somebody who remembers why',
              'Each object has a decision',
            ],
            [
              'Upgrade',
              'Pass the stops on a copy',
              'IT hands over a backup',
              'The trial balance agrees',
            ],
            ['Connect', 'Link server and cloud', 'IT opens the server', 'A test table arrives'],
            ['Replicate', 'Copy by company', 'NAV runs on', 'The row counts agree'],
            [
              'Convert',
              'Upgrade the copied data',
              'Finance and stores compare',
              'Finance accepts the totals',
            ],
            [
              'Follow up',
              'Users and interfaces',
              'Everybody, with daily help',
              'The first month is closed',
            ],
          ],
        },
      ],
    },
    {
      id: 'migration',
      number: 2,
      heading: 'Migration',
      lead: 'Your version and your tax data decide the route.',
      picture: {
        name: 'migration-stops',
        alt: 'NAV passes versions 14 and 25 on a server and arrives online.',
      },
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'NAV 2016 India and older Indian databases',
              content: [
                'Microsoft’s India toolkit starts here, on cumulative update 66 with the TDS 194 hotfix; older Indian databases come up to NAV 2016 India first.',
              ],
              points: [
                'By hand: your own fields in India tables, roles, permissions',
                'Left behind: excise, service tax, letters of credit',
              ],
            },
            {
              title: 'NAV 2017 or 2018 with Indian tax by a partner',
              content: [
                'Normally a fresh start. No toolkit reads the partner’s tax tables, and waiting for 2028 brings nothing: tax updates come from that partner only.',
              ],
            },
            {
              title: 'NAV 2015, 2016, 2017 or 2018 without Indian tax data',
              content: [
                'Through versions 14 and 25. Version 14 is the last with C/AL and version 25 takes AL extensions only, so most of the work is between them.',
              ],
              points: [
                'Your users test the rewritten code',
                'The Windows client ends with version 14: try labels and scanners in the browser early',
              ],
            },
            {
              title: 'NAV 2013, NAV 2013 R2 and NAV 2009',
              content: [
                'One or two stops more. Your users stay in the old system until the rehearsal has passed; at each stop only totals are compared.',
              ],
              points: [
                'Classic forms and dataports have no successor: dropped or built again',
                'Makers of add-ons are asked in writing whether a successor exists',
              ],
            },
            {
              title: 'Fresh start (reimplementation)',
              content: [
                'Masters, open items, opening balances. It pays when nobody can explain most of your changes; the old database stays readable for the audit years.',
              ],
              points: [
                'Chosen tables can come straight from SQL by Microsoft’s custom migration (since version 28), as a project',
                'Microsoft’s reimplementation tool (preview) reads version 14 only',
              ],
            },
            {
              title: 'Cut-over',
              content: [
                'One night, one list. The first of April or of a quarter keeps GST and TDS periods whole. Forget the open job-work challans in the rehearsal, and the first morning passes without an invoice.',
              ],
              points: [
                'In writing: open items, stock by lot, years of history',
                'A parallel run only if two people have time to compare both systems',
                'Until what time a return to NAV is possible, and who decides',
              ],
            },
          ],
        },
        {
          type: 'table',
          view: 'routes',
          folded: true,
          id: 'routes',
          caption: 'Routes from NAV to Business Central online',
          asOf: '2026-11',
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
          type: 'list',
          folded: true,
          id: 'licence',
          title: 'Licence for the stops on a server',
          asOf: '2026-11',
          items: [
            'Versions 14 and 25 start with a valid key only: from an active Enhancement Plan, or by the dual-use rights of your new subscription',
            'A dual-use key is downloaded from the Microsoft 365 admin centre again every six months (since 5 June 2026); an expired one can stop the server',
            'The partner who sells the licence asks for the key. Name him in the plan, before the first copy is made',
          ],
        },
        {
          type: 'evidence',
          folded: true,
          id: 'cut-over-night',
          title: 'Cut-over of one night, step by step',
          ...evidence.cutOver,
        },
      ],
    },
    {
      id: 'upgradation',
      number: 3,
      heading: 'Upgradation',
      lead: 'After mainstream support come security fixes only, after extended support nothing.',
      picture: {
        name: 'study-calendar',
        alt: 'A calendar of twelve months from April with busy season, audit and quarter starts, and two proposed dates ringed.',
      },
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Staying on NAV 2018',
              content: [
                'Right for few. A foreign branch without Indian tax can stay, while with Indian tax the last date covers security fixes and no rule of GST.',
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
                'They often end first. Moving NAV to a newer server is a small project that the migration needs anyway.',
              ],
              points: [
                'Windows Server 2016: extended support ends on 12 January 2027',
                'SQL Server 2016: extended support ended on 14 July 2026',
                'Paid Extended Security Updates buy time, for SQL Server 2016 to 17 July 2029. The list price is the same in Azure and outside; compare it with the move',
                'We time a restore on the new server before the old one is switched off',
              ],
            },
            {
              title: 'Business Central on your own server',
              content: [
                'For a plant without a dependable link, or with a machine that needs local SQL. The stops are the same, with the India steps for Indian data.',
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
                'The code is rewritten. C/AL changed Microsoft’s objects in place; in AL your change is an extension that reacts to events. You decide for each special case whether it stays.',
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
          folded: true,
          id: 'dates',
          caption: 'Microsoft support dates (fixed lifecycle)',
          asOf: '2026-11',
          columns: ['Version', 'Mainstream ended', 'Extended ends', 'Today'],
          rows: [
            ['NAV 2009 SP1 and R2', 'January 2015', 'January 2020', 'Unsupported'],
            ['NAV 2013 and 2013 R2', '9 January 2018', '10 January 2023', 'Unsupported'],
            ['NAV 2015', '14 January 2020', '14 January 2025', 'Unsupported'],
            ['NAV 2016', '13 April 2021', '14 April 2026', 'Unsupported'],
            ['NAV 2017', '11 January 2022', '11 January 2027', 'Security fixes only'],
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
      lead: 'We first ask who still uses each change.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Fit-gap of modified objects',
              content: [
                'We compare your objects with the standard and go through the differences with the people who use them. Some are standard by now. Some have no user any more.',
              ],
              points: [
                'Drop what has no user and no recent entry',
                'Use the standard, or an app whose maker we checked',
                'Rebuild the rest in AL, with a named owner',
              ],
            },
            {
              title: 'Reports and printed documents',
              content: [
                'Query first, layout second. Invoices, challans and purchase orders get a layout in RDLC or Word.',
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
                'Readings are kept. Each goes from the device into a table of its own, and without an order it waits in a list with time and truck number.',
              ],
              points: [
                'Gross, tare and net weight with the ticket number',
                'Barcode labels by lot on your present printer',
                'A tested procedure for hours without network',
              ],
            },
            {
              title: 'Dimensions and masters',
              content: [
                'One vendor, four numbers. That is what ten years leave behind; cleaning helps your reports now and the migration later.',
              ],
              points: [
                'Duplicate masters are merged; GSTIN and PAN are checked',
                'Unused dimension values are blocked',
              ],
            },
            {
              title: 'Approval workflows',
              content: [
                'Standard since NAV 2016. Orders, credit limits and journals go to the person whose limit covers the amount, and one level up after a set time.',
              ],
              points: [
                'Limits by amount and department, with a deputy',
                'A second person approves a changed vendor bank account',
                'Waiting time per approver, reported every month',
              ],
            },
          ],
        },
        {
          type: 'list',
          folded: true,
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
          folded: true,
          id: 'origins',
          caption: 'What is standard, what is an extension, what is ours',
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
              text: 'Our HRMS; your accountant imports its salary journal into NAV',
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
              text: 'Cost adjustment, negative stock and late invoices, explained with ten of your items.',
            },
            {
              title: 'Cost of staying on NAV',
              text: 'One sheet: servers, support and tax changes against licences, migration and training.',
            },
            {
              title: 'Date of the move',
              text: 'Busy season, audit and quarter starts on one calendar, with two dates.',
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
      ground: 'indigo',
      blocks: [
        {
          type: 'entries',
          variant: 'pairs',
          items: [
            {
              title: 'Bank statements and payments',
              text: 'Statements come in, payments leave in the bank’s layout. A changed account is checked first.',
            },
            {
              title: 'E-invoice and e-way bill',
              text: 'A connector to a GST Suvidha Provider stores IRN and QR code. Cancellation: within 24 hours.',
            },
            {
              title: 'Attendance and payroll',
              text: 'Salary journals by cost centre. A rejected line goes back with its reason.',
            },
            {
              title: 'Power BI and Excel',
              text: 'Through a gateway, at night or from a restored copy: SQL views read the live tables.',
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
                'It runs on, without security fixes. What grows is the list of what you answer for yourself: unpatched servers, tax rules, and the auditor’s question about the edit log.',
            },
            {
              question: 'Can we go straight to Business Central online?',
              answer:
                'Not with everything. With its history every NAV version stops on a server first. Masters and opening balances can go straight, and chosen tables too, by Microsoft’s custom migration from SQL, as a project.',
            },
            {
              question: 'NAV 2018 with GST by a partner: safe until January 2028?',
              answer:
                'Only for security fixes. GST, TDS and TCS in your database are code of that partner. Let him confirm the new section codes of 2026 in writing, and plan a fresh start.',
            },
            {
              question: 'What decides the fee of the health check?',
              answer: `The size of the database and the number of companies. You have fee and days in writing before we start. ${company.replyPromise}`,
            },
          ],
        },
      ],
    },
  ],
  project:
    'You need somebody who remembers why NAV was changed, and the finance head for the cut-over. Up to the hour in its plan you can go back.',
  related: {
    services: ['business-central-details'],
    courses: ['business-central-details'],
    posts: [1],
  },
  call: { heading: 'A dated plan, from your NAV version to Business Central' },
});
