import { evidence } from '../evidence';
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
    firstStep:
      'photograph one form, blank or with invented entries, which takes a minute. Fields, sources and the licence of each user come back as a list. You order nothing.',
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
      lead: 'A Microsoft tool that builds business apps with little code, for a browser, Teams and phones.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'It pays where a guard, an operator or a site engineer writes something that another person types. With ten forms a month, keep the paper; public websites, very high volumes and complex calculations need written code.',
          ],
        },
        { type: 'evidence', ...evidence.formToApp },
        {
          type: 'list',
          title: 'Three surprises to avoid',
          items: [
            'One premium connector makes the app premium for each of its users',
            'Without signal it works only if it was built for that',
            'AI in an app costs Copilot Credits; AI Builder credits in licences ended on 1 November 2026',
          ],
        },
        {
          type: 'table',
          view: 'steps',
          id: 'plan',
          caption: 'Four stages of a first app',
          columns: ['Stage', 'Your people', 'It ends when'],
          rows: [
            [
              'Read the form',
              'Its process owner brings ten filled ones',
              'Each field has a source, as above',
            ],
            ['Draw', 'Two users at the gate or machine', 'They enter ten cases without help'],
            ['Build', 'IT decides on licences and data rules', 'The ten cases arrive in the ERP'],
            ['Go live', 'Paper stays as the reserve', 'A week passes without a paper slip'],
          ],
        },
        { type: 'call', text: 'Read one of your forms field by field' },
        {
          type: 'table',
          folded: true,
          id: 'licences',
          asOf: '2026-11',
          caption: 'The connector decides the licence',
          source: {
            label: 'Microsoft’s list prices of Power Apps',
            href: 'https://www.microsoft.com/en-us/power-platform/products/power-apps/pricing',
          },
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
              'Any number of apps; a Business Central licence has limited rights in context, which we check in the current guide',
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
        {
          type: 'list',
          folded: true,
          id: 'first-apps',
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
                'For two minutes at the gate. You place each screen and button yourself and connect them to data, for the guard’s phone or the tablet at the machine.',
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
                'For people who work in it all day. You define tables, and Power Apps makes forms, views and stages from them, which suits related records such as vendors with contracts.',
              ],
            },
            {
              title: 'Dataverse',
              content: [
                'Microsoft’s database for Power Apps. Related data, security by row, large volumes and offline use need it, while for small, simple data a SharePoint list is enough.',
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
                'Their class decides the licence. So we ask about your data before we design a screen.',
              ],
              points: [
                'A custom connector for a program with an API of its own',
                'A gateway for data in your building',
              ],
            },
            {
              title: 'Camera, barcode and location',
              content: [
                'A photo is better proof than typing. Apps use the phone’s camera, scanner and GPS.',
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
                'The first screen shows what still waits. An offline profile in Dataverse keeps chosen data on the phone and sends changes later. For two people who change one record you agree a rule before.',
              ],
            },
            {
              title: 'Copilot for app makers',
              content: [
                'It drafts; a person checks. You describe a table or an app in words, and Copilot makes a first version, in which a maker still checks names, security and delegation.',
              ],
            },
            {
              title: 'Environments and solutions',
              content: [
                'Development, test and production are separate. An app moves between these environments as a package called a solution.',
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
            'Apps are shared with named groups',
            'Two owners per app, a list of all apps, and a review every quarter',
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Power Apps benefits',
      lead: 'Where a figure stands below a benefit, note it once on paper and again with the app.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'No double entry',
              content: [
                'One delivery is written at the gate, copied in stores and typed in accounts. Then the stores clerk is on leave, and accounts pays for ten bags that never came. The guard’s one entry ends this. 40% less manual work: hours of retyping, one month on paper against the third month with the app.',
              ],
            },
            {
              title: 'Errors are stopped at entry',
              content: [
                'The app refuses a quantity above the order.',
                'Corrected records per hundred.',
              ],
            },
            {
              title: 'Faster decisions',
              content: [
                'The manager sees stock, budget and last price.',
                'Hours from request to approval, the median and the slowest tenth.',
              ],
            },
            {
              title: 'Records made on the spot',
              content: [
                'After eight hours a slip is memory.',
                'Share of entries made within the same hour.',
              ],
            },
            {
              title: 'Photos and signatures with the record',
              content: [
                'A disputed shortage has its photo.',
                'Days from the claim to the debit note.',
              ],
            },
            {
              title: 'The same figures as your ERP',
              content: [
                'Orders and stock come from Business Central, and each evening a report compares documents sent with documents posted.',
              ],
            },
            {
              title: 'A start with licences that you own',
              content: [
                'Room booking on a SharePoint list needs only Microsoft 365, while wages, prices and personal data belong in Dataverse.',
              ],
            },
            {
              title: 'Running costs known in advance',
              content: [
                'Users and class of connector give the yearly cost, which we calculate for today, for two more plants and for twice the users.',
              ],
            },
            {
              title: 'Small changes without a new project',
              content: [
                'Your staff add a rejection reason as a row.',
                'Days from request to release.',
              ],
            },
            {
              title: 'Access follows the job role',
              content: ['You change the group of a new buyer. Every app follows the same day.'],
            },
            {
              title: 'No dependence on one maker',
              content: [
                'An Excel macro stops when its author leaves, while an app has two owners and a place in your list.',
              ],
            },
            {
              title: 'Old records are easy to find',
              content: [
                'All entries of one vehicle in August: one filter. On paper it takes hours.',
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
            'Cloud flows connect systems that have an API. Desktop flows are robots for old programs and portals without one; they click through Windows screens, and fail when a screen changes. Payments and statutory returns are released by a person whom you name.',
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
      lead: 'Begin with approvals; robots and AI steps need other licences.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Automated flows',
              content: [
                'An event starts them. Most flows are of this kind: an email with an invoice, a new row or a changed status sets them off.',
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
                'A user presses a button. It is in an app, in Teams or on the phone, for single tasks such as sending a copy of an invoice.',
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
                'Every Monday, or on the last working day. They remind, compare and export. Set the time zone to India, because the default is UTC, and let the flow read your holiday list.',
              ],
            },
            {
              title: 'Approvals',
              content: [
                'In Teams, Outlook or on the phone. The approver sees the facts he needs; Dataverse stores the answer and its time.',
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
                'A user watches the robot. On Windows 10 and 11 people may run their own flows by hand free of charge; scheduling and central control need a licence.',
              ],
              points: [
                'Recorded first, then changed to find fields by name',
                'Passwords are kept in a vault outside the flow',
              ],
            },
            {
              title: 'Desktop flows, unattended',
              content: [
                'The robot works at night. It has a machine, an account and a Process licence of its own. At an unknown screen ours stop, email a screenshot to a shared mailbox and leave the other lines for a person.',
              ],
            },
            {
              title: 'Business process flows',
              content: [
                'Stages across the top of a form. Enquiry, sample, quotation, order: each shows the fields still required.',
              ],
              points: [
                'Different paths for new and known vendors',
                'Time in each stage, for the monthly review',
              ],
            },
            {
              title: 'Process mining and task mining',
              content: [
                'The real path of your orders. Process mining draws it from the event logs of the ERP, with detours and waits; task mining records the steps on a desktop.',
              ],
              points: [
                'The log needs three columns: case, step and time',
                'Staff are informed before a desktop is recorded',
              ],
            },
            {
              title: 'Error handling',
              content: [
                'Two people read the mailbox. When a service is down or a value is wrong, the flow tries again where that helps, and then sends an email that names the document.',
              ],
              points: [
                'Retry for a busy service, no retry for a wrong value',
                'Run numbers in a log, because run history is kept for about 28 days',
              ],
            },
            {
              title: 'AI steps',
              content: [
                'Tested with a month of your documents. A flow can read a vendor invoice, sort emails or summarise a complaint; below an agreed level of confidence the document goes to a person. We count the fields.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'automate-benefits',
      heading: 'Power Automate benefits',
      lead: 'Below most of them, the figure that shows whether the flow helps.',
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Purchase orders are approved faster',
              content: [
                'The flow reminds once, then asks the deputy.',
                'Hours from release to final approval.',
              ],
            },
            {
              title: 'Vendor invoices become drafts',
              content: [
                'The accountant checks and posts. Number, date, GSTIN and amount come from the email.',
                'Touches per invoice.',
              ],
            },
            {
              title: 'Bank statements are matched every morning',
              content: [
                'Your accountant starts with open lines. The flow fetches the statement, if your bank allows it; import and matching are standard in Business Central.',
              ],
            },
            {
              title: 'GST mismatches are followed up',
              content: [
                'Each difference becomes a task. The vendor gets an email about what is in GSTR-2B and what is in your purchase register.',
                'Differences open for more than 15 days.',
              ],
            },
            {
              title: 'Gate passes return on time',
              content: [
                'Three reminders, the last a week late. Owner, vendor and department head get them.',
                'Value of overdue passes of our RGP module.',
              ],
            },
            {
              title: 'New employees are ready on day one',
              content: [
                'HR enters only the joining date. Laptop, medical check and card become tasks.',
                'Tasks done before the first morning.',
              ],
            },
            {
              title: 'No document is posted twice',
              content: [
                'The flow looks for the challan number first. So a failed network makes no second entry.',
                'Duplicates, with zero as the target.',
              ],
            },
            {
              title: 'Failures are seen the next morning',
              content: [
                'A named person reads last night’s runs.',
                'Time until somebody has seen a failure.',
              ],
            },
            {
              title: 'Portals without an API',
              content: [
                'A robot downloads the customer’s schedule, if the portal’s terms allow it, while a person enters the one-time passwords.',
              ],
            },
            {
              title: 'Flows that survive staff changes',
              content: [
                'Two owners, one service account. The calendar warns before a password expires.',
              ],
            },
            {
              title: 'Records for the auditor',
              content: [
                'Nobody approves his own request. Who approved what, when, and with which figures is on record; we test the rule before each release.',
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
                'With standard connectors the rights in Microsoft 365 are enough. Dataverse, SQL Server, on-premises data and Business Central need Premium, a per-app plan or pay-as-you-go for each person. The table of licences above leads to Microsoft’s list prices.',
            },
            {
              question: 'Will it work at a site without signal?',
              answer:
                'If it is built for that, which decides data source and licence. Before you accept the app, make ten entries in flight mode and check that all ten arrive.',
            },
            {
              question: 'Why does our app show only 500 records?',
              answer:
                'The formula cannot be delegated: the app fetches the first 500 rows, at most 2,000, and filters them itself. Let the filter run at the source; a better licence changes nothing.',
            },
            {
              question: 'What if the maker leaves?',
              answer:
                'The app keeps running, if it has two owners and a service account. Another maker goes on with the solution file, the connection list and the description that you hold.',
            },
            {
              question: 'What does AI in an app cost now?',
              answer:
                'Copilot Credits, bought as capacity. AI Builder credits in licences ended on 1 November 2026, and add-ons bought earlier run out with their term. Count the pages of invoices a month; we test a sample of them.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'You need the process owner of the form, and two users who test at the gate or machine. Keep the form as the reserve: if the app or a flow fails, it is filled in and entered later.',
  related: { services: ['business-central-details'], courses: ['powerbi-details'], posts: [3] },
  call: {
    heading: 'Which of your forms is typed twice? That one becomes the first app.',
    product: 'Power Apps',
  },
});
