import { defineService } from '../schema/service';

export const service = defineService('power-apps-details', {
  title: 'Power Apps',
  icon: 'power-apps',
  desc: 'Apps for gate, shop floor and site, with approvals and reminders.',
  listing: {
    page: 'services',
    group: 'around-the-ledger',
    when: 'A form is written on paper, typed again and emailed for approval.',
  },
  meta: {
    title: 'Power Apps and Power Automate for daily work',
    description:
      'Power Apps and Power Automate explained: features, benefits, licences, offline use, the 500-row limit, and what an app can post to Business Central.',
  },
  banner: {
    heading: 'Power Apps in place of paper forms',
    lead: 'Gate registers, shift slips and claim forms become apps that check each entry. Power Automate sends the entry to the next person and on to your ERP.',
    tone: 'marigold',
    picture: {
      name: 'service-power-apps',
      alt: 'A phone screen headed Gate entry with order 2208, item Seal kit 32, quantity 480 and a photo of the challan, from which a thread runs through Check, Approve and Post to a posted receipt.',
    },
  },
  sections: [
    {
      id: 'power-apps',
      heading: 'What is Power Apps',
      lead: 'A Microsoft tool for building business apps with little code. The apps run in a browser, in Teams and on phones.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Canvas and model-driven apps, explained below, are for your own staff. People outside the company use Power Pages.',
            'Power Apps suits short internal processes that your ERP does not cover. Public websites, very high volumes and complex algorithms need written code.',
          ],
        },
        {
          type: 'list',
          title: 'Nine first apps that Indian companies build',
          items: [
            'Gate entry and returnable gate pass with due date',
            'Production entry by the operator every hour',
            'Material receipt at site with a photo of the challan',
            'Dealer orders, with stock and credit shown before the order is sent',
            'Asset verification by barcode',
            'Safety observation with a photo, open to every worker',
            'Field-service visit, signed on the engineer’s phone',
            'Expense claim with a photo of the bill',
            'New employee: laptop, email account, identity card',
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'licences',
          asOf: '2026-11',
          caption: 'The connector decides the licence',
          columns: ['What the app uses', 'What each user needs', 'Note'],
          rows: [
            [
              'Standard connectors only',
              'The rights in Microsoft 365',
              'SharePoint, Outlook, Teams, Excel',
            ],
            [
              'A premium connector: Dataverse, SQL Server, Business Central, on-premises data',
              'Power Apps Premium for each person',
              'Any number of apps; a Business Central licence has limited rights in context, which we check',
            ],
            [
              'A premium connector, used rarely',
              'Pay-as-you-go through Azure',
              'Charged per active user and app in the month',
            ],
            [
              'A premium connector, one app only',
              'The per-app plan, through a Cloud Solution Provider (CSP)',
              'New customers: since 2 January 2026 only through a CSP',
            ],
          ],
        },
      ],
    },
    {
      id: 'features',
      heading: 'Power Apps features',
      lead: 'What we check before we use each part.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Canvas apps',
              content: [
                'You place each screen and button yourself and connect them to a data source. Canvas apps suit the phone at the gate and the tablet at the machine.',
              ],
              points: [
                'Large buttons for workers with gloves, in the language of the shop floor',
                'Formulas in Power Fx, which are similar to Excel',
                'Filters that the data source can run itself (delegation)',
              ],
            },
            {
              title: 'Model-driven apps',
              content: [
                'You define tables, and Power Apps generates forms, views and process stages from them. This suits related records, such as vendors with contracts and audits, and people who work in the app all day. For two-minute tasks a canvas app is easier.',
              ],
            },
            {
              title: 'Dataverse',
              content: [
                'Dataverse is Microsoft’s database for Power Apps. You need it for related data, security by row, large volumes or offline use. A SharePoint list is enough for small, simple data.',
              ],
              points: [
                'Access by row and column: supervisors see only their line, and wages are hidden',
                'Audit of changes for the tables that you choose',
                'With SharePoint lists: indexed columns and views below 5,000 items',
              ],
            },
            {
              title: 'Connectors',
              content: [
                'Apps read and write data through connectors. Their class decides the licence, as the table above shows, so we ask about your data before we design screens.',
              ],
              points: [
                'One premium connector makes the whole app premium',
                'A custom connector for a program with an API of its own',
                'A gateway for data in your building',
              ],
            },
            {
              title: 'Camera, barcode and location',
              content: [
                'Apps can use the phone’s camera, scanner and GPS. A photo of the challan or a scanned label is faster than typing and better proof.',
              ],
              points: [
                'Photos made smaller for slow mobile networks',
                'If a label is damaged, the user types the code',
                'Location only where the process needs it, with a notice to the user',
              ],
            },
            {
              title: 'Offline capture',
              content: [
                'If a site has no signal: an offline profile in Dataverse keeps chosen data on the phone and sends changes later. We also decide what happens when two people change the same record. The first screen shows how many entries still wait to be sent.',
              ],
            },
            {
              title: 'Copilot for app makers',
              content: [
                'You describe a table or an app in words, and Copilot makes a first draft. A person must still check its names, security and delegation. AI features inside the finished app are a separate cost, which the questions below explain.',
              ],
            },
            {
              title: 'Environments and solutions',
              content: [
                'An environment is a separate workspace for apps and data. We use three: development, test and production. An app moves between them as a package called a solution.',
              ],
              points: [
                'Environment variables in place of fixed addresses',
                'A record of each release, by Azure DevOps, GitHub or, in a Managed Environment, pipelines',
                'Solution checker and accessibility checker before each release',
              ],
            },
          ],
        },
        {
          type: 'list',
          folded: true,
          title: 'Rules that we set before the first app goes live',
          items: [
            'The default environment is closed for business apps',
            'Data policies sort connectors into business, non-business and blocked',
            'Managed Environments, and pipelines, only where every user has a Power Apps or Dynamics licence',
            'No app is shared with Everyone',
            'Two owners per app, a list of all apps, and a review every quarter',
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Power Apps benefits',
      lead: 'Measure once on paper before the start, and again with the app.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'No double entry',
              content: [
                'A delivery is written at the gate, copied in stores and typed again in accounts; one day the stores clerk is on leave, and accounts pays for ten bags that never came. With an app it is entered once. 40% less manual work: hours of retyping, one month on paper against the third month with the app.',
              ],
            },
            {
              title: 'Errors are stopped at entry',
              content: [
                'The driver is still there and can be asked. The app refuses a quantity above the order. Measure: corrected records per hundred.',
              ],
            },
            {
              title: 'Faster decisions',
              content: [
                'The manager sees stock, budget and last price on the phone. Measure: hours from request to approval, the median and the slowest tenth.',
              ],
            },
            {
              title: 'Records made on the spot',
              content: [
                'A slip filled in after eight hours depends on memory. Measure: share of entries made within the same hour.',
              ],
            },
            {
              title: 'Photos and signatures with the record',
              content: [
                'A disputed shortage has its photo and weight slip. Measure: days from the claim to the debit note.',
              ],
            },
            {
              title: 'The same figures as your ERP',
              content: [
                'Orders, items and stock come from Business Central by the premium connector. Each evening a report compares documents sent with documents posted.',
              ],
            },
            {
              title: 'A start with licences that you own',
              content: [
                'A room booking on a SharePoint list needs no further licence. It is not for wages, prices or personal data.',
              ],
            },
            {
              title: 'Running costs known in advance',
              content: [
                'Users and class of connector give the yearly cost before development. We calculate today, two more plants, and twice the users.',
              ],
            },
            {
              title: 'Small changes without a new project',
              content: [
                'A new rejection reason is a row that your staff add. Measure: days from request to release.',
              ],
            },
            {
              title: 'Access follows the job role',
              content: [
                'A storekeeper becomes a buyer: you change the group, and every app follows the same day.',
              ],
            },
            {
              title: 'No dependence on one maker',
              content: [
                'Excel macros stop when their author leaves. An app has two owners, a service account and a place in your list; unused ones are retired every quarter.',
              ],
            },
            {
              title: 'Old records are easy to find',
              content: [
                'All gate entries of one vehicle in August: hours on paper, one filter in the app.',
              ],
            },
          ],
        },
        {
          type: 'origins',
          folded: true,
          id: 'write-back',
          caption: 'What an app can write to Business Central',
          items: [
            {
              need: 'Read items, stock, orders and posted receipts',
              from: 'standard',
              text: 'Business Central connector or standard API v2.0.',
            },
            {
              need: 'Create sales and purchase orders',
              from: 'standard',
              text: 'Standard API v2.0. A person in the office posts them, or the app does, if you decide so.',
            },
            {
              need: 'Post invoices, credit memos and journals',
              from: 'standard',
              text: 'Standard API v2.0, for sales and purchase; a sales order ships and invoices in one step.',
            },
            {
              need: 'Post a receipt together with its invoice',
              from: 'standard',
              text: 'The only posting action of a purchase order: receiveAndInvoice.',
            },
            {
              need: 'Post a receipt, or part of one, without the invoice',
              from: 'extension',
              text: 'A custom API page; in the standard API, receipts and shipments are read-only.',
            },
            {
              need: 'Lots, serial numbers, warehouse documents, inspections, lot blocking',
              from: 'extension',
              text: 'A custom API page; the Quality Management app itself is standard.',
            },
            {
              need: 'Gate passes, breakdowns and meter readings',
              from: 'ours',
              text: 'Our RGP and maintenance modules, with their API.',
            },
          ],
        },
      ],
    },
    {
      id: 'power-automate',
      heading: 'What is Power Automate',
      lead: 'The Microsoft tool for workflows. A flow starts on an event, collects data, asks for approval and writes the result.',
      ground: 'indigo',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Cloud flows connect systems that have an API, a programming interface. Desktop flows are robots that click through Windows screens, for old programs and portals without an API. An API comes first, because a robot fails when the screen changes.',
            'Payments and statutory returns need a person: a flow prepares the file, and a named person checks and releases it.',
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'automate-licences',
          asOf: '2026-11',
          caption: 'Power Automate licences',
          columns: ['Licence', 'Assigned to', 'For'],
          rows: [
            ['Rights in Microsoft 365', 'A user', 'Flows with standard connectors'],
            ['Premium', 'A user', 'Premium connectors and robots that a user watches'],
            [
              'Process',
              'A flow or a machine',
              'A flow for the whole organisation, or an unattended robot',
            ],
            [
              'Hosted Process',
              'A machine run by Microsoft',
              'Unattended robots without your own PC',
            ],
          ],
        },
      ],
    },
    {
      id: 'automate-features',
      heading: 'Power Automate features',
      lead: 'Start with simple flows and approvals. Robots and AI steps need other licences.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Automated flows',
              content: [
                'An event starts the flow, such as an email with an invoice, a new row or a changed status. Most flows are of this kind.',
              ],
              points: [
                'A condition on the trigger, so that it runs only when needed',
                'Protection against a flow that starts itself again',
                'One purpose per flow, with a clear name',
              ],
            },
            {
              title: 'Instant flows',
              content: [
                'A user presses a button in an app, in Teams or on the phone. It suits single tasks, such as sending a copy of an invoice.',
              ],
              points: [
                'Asks for missing data',
                'Shows whether it worked, or why it failed',
                'Runs with the rights of the user or of a service account',
              ],
            },
            {
              title: 'Scheduled flows',
              content: [
                'These flows run at a set time, such as every Monday or on the last working day. Use them for reminders, comparisons and exports. Set the time zone to India, because the default is UTC, and let the flow read your holiday list.',
              ],
            },
            {
              title: 'Approvals',
              content: [
                'The approver gets the request in Teams, Outlook or on the phone, with the facts needed. The answer and its time are stored in Dataverse.',
              ],
              points: [
                'First to respond, everyone, or one after another',
                'A deputy during leave, and escalation after a set time',
                'A run lasts at most 30 days, so longer waits are split',
              ],
            },
            {
              title: 'Desktop flows, attended',
              content: [
                'The robot works on the screen of a user who watches it. On Windows 10 and 11 people may run their own flows by hand free of charge. Scheduling and central control need a licence.',
              ],
              points: [
                'Suits old programs without an API',
                'Recorded first, then changed to find fields by name',
                'Passwords are kept in a vault outside the flow',
              ],
            },
            {
              title: 'Desktop flows, unattended',
              content: [
                'The robot signs in by itself, for example at night, on its own machine. It needs a Process licence and its own account. Our robots stop at an unknown screen, email a screenshot to a shared mailbox and leave the other lines for a person.',
              ],
            },
            {
              title: 'Business process flows',
              content: [
                'A bar of stages in a model-driven form, for example enquiry, sample, quotation and order, with the fields still required.',
              ],
              points: [
                'Stage names from your own process',
                'Different paths for new and known vendors',
                'Time in each stage, for the monthly review',
              ],
            },
            {
              title: 'Process mining and task mining',
              content: [
                'Process mining reads event logs from the ERP and draws the real path of your orders, with detours and waits. Task mining records the steps on a desktop.',
              ],
              points: [
                'The log needs three columns: case, step and time',
                'Staff are informed before a desktop is recorded',
                'Result: a list of the longest waits',
              ],
            },
            {
              title: 'Error handling',
              content: [
                'A flow fails when a service is down or a value is wrong. Ours have a block that catches errors, tries again where useful, and sends an email that names the document.',
              ],
              points: [
                'Retry for a busy service, no retry for a wrong value',
                'A shared mailbox that two people read',
                'Run numbers in a log, because run history is kept for about 28 days',
              ],
            },
            {
              title: 'AI steps',
              content: [
                'A flow can read a vendor invoice, sort emails or summarise a complaint. We test with a month of your documents and count the fields that were read correctly. Below an agreed level of confidence the document goes to a person. What the person changed is stored too.',
              ],
            },
          ],
        },
        { type: 'call', text: 'Name one approval that waits in a mailbox. We draw its flow.' },
      ],
    },
    {
      id: 'automate-benefits',
      heading: 'Power Automate benefits',
      lead: 'Common uses in Indian companies, with the figure that shows whether the flow helps.',
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Purchase orders are approved faster',
              content: [
                'The flow finds the slab, asks each approver and reminds once, then the deputy. Measure: hours from release to final approval.',
              ],
            },
            {
              title: 'Vendor invoices become drafts',
              content: [
                'Number, date, GSTIN and amount come from the email; the accountant checks and posts. Measure: touches per invoice.',
              ],
            },
            {
              title: 'Bank statements are matched every morning',
              content: [
                'Your accountant starts with the open lines, if your bank lets the flow fetch the statement. Import and matching are standard in Business Central.',
              ],
            },
            {
              title: 'GST mismatches are followed up',
              content: [
                'Each difference between GSTR-2B and the purchase register becomes a task with an email to the vendor. Measure: differences open for more than 15 days.',
              ],
            },
            {
              title: 'Gate passes return on time',
              content: [
                'Three days before, on the day, a week later: owner, vendor and department head hear of it. Measure: value of overdue passes of our RGP module.',
              ],
            },
            {
              title: 'New employees are ready on day one',
              content: [
                'HR enters the joining date; laptop, medical check and card become tasks. Measure: tasks done before the first morning.',
              ],
            },
            {
              title: 'No document is posted twice',
              content: [
                'If the network fails after posting, the flow first looks for this challan number. Measure: duplicates, with zero as the target.',
              ],
            },
            {
              title: 'Failures are seen the next morning',
              content: [
                'One page lists last night’s runs, and a named person reads it. Measure: time until somebody has seen a failure.',
              ],
            },
            {
              title: 'Portals without an API',
              content: [
                'A robot downloads the customer’s schedule, if the portal’s terms allow it. A person enters one-time passwords.',
              ],
            },
            {
              title: 'Flows that survive staff changes',
              content: [
                'No personal connections in production, two owners, and expiry dates of passwords in the calendar.',
              ],
            },
            {
              title: 'Records for the auditor',
              content: [
                'Who approved what, when, and with which figures. Nobody approves his own request; we test it before each release.',
              ],
            },
            {
              title: 'Waiting times become visible',
              content: [
                'Documents wait longer than they are worked on. Change one step, wait a month, measure again.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions before the first app',
      blocks: [
        {
          type: 'questions',
          items: [
            {
              question: 'Do all our staff need a licence?',
              answer:
                'With standard connectors, the rights in Microsoft 365 are enough. For Dataverse, SQL Server, on-premises data or Business Central each person needs Premium, a per-app plan or pay-as-you-go. Users with a Business Central licence have limited rights in context, which we check in the current guide.',
            },
            {
              question: 'Will it work at a site without signal?',
              answer:
                'Only if it is built for offline use, which affects data source and licence. Before you accept the app, make ten entries in flight mode and check that all arrive.',
            },
            {
              question: 'Why does our app show only 500 records?',
              answer:
                'The formula cannot be delegated: the app fetches the first 500 rows, at most 2,000, and filters them itself. A better licence does not help. The formula or the data source must be changed so that the filter runs at the source.',
            },
            {
              question: 'What if the maker leaves?',
              answer:
                'The app keeps running, if it has two owners and a service account. Another maker goes on with the solution file, the connection list and the description that you hold.',
            },
            {
              question: 'What does AI in an app cost now?',
              answer:
                'AI Builder credits in licences ended on 1 November 2026. Add-ons bought earlier run out with their term. Otherwise Copilot Credits are used, bought as capacity. For invoices, count the pages per month. We test a sample and put the expected use in the quotation.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'The weeks follow from the paper form. You need its process owner, and two users who test at the gate or machine. Keep the form as the reserve: if the app or a flow fails, enter it later.',
  related: {
    services: ['business-central-details', 'sharepoint-details', 'powerbi-details'],
    products: ['rgp-details', 'qm-details', 'mm-details'],
    courses: ['powerbi-details'],
    industries: ['construction', 'mining', 'education'],
    posts: [3],
  },
  scene: {
    after: 'benefits',
    text: 'On a building site an app records photo, place and quantity without a network, and sends them later.',
  },
  call: {
    heading: 'Send us a photo of one paper form. We sketch its first screen.',
    product: 'Power Apps',
  },
});
