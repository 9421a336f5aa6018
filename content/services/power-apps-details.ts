import { defineService } from '../schema/service';

export const service = defineService('power-apps-details', {
  title: 'Power Apps',
  icon: 'power-apps',
  desc: 'Small apps for the gate, the line and the site, and flows that carry each entry to the person who decides.',
  meta: {
    title: 'Power Apps and Power Automate for daily work',
    description:
      'What Power Apps and Power Automate do, feature by feature and benefit by benefit, with first apps for Indian plants, licences that users need, and rules for makers.',
  },
  banner: {
    heading: 'Power Apps for the work that is still on paper',
    lead: 'The gate register, the shift slip, the claim form. We turn each into a screen that checks what is entered, and let Power Automate carry it to the next person.',
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
      lead: "Microsoft's tool for making internal business applications with little code, from the tables and mailboxes that you already have.",
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'A canvas app is drawn screen by screen; a model-driven app grows out of its tables. Both run in a browser, in Teams or on a phone. For people outside the company there is a separate product, Power Pages.',
            'The best candidates are short, local processes that the ERP does not reach. The wrong ones are public sites, very high volumes, and anything whose value lies in the algorithm; for those we advise written code, and give the reason.',
          ],
        },
        {
          type: 'list',
          title: 'Nine first apps in an Indian company',
          items: [
            'Gate entry and returnable gate pass, with the due date',
            'Production entry by the operator at the end of each hour',
            'Material receipt at site, with a photo of the challan',
            'Orders from dealers, with stock and credit shown before the order is sent',
            'Asset verification by barcode, room after room',
            'Safety observation with a photo, open to every worker on the site',
            "A field-service visit, signed on the engineer's phone",
            'Expense claim, with the bill in the picture',
            'A new employee: laptop, mail account, identity card, first shift',
          ],
        },
        {
          type: 'table',
          caption: 'The licence follows the connector',
          columns: ['The app uses', 'Each user needs', 'Note'],
          rows: [
            [
              'Standard connectors only',
              'The rights inside Microsoft 365',
              'No Dataverse, premium, custom or on-premises connector',
            ],
            [
              'Any premium connector',
              'Power Apps Premium, for each person who runs the app',
              'Covers an unlimited number of apps',
            ],
            [
              'Premium, used now and then',
              'Pay-as-you-go through Azure',
              'Counted by active user and app in the month',
            ],
            [
              'One premium app only',
              'The per-app plan, through a Cloud Solution Provider',
              'Off the price list for new customers elsewhere since 2 January 2026',
            ],
          ],
        },
      ],
    },
    {
      id: 'features',
      heading: 'Power Apps features',
      lead: 'Eight parts of the tool, each with the point at which it needs care.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Canvas apps',
              content: [
                'You place each control as on a sheet of paper and bind it to a source. The kind fits the phone at the gate and the tablet beside the machine.',
              ],
              points: [
                'One task a screen, large buttons for gloved hands, words from the floor',
                'Formulas in Power Fx, close to those of Excel',
                'Delegation watched: what the source cannot filter is read up to 500 rows, 2,000 at most',
              ],
            },
            {
              title: 'Model-driven apps',
              content: [
                'Here the tables come first; forms, views and stages are generated from them. Nobody arranges pixels, so the result is plain and behaves alike everywhere. It suits many related records: a vendor with contracts, audits and complaints, or a machine with its parts and visits. We choose it for a screen in use all day by people who know the process, and a canvas app for two minutes of work by people who do not.',
              ],
            },
            {
              title: 'Dataverse',
              content: [
                'Relational tables with rules and security of their own. A SharePoint list remains enough for something small and flat, such as a booking of meeting rooms.',
              ],
              points: [
                'Access by row and by column: a supervisor sees one line, nobody below the head sees wages',
                'Business rules that hold in each app built on the table',
                'Auditing switched on for the tables an auditor will open',
                'Where a list is used: indexed columns and views below the threshold of 5,000 items',
              ],
            },
            {
              title: 'Connectors',
              content: [
                'An app reads and writes through connectors, and their class settles the licence. That is why we ask about the data before anybody draws a screen.',
              ],
              points: [
                'Standard: SharePoint, Outlook, Teams, Excel',
                'Premium: Dataverse, SQL Server, Business Central, your own interface',
                'On-premises sources through the data gateway',
              ],
            },
            {
              title: 'Camera, barcode and location',
              content: [
                'The phone carries the instruments already. A photo of the lorry receipt, a scanned label and a place on the map take less time than the sentence that would describe them, and are harder to dispute.',
              ],
              points: [
                'Pictures reduced before upload, for the 4G at the far gate',
                'A damaged label can be typed, and the record shows that it was',
                'Location asked only where the process needs it, and the user is told why',
              ],
            },
            {
              title: 'Offline capture',
              content: [
                'A quarry or a cold store has no signal, and the entry cannot wait. With Dataverse the app keeps a working set on the phone and sends the changes later. The design question is conflict: two people change the same receipt while both are out of range. We decide by field who wins, keep both values in the log, and show on the first screen how many entries still wait to be sent.',
              ],
            },
            {
              title: 'Copilot for makers',
              content: [
                'Describe a table or a screen and Copilot drafts it. The draft is a start: it still wants sound names, a look at security and a check of delegation. AI that runs inside the finished app is another matter. AI Builder credits ended on 1 November 2026; such features now draw Copilot Credits, without automatic conversion, and belong in the estimate from the beginning.',
              ],
            },
            {
              title: 'Environments and solutions',
              content: [
                'Makers work in one environment, testers in a second, users in a third. An app travels between them as a solution, so that what was tested is what goes live.',
              ],
              points: [
                'Connection references and environment variables in place of addresses in formulas',
                'Pipelines, or Azure DevOps and GitHub, with a log of each release',
                'Solution checker and accessibility checker before every one',
              ],
            },
          ],
        },
        {
          type: 'list',
          title: 'Settled before the first app goes live',
          items: [
            'The default environment is closed for business apps',
            'Data policies sort connectors into business, other and blocked',
            'Managed Environments limit sharing and show what is in use',
            'Security roles come from posts in the organisation; nothing is shared with Everyone',
            'Two owners an app, an inventory of all, and a look each quarter at what can go',
            'One naming rule for tables, columns, flows and variables',
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Power Apps benefits',
      lead: 'Twelve effects, with the way to see whether you got them.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'Nothing is typed twice',
              content: [
                'A delivery is written at the gate, copied in stores and typed again in accounts. One entry at the source makes the other two unnecessary. The claim is 40% less manual work, measured in hours of re-keying: count a month on paper first, then the third month with the app. Without the first count the second proves nothing.',
              ],
            },
            {
              title: 'Errors stop at the field',
              content: [
                'A quantity above the order balance or a vehicle number with a letter missing is refused while the lorry still stands there and the driver can be asked.',
              ],
              points: [
                'Lists instead of free text wherever a master exists',
                'A reason is asked for when somebody overrides a limit',
                'The measure: corrected records in a hundred',
              ],
            },
            {
              title: 'A shorter way to a decision',
              content: [
                'The request arrives with its stock, its budget and its last price, so that it can be decided on the staircase. What used to travel in a folder for a week shows its own waiting time. Measure from the moment of request to the moment of approval, take the median and the slowest tenth, and look at the slowest tenth first.',
              ],
            },
            {
              title: 'Records made on the spot',
              content: [
                'A shift slip filled in at the end of eight hours is a memory. An entry each hour is a record, and the supervisor can act on it before lunch.',
              ],
              points: [
                'Time stamped by the system',
                'The next entry proposes what was last entered',
                'The measure: entries made within the hour they speak of',
              ],
            },
            {
              title: 'Proof beside the figure',
              content: [
                'A transporter disputes a shortage, a vendor denies a damaged drum. The photo, the weight slip and the signature hang on the same receipt, with date and user. Claims are then settled by sending a link. Count claims accepted at first asking, and the days between the event and the debit note.',
              ],
            },
            {
              title: 'One set of figures with the ERP',
              content: [
                'An app can read orders from Business Central and post receipts back, through its connector or an API. Stock stays in one ledger. Users still need a suitable Business Central licence, for an app in between does not remove that duty.',
                'Every evening a short list compares documents sent with documents posted. It should be empty.',
              ],
            },
            {
              title: 'A start on licences you hold',
              content: [
                'Many companies have Microsoft 365 for all office staff and have never used the app rights in it.',
                'A room booking or a visitor notice on SharePoint costs no further licence.',
              ],
              points: [
                'Good for learning what a maker can do',
                'Kept away from wages, prices and personal data',
                'Moved to Dataverse once relations or volume demand it',
              ],
            },
            {
              title: 'A running cost known beforehand',
              content: [
                'The number of users and the class of connectors give the yearly figure before a line is drawn. Seasonal staff, such as a harvest team, are often better on pay-as-you-go, where an inactive month costs nothing. We write three columns: today, with two more plants, and with twice the users.',
              ],
            },
            {
              title: 'Change without a project',
              content: [
                'A new reason for rejection is a row in a table, added by the person who answers for the list. A new screen is a small release. The distance between a complaint and its cure is what users judge by.',
              ],
              points: [
                'Lists kept as data, never in formulas',
                'A change request box in the app itself',
                'Release notes of three lines, shown once',
              ],
            },
            {
              title: 'Access follows the post',
              content: [
                'When a storekeeper becomes a buyer the rights change with the group, on that day. Nobody has to remember which of eleven apps to open.',
              ],
              points: [
                'Groups in Microsoft Entra ID, one for each post',
                'The app never decides on its own who may see a price',
                'Leavers lose access with their account',
              ],
            },
            {
              title: 'Nothing hangs on one maker',
              content: [
                'A spreadsheet full of macros retires with its author. An app in a solution has two owners, a description and a place in the inventory; a stranger can open it and read how it works. Each quarter we look at active users, app by app. What nobody opens is retired, with its data kept as long as your retention rule says.',
              ],
            },
            {
              title: 'Paper that can be found again',
              content: [
                'An auditor asks for the gate entries of one vehicle in August. On paper that is an afternoon in the record room.',
                'Here it is a filter.',
              ],
              points: [
                'Search by vehicle, order, person and date',
                'Changes shown with the old and the new value',
                'Export of what the auditor asked for, and no more',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'power-automate',
      heading: 'What is Power Automate',
      lead: 'The part that moves things: it notices an event, fetches what is needed, asks a person where a decision is due, and writes the result.',
      ground: 'indigo',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Cloud flows work between systems that have an interface. Desktop flows work on Windows screens, as a person would, for old programs and portals that have none. We build in that order, since a robot on a screen fails when the screen changes.',
            'Money and statutory filing always pass a human step. A flow may prepare a payment file or a return; a named person releases it.',
          ],
        },
        {
          type: 'table',
          caption: 'Power Automate licences, without prices',
          columns: ['Licence', 'Given to', 'For'],
          rows: [
            ['Rights inside Microsoft 365', 'A user', 'Flows with standard connectors'],
            ['Premium', 'A user', 'Premium connectors and attended desktop flows'],
            [
              'Process',
              'A flow or a machine',
              'A flow that the whole organisation uses, or an unattended robot',
            ],
            [
              'Hosted Process',
              'A machine kept by Microsoft',
              'Unattended robots without a PC of yours',
            ],
          ],
        },
      ],
    },
    {
      id: 'automate-features',
      heading: 'Power Automate features',
      lead: 'Ten of them, in the order in which a company usually meets them.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Automated flows',
              content: [
                'An event starts them: a mail with an invoice, a new row, a changed status. They are the most useful kind and the easiest to multiply without noticing.',
              ],
              points: [
                'A condition on the trigger, so that the flow does not wake for nothing',
                'A guard against setting itself off again',
                'One purpose a flow, and a name that says it',
              ],
            },
            {
              title: 'Instant flows',
              content: [
                'A person presses a button: in an app, in Teams, on the phone. The flow knows who pressed it, and from which record.',
                'Good for one-off acts such as a duplicate invoice for a customer.',
              ],
              points: [
                'Asks for what it cannot know, with lists to choose from',
                'Answers on the same screen: done, or the reason why not',
                'Runs under the right of the person or of an account, decided on purpose',
              ],
            },
            {
              title: 'Scheduled flows',
              content: [
                'Six in the morning, the last working day, each Monday. Reminders, reconciliations and exports belong here. Two things go wrong in practice: the clock of the server is not Indian time, and a holiday falls on the day. We set the time zone in the flow and let it read your holiday list, and a run that found nothing to do says so in the log.',
              ],
            },
            {
              title: 'Approvals',
              content: [
                'The request reaches the approver in Teams, in Outlook or on the phone, with the facts needed. The answer is stored in Dataverse together with its time.',
              ],
              points: [
                'First to respond, everybody, or one after another',
                'Answers of your own, such as "approve with a lower quantity"',
                'A deputy on leave days, and a step up after a set time',
                'No run may last more than 30 days, so long waits are split',
              ],
            },
            {
              title: 'Desktop flows, attended',
              content: [
                'The robot works on the screen of a person who watches. On Windows 10 and 11 anyone may run such flows by hand without charge; a schedule and central control are paid.',
              ],
              points: [
                'For a legacy program that only one clerk understands',
                'Recorded first, then cleaned of screen positions',
                'Passwords in a vault, never in the flow',
              ],
            },
            {
              title: 'Desktop flows, unattended',
              content: [
                'Here the robot signs in by itself at night on a machine of its own. It wants a Process licence, an account of its own and a plan for the morning when the portal has a new page. We give each robot a list of screens it expects. When it meets another it stops, sends a picture to the shared mailbox, and leaves the remaining lines for a person.',
              ],
            },
            {
              title: 'Business process flows',
              content: [
                'A ribbon of stages at the head of a model-driven form: enquiry, sample, quotation, order. It shows where a case stands and which fields are still owed before it may go on.',
              ],
              points: [
                'Stages named as your people name them',
                'Different paths for a new vendor and a known one',
                'Time in each stage kept for the monthly review',
              ],
            },
            {
              title: 'Process mining and task mining',
              content: [
                'Process mining reads event logs of the ERP and draws the paths that orders took, with the rare ones that cause the trouble. Task mining records the steps on a desktop. Both show what happens, which may differ from what the procedure says.',
              ],
              points: [
                'Needs three columns: case, step, time',
                'Staff are told before any desktop is recorded',
                'The finding is a list of waits, largest first',
              ],
            },
            {
              title: 'Error handling',
              content: [
                'A flow that fails silently does more harm than no flow. Ours are built as a try and a catch, with a rule for repeating and a mail that names the document.',
              ],
              points: [
                'Retry for a busy service, no retry for a wrong value',
                'A shared mailbox that two people read',
                'Run numbers written to a log, since the run history is kept for about 28 days',
              ],
            },
            {
              title: 'AI steps',
              content: [
                'A step can read a vendor invoice, sort a mail or summarise a complaint. Each call draws Copilot Credits, so it stands at the point where it saves most and after the cheap filters. We test with a month of your own documents, count fields read rightly, and let anything below the agreed mark go to a person. What the step read and what the person changed are both kept.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'automate-benefits',
      heading: 'Power Automate benefits',
      lead: 'Twelve places where a flow saves time or an error, and the figure that shows it.',
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Purchase orders do not wait',
              content: [
                'The flow reads the amount, finds the slab and asks each approver in turn. After the set hours it reminds once, then turns to the deputy.',
              ],
              points: [
                'Slabs kept in a table that finance maintains',
                'Approved on the phone with the last price in view',
                'The figure: hours from release to last approval',
              ],
            },
            {
              title: 'Vendor invoices arrive as drafts',
              content: [
                'A mailbox for invoices, a flow that reads number, date, GSTIN and value, and a draft in the ERP tied to its order. The accountant checks and posts; nobody types the header. Doubtful readings are shown in colour, and a second copy of an invoice is caught by vendor and number. Count touches per invoice before and after.',
              ],
            },
            {
              title: 'The bank agrees each morning',
              content: [
                'At six the statement is fetched and matched by reference, amount and date. What remains at nine is a short list with a proposal beside each line.',
              ],
              points: [
                'Card and UPI settlements split into sales and charges',
                'Rules learnt from the lines that somebody matched by hand',
                'The figure: unmatched lines a day',
              ],
            },
            {
              title: 'GST mismatches chased in time',
              content: [
                'The downloaded 2B is set against the purchase register, and each difference becomes a task for the buyer with a ready mail to the vendor.',
              ],
              points: [
                'Invoices missing at the portal, and invoices missing in the books',
                'A weekly note to the finance head by vendor and value',
                'The figure: differences open for more than 15 days',
              ],
            },
            {
              title: 'Gate passes come home',
              content: [
                'Three days before a returnable pass falls due its owner is told; on the day the vendor is; a week later the head of department. For job work the note says how much of the statutory period is left, because after it the dispatch counts as a supply with tax and interest. The figure is the value outside the gate beyond its date.',
              ],
            },
            {
              title: 'New joiners start work on day one',
              content: [
                'HR enters a joining date; the flow opens the account, asks for the laptop, books the medical and orders the identity card, each with its own owner.',
              ],
              points: [
                'A checklist the joiner can see as well',
                'The same list in reverse when somebody leaves',
                'The figure: items ready at nine on the first morning',
              ],
            },
            {
              title: 'No document is posted twice',
              content: [
                'Networks fail between the posting and the answer, and a simple flow then posts again. Ours looks first whether a receipt with this challan number exists. A second run changes nothing.',
              ],
              points: [
                'A key from the source document on every record',
                'Repeats logged and counted',
                'The figure to reach is zero credit notes for duplicates',
              ],
            },
            {
              title: 'Failures are seen the same morning',
              content: [
                'One page lists last night: flows, runs, failures, documents that wait. Whoever is on the desk starts there. It shortens the usual story, in which accounts finds in the third week that an interface stopped in the first. The figure is the time between a failed run and the first human look at it.',
              ],
            },
            {
              title: 'Portals without an interface are reached',
              content: [
                "A customer's vendor portal shows schedules that must be downloaded one plant at a time. A desktop flow does it before the planners come, as long as the portal's terms permit a robot.",
              ],
              points: [
                'Terms of use read first',
                'One-time passwords stay with a person',
                'Replaced by an interface the day there is one',
              ],
            },
            {
              title: 'Flows outlive their maker',
              content: [
                'Many flows stop on the evening when an account is closed. In production ours run under a service account or a service principal, licensed for it.',
              ],
              points: [
                'No personal connection in production',
                'Two owners, and a sheet that says what to do when it fails',
                'Renewal dates of secrets in the calendar',
              ],
            },
            {
              title: 'Evidence for the auditor',
              content: [
                'Who approved what, when, with which figures in front of them: the approval record answers without a search through mailboxes. Rejections are kept with their reason. A requester can never be the approver, and a test proves it before each release. The figure is the number of samples for which the auditor had to ask a second time.',
              ],
            },
            {
              title: 'Waiting becomes visible',
              content: [
                "Most of the life of a document is spent in somebody's tray. Once each step has a time, the longest wait has a name, and it is seldom the one that the meeting suspected. One change is made, a month passes, the same figure is taken again. Start with the wait that the customer feels.",
              ],
            },
          ],
        },
      ],
    },
  ],
  related: {
    services: ['business-central-details', 'sharepoint-details', 'powerbi-details'],
    products: ['rgp-details', 'qm-details', 'mm-details'],
    courses: ['powerbi-details'],
    industries: ['construction', 'mining', 'education'],
    posts: [3],
  },
  call: {
    heading: 'Send us a photo of one paper form. We will show it as a screen.',
    product: 'Power Apps',
  },
});
