import { company } from '../company';
import { evidence } from '../evidence';
import { proofs } from '../proofs';
import { defineService } from '../schema/service';
import { PLAN_COLUMNS, planRows } from '../sheets/project-plans';

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
    heading: 'Business\u00A0Central, set up for your trade',
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
      lead: 'An ERP implementation typically takes 3-6 months; several countries or heavy manufacturing take longer. Open your sector to see what is standard and what is added.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Automobile',
              content: [
                'Vehicle makers often revise their schedules. Forecast and firm call-off are separate quantities: purchase buys to the first, dispatch ships to the second.',
              ],
              points: [
                'Standard: lots traced both ways, from a steel coil to the dispatch and back',
                'Standard, Premium licence: production orders, and subcontracting for plating or heat treatment',
                'Extension: customer schedule import (EDI), dispatch notice (ASN), back-dated price revisions',
                'Our quality module: plans that accept no defect in the sample, as IATF 16949 asks',
              ],
            },
            {
              title: 'Retail',
              content: [
                'Billing, offers and stock by store come with LS Central, a retail suite that has its own section further down.',
              ],
              points: [
                'Standard: items, barcodes, purchase, stock by location, accounts',
                'LS Central, with licences of its own: POS, promotions, replenishment, loyalty',
                'LS Central, India localisation: GST at the till and GST bill numbers. Connector: IRN, dynamic QR, payment terminals',
              ],
            },
            {
              title: 'Electronic',
              content: [
                'When a board fails under warranty, the serial number leads you to its supplier lot, bill of materials and invoice.',
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
                'You bill by measurement and get paid after deductions. The standard covers the project and its cost; the running account (RA) bill needs an extension.',
              ],
              points: [
                'Standard: project budget, committed and actual cost, purchase by project',
                'Extension: bill of quantities, measurement book, RA bill, advance recovery, retention, RERA reports',
                'Standard: TDS that your client deducts, and TDS of sub-contractors under section 393, formerly 194C',
              ],
            },
            {
              title: 'Service',
              content: [
                'Service Management, standard with the Premium licence, keeps one card for each customer machine, with contract, warranty, visits and parts.',
              ],
              points: [
                'Standard: service orders that book hours and spares together',
                'Standard: billing by contract, by warranty or as chargeable',
                'Extension or Power App: an offline job card for the engineer’s phone',
              ],
            },
            {
              title: 'Manufacturing',
              content: [
                'You first decide the costing method and when consumption is booked. We run one product family in a test company, and your cost accountant compares the result with the cost sheet. Production orders, routings, capacity and subcontracting are standard (Premium). Since July 2026 there is also a worldwide Subcontracting app. In India we use the localisation, with challan and GST liability.',
              ],
            },
            {
              title: 'Pharma',
              content: [
                'Batches stay blocked until quality releases them. Your quality head signs the validation (requirements, IQ, OQ, PQ) of the configured system.',
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
          type: 'evidence',
          ...evidence.licences,
        },
        {
          type: 'table',
          view: 'weeks',
          id: 'plan',
          caption: 'Two plans: one company on the standard, and a plant with extensions',
          columns: PLAN_COLUMNS,
          rows: planRows,
        },
        {
          type: 'table',
          folded: true,
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
          folded: true,
          title: 'Licence rules to know',
          items: [
            'The edition is set per company: all full users of a company with production or service orders need Premium; others can stay on Essentials',
            'One production environment and three sandboxes (test copies) are included; each extra production adds three sandboxes and 4 GB',
            'A storekeeper who posts needs a full licence, or a shared device with a Device licence; Team Member does not post',
            'Over the storage limit posting continues; new or copied environments are blocked',
            'Sold only through Cloud Solution Provider (CSP) partners, for a term of 1, 12 or 36 months; the monthly term costs more',
            'Users can be added at any time; fewer users, or Essentials in place of Premium, only when the term ends',
            'A purchase can be cancelled only in its first days',
          ],
        },
        {
          type: 'text',
          aside: true,
          paragraphs: [proofs.partnerLine, proofs.firstStepLine],
        },
        {
          type: 'table',
          caption: 'What decides the cost of a Business Central project',
          columns: ['Part', 'What raises or lowers it'],
          rows: [
            [
              'Licences',
              'Users by licence, extra storage or environments, Copilot Credits, currency and renewal date of the CSP quote, 18% GST',
            ],
            [
              'Scope',
              'Companies and GSTINs, plants, depth of manufacturing, print formats, extensions, integrations',
            ],
            ['Data', 'Masters, open items and years of history to move, and how clean they are'],
            ['GST connector', 'Payment per document or flat per year, and who pays it'],
          ],
        },
        { type: 'call', text: 'Name your people and what they do. We count the licences.' },
      ],
    },
    {
      id: 'migration',
      number: 2,
      heading: 'Migration',
      lead: 'First we agree which masters, open items and years of history move, then who signs that the totals match.',
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
              title: 'NAV to Business Central',
              content: [
                'NAV reaches the cloud through versions 14 and 25 on a server, and its C/AL code is rewritten as AL extensions. The NAV page lists the routes by version.',
              ],
              points: [
                'Indian databases: Microsoft’s toolkit starts from NAV 2016 India and no other version',
                'The dry run compares trial balance, open entries and stock by location',
                'Other way: a fresh start with masters, opening balances and open orders',
              ],
            },
            {
              title: 'On-premises to cloud',
              content: [
                'Microsoft’s cloud migration copies data one way, by a small program on your server. What depended on that server gets an API or a file exchange: label printing, the weighbridge link, programs that wrote into SQL tables. Users test each in a sandbox.',
              ],
            },
            {
              title: 'Customization/extension migration',
              content: [
                'Each change in the old system is dropped, replaced by the standard or an app from Microsoft Marketplace (formerly AppSource), or rebuilt. The process owner decides.',
              ],
              points: [
                'Each rebuilt change is an AL extension with a version number',
                'SOAP calls to Microsoft’s pages stop with version 29 (October 2026); we move them to REST',
                'Automated tests are written with the extension and run before every update',
              ],
            },
          ],
        },
        {
          type: 'text',
          aside: true,
          paragraphs: [
            'Our advice is online. Choose your own server only if a plant has no dependable link, or if a regulator or a machine interface needs local SQL.',
          ],
        },
        {
          type: 'list',
          folded: true,
          title: 'From TallyPrime to Business Central',
          items: [
            'Come over once: masters, opening balances and open bills',
            'Stay in Tally for reading: old vouchers, normally',
            'Tally ledgers become accounts, posting groups and dimensions',
          ],
        },
        {
          type: 'table',
          folded: true,
          caption: 'Business Central online or on your own server',
          columns: ['Question', 'Online', 'Own server'],
          rows: [
            ['Copilot, Shopify connector, Teams app, sandboxes', 'Yes', 'No'],
            [
              'Power BI, Excel add-in, Power Automate',
              'Yes',
              'Yes, with Entra ID and setup; without the ready-made Power BI reports',
            ],
            [
              'Direct access to SQL tables',
              'No; API or database export',
              'Yes, with an audit trail of the database',
            ],
            [
              'Availability',
              'Microsoft commits to 99.9% in production, backed by service credits',
              'Depends on your server room and staff',
            ],
            [
              'Cost',
              'Per user and month',
              'Licences, Windows, SQL Server, hardware, upgrades and people',
            ],
          ],
        },
      ],
    },
    {
      id: 'upgradation',
      number: 3,
      heading: 'Upgradation',
      lead: 'Business Central online must be updated; you choose the day within a window. Before it, extensions and main processes are tested.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Major version upgrades',
              content: [
                'Version 29 came in October 2026. Your process owners test order to payment, purchase to payment, one production order, a month end and the GST return, and sign the date. On your own server you install each version, which is serviced for about 18 months.',
              ],
            },
            {
              title: 'Quarterly updates',
              content: [
                'Microsoft has no quarterly cycle. Major updates come in April and October, minor ones in the other months. We offer a quarterly check of your own setup:',
              ],
              points: [
                'Tax rates and TDS section codes against notifications',
                'Users and permissions against people who have left',
                'Change log: is it still recording setup and masters?',
              ],
            },
          ],
        },
        {
          type: 'flow',
          title: 'The update window of a major version, Business Central online',
          steps: [
            {
              title: 'Preview',
              text: 'About a month before release. Install your extensions in a preview sandbox; list what fails.',
            },
            {
              title: 'Update period',
              text: 'Five months. Finish repairs, test, and set your date within these months.',
            },
            {
              title: 'Grace',
              text: 'One month. Microsoft now updates by itself. You can only choose an earlier day. A failed attempt is repeated after seven days.',
            },
            {
              title: 'Enforced',
              text: 'After that. Microsoft updates; an extension that does not fit may be uninstalled, its data is kept.',
            },
          ],
        },
      ],
    },
    {
      id: 'customization',
      number: 4,
      heading: 'Customization/Specialist',
      lead: 'The standard comes first. What the gap list still shows is built as an extension, so updates can run underneath.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Indent module',
              content: [
                'An indent is an internal request for material. We build its screens in your project: stores checks stock first, and only the missing quantity goes to purchase. Approval of the purchase worksheet itself is standard since version 28.0.',
              ],
              points: [
                'People without a full licence can ask for material, also on the phone',
                'Items come from the master; free text goes to stores for coding',
                'A deputy for leave; the approver sees the budget left in the cost centre',
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
              text: 'The tool room asks for 14 items, cost centre 310.',
            },
            {
              title: 'Head of department',
              text: 'Reduces two quantities and approves on the phone.',
            },
            {
              title: 'Stores check',
              text: '9 items are issued from stock.',
            },
            {
              title: 'Quotations compared',
              text: 'Purchase asks three vendors for the other 5.',
            },
            {
              title: 'Purchase order',
              text: 'The purchase head releases it.',
            },
            {
              title: 'Receipt',
              text: '3 of 5 are received; the indent stays open for 2.',
              state: 'waiting',
            },
          ],
        },
        {
          type: 'entries',
          variant: 'columns',
          title: 'Three modules of ours',
          items: [
            {
              title: 'QA module',
              icon: 'quality',
              text: 'Initial QC holds a receipt until the inspector decides. Process QC checks the first piece and the running lot. Final QC blocks the shipment. From version 28 the inspections are standard; ours are sampling plans, NCR and CAPA cases.',
            },
            {
              title: 'Maintenance module',
              icon: 'maintenance',
              text: 'Maintenance codes and cost of fixed assets are standard, and so is production downtime by stop code (Premium). The module adds tickets, work orders, preventive plans, causes, repair times and spares by machine.',
            },
            {
              title: 'RGP/NRGP module',
              icon: 'gate-pass',
              text: 'Standard Gate Entry records vehicles and challans against orders. The module adds passes with due date, part return and the balance outside, by party.',
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
              need: 'AQL sampling, NCR and CAPA cases, SPC, gauges, gate passes, maintenance',
              from: 'ours',
              text: 'Our modules; before version 28 they also bring the inspections',
            },
            {
              need: 'Indian payroll',
              from: 'ours',
              text: 'Our HRMS; another payroll program works as well',
            },
            {
              need: 'IRN and e-way bill from the invoice screen, GSTR-2B, IMS',
              from: 'extension',
              text: 'Connector to a GST Suvidha Provider, chosen with you',
            },
          ],
        },
      ],
    },
    {
      id: 'consulting',
      number: 5,
      heading: 'Business consulting',
      lead: 'Each study ends with a written report. You can order one without software.',
      ground: 'sand',
      blocks: [
        {
          type: 'entries',
          variant: 'rows',
          items: [
            {
              title: 'Warehouse consulting',
              icon: 'warehouse',
              text: 'We follow a receipt and a pick and take the times. You get a bin map, put-away rules and a counting plan.',
            },
            {
              title: 'Inventory consulting',
              icon: 'inventory',
              text: 'We recalculate reorder points from actual lead times and list slow stock with an owner. The result is typically 20% lower inventory cost: average month-end stock of twelve months with interest, storage, insurance and write-offs, at similar sales.',
            },
            {
              title: 'Cost consulting',
              icon: 'cost',
              text: 'We cost one product again and compare it with your cost sheet. Then you choose the method: FIFO, average, standard or specific. It is difficult to change later.',
            },
            {
              title: 'Process consulting',
              icon: 'process',
              text: 'We draw purchase, sales and month end as done today. You also get a duty matrix, so that no one person can order, receive and pay.',
            },
          ],
        },
      ],
    },
    {
      id: 'integration',
      number: 6,
      heading: 'Integration',
      lead: 'For each link we agree which system owns the record and who is told about an error.',
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
              text: 'Statement import and matching are standard. The payment file has your bank’s layout, and a second person approves it. A direct bank link (host-to-host or API) is an extension.',
            },
            {
              title: 'HR',
              icon: 'people',
              text: 'The HRMS computes salaries and sends a journal by cost centre through the standard API, with PF, ESI and TDS payable by employee class.',
            },
            {
              title: 'CRM',
              icon: 'crm',
              text: 'Dynamics 365 Sales connects by Microsoft’s Dataverse connector, which is standard, other products by REST API.',
            },
            {
              title: 'E-invoice/e-way bill',
              icon: 'e-invoice',
              text: 'Standard, for sales invoices and credit memos: JSON out, signed JSON in; Excel for the e-way bill tool. IRN and e-way bill number from the screen need a connector, priced separately.',
            },
            {
              title: 'Business Central to Tally',
              icon: 'tally-books',
              text: 'For a sister company or auditor on TallyPrime, an extension exports ledgers, vouchers and open bills as XML or Excel.',
            },
          ],
        },
        { type: 'text', aside: true, paragraphs: [company.basis.applications] },
        {
          type: 'table',
          view: 'steps',
          caption: 'Kinds of link, with examples; each link is scoped and quoted',
          columns: ['Kind of link', 'What connects this way'],
          rows: [
            [
              'Connector by Microsoft',
              'Dynamics 365 Sales, Shopify, Outlook, Excel, Teams, Power BI, Power Apps',
            ],
            [
              'API (REST, webhooks)',
              'Our HRMS, VMS and gate app; other payroll and CRM; web shops, couriers, GST gateways, banks, weighbridge, laboratory',
            ],
            ['OData (read for reports)', 'Excel, Power BI and other reporting tools'],
            [
              'File',
              'Bank files, TallyPrime, attendance devices, vehicle-maker schedules, e-invoice JSON',
            ],
          ],
        },
      ],
    },
    {
      id: 'india',
      heading: 'Business Central in India: tax, books and Copilot',
      short: 'In India',
      lead: 'Microsoft builds the Indian localisation. The list follows its documentation of June 2025; we test what matters to you.',
      blocks: [
        {
          type: 'text',
          aside: true,
          paragraphs: [
            'From an India environment, Copilot runs in the India geography and agents in the United States. If you switch off “Allow data movement”, both stop; to keep Copilot only, deactivate the agents.',
          ],
        },
        {
          type: 'table',
          folded: true,
          caption: 'What the Indian localisation covers, and what it does not',
          columns: ['Area', 'Standard', 'Not included'],
          rows: [
            [
              'GST',
              'Registered, unregistered, composition, SEZ, import, export, reverse charge, advances, transfers, ISD, cess, settlement, matching with a GSTR-2A file',
              'Filing of returns; GSTR-2B and IMS actions; print of the self-invoice',
            ],
            [
              'E-invoice',
              'For sales invoices and credit memos: JSON export, signed JSON import with IRN and QR code, cancellation JSON',
              'Direct call to the portal, transfers and service invoices: connector, or test first. Test the Ship-to GSTIN (since August 2026) too',
            ],
            [
              'E-way bill',
              'Excel for the government’s preparation tool, from posted documents',
              'Direct call to the portal: connector. Test the Ship-to GSTIN in the Excel file',
            ],
            [
              'TDS and TCS',
              'Thresholds, deduction, payment, adjustment, TDS on customer with certificate',
              'Section codes of the Income-tax Act, 2025: we set up and test them. Buyer’s declaration against TCS: a field that we add',
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
              'Vouchers, stale cheques, bank charges with GST',
              'Direct bank link; due dates of micro and small suppliers: extension',
            ],
            [
              'Reports',
              'Financial reports (formerly account schedules)',
              'Schedule III layout: built as a financial report',
            ],
          ],
        },
        {
          type: 'table',
          folded: true,
          caption:
            'Copilot and agents in India (documentation of 30 June 2026; check before you buy)',
          columns: ['Function', 'In India', 'What to know'],
          rows: [
            [
              'Copilot: chat, summaries, autofill, analysis and bank reconciliation assist',
              'Yes; English (India) is tested',
              'In the licence, with fair-use limits; no Hindi',
            ],
            [
              'Payables Agent: drafts purchase invoices from PDF mails',
              'Yes; English (India) is tested',
              'PDF only; Copilot Credits after 50 trial invoices; test HSN, GST and TDS',
            ],
            [
              'Sales Order Agent',
              'Available; English (India) is not on the tested list',
              'Treat it as a trial',
            ],
            ['Expense Agent', 'India is not on the country list', 'We do not offer it'],
          ],
        },
        {
          type: 'entries',
          variant: 'columns',
          title: 'Audit trail and backup under company law',
          items: [
            {
              title: 'Audit trail (edit log)',
              text: 'Since 1 April 2023 companies need software whose audit trail cannot be disabled (Companies (Accounts) Rules, rule 3(1)). Posted entries are corrected by reversal or credit memo. The G/L Register cannot be edited, and online nobody can write into the database directly.',
            },
            {
              title: 'Change log',
              text: 'Masters and setup need the Change Log, which does not run by itself. We set it up by table, give two people access to its setup and keep its entries for 8 years. Switching it off is logged; during an upgrade it pauses. This helps you meet the rule; your auditor decides.',
            },
            {
              title: 'Daily backup in India',
              text: 'Rule 3(5) asks for a daily backup on a server in India. Online, Microsoft holds it in the India geography, with restore to any point of the last 28 days. On your own server you make it and prove it.',
            },
            {
              title: 'Copy of your own',
              text: 'An administrator can export the database (BACPAC file) to your own Azure storage, ten times a month. Each year the company tells the Registrar who holds its books, and where.',
            },
          ],
        },
      ],
    },
    {
      id: 'ls-central',
      heading: 'LS Central for shops, restaurants and pharmacies',
      short: 'LS Central',
      split: true,
      picture: {
        name: 'ls-till',
        alt: 'A shop with an awning, a shelf and a till that shows ₹482 to pay.',
      },
      lead: 'An extension by LS Retail, built inside Business Central, with licences by store, device and module. Shops and head office share items, stock and accounts.',
      ground: 'tint',
      blocks: [
        {
          type: 'entries',
          variant: 'pairs',
          title: 'What it adds to Business Central',
          items: [
            {
              title: 'Shops',
              text: 'The POS (billing counter) runs on Windows, in a browser or on a mobile device. It handles returns, mixed payments, offers and points. Stores are refilled by minimum stock or sales history.',
            },
            {
              title: 'Restaurants',
              text: 'Table plan, kitchen display, split bills and delivery orders. Each dish has a recipe that reduces the ingredient stock.',
            },
            {
              title: 'Pharmacies',
              text: 'Batch and expiry come from Business Central. LS Retail has a pharmacy module; we ask about India before we plan with it. Registers for Schedule H1 and X drugs are checked in discovery.',
            },
            {
              title: 'Head office',
              text: 'Items, prices and offers go to the stores, and sales come back. Each evening the store’s statement is posted to accounts.',
            },
          ],
        },
        {
          type: 'list',
          title: 'What we do',
          items: [
            'Discovery: MRP-inclusive prices, HSN, B2B bills, UPI and card settlement, FSSAI number on food bills',
            'We test the India localisation of LS Central and name each missing connector, with its cost, before the contract',
            'Offline test: billing without internet needs the offline POS setup; we pull out the cable, and the POS must sell and sync later',
            'Roll-out: one pilot store, two or three of other formats, then the rest in groups',
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
                'Premium for manufacturing and service management, and then for all full users of that company. If 20 full users work in it and 3 plan production, you buy 20 Premium licences. Another company in the same environment can stay on Essentials.',
            },
            {
              question: 'Does Business Central file GST returns and create the IRN?',
              answer:
                'No. It calculates GST, keeps the registers and exchanges files, as the table of the localisation shows. IRN from the screen, e-way bill, GSTR-2B and filing need a connector to a GST Suvidha Provider. The quotation names it and says who pays per document.',
            },
            {
              question: 'What happens when the internet is down?',
              answer:
                'Business Central online has no offline client, so users wait. Plan two links from different providers. POS with the offline setup continues to bill, and gate apps can store entries and send them later.',
            },
            {
              question: 'Who owns our extensions, and how can we leave?',
              answer: `Your data is yours, and you can export the whole database. ${proofs.codeLine} Subscription term and notice period are in the CSP quote.`,
            },
          ],
        },
      ],
    },
  ],
  project:
    'Plan one process owner for each department, with most work in weeks 4 to 16. The quotation names their days a week, training places and languages. Your finance head and our practice lead decide on go-live; an open item of the checklist moves the date. Until then your old system works on.',
  related: {
    services: ['nav-details', 'powerbi-details', 'power-apps-details'],
    products: ['rgp-details', 'qm-details', 'mm-details'],
    courses: ['business-central-details', 'ls-central-details'],
    industries: ['automobile', 'medicine', 'electricals', 'construction'],
    posts: [1, 7],
  },
  scene: {
    after: 'upgradation',
    text: 'A car-parts plant plans by forecast and ships by firm call-off. Business Central keeps the two quantities apart.',
  },
  call: { heading: 'See one of your own processes in Business Central' },
});
