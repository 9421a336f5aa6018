import { company } from '../company';
import { evidence } from '../evidence';
import { proofs } from '../proofs';
import { defineService } from '../schema/service';
import { PLAN_COLUMNS, planRows } from '../sheets/project-plans';

export const service = defineService('business-central-details', {
  title: 'Business Central',
  icon: 'business-central',
  desc: 'Finance, stock, production and service in one database, with Indian tax.',
  listing: {
    page: 'services',
    group: 'ledger',
    when: 'Stores, production and accounts show three different stock figures.',
  },
  meta: {
    title: 'Business Central implementation in India',
    description:
      'Business Central for Indian companies: its limits, plans of 13 and 26 weeks, licences by role, GST and TDS, audit trail, LS Central, migration from NAV and Tally.',
  },
  banner: {
    heading: 'Business\u00A0Central: you sign the gap list before we build',
    lead: 'Microsoft Dynamics 365 Business Central keeps accounts, stock, production and service in one database. We set it up in India, for Indian tax, and move your old system to it.',
    firstStep:
      'what each of your people does, one line each and no names, in about an hour. Back comes the licence of each line, before any order.',
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
      lead: 'For plants and traders whose storekeeper, planner and accountant need one stock figure every evening. With one accountant and a quiet month end, stay with Tally.',
      blocks: [
        {
          type: 'evidence',
          ...evidence.gapList,
          sheet: {
            ...evidence.gapList.sheet,
            caption: `${evidence.gapList.sheet.caption} ${proofs.firstStepLine}`,
          },
          files: [...evidence.gapList.files, evidence.articleFiles.partnerQuestions],
        },
        {
          type: 'entries',
          variant: 'rows',
          title: 'Three limits to know first',
          items: [
            {
              title: 'No IRN from the screen',
              text: 'The standard writes the e-invoice file; a paid connector sends it.',
            },
            {
              title: 'No Indian payroll',
              text: 'Our HRMS or another program prepares the salary journal.',
            },
            {
              title: 'No work without internet',
              text: 'Users wait for the line; tills set up for offline go on.',
            },
          ],
        },
        {
          type: 'table',
          view: 'weeks',
          id: 'plan',
          caption:
            'An ERP implementation typically takes 3-6 months: 13 weeks for the standard, 26 with additions. Heavy manufacturing takes longer',
          columns: PLAN_COLUMNS,
          rows: planRows,
        },
        { type: 'call', text: 'Count your licences before you compare prices' },
        {
          type: 'accordion',
          title: 'Your sector',
          open: 'first',
          items: [
            {
              title: 'Automobile',
              content: [
                'Your customer revises his schedule on Tuesday, again. You buy to the forecast and ship to the firm call-off.',
              ],
              points: [
                'Standard: lots traced from the steel coil to the dispatch',
                'Standard, Premium licence: production orders, plating sent out',
                'Not standard: customer schedules by EDI, back-dated prices',
                'Our quality module: sampling plans that accept no defect',
              ],
            },
            {
              title: 'Retail',
              content: [
                'Tills come with LS Central. The standard holds items, barcodes, purchase, stock by shop and accounts; the till has licences of its own and a section further down.',
              ],
              points: [
                'LS Central, India localisation: GST at the till, GST bill numbers',
                'Connectors: IRN, dynamic QR code, card terminals',
              ],
            },
            {
              title: 'Electronic',
              content: [
                'A board comes back dead. Its serial number leads your service engineer to the supplier’s lot, the bill of materials and the invoice.',
              ],
              points: [
                'Standard: serial numbers at receipt, output and sale; substitute items',
                'Standard, Premium licence: dated bills of materials, repairs, warranty',
                'Not standard: register of BIS licences, product configurator',
              ],
            },
            {
              title: 'Contractor/Builder',
              content: [
                'You are paid by measurement, less deductions. Budget, committed cost and actual cost by project are standard; the running account (RA) bill is not.',
              ],
              points: [
                'Not standard: bill of quantities, measurement book, RA bill, retention, RERA reports',
                'Standard: TDS that your client deducts, and TDS of sub-contractors under section 393, formerly 194C',
              ],
            },
            {
              title: 'Service',
              content: [
                'One card for each machine. With the Premium licence it holds the contract, warranty, visits and spare parts of a machine at your customer.',
              ],
              points: [
                'Standard, Premium licence: orders with hours and parts, billed by contract, under warranty or as chargeable',
                'Not standard: an offline job card for the engineer’s phone; we build it as a Power App',
              ],
            },
            {
              title: 'Manufacturing',
              content: [
                'The costing method comes first. We run one product family in a test company, and your cost accountant compares it with his cost sheet. Until the two agree, nothing else is set up.',
              ],
              points: [
                'Standard, Premium licence: production orders, routings, capacity',
                'Standard in the Indian localisation: job work with challan and GST liability. Microsoft’s worldwide Subcontracting app says nothing on India: test it',
              ],
            },
            {
              title: 'Pharma',
              content: [
                'Quality releases each batch. Until then it stays blocked, and the validation of the configured system (requirements, IQ, OQ, PQ) carries the name of your quality head.',
              ],
              points: [
                'Standard: batch and expiry, picks by earliest expiry (FEFO); lot block and certificate of analysis in the Quality Management app',
                'Not standard: electronic signature, batch record, issue by potency, serialisation, drug licences, ceiling prices',
              ],
            },
          ],
        },
        {
          type: 'evidence',
          folded: true,
          heading: 'Licences and cost',
          id: 'licence-count',
          title: 'Licence count of a plant with 54 people',
          ...evidence.licences,
        },
        {
          type: 'table',
          folded: true,
          id: 'licences',
          caption: 'Licences and storage',
          asOf: '2026-11',
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
            ['Microsoft 365', 'Reads inside Teams only', 'Nothing'],
            ['Base', 'All environments together', '80 GB'],
          ],
        },
        {
          type: 'list',
          folded: true,
          id: 'licence-terms',
          title: 'Licence rules and terms',
          asOf: '2026-11',
          items: [
            'All full users of a company with production or service orders need Premium; a trading company next to it can stay on Essentials',
            `Microsoft sells it through Cloud Solution Provider (CSP) partners only. ${proofs.partnerLine}`,
            'A term has 1, 12 or 36 months. You can add seats at any time. Fewer seats, or leaving, are possible in the first seven days and then at renewal; Essentials in place of Premium normally too',
            'One production environment and three test copies are included. Over the storage limit posting continues; new copies are blocked',
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'cost',
          caption: 'What decides the cost of the project',
          columns: ['Part', 'What raises or lowers it'],
          rows: [
            ['Licences', 'Users by role, storage, Copilot Credits, renewal date, 18% GST'],
            ['Scope', 'Companies and GSTINs, plants, print layouts, additions, links'],
            ['Data', 'Years of history, open items, and how clean the masters are'],
            ['GST connector', 'Per document or flat per year, and who pays it'],
          ],
        },
      ],
    },
    {
      id: 'migration',
      number: 2,
      heading: 'Migration',
      lead: 'You choose what moves. Your chief accountant checks that the totals agree.',
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
                'With its history, NAV goes through versions 14 and 25 on a server; Indian databases start at NAV 2016. Since version 28 chosen tables can also come straight from SQL; a fresh start with opening balances is the third way.',
              ],
            },
            {
              title: 'On-premises to cloud',
              content: [
                'Something always hangs on the old server. Microsoft’s tool copies the data, but the label printer, the weighbridge and every program that wrote into SQL tables need an API or a file. A printer forgotten until the rehearsal costs two days; forgotten until the first morning, it stops dispatch.',
              ],
            },
            {
              title: 'Customization/extension migration',
              content: [
                'First we ask who still uses a change. What nobody uses is dropped; the rest becomes standard, an app from Microsoft Marketplace (formerly AppSource) or an AL extension with tests.',
              ],
              points: [
                'SOAP calls to Microsoft’s pages ended with version 29 (October 2026)',
                'OData on those pages ends with version 30 (April 2027). We use our own API pages and queries instead',
              ],
            },
          ],
        },
        {
          type: 'list',
          folded: true,
          id: 'tally',
          title: 'From TallyPrime to Business Central',
          items: [
            'Masters, opening balances and open bills come over once',
            'Old vouchers normally stay in Tally for reading',
            'Tally ledgers become accounts, posting groups and dimensions',
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'online',
          caption: 'Online or own server: online, where the link is dependable',
          columns: ['Question', 'Online', 'Own server'],
          rows: [
            ['Copilot, Shopify connector, Teams app, sandboxes', 'Yes', 'No'],
            ['Power BI, Excel add-in, Power Automate', 'Yes', 'Yes, with Entra ID and setup'],
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
              'Licences, Windows, SQL Server, hardware, upgrades, people',
            ],
          ],
        },
      ],
    },
    {
      id: 'upgradation',
      number: 3,
      heading: 'Upgradation',
      lead: 'Updates must come. You choose the day, within a window.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Major version upgrades',
              content: [
                'In April and October. Your process owners try order to payment, one production order, a month end and the GST return in a copy, and then choose the day. On your own server you install each version, which is serviced for about 18 months.',
              ],
            },
            {
              title: 'Quarterly updates',
              content: [
                'The quarter is ours. Microsoft sends a minor version in each of the other ten months, and every three months we check your own setup:',
              ],
              points: [
                'Tax rates and section codes against new notifications',
                'Users and permissions of people who have left',
                'Change log: is it still recording setup and masters?',
              ],
            },
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'window',
          caption: 'The update window, Business Central online',
          asOf: '2026-11',
          columns: ['When', 'What happens'],
          rows: [
            ['A month before', 'Preview: install your extensions in a sandbox, list what fails'],
            ['Five months', 'Repair, test and set your date'],
            [
              'One month of grace',
              'Microsoft updates by itself. You can only choose an earlier day; a failed attempt is repeated after seven days',
            ],
            [
              'After that',
              'Enforced: an extension that does not fit may be uninstalled, its data is kept',
            ],
          ],
        },
      ],
    },
    {
      id: 'customization',
      number: 4,
      heading: 'Customization/Specialist',
      lead: 'Standard first; what is left on the gap list becomes an extension.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Indent module',
              content: [
                'The tool room asks for 14 items, and purchase orders 14. Nine of them lay in stores. With the indent screen, which is written for your project, stores issues the nine. Five go to purchase once the head of department, or his deputy, has seen the budget.',
              ],
            },
          ],
        },
        {
          type: 'entries',
          variant: 'rows',
          items: [
            {
              title: 'QA module',
              icon: 'quality',
              text: 'Initial QC holds the receipt, Process QC checks the first piece, Final QC stops the truck.',
            },
            {
              title: 'Maintenance module',
              icon: 'maintenance',
              text: 'Breakdown tickets, preventive plans, causes and spares by machine.',
            },
            {
              title: 'RGP/NRGP module',
              icon: 'gate-pass',
              text: 'The guard sees what may leave, stores what is still outside.',
            },
          ],
        },
        {
          type: 'origins',
          folded: true,
          id: 'origins',
          caption: 'What is standard, what is an extension, what is ours',
          items: [
            {
              need: 'Accounts, purchase, sales, stock, projects',
              from: 'standard',
              text: 'Essentials; production and service need Premium',
            },
            {
              need: 'GST, TDS, TCS, e-invoice file, job-work challan',
              from: 'standard',
              text: 'Indian localisation by Microsoft',
            },
            {
              need: 'Inspections, lot block, certificate of analysis',
              from: 'standard',
              text: 'Quality Management app since version 28; installed by hand in existing environments',
            },
            {
              need: 'Approval of worksheets by licensed planners',
              from: 'standard',
              text: 'Since version 28. The indent screen is project work, and each person who raises an indent in it needs a licence too',
            },
            {
              need: 'IRN and e-way bill from the screen, GSTR-2B',
              from: 'extension',
              text: 'Connector to a GST Suvidha Provider, chosen with you',
            },
            {
              need: 'AQL sampling, CAPA cases, gate passes, work orders',
              from: 'ours',
              text: 'The modules above',
            },
          ],
        },
      ],
    },
    {
      id: 'consulting',
      number: 5,
      heading: 'Business consulting',
      lead: 'Each study ends with a written report; you can order one without software.',
      blocks: [
        {
          type: 'entries',
          variant: 'rows',
          items: [
            {
              title: 'Warehouse consulting',
              icon: 'warehouse',
              text: 'We time a receipt and a pick, and you get a bin map and a counting plan.',
            },
            {
              title: 'Inventory consulting',
              icon: 'inventory',
              text: 'What stock costs you in a year: average month-end value, with interest, storage and write-offs.',
            },
            {
              title: 'Cost consulting',
              icon: 'cost',
              text: 'We cost one product again, next to your cost sheet, before you choose the method.',
            },
            {
              title: 'Process consulting',
              icon: 'process',
              text: 'Purchase, sales and month end as done today, and by whom.',
            },
          ],
        },
      ],
    },
    {
      id: 'integration',
      number: 6,
      heading: 'Integration',
      lead: 'For each link we agree who owns the record and who hears of an error.',
      ground: 'indigo',
      blocks: [
        {
          type: 'integrations',
          picture: {
            name: 'integration-weave',
            alt: 'Threads of many colours run together and are woven into one square',
          },
          claim: {
            figure: '35+',
            label: 'Connect to 35+ applications',
            basis: company.basis.applications,
          },
          items: [
            {
              title: 'Bank',
              icon: 'bank',
              text: 'Statement import is standard, a direct link is not. Two people release payments.',
            },
            {
              title: 'HR',
              icon: 'people',
              text: 'The HRMS prepares the salary journal; your accountant posts it.',
            },
            {
              title: 'CRM',
              icon: 'crm',
              text: 'Dynamics 365 Sales by Microsoft’s connector, others by REST API.',
            },
            {
              title: 'E-invoice/e-way bill',
              icon: 'e-invoice',
              text: 'JSON and e-way bill Excel are standard for sales invoices and credit memos.',
            },
            {
              title: 'Business Central to Tally',
              icon: 'tally-books',
              text: 'We export vouchers and open bills for a sister company.',
            },
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'links',
          caption: 'Kinds of link, with examples',
          columns: ['Kind of link', 'What connects this way'],
          rows: [
            [
              'Connector by Microsoft',
              'Dynamics 365 Sales, Shopify, Outlook, Excel, Teams, Power BI, Power Apps',
            ],
            [
              'API (REST, webhooks)',
              'Our HRMS, VMS and gate app; other payroll and CRM; web shops, couriers, GST gateways, banks, weighbridge',
            ],
            ['OData on our own API pages and queries', 'Excel, Power BI, other reporting tools'],
            [
              'File',
              'Bank files, TallyPrime, attendance devices, customer schedules, e-invoice JSON',
            ],
          ],
        },
      ],
    },
    {
      id: 'india',
      heading: 'Business Central in India: tax, books and Copilot',
      short: 'In India',
      lead: 'For your accountant and your IT head.',
      blocks: [
        {
          type: 'table',
          folded: true,
          id: 'localisation',
          caption: 'What the Indian localisation covers, and what it does not',
          asOf: '2026-11',
          columns: ['Area', 'Standard', 'Not included'],
          rows: [
            [
              'GST',
              'Registered, composition, SEZ, import, export, reverse charge, advances, transfers, ISD, cess, settlement, matching with a GSTR-2A file',
              'Filing of returns; GSTR-2B and IMS actions',
            ],
            [
              'Self-billed invoice',
              'Yes, since version 28.2',
              'We test the print for rule 46 (GSTIN, HSN, reverse-charge words) and add what is missing',
            ],
            [
              'E-invoice, e-way bill (documented in June 2025)',
              'Sales invoices and credit memos: JSON out, signed JSON in, cancellation. Excel for the e-way bill tool',
              'Direct call to the portal, transfers: connector. Test service invoices and the Ship-to GSTIN (since August 2026)',
            ],
            [
              'TDS and TCS',
              'Thresholds, deduction, payment, adjustment, TDS on customer',
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
              'Vendors, bank, reports',
              'Vouchers, stale cheques, bank charges with GST, financial reports',
              'Due dates of micro and small suppliers: not standard. Schedule III: built as a report',
            ],
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'audit-trail',
          caption: 'Audit trail and backup under company law',
          asOf: '2026-11',
          columns: ['Rule', 'What the system does', 'What you do'],
          rows: [
            [
              'Audit trail, Companies (Accounts) Rules, rule 3(1)',
              'Posted entries are corrected by reversal or credit memo; online nobody writes into the database directly',
              'Your auditor decides if it is enough',
            ],
            [
              'Change log for masters and setup',
              'Does not run by itself; we set it up by table, for two people, kept 8 years',
              'Check after each upgrade that it records',
            ],
            [
              'Daily backup in India, rule 3(5)',
              'Microsoft keeps it in the India geography, with restore to any point of 28 days',
              'On your own server: make it and prove it',
            ],
            [
              'Copy of your own',
              'Database export (BACPAC) to your Azure storage, ten times a month',
              'Tell the Registrar each year who holds the books, and where',
            ],
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'copilot',
          caption: 'Copilot and agents in India',
          asOf: '2026-11',
          columns: ['Function (documented on 30 June 2026)', 'In India', 'What to know'],
          rows: [
            [
              'Copilot: chat, summaries, bank reconciliation assist',
              'Yes; English (India) is tested',
              'In the licence, with fair-use limits; no Hindi',
            ],
            [
              'Payables Agent: drafts purchase invoices from PDF mails',
              'Yes; English (India) is tested',
              'Copilot Credits after 50 trial invoices; test HSN, GST and TDS',
            ],
            [
              'Sales Order Agent',
              'Available; English (India) is not on the tested list',
              'Treat it as a trial',
            ],
            ['Expense Agent', 'India is not on the country list', 'We do not offer it'],
            [
              'Data movement',
              'Copilot stays in India, agents run in the United States',
              'To keep Copilot only, deactivate the agents',
            ],
          ],
        },
      ],
    },
    {
      id: 'ls-central',
      heading: 'LS Central for shops, restaurants and pharmacies',
      short: 'LS Central',
      picture: {
        name: 'ls-till',
        alt: 'A shop with an awning, a shelf and a till that shows ₹482 to pay.',
      },
      lead: 'An extension by LS Retail inside Business Central, licensed by store, device and module, in which cashier, kitchen and head office share items, stock and accounts.',
      ground: 'tint',
      blocks: [
        {
          type: 'table',
          folded: true,
          caption: 'What it adds to Business Central',
          columns: ['Where', 'What it does'],
          rows: [
            [
              'Shops',
              'POS on Windows, in a browser or on a phone: returns, mixed payments, offers, points; refill by minimum stock or sales history',
            ],
            ['Restaurants', 'Table plan, kitchen display, split bills, recipes that reduce stock'],
            [
              'Pharmacies',
              'Batch and expiry from Business Central. Of the pharmacy module of LS Retail we ask about India first',
            ],
            ['Head office', 'Sends items, prices and offers; posts each shop’s evening statement'],
          ],
        },
        {
          type: 'list',
          folded: true,
          title: 'What we do',
          items: [
            'Start with one pilot shop, then two or three of other formats',
            'Checked first: MRP-inclusive prices, HSN, B2B bills, UPI and card settlement, FSSAI number on food bills',
            'Before the contract we test the India localisation and name each missing connector with its cost',
            'We pull out the network cable. With the offline POS setup the till must sell, and sync later',
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
              question: 'Essentials or Premium?',
              answer:
                'If 20 full users work in a company and only 3 of them plan production, you buy 20 Premium licences.',
            },
            {
              question: 'What does our salesman see at the customer?',
              answer:
                'On the phone app: prices of that customer, stock, overdue bills and credit limit. All standard. Over the limit the order warns him, or waits until your sales head has approved it; a lowest price has to be added.',
            },
            {
              question: 'Does it file our GST returns?',
              answer:
                'It calculates the tax and keeps the registers. Filing, GSTR-2B and IMS go through the connector that also fetches the IRN, and the provider is paid per document or per year.',
            },
            {
              question: 'Who owns what you build, and how do we leave?',
              answer: `${proofs.codeLine} Without those modules your data stays readable, and you move to another CSP partner when both agree.`,
            },
          ],
        },
      ],
    },
  ],
  project:
    'One process owner for each department tests, outside the month end, while the old system runs until your finance head says go.',
  related: { services: ['nav-details'], courses: ['business-central-details'], posts: [7] },
  call: { heading: 'See one of your own processes in Business Central' },
});
