import { defineService } from '../schema/service';

export const service = defineService('business-central-details', {
  title: 'Business Central',
  icon: 'business-central',
  desc: 'One ledger for finance, stores, production and service, set up for Indian tax and for your trade.',
  meta: {
    title: 'Business Central implementation by sector',
    description:
      'What happens in a Business Central project: seven sectors, the move from NAV, updates, indent and QC modules, consulting, and links to bank, HR, CRM and Tally.',
  },
  banner: {
    heading: 'Business Central, set up for your trade',
    lead: 'Microsoft Dynamics 365 Business Central keeps money, stock and production in one database. Here is what we do with it in seven sectors, how an old system comes across, and where your own people have to decide.',
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
      lead: 'An ERP implementation typically takes 3-6 months, and its stages are alike everywhere. The first question differs, because each trade loses its money in a different place.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Automobile',
              content: [
                "A component maker's day is decided by somebody else's schedule. We keep the customer's forecast and the firm call-off as two quantities: purchase buys against the first, dispatch ships against the second, and stock is no longer built just in case.",
              ],
              points: [
                'Lot trace both ways: from a steel coil to every dispatch, and from a rejected part back to its coil',
                'Dies, gauges and returnable bins at a vendor, each with a due date and an owner',
                'Plating and heat treatment on a delivery challan, with the job-work balance and the ITC-04 working behind it',
                'A back-dated price revision becomes debit or credit notes with GST; posted invoices stay as they are',
              ],
            },
            {
              title: 'Retail',
              content: [
                'A shop has to bill when the line is down, and the day has to be closed before the shutter is. LS Central runs inside Business Central, on the same items and ledgers, and adds the till, promotions and replenishment; it carries licences of its own.',
                'Item master and barcode rules are frozen first. One pilot store goes live, then two or three of other formats, then the rest in waves. The offline till is proved by pulling out the cable and selling. Which India extension puts GST on the bill is settled in discovery, in writing.',
              ],
            },
            {
              title: 'Electronic',
              content: [
                'The unit matters more than the item. When a board fails in its eleventh month, somebody must find the supplier lot, the revision of its bill of materials and the invoice that started the warranty.',
              ],
              points: [
                'Serial numbers taken by scanner at receipt, at output and at sale',
                'Alternate components approved per bill of materials, so that a shortage never becomes an unrecorded change',
                'Repairs and warranty dates held against the serial number (Service Management, Premium edition)',
                'BIS papers linked to the item, with a warning before they lapse',
              ],
            },
            {
              title: 'Contractor/Builder',
              content: [
                'Standard Business Central knows projects, budgets and purchases. It has no running account bill and no retention; both need an extension, and we say so before the contract. With it, the measurement taken at site becomes the RA bill, which recovers the advance, holds the retention and deducts TDS under section 393 (194C until March 2026).',
                'The bill of quantities becomes the project budget, with committed cost beside actual cost. Shuttering and pumps sent to a site are expected back by a date.',
              ],
            },
            {
              title: 'Service',
              content: [
                "What you sell is response; the evidence of it sits in an engineer's notebook. In Service Management (Premium edition) the customer's machine has a card of its own, with contract, warranty, visits and the parts fitted.",
              ],
              points: [
                'Contracts listed before they fall due for renewal or invoicing',
                'One job card that books the hours and the spares',
                'The service van as a stock location, counted like any other',
                'Billing by rule: covered by contract, covered by warranty, or chargeable',
              ],
            },
            {
              title: 'Manufacturing',
              content: [
                'Three decisions come before any screen: the costing method, the moment at which consumption is booked, and who may close a production order. We then load bills of material and routings for a single product family and run it from plan to finished goods in a test company. The computed cost is laid beside the figure that your cost accountant trusts, and the gap is explained line by line.',
                'Production needs the Premium edition, and all full users of one environment share an edition. Work sent outside is covered by subcontracting.',
              ],
            },
            {
              title: 'Pharma',
              content: [
                'A finished batch may not move; a released batch may. Lots arrive in quarantine, change status on an inspection result, and are picked by expiry date.',
              ],
              points: [
                'Batch and expiry traced from the receipt of an ingredient to the invoice',
                'Near-expiry stock set apart; destruction booked with its certificate and the input-credit reversal worked out',
                'Issue by potency and electronic signature planned from the start, since both are add-ons',
                'Validation belongs to your configured system, never to a product: requirements, IQ, OQ and PQ are signed by your quality head',
              ],
            },
          ],
        },
        {
          type: 'table',
          caption: 'Six stages that overlap, each closed by evidence rather than by a date',
          columns: ['Stage', 'Weeks', 'What is done', 'Finished when'],
          rows: [
            [
              'Discover',
              '1-3',
              'A walk along each process, fit-gap, licence count',
              'Scope and gap list are signed',
            ],
            [
              'Configure',
              '4-8',
              'Chart of accounts, dimensions, posting groups, tax, number series',
              'Process owners have sat through the first pilot',
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
              'Scripts run by process owners, mock migration, GST return rehearsal',
              'Acceptance is signed, process by process',
            ],
            [
              'Deploy',
              '14-20',
              'Training, cut-over, opening balances',
              'The go-live checklist has no open line',
            ],
            [
              'Hypercare',
              '20-26',
              'Help beside the users, faults sorted daily',
              'The first GST return is filed and a month is closed',
            ],
          ],
        },
        {
          type: 'list',
          title: 'Licences to count before the quotation',
          items: [
            'Essentials: full users of finance, sales, purchase, inventory, warehouse, projects and fixed assets',
            'Premium: all of that with manufacturing and service management',
            'Team Member: reads, approves and fills timesheets, but does not post',
            'Device: a shared scanner, till or shop-floor terminal, whoever stands at it',
            'External Accountant: your outside chartered accountant, free of charge and limited in number',
          ],
        },
      ],
    },
    {
      id: 'migration',
      number: 2,
      heading: 'Migration',
      lead: 'Before anything is copied we agree which masters cross over, which open entries, how many years of history, and who signs that the totals match.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'NAV to Business Central',
              content: [
                'There is no single jump. A database from NAV 2015 to 2018 first becomes Business Central 14 on your own server, then version 25 or later, and only then goes online. NAV 2013 and 2009 begin with extra stops. Code is rewritten as AL extensions on the way.',
              ],
              points: [
                'Source on SQL Server 2016 or later, at compatibility level 130 or above',
                'Logs and archives cleared first; Microsoft advises runs below about 30 GB',
                'A dry run in a sandbox: trial balance, open entries and stock by location against the old system',
                'Users and permissions do not travel; they are set up afresh on Microsoft Entra ID accounts',
                'From version 14 a reimplementation tool (preview) can carry masters, opening balances and open orders instead, without the full history',
              ],
            },
            {
              title: 'On-premises to cloud',
              content: [
                "Data leaves through a self-hosted integration runtime to Azure Data Factory, one way, without an inbound port in your firewall. It arrives in Microsoft's India geography. Storage starts at 80 GB and grows with each licence; one production environment and three sandboxes are included.",
                'The care goes into what stays behind: label printers, the weighbridge, anything that used to write straight into SQL tables, and the daily back-up of books that company law wants on a server in India.',
              ],
            },
            {
              title: 'Customization/extension migration',
              content: [
                'Each change in the old system receives one of four verdicts, with the name of the process owner who agreed: retire it, use the standard feature, take an app from Microsoft Marketplace (formerly AppSource), or rebuild it in AL.',
              ],
              points: [
                'The base application is never edited; a change is an extension with a version number',
                "SOAP calls to Microsoft's own pages move to REST API v2.0 or custom API pages, because version 29 removes the old way",
                'Printed documents rebuilt in Word, Excel or RDLC, beginning with the invoice and the purchase order',
                'Automated tests written together with the extension, for the update that follows',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'upgradation',
      number: 3,
      heading: 'Upgradation',
      lead: 'Online you choose when a new version arrives, not whether. The work is to learn early what will break, and to have it tried by the people who post.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Major version upgrades',
              content: [
                'A major version comes in April and another in October. While it is still in preview we install your extensions on it in a sandbox and list what fails. Each process owner then runs a short script: quotation to receipt of money, purchase order to payment, one production order, a month end and the GST return.',
                'Production moves on the date that they sign for. On your own server the duty is the same without the automatic date, since each major version is serviced for about eighteen months.',
              ],
            },
            {
              title: 'Quarterly updates',
              content: [
                'The word is older than the practice. Microsoft has no quarterly cycle: besides the two major versions there is a minor update in each of the other ten months.',
                'A quarter is still a sound interval for your own house. Tax rates and section codes are checked against the latest notifications, permissions against people who have left, the extension list against what anybody uses. The change log is confirmed to be recording the set-up and master tables that your auditor will ask for.',
              ],
            },
          ],
        },
        {
          type: 'table',
          caption: 'The window of one major version, Business Central online',
          columns: ['Stage', 'How long', 'What to do in it'],
          rows: [
            [
              'Preview',
              'About a month before release',
              'Install extensions in a preview sandbox; list what fails',
            ],
            [
              'Update period',
              'Five months',
              'Repair, test, and set the date that suits your closing',
            ],
            ['Grace', 'One month', 'Last repairs; whoever has not updated by its end is updated'],
            [
              'Enforced',
              'From then on',
              'The update is installed; an incompatible extension may be removed, its data kept',
            ],
          ],
        },
      ],
    },
    {
      id: 'customization',
      number: 4,
      heading: 'Customization/Specialist',
      lead: 'Standard first. What is left after the fit-gap we build as an extension, so that updates pass underneath it.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Indent module',
              content: [
                'A purchase order says what was bought. The indent says who needed it, for which job and by when, which is what a stores audit asks first. Stock is offered before money is spent; only the balance goes to purchase.',
              ],
              points: [
                'Items come from the master; a free-text line goes to stores for coding before anybody approves it',
                'Approval by amount and cost centre, on the phone too, with a deputy for days of leave',
                'The budget left in the cost centre stands beside the approve button',
                'The indent number follows to the order, the receipt and the invoice',
              ],
            },
          ],
        },
        {
          type: 'flow',
          title: 'One indent: fourteen items asked for, five of them bought',
          steps: [
            {
              title: 'Indent raised',
              text: 'The tool room asks for 14 items by 12 December, cost centre 310.',
            },
            {
              title: 'Head of department',
              text: 'Cuts two quantities and approves from the phone.',
            },
            {
              title: 'Stores check',
              text: '9 items are on the shelf and are issued against the indent.',
            },
            {
              title: 'Quotations compared',
              text: 'Purchase asks three vendors for the other 5; the comparison stays attached.',
            },
            {
              title: 'Purchase order',
              text: 'Released by the purchase head within the value limit.',
            },
            {
              title: 'Receipt',
              text: '3 of 5 are inspected and in; the indent stays open for 2.',
              state: 'waiting',
            },
          ],
        },
        {
          type: 'entries',
          look: 'modules',
          title: 'Three more modules for daily work',
          items: [
            {
              title: 'QA module',
              icon: 'quality',
              text: 'Initial QC keeps a receipt in quarantine until the inspector decides. Process QC passes the first piece, patrols the run and can stop an operation. Final QC blocks the shipment, whatever the dispatch plan says. Readings, sample size and inspector stay with the lot.',
            },
            {
              title: 'Maintenance module',
              icon: 'maintenance',
              text: 'Out of the box a fixed asset can carry maintenance dates and cost, no more. The module adds work orders, a preventive plan by calendar or running hours, reasons for each stop, and the spares that belong to a machine.',
            },
            {
              title: 'RGP/NRGP module',
              icon: 'gate-pass',
              text: 'Standard gate entry registers what passes the gate. The module knows what must come back: due date, part return, condition, and the open balance by vendor and department.',
            },
          ],
        },
      ],
    },
    {
      id: 'consulting',
      number: 5,
      heading: 'Business consulting',
      lead: 'A bounded study: it begins with a walk through the plant and ends with a written answer. Any of the four can be taken alone, with or without new software.',
      ground: 'sand',
      blocks: [
        {
          type: 'entries',
          look: 'rows',
          items: [
            {
              title: 'Warehouse consulting',
              icon: 'warehouse',
              text: 'We follow one receipt and one pick on foot, with a stopwatch. You get a bin map, a put-away rule for each class of item, a counting cycle, and the few points at which a scanner is worth carrying.',
            },
            {
              title: 'Inventory consulting',
              icon: 'inventory',
              text: 'Reorder points are recomputed from lead times as they were, not as promised; slow stock is listed with an owner; duplicate items are merged. The result is typically 20% lower inventory cost, measured as average month-end stock value and what it costs to hold.',
            },
            {
              title: 'Cost consulting',
              icon: 'cost',
              text: 'One product is costed again from purchase price, scrap, machine hour and overhead, and compared with the cost sheet. Only then is the method chosen (FIFO, average, standard or specific), because it is hard to change once entries are posted.',
            },
            {
              title: 'Process consulting',
              icon: 'process',
              text: 'Purchase, sales and month end are drawn as they run, with each wait and each second typing marked. Out of it comes a matrix of duties in which nobody orders, receives and pays alone.',
            },
          ],
        },
      ],
    },
    {
      id: 'integration',
      number: 6,
      heading: 'Integration',
      lead: 'Other systems keep their work. What needs agreeing is who owns each record, which way it travels, and who is told when it fails at night.',
      ground: 'indigo',
      blocks: [
        {
          type: 'integrations',
          claim: { figure: '35+', label: 'Connect to 35+ applications' },
          items: [
            {
              title: 'Bank',
              icon: 'bank',
              text: 'Statements are imported and matched. Payment files leave after a maker and a checker have signed. A direct line to the bank, host-to-host or API, is scoped bank by bank.',
            },
            {
              title: 'HR',
              icon: 'people',
              text: 'Business Central has no Indian payroll. The HRMS computes salary and posts a journal by cost centre, with PF, ESI and TDS payable split by class of employee.',
            },
            {
              title: 'CRM',
              icon: 'crm',
              text: 'Dynamics 365 Sales connects through Dataverse, others by REST. One side owns the customer master; the other may only propose a change.',
            },
            {
              title: 'E-invoice/e-way bill',
              icon: 'e-invoice',
              text: 'The standard product exports e-invoice JSON and imports the signed file, and fills an Excel sheet for the e-way bill tool. Fetching IRN, QR code and e-way bill number from the invoice screen takes a connector to a GST Suvidha Provider, which we scope as an item of its own.',
            },
            {
              title: 'Business Central to Tally',
              icon: 'tally-books',
              text: 'For a group whose auditor or sister company stays on TallyPrime. Ledgers, vouchers and outstanding bills leave as XML or Excel through a mapping of posting groups and dimensions, since the two charts never match line by line. Coming the other way, Tally masters and opening balances are loaded once.',
            },
          ],
        },
      ],
    },
  ],
  related: {
    services: ['nav-details', 'powerbi-details', 'power-apps-details'],
    products: ['rgp-details', 'qm-details', 'mm-details'],
    courses: ['business-central-details', 'ls-central-details'],
    industries: ['automobile', 'electricals', 'medicine', 'construction'],
    posts: [1, 3, 7],
  },
  call: { heading: 'Bring us one process. We will walk it through Business Central.' },
});
