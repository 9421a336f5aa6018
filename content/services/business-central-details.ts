import { company } from '../company';
import { evidence } from '../evidence';
import { defineService } from '../schema/service';

export const service = defineService('business-central-details', {
  title: 'Business Central',
  icon: 'business-central',
  desc: 'Finance, stock, production and service in one database, set up for Indian tax and for your kind of business.',
  listing: {
    page: 'services',
    group: 'ledger',
    when: 'Stores, production and accounts show three different stock figures, and every month end is late.',
  },
  meta: {
    title: 'Business Central implementation in India',
    description:
      'Business Central for Indian companies: seven sectors, licences, cost drivers, GST and TDS, audit trail, Copilot, LS Central, migration from NAV and integration.',
  },
  banner: {
    heading: 'Business Central, set up for your trade',
    lead: 'Microsoft Dynamics 365 Business Central is an ERP for accounts, stock, production and service. We implement it in Indian companies, move old systems to it and support it.',
    tone: 'indigo',
    picture: {
      name: 'service-business-central',
      alt: 'A role centre with the tiles Open orders 128, To ship 23 and Overdue 6 above an item ledger of brake hose, seal kit and bearing 6204, joined by threads to Bank, HR, CRM, E-invoice and Tally.',
    },
  },
  sections: [
    {
      id: 'implement',
      number: 1,
      heading: 'Implement',
      lead: 'An ERP implementation typically takes 3-6 months; groups in several countries and heavy manufacturing need longer. Open your sector to see what is standard there and what is added.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          sign: { figure: '7', text: 'sectors, each with what is standard and what is added' },
          items: [
            {
              title: 'Automobile',
              content: [
                'Vehicle makers often revise their schedules. We keep forecast and firm call-off as separate quantities: purchase buys to the first, dispatch ships to the second.',
              ],
              points: [
                'Standard: lots traced both ways, from a steel coil to the dispatch and back',
                'Standard, Premium licence: production orders, and subcontracting for plating or heat treatment',
                'Extension: customer schedule import (EDI), dispatch notice (ASN), back-dated price revisions',
                'Our RGP module: dies, gauges and bins at vendors, with due dates',
                'Our quality module: plans that accept no defect in the sample, as IATF 16949 asks',
              ],
            },
            {
              title: 'Retail',
              content: [
                'Shops need billing, offers and stock by store. These come with LS Central, a retail suite inside Business Central with licences of its own. It has its own section further down.',
              ],
              points: [
                'Standard: items, barcodes, purchase, stock by location, accounts',
                'LS Central: POS, promotions, replenishment, loyalty, restaurant functions',
                'Usually a partner extension: the GST print on the POS bill',
              ],
            },
            {
              title: 'Electronic',
              content: [
                'When a board fails under warranty, you must find its supplier lot, its bill of materials and its invoice. All three start from the serial number.',
              ],
              points: [
                'Standard: serial numbers at receipt, output and sale; substitute items',
                'Standard, Premium licence: dated versions of each bill of materials',
                'Standard, Premium licence: repairs and warranty dates in Service Management',
                'Extension: BIS licence register with a warning before expiry, product configurator',
              ],
            },
            {
              title: 'Contractor/Builder',
              content: [
                'You bill by measurement and get paid after deductions. Standard Business Central covers the project and its cost; the running account (RA) bill needs an extension.',
              ],
              points: [
                'Standard: project budget, committed and actual cost, purchase by project',
                'Extension: bill of quantities, measurement book, RA bill, advance recovery, retention, RERA reports',
                'Your client deducts TDS from your RA bill; you book it as TDS receivable (standard)',
                'You deduct TDS from sub-contractors under section 393, formerly 194C (standard)',
                'Our RGP module: pumps and shuttering sent to sites, with a return date',
              ],
            },
            {
              title: 'Service',
              content: [
                'Service Management, in the Premium licence, keeps one card per customer machine with contract, warranty, visits and parts. The standard product does the following.',
              ],
              points: [
                'Service orders that book hours and spares together',
                'Billing by rule: contract, warranty or chargeable',
                'Extension or Power App: an offline job card for the engineer’s phone',
              ],
            },
            {
              title: 'Manufacturing',
              content: [
                'You first decide the costing method, when consumption is booked and who closes a production order. We then run one product family in a test company, and your cost accountant compares the result with the present cost sheet. Production orders, routings, capacity and subcontracting are standard with the Premium licence. Quality plans beyond the standard app and machine maintenance are our modules.',
              ],
            },
            {
              title: 'Pharma',
              content: [
                'Batches stay blocked until quality releases them, and picks follow the expiry date. Your quality head signs the validation (requirements, IQ, OQ, PQ) of the configured system.',
              ],
              points: [
                'Standard: batch and expiry from ingredient to invoice, picks by earliest expiry (FEFO)',
                'Standard: lot block, inspections and certificate of analysis in the Quality Management app',
                'Extension: electronic signature, batch record, issue by potency, serialisation',
                'Extension: checks of drug licences and ceiling prices',
              ],
            },
          ],
        },
        {
          type: 'table',
          caption: 'Six stages of an implementation; they overlap, and each ends with evidence',
          columns: ['Stage', 'Weeks', 'What is done', 'Finished when'],
          rows: [
            [
              'Discover',
              '1-3',
              'Walk through each process, fit-gap list, licence count',
              'Scope and gap list are signed',
            ],
            [
              'Configure',
              '4-8',
              'Chart of accounts, dimensions, posting groups, tax, number series',
              'Process owners have run the first pilot',
            ],
            [
              'Build',
              '6-12',
              'Extensions, integrations, reports, data templates',
              'Code is reviewed and its tests pass',
            ],
            [
              'Test',
              '10-16',
              'Test scripts by process owner, trial migration, GST return rehearsal',
              'Each process owner has signed acceptance',
            ],
            [
              'Deploy',
              '14-20',
              'Training, cut-over, opening balances',
              'All points of the go-live checklist are closed',
            ],
            [
              'Hypercare',
              '20-26',
              'Daily help for users and daily error fixing',
              'The first GST return is filed and a month is closed',
            ],
          ],
        },
        {
          type: 'table',
          caption: 'Licences and storage (80 GB base, shared by all environments)',
          columns: ['Licence', 'For whom', 'Adds to storage'],
          rows: [
            [
              'Essentials',
              'Full users of finance, sales, purchase, stock, warehouse, projects, fixed assets',
              '2 GB each',
            ],
            ['Premium', 'The same with manufacturing and service management', '3 GB each'],
            ['Device', 'A shared scanner, POS or shop-floor terminal', '1 GB each'],
            ['Team Member', 'Reads, approves, fills timesheets; does not post', 'Nothing'],
            ['External Accountant', 'Your outside CA; free, limited in number', 'Nothing'],
            ['Microsoft 365', 'Reads inside Teams only; no web client, no API', 'Nothing'],
          ],
        },
        {
          type: 'list',
          title: 'Licence rules to know',
          items: [
            'All full users of an environment have the same edition: one Premium user makes all of them Premium',
            'One production environment and three sandboxes (test copies) are included',
            'Each extra production environment adds three sandboxes and 4 GB',
            'Over the storage limit posting continues; new or copied environments are blocked until you buy storage',
            'Licences are sold only through Cloud Solution Provider (CSP) partners, per user or device and month',
          ],
        },
        {
          type: 'evidence',
          ...evidence.licences,
        },
        {
          type: 'table',
          caption: 'What decides the cost of a Business Central project',
          columns: ['Part', 'What raises or lowers it'],
          rows: [
            [
              'Licences',
              'Full users, edition, Team Members, devices, extra storage or environments, Copilot Credits, currency and renewal date of the CSP quote, 18% GST',
            ],
            [
              'Scope',
              'Companies and GSTINs, plants, depth of manufacturing, print formats, extensions, integrations',
            ],
            ['Data', 'Masters, open items and years of history to move, and how clean they are'],
            ['GST connector', 'Payment per document or flat per year, and who pays it'],
            ['People', 'Training places and languages, and the test time of your own staff'],
            [
              'Every year',
              'Support hours, two rounds of update tests, connector renewal, changes in tax rules',
            ],
          ],
        },
        {
          type: 'text',
          paragraphs: [
            'Our quotation states what is included, what is not, the day rate, the payment stages and the warranty after go-live. Send us the first three rows for your company and we estimate from them.',
          ],
        },
      ],
    },
    {
      id: 'migration',
      number: 2,
      heading: 'Migration',
      lead: 'First we agree on masters, open items and years of history. Then we agree who signs that the totals match.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          sign: { icon: 'database', text: 'A person whom you name signs that the totals match.' },
          items: [
            {
              title: 'NAV to Business Central',
              content: [
                'There is no direct jump from NAV to the cloud. The database passes through versions 14 and 25 on a server, and its C/AL code is rewritten as AL extensions.',
              ],
              points: [
                'Indian databases: Microsoft’s toolkit starts from NAV 2016 India and no other version',
                'Source on SQL Server 2016 or later, compatibility level 130 or above',
                'A dry run compares trial balance, open entries and stock by location',
                'Other way: a fresh start with masters, opening balances and open orders',
              ],
            },
            {
              title: 'On-premises to cloud',
              content: [
                'Microsoft’s cloud migration copies data one way, through Azure Data Factory and a small program on your server. The data arrives in Microsoft’s India geography. We then replace what depended on the local server: label printing, the weighbridge link, and programs that wrote directly into SQL tables. They get an API or a file exchange, because the online product has no direct SQL access.',
              ],
            },
            {
              title: 'Customization/extension migration',
              content: [
                'The process owner decides on each change in the old system. It is dropped, replaced by the standard or by an app from Microsoft Marketplace (formerly AppSource), or rebuilt.',
              ],
              points: [
                'Base code stays unchanged; each change is an AL extension with a version number',
                'SOAP calls to Microsoft’s pages stop with version 29 (October 2026); we move them to REST',
                'Printed documents are rebuilt in Word, Excel or RDLC, invoice and purchase order first',
                'Automated tests are written with the extension and run before every update',
              ],
            },
          ],
        },
        {
          type: 'table',
          caption: 'Business Central online or on your own server',
          columns: ['Question', 'Online', 'Own server'],
          rows: [
            [
              'Updates',
              'Two major versions a year, within Microsoft’s window',
              'You install them, and must stay current for support',
            ],
            ['Copilot, Shopify connector, Teams app, sandboxes', 'Yes', 'No'],
            ['Power BI, Excel add-in, Power Automate', 'Yes', 'Yes, with Entra ID and setup'],
            [
              'Direct access to SQL tables',
              'No; API or database export',
              'Yes, and you must show a database-level audit trail',
            ],
            [
              'Daily backup in India',
              'By Microsoft, in the India geography, kept 28 days',
              'Your duty, with proof',
            ],
            [
              'Availability',
              'Microsoft commits to 99.9% for paid production environments, backed by service credits',
              'Depends on your server room and staff',
            ],
            ['Plant without network', 'Does not work', 'Works on the local network'],
            [
              'Cost',
              'Per user and month',
              'Licences, Windows, SQL Server, hardware, upgrades and people',
            ],
          ],
        },
        {
          type: 'text',
          paragraphs: [
            'Our advice is online. Choose your own server only if a plant has no dependable link, or if a regulator or a machine interface needs local SQL.',
          ],
        },
      ],
    },
    {
      id: 'upgradation',
      number: 3,
      heading: 'Upgradation',
      lead: 'Business Central online must be updated; you choose the day within a window. We test your extensions and your main processes before that day.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          sign: { figure: '2', text: 'major versions a year, in April and October' },
          items: [
            {
              title: 'Major version upgrades',
              content: [
                'Microsoft releases a major version every April and October. Version 28 came in April 2026, version 29 in October 2026. Your process owners test order to payment, purchase to payment, one production order, a month end and the GST return. Then they sign the update date. On your own server each major version is serviced for about 18 months.',
              ],
            },
            {
              title: 'Quarterly updates',
              content: [
                'Microsoft has no quarterly cycle. Besides the two major versions there is a minor update in each of the other ten months. We offer a quarterly check of your own setup instead:',
              ],
              points: [
                'Tax rates and TDS section codes against the latest notifications',
                'Users and permissions against people who have left',
                'Extensions that nobody uses, or that have an update',
                'Change log: is it still recording setup and masters?',
              ],
            },
          ],
        },
        {
          type: 'table',
          caption: 'The update window of a major version, Business Central online',
          columns: ['Stage', 'How long', 'What to do'],
          rows: [
            [
              'Preview',
              'About a month before release',
              'Install your extensions in a preview sandbox; list what fails',
            ],
            ['Update period', 'Five months', 'Repair, test and set your date'],
            ['Grace', 'One month', 'Finish the last repairs; the update runs at the end'],
            [
              'Enforced',
              'After that',
              'Microsoft updates; an extension that does not fit may be uninstalled, its data is kept',
            ],
          ],
        },
      ],
    },
    {
      id: 'customization',
      number: 4,
      heading: 'Customization/Specialist',
      lead: 'We use the standard product first. What the fit-gap list still shows is built as an extension, so updates can run underneath.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          sign: {
            icon: 'approval',
            text: 'An indent says who needs what, for which job, by when.',
          },
          items: [
            {
              title: 'Indent module',
              content: [
                'An indent is an internal request: who needs what, for which job, by when. Our module checks stock first, and only the missing quantity goes to purchase.',
              ],
              points: [
                'Items come from the master; free text goes to stores for coding',
                'Approval by amount and cost centre, also on the phone, with a deputy for leave',
                'The approver sees the budget left in the cost centre',
                'The indent number is on the order, the receipt and the invoice',
              ],
            },
          ],
        },
        {
          type: 'flow',
          title: 'Example: an indent for 14 items, of which 5 are bought',
          steps: [
            {
              title: 'Indent raised',
              text: 'The tool room asks for 14 items by 12 December, cost centre 310.',
            },
            {
              title: 'Head of department',
              text: 'Reduces two quantities and approves on the phone.',
            },
            {
              title: 'Stores check',
              text: '9 items are in stock and are issued against the indent.',
            },
            {
              title: 'Quotations compared',
              text: 'Purchase asks three vendors for the other 5 and attaches the comparison.',
            },
            {
              title: 'Purchase order',
              text: 'The purchase head releases it within the value limit.',
            },
            {
              title: 'Receipt',
              text: '3 of 5 are inspected and received; the indent stays open for 2.',
              state: 'waiting',
            },
          ],
        },
        {
          type: 'entries',
          variant: 'columns',
          title: 'Three more modules of ours',
          items: [
            {
              title: 'QA module',
              icon: 'quality',
              text: 'Initial QC holds a receipt until the inspector decides. Process QC checks the first piece and the running lot. Final QC blocks the shipment. From version 28 we use Microsoft’s Quality Management app for inspections and add sampling plans, NCR and CAPA cases.',
            },
            {
              title: 'Maintenance module',
              icon: 'maintenance',
              text: 'Standard fixed assets keep maintenance codes, dates and cost. The module adds work orders, preventive plans by calendar or running hours, downtime reasons and spares by machine.',
            },
            {
              title: 'RGP/NRGP module',
              icon: 'gate-pass',
              text: 'Standard Gate Entry records vehicles and challans against orders. The module adds gate passes with due date, part return and the balance still outside, by party.',
            },
          ],
        },
        {
          type: 'origins',
          caption: 'Business Central: what is standard, what is an extension, what is ours',
          items: [
            {
              need: 'Accounts, purchase, sales, stock, projects, fixed assets',
              from: 'standard',
              text: 'Essentials licence',
            },
            {
              need: 'Production orders, routings, service orders',
              from: 'standard',
              text: 'Premium licence',
            },
            {
              need: 'GST, TDS, TCS, e-invoice file, e-way bill Excel, gate entry, job-work challan',
              from: 'standard',
              text: 'Indian localisation by Microsoft',
            },
            {
              need: 'Inspections, lot block, certificate of analysis',
              from: 'standard',
              text: 'Quality Management app since version 28; installed by hand in existing environments; production inspections need Premium',
            },
            {
              need: 'AQL sampling with switching rules, NCR and CAPA cases, SPC, gauges',
              from: 'ours',
              text: 'Quality modules; before version 28 they also bring the inspections',
            },
            {
              need: 'Indents, returnable gate passes, maintenance work orders',
              from: 'ours',
              text: 'Three modules, described above; the standard has requisition worksheets and Gate Entry',
            },
            {
              need: 'Indian payroll',
              from: 'ours',
              text: 'Our HRMS, a separate product; another payroll program works as well',
            },
            {
              need: 'IRN and e-way bill from the invoice screen, GSTR-2B, IMS',
              from: 'extension',
              text: 'Connector to a GST Suvidha Provider, chosen with you',
            },
            {
              need: 'POS, promotions, restaurant and pharmacy functions',
              from: 'extension',
              text: 'LS Central by LS Retail, with its own licences',
            },
            {
              need: 'RA bills, vehicle-maker schedules, batch record, fleet',
              from: 'extension',
              text: 'Selected from Microsoft Marketplace or built for you',
            },
          ],
        },
      ],
    },
    {
      id: 'consulting',
      number: 5,
      heading: 'Business consulting',
      lead: 'Each study starts with a walk through the plant and ends with a written report. You can order one without any software.',
      ground: 'sand',
      blocks: [
        {
          type: 'entries',
          variant: 'rows',
          items: [
            {
              title: 'Warehouse consulting',
              icon: 'warehouse',
              text: 'We follow a receipt and a pick on foot and take the times. The report has a bin map, put-away rules and a counting plan.',
            },
            {
              title: 'Inventory consulting',
              icon: 'inventory',
              text: 'We recalculate reorder points from actual lead times, list slow stock with an owner and merge duplicate items. The result is typically 20% lower inventory cost. The base is the average month-end stock value of twelve months with its holding cost: interest, storage, insurance and write-offs. Both years are compared at similar sales.',
            },
            {
              title: 'Cost consulting',
              icon: 'cost',
              text: 'We cost one product again from purchase price, scrap, machine hours and overhead, and compare it with your cost sheet. Then you choose the method: FIFO, average, standard or specific. It is difficult to change after entries are posted.',
            },
            {
              title: 'Process consulting',
              icon: 'process',
              text: 'We draw purchase, sales and month end as people do them today. You also get a duty matrix, so that no one person can order, receive and pay.',
            },
          ],
        },
      ],
    },
    {
      id: 'integration',
      number: 6,
      heading: 'Integration',
      lead: 'For each link we agree which system owns the record, in which direction it moves and who is told about an error.',
      ground: 'indigo',
      blocks: [
        {
          type: 'integrations',
          picture: {
            name: 'integration-weave',
            alt: 'Threads of many colours run together and are woven into one square',
          },
          claim: { figure: '35+', label: 'Connect to 35+ applications' },
          items: [
            {
              title: 'Bank',
              icon: 'bank',
              text: 'Statement import and matching are standard. We set up the payment file in your bank’s layout, and a second person approves it. A direct bank link (host-to-host or API) is an extension, scoped bank by bank.',
            },
            {
              title: 'HR',
              icon: 'people',
              text: 'Business Central has no Indian payroll. The HRMS computes salaries and posts a journal by cost centre, with PF, ESI and TDS payable by employee class.',
            },
            {
              title: 'CRM',
              icon: 'crm',
              text: 'Dynamics 365 Sales connects by Microsoft’s Dataverse connector, which is standard. Other CRM products connect by REST API. We agree which system owns the customer master.',
            },
            {
              title: 'E-invoice/e-way bill',
              icon: 'e-invoice',
              text: 'Standard: e-invoice JSON out, signed JSON in, Excel for the e-way bill tool. IRN and e-way bill number directly from the screen need a connector, priced separately.',
            },
            {
              title: 'Business Central to Tally',
              icon: 'tally-books',
              text: 'If a sister company or auditor works in TallyPrime, we export ledgers, vouchers and open bills as XML or Excel. The export is an extension that maps posting groups and dimensions to Tally ledgers. From Tally we load masters and opening balances once.',
            },
          ],
        },
        {
          type: 'table',
          caption: 'The 35+ applications by kind of link; each link is scoped and quoted',
          columns: ['Kind of link', 'What connects this way'],
          rows: [
            [
              'Connector by Microsoft',
              'Dynamics 365 Sales, Shopify, Outlook, Excel, Teams, OneDrive, Power BI, Power Apps, Power Automate',
            ],
            [
              'API (REST, webhooks)',
              'Our HRMS, VMS and gate app; other payroll and CRM; web shops, marketplaces, couriers, GST gateways, banks, weighbridge, laboratory systems',
            ],
            [
              'OData (read for reports)',
              'Excel workbooks, Power BI models and other reporting tools',
            ],
            [
              'File',
              'Bank statements and payments, TallyPrime, attendance devices, vehicle-maker schedules, e-invoice JSON',
            ],
          ],
        },
        { type: 'text', paragraphs: [company.basis.applications.text] },
      ],
    },
    {
      id: 'india',
      heading: 'Business Central in India: tax, books and Copilot',
      lead: 'Microsoft builds the Indian localisation itself. This list follows its documentation of June 2025; we test the items that matter to you in your version.',
      blocks: [
        {
          type: 'table',
          caption: 'What the Indian localisation covers, and what it does not',
          columns: ['Area', 'Standard', 'Not included'],
          rows: [
            [
              'GST',
              'Registered, unregistered, composition, SEZ, import, export, reverse charge, advances, transfers, ISD, cess, settlement',
              'Filing of returns; GSTR-2B and IMS actions',
            ],
            [
              'GST matching',
              'Reconciliation with an imported GSTR-2A file',
              'GSTR-2B by API: connector or extension',
            ],
            [
              'E-invoice',
              'JSON export, signed JSON import with IRN and QR code, cancellation JSON',
              'Direct call to the portal: connector. Test the Ship-to GSTIN (since August 2026) in your version',
            ],
            [
              'E-way bill',
              'Excel for the government’s preparation tool, from posted documents',
              'Direct call to the portal: connector',
            ],
            [
              'TDS and TCS',
              'Thresholds, deduction, payment, adjustment, TDS on customer with certificate',
              'Section codes of the Income-tax Act, 2025: we set them up and test them',
            ],
            [
              'Job work and gate',
              'Subcontracting, delivery challan, job-work register, gate entry',
              'ITC-04, two time limits, returnable balance: our RGP module',
            ],
            [
              'Fixed assets',
              'Income-tax blocks, additional and shift depreciation, next to the company-law book',
              'Plant maintenance: our module',
            ],
            [
              'Vendors and bank',
              'Voucher screens, stale cheques, bank charges with GST',
              'Direct bank link; due dates of micro and small suppliers: extension',
            ],
            [
              'Reports',
              'Financial reports (formerly account schedules)',
              'Schedule III layout: built as a financial report',
            ],
            ['Payroll', 'None', 'Our HRMS or another payroll program'],
          ],
        },
        {
          type: 'entries',
          variant: 'pairs',
          title: 'Audit trail and backup under company law',
          items: [
            {
              title: 'Audit trail (edit log)',
              text: 'For financial years from 1 April 2023, companies need software with an audit trail that cannot be disabled (Companies (Accounts) Rules, rule 3(1)). Posted entries in Business Central are corrected by reversal or credit memo. The G/L Register cannot be edited, and online there is no direct access to the database.',
            },
            {
              title: 'Change log',
              text: 'Masters and setup need the Change Log, which does not run by itself. We set it up by table, give two people access to its setup and keep its entries for 8 years. Switching it off is itself logged, but it pauses during an upgrade. This helps you meet the audit-trail rule; your auditor decides.',
            },
            {
              title: 'Daily backup in India',
              text: 'Rule 3(5) asks for a daily backup on a server in India. Online, Microsoft holds the backups in the India geography, with restore to any point of the last 28 days. Keep a copy of the restore period from the admin center as evidence.',
            },
            {
              title: 'Copy of your own',
              text: 'The 28 days are no 8-year archive. You can export the database (BACPAC file) to your own Azure storage, ten times a month. Each year the company also tells the Registrar who holds its books, and where.',
            },
          ],
        },
        {
          type: 'table',
          caption:
            'Copilot and agents in India (documentation of 30 June 2026; check before you buy)',
          columns: ['Function', 'In India', 'What to know'],
          rows: [
            [
              'Copilot: chat, summaries, autofill, marketing text, e-document mapping, analysis and bank reconciliation assist',
              'Yes; English (India) is tested',
              'In the licence, with fair-use limits; no Hindi; a person checks the output',
            ],
            [
              'Payables Agent: drafts purchase invoices from PDF mails',
              'Yes; English (India) is tested',
              'PDF only; Copilot Credits after 50 trial invoices; test HSN, GST and TDS yourself',
            ],
            [
              'Sales Order Agent',
              'Available; English (India) is not on the tested list',
              'Treat it as a trial',
            ],
            ['Expense Agent', 'India is not on the country list', 'We do not offer it'],
            ['Copilot on your own server', 'No', 'Online only'],
          ],
        },
        {
          type: 'text',
          paragraphs: [
            'From an India environment, Copilot features run in the India geography and agents in the United States. If you switch off “Allow data movement”, both stop. To keep Copilot only, leave it on and deactivate the agents.',
          ],
        },
      ],
    },
    {
      id: 'ls-central',
      heading: 'LS Central for shops, restaurants and pharmacies',
      lead: 'LS Central is a retail suite by LS Retail, built inside Business Central. Shops and head office share items, stock and accounts.',
      ground: 'tint',
      blocks: [
        {
          type: 'entries',
          variant: 'pairs',
          title: 'What it adds to Business Central',
          items: [
            {
              title: 'Shops',
              text: 'The POS (billing counter) runs on Windows, in a browser or on a mobile device. It handles returns, mixed payments, offers, loyalty points and gift cards. Stores are refilled by minimum stock or by sales history.',
            },
            {
              title: 'Restaurants',
              text: 'Waiters work on a table plan and enter wishes such as “less spicy”. Each dish has a recipe that reduces the ingredient stock. Kitchen display, split bills and delivery orders are included in the hospitality functions.',
            },
            {
              title: 'Pharmacies',
              text: 'LS Pharmacy is an add-on module; batch and expiry come from Business Central. In discovery we check registers for Schedule H1 and X drugs and other Indian rules. What is missing becomes an extension.',
            },
            {
              title: 'Head office',
              text: 'Items, prices and offers go to the stores, and sales come back. At the end of the day each store declares its cash, and the statement is posted to accounts.',
            },
          ],
        },
        {
          type: 'list',
          title: 'What we do',
          items: [
            'Discovery: GST on the bill, MRP-inclusive prices, HSN, B2B bills, UPI and card settlement, FSSAI number on food bills',
            'We name the partner extension that prints the Indian GST bill, and its cost, before the contract',
            'Offline test: we pull out the network cable and bill; the POS must sell and sync later',
            'Roll-out: one pilot store, two or three of other formats, then the rest in groups',
          ],
        },
        {
          type: 'text',
          paragraphs: [
            'You need Business Central licences and LS Central licences, by store, device and module. LS Central versions follow Business Central; for example, LS Central 28 runs on version 28. Offline billing needs the offline POS setup; a POS that runs only in the cloud stops with the connection.',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions before you decide',
      ground: 'sand',
      blocks: [
        {
          type: 'questions',
          items: [
            {
              question: 'Which licence do we need, Essentials or Premium?',
              answer:
                'Premium is needed only for manufacturing and service management. But all full users of one environment have the same edition. A plant with 20 full users, of whom 3 plan production, buys 20 Premium licences. Approvers and readers can be Team Members, and a shared terminal can use a Device licence.',
            },
            {
              question: 'Does Business Central file GST returns and create the IRN?',
              answer:
                'It calculates GST, keeps the registers, exports e-invoice JSON and imports the signed file. For the e-way bill it fills an Excel file. It does not file returns. IRN from the screen, e-way bill, GSTR-2B and filing need a connector to a GST Suvidha Provider. The quotation names the connector and says who pays per document.',
            },
            {
              question: 'What happens when the internet is down?',
              answer:
                'Business Central online has no offline client, so users wait. Plan two links from different providers for each plant. POS with the offline setup continues to bill. Gate apps can store entries and send them later. If a plant has no dependable link at all, choose your own server.',
            },
            {
              question: 'Who owns our extensions, and how can we leave?',
              answer:
                'Your data is yours: an administrator can export the whole database, up to ten times a month. Ownership and hand-over of the source code are a clause in our contract; ask to see it before you sign. Subscription term and notice period are in the CSP quote. Ask for both papers together.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'Each process owner needs time to write test cases, to test and to sign. The quotation names training places and languages. Your finance head and our practice lead decide on go-live from the closed checklist; an open item moves the date. Then we help daily until the first GST return and month end.',
  related: {
    services: ['nav-details', 'powerbi-details', 'power-apps-details'],
    products: ['rgp-details', 'qm-details', 'mm-details'],
    courses: ['business-central-details', 'ls-central-details'],
    industries: ['automobile', 'electricals', 'medicine', 'construction'],
    posts: [1, 3, 7],
  },
  scene:
    'A car-parts plant plans by forecast and ships by firm call-off. Business Central keeps the two quantities apart.',
  call: { heading: 'See one of your own processes in Business Central' },
});
