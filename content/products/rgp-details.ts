import { company } from '../company';
import { evidence } from '../evidence';
import { defineProduct } from '../schema/service';

export const product = defineProduct('rgp-details', {
  title: 'RGP & NRGP in ERP',
  icon: 'gate-pass',
  desc: 'Gate passes in Business Central with approval, a count at the gate, due dates and the balance outside.',
  listing: {
    short: 'RGP & NRGP',
    description:
      'Returnable and non-returnable gate passes with approval, due date and balance, inside Business Central.',
    image: {
      name: 'product-rgp',
      alt: 'Returnable gate pass RGP 0482: three items with due dates, issued and approved, not yet returned',
    },
    sheet: 'sheet-rgp',
    paper: { name: 'paper-gate-register', title: 'Gate register' },
    slide: 'What is outside, and when it is due',
    runs: 'Inside Business Central, with a gate app',
    users: 'Department, approver, stores, guard',
    replaces: 'The gate register and the reminder calls to vendors',
  },
  meta: {
    title: 'RGP and NRGP gate pass in Business Central',
    description:
      'Returnable and non-returnable gate passes in Business Central: approvals, QR check at the gate, due dates, part returns, GST job-work limits, ITC-04 working.',
  },
  banner: {
    heading: 'RGP & NRGP in ERP: see what is outside and when it is due back',
    lead: 'A gate pass module for Microsoft Dynamics 365 Business Central. It records who asked, who approved, what the guard counted and the date of return.',
    tone: 'sand',
    picture: {
      name: 'banner-rgp',
      alt: 'One crate in three stages: at the factory gate with its pass, at the vendor’s shed, and back through the gate before the due date.',
    },
  },
  paper: {
    alt: 'Returnable gate pass RGP-0418 to the motor rewinder: the 15 kW motor is back, the coupling due on 21 November is two days late, the pressure gauge is due on 28 November. Signed by maintenance and the plant head.',
    number: 'RGP-0418',
    to: 'To the motor rewinder',
    rows: [
      { what: '15 kW motor', value: '14 Nov, back', state: 'done' },
      { what: 'Coupling', value: '21 Nov, 2 days late', state: 'late' },
      { what: 'Terminal box', value: '28 Nov', state: 'open' },
    ],
    answers: [
      { question: 'Who asked', answer: 'Maintenance', isSigned: true },
      { question: 'Who approved', answer: 'Plant head', isSigned: true },
      { question: 'What the guard counted', answer: '3 of 3 at gate 2, 10:40' },
      { question: 'Date of return', answer: '28 Nov, last item' },
    ],
  },
  demo: company.demoVideos.rgp,
  intro: [
    'Motors go out for rewinding, dies to a press shop, gauges to a calibration laboratory. In most plants the guard writes a line in the gate register. Often nobody checks the open lines until the audit.',
    'A returnable gate pass (RGP) stays open until the return is booked, with a party, a quantity and a due date. A non-returnable gate pass (NRGP) is for what does not come back, such as scrap. The guard uses a mobile app.',
    'Gate Entry in Business Central for India has no due dates, ageing or returnable balances. Our module adds them.',
  ],
  sections: [
    {
      id: 'key-features',
      heading: 'Key Features',
      lead: 'The pass keeps one number from the request to the last return. Each step records a user and a time. The slips are illustrative.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              group: {
                title: 'Ask and approve',
                slip: {
                  title: 'Request',
                  note: 'RGP-0418',
                  rows: [
                    { what: 'Reason', value: 'Repair' },
                    { what: 'Department head', value: 'approved' },
                    { what: 'Stores head', value: 'approved' },
                    { what: 'Plant head, above limit', value: 'waiting', isOpen: true },
                  ],
                },
              },
              title: 'Four types of gate pass',
              content: [
                'Each type has its own number series per location, and your goods are not mixed with goods of others.',
              ],
              points: [
                'Outward RGP: your material, tools or assets that must come back',
                'Outward NRGP: scrap, samples given away, rejections to a vendor, e-waste',
                'Inward RGP: a contractor’s tools, a demo unit, a customer’s mould or free-issue material',
                'Inward NRGP: consumables and samples that stay with you',
              ],
            },
            {
              title: 'Reason codes',
              content: [
                'The requester chooses why the material is leaving. The pass then asks for the details that this reason needs. Examples:',
              ],
              points: [
                'Job work: GSTIN of the party, challan number and class of goods for the GST limit',
                'Repair or calibration: asset or instrument number, and condition when it leaves',
                'Scrap sale: invoice number and weighbridge slip',
              ],
            },
            {
              title: 'Approval by value and category',
              content: [
                'You set the approvers by approximate value and by category: department head, stores head, plant head. Finance approves write-offs. One user cannot request, approve and release the same pass; the module blocks it. A rejected request keeps its number, so the series has no gaps.',
              ],
            },
            {
              group: {
                title: 'Through the gate',
                slip: {
                  title: 'Gate 2, out',
                  note: '10:40',
                  rows: [
                    { what: 'On the pass', value: '3' },
                    { what: 'Counted by the guard', value: '3' },
                    { what: 'Vehicle and driver', value: 'entered' },
                    { what: 'Second scan of this pass', value: 'refused', isOpen: true },
                  ],
                },
              },
              title: 'Gate app for the guard',
              content: [
                'The guard scans the QR code and sees the approved lines. If the count differs from the pass, gate-out is blocked and stores must correct it. The scan sets the exit time. A second exit on a photocopy of the same pass is refused.',
              ],
            },
            {
              title: 'Challan and e-way bill number on the pass',
              content: [
                'The pass has fields for the numbers of invoice, challan and e-way bill, HSN, approximate value and the party’s GSTIN. If goods go to a third party, it also holds the ship-to GSTIN, compulsory since August 2026. If a number that the reason code asks for is missing, stores cannot print the pass and the guard sees why.',
              ],
            },
            {
              group: {
                title: 'Outside, and back',
                slip: {
                  title: 'Bar for turning',
                  note: '500 kg sent',
                  rows: [
                    { what: 'Finished parts received', value: '452 kg' },
                    { what: 'Turnings returned as scrap', value: '38 kg' },
                    { what: 'Process loss accepted', value: '4 kg' },
                    { what: 'Balance with the vendor', value: '6 kg, open', isOpen: true },
                  ],
                },
              },
              title: 'Due dates, reminders and escalation',
              content: [
                'Reminders start before the due date. After it, the pass is on the department’s overdue list, and the next level is told. An extension needs a new date, a reason and an approval. The first due date stays on record.',
              ],
            },
            {
              title: 'Part returns, scrap and process loss',
              content: [
                'Every line keeps its own balance. Example: 500 kg of bar is sent for turning, and this is the position after two receipts.',
              ],
              points: [
                'Finished parts received: 452 kg',
                'Turnings returned as scrap: 38 kg',
                'Process loss accepted: 4 kg, within the agreed limit',
                'Balance with the vendor: 6 kg, so the pass stays open',
              ],
            },
            {
              title: 'Closing a pass',
              content: [
                'The pass closes by itself when the last quantity is booked in. If the goods are sold or scrapped outside, you convert the open quantity to an NRGP with the invoice number. A sale from the job worker’s place needs his GST registration, or that place declared as yours. If they are lost, you post a write-off with reason and approver, and reverse the input credit under section 17(5)(h).',
              ],
            },
            {
              title: 'GST time limits and ITC-04',
              content: [
                'The module counts the GST limit by class of goods, from the day of dispatch. If your supplier ships straight to the job worker, it counts from the job worker’s receipt. Beyond the limit, GST treats the dispatch as a supply on that day: tax with interest. The alert comes in time to recall the goods or ask for an extension.',
              ],
              points: [
                'Inputs and semi-finished goods: 1 year; the GST Commissioner may add one',
                'Capital goods: 3 years; the Commissioner may add two',
                'Moulds, dies, jigs, fixtures and tools: no limit under GST, so only your own due date counts',
                'ITC-04 working: challans out and in, for inputs and capital goods',
              ],
            },
            {
              group: {
                title: 'In the books',
                slip: {
                  title: 'Gate Entry',
                  note: 'and the pass',
                  rows: [
                    { what: 'Vehicle, LR and challan', value: { from: 'standard' } },
                    { what: 'Due date, part return', value: { from: 'ours' } },
                    { what: 'QR scan, count, photograph', value: { from: 'ours' } },
                  ],
                },
              },
              title: 'Same database as the rest of Business Central',
              content: [
                'The module is an AL extension (separate code that leaves the base product unchanged). It uses your items, fixed assets, vendors, customers and locations. Every person who records in Business Central needs a licence. The quotation lists which licence each role needs, the shared gate device included.',
              ],
            },
            {
              title: 'Nine reports',
              content: [
                'All read the same entries and open in Excel. You can open any total and see its passes.',
              ],
              points: [
                'Open RGP by age and party; overdue RGP by department; requesters with repeated delays',
                'Job-work balance by vendor: issued, received, loss, balance',
                'ITC-04 working for the half-year or year',
                'Value outside the gate on any date',
                'Turnaround days by repair vendor',
                'NRGP by reason; gate register by time',
              ],
            },
          ],
        },
        {
          type: 'origins',
          caption: 'What Business Central for India already does at the gate, and what we add',
          items: [
            {
              need: 'Vehicle, LR number (the transporter’s receipt) and challan recorded against an order, in and out',
              from: 'standard',
              text: 'Gate Entry in the Indian localisation, for purchase and sales orders, returns and transfers',
            },
            {
              need: 'Delivery challan, stock register and overdue GST liability of subcontracted work',
              from: 'standard',
              text: 'Subcontracting in the Indian localisation, one return period for the whole company; production orders need the Premium licence',
            },
            {
              need: 'Two time limits side by side: 1 year for inputs, 3 years for capital goods',
              from: 'ours',
              text: 'RGP module, with an alert before each limit',
            },
            {
              need: 'Passes with due date, part return, ageing and balance by party',
              from: 'ours',
              text: 'RGP module',
            },
            {
              need: 'Approval of a pass by value, with separate users for request, approval and gate',
              from: 'ours',
              text: 'RGP module; the standard workflows approve orders and journals, not passes',
            },
            {
              need: 'QR scan, count and photograph at the gate',
              from: 'ours',
              text: 'Gate app of the RGP module, through our own API pages',
            },
            {
              need: 'ITC-04 working from challans out and in',
              from: 'ours',
              text: 'RGP module; the standard localisation has no ITC-04 output',
            },
            {
              need: 'E-way bill data for posted sales, purchases and transfers',
              from: 'standard',
              text: 'An Excel file for the government’s preparation tool; it does not cover a gate pass alone',
            },
            {
              need: 'E-way bill number fetched from the portal without typing',
              from: 'extension',
              text: 'A connector to a GST Suvidha Provider (licensed GST gateway), quoted as a separate item',
            },
          ],
        },
        {
          type: 'flow',
          title: 'Example: a returnable pass with its material outside today',
          steps: [
            {
              title: 'Request',
              text: 'A department enters party, items, reason code and the expected return date.',
            },
            {
              title: 'Approval',
              text: 'Value and category decide the approver.',
            },
            {
              title: 'Stores issue',
              text: 'Stores confirms item, serial number, quantity and condition.',
            },
            {
              title: 'Print with QR',
              text: 'Stores prints the pass and attaches the delivery challan where GST needs one.',
            },
            {
              title: 'Gate-out',
              text: 'The guard scans, counts and photographs. Vehicle, driver and time are saved.',
            },
            {
              title: 'Reminder',
              text: 'The requester is reminded before the due date, the next level after it.',
              state: 'waiting',
            },
            {
              title: 'Gate-in',
              text: 'The guard books all or part of the return, with condition and process loss.',
              state: 'waiting',
            },
            {
              title: 'Closure',
              text: 'By full return, by invoice or NRGP, or by an approved write-off.',
              state: 'waiting',
            },
          ],
        },
        { type: 'evidence', ...evidence.gatePasses },
        {
          type: 'text',
          aside: true,
          paragraphs: [
            'The rule on job work “at any value” names the trip to the job worker. For the return trip, ask your chartered accountant. Either you or a registered job worker may generate the e-way bill.',
          ],
        },
        {
          type: 'table',
          folded: true,
          caption:
            'GST document for each movement. “By value”: above Rs 50,000 between States; limits within a State differ',
          columns: ['Movement', 'Pass', 'GST document', 'E-way bill'],
          rows: [
            [
              'Inputs, semi-finished or capital goods to a job worker',
              'RGP: inputs and semi-finished goods back within 1 year, capital goods within 3',
              'Rule 55 delivery challan; report in ITC-04',
              'To another State: at any value. Same State: by that State’s limit',
            ],
            [
              'Mould, die, jig, fixture or tool to a job worker',
              'RGP, no GST time limit',
              'Rule 55 delivery challan; in ITC-04 as capital goods unless your chartered accountant (CA) decides otherwise',
              'To another State: at any value. Same State: by that State’s limit',
            ],
            [
              'Free-issue material from a customer',
              'Inward RGP',
              'Customer’s challan; your return challan quotes it',
              'From another State: at any value, usually raised by the customer',
            ],
            [
              'Repair, calibration, testing',
              'RGP',
              'Delivery challan marked “not for sale”',
              'By value. Inter-State repair can count as job work: ask your CA',
            ],
            [
              'Sale on approval',
              'RGP',
              'Challan; invoice on acceptance or at 6 months, whichever is earlier',
              'By value',
            ],
            ['Exhibition or demo', 'RGP', 'Delivery challan', 'By value'],
            [
              'Scrap sale',
              'NRGP',
              'Tax invoice; TCS unless the buyer declares use in his own production (section 394(2))',
              'By value',
            ],
            [
              'Rejected material back to the vendor',
              'NRGP',
              'Delivery challan with his invoice number; his credit note; credit reversed',
              'By value',
            ],
            [
              'Samples, gifts, donation; stock to destruction',
              'NRGP',
              'Delivery challan; input credit reversed under section 17(5)(h), with certificate or approval',
              'By value',
            ],
            [
              'Lost outside',
              'Write-off with approval',
              'None; input credit reversed under section 17(5)(h)',
              'None',
            ],
            ['Own unit, same GSTIN', 'RGP or transfer', 'Delivery challan', 'By value'],
            ['Own unit, another GSTIN', 'Transfer', 'Tax invoice', 'By value'],
          ],
        },
        { type: 'call', text: 'Name your gates and job workers. We say which passes you need.' },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      lead: 'We take each figure from your own gate before the start, then again after the module has run for a month.',
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'You know what is outside, with whom and since when',
              picture: { name: 'banner-rgp', alt: '' },
              content: [
                'We first load the open lines of your paper register. You get a list by party, with value and age, including lines whose requester has left the company. We measure two figures at month end: overdue value, and the share of passes returned on time.',
              ],
            },
            {
              title: '40% less manual work on registers and follow-up',
              content: [
                'We count the hours per month for the register, the challan, calls to vendors and the overdue list. The claim is 40% less manual work on that count.',
              ],
            },
            {
              title: 'Up to 20% lower inventory cost outside the gate',
              content: [
                'Castings at a plater and motors at a rewinder are still your stock. If nobody knows when they return, purchase buys a second set. With dates and balances, purchase checks the outside stock first. The measure is the month-end value of material outside plus its duplicates in stores, at similar output.',
              ],
            },
            {
              title: 'Shorter waiting at the gate',
              content: [
                'The guard checks a pass and no longer copies it. Lines and approvals are on the screen before the truck reaches the gate. A report shows the average minutes from arrival to gate-out.',
              ],
            },
            {
              title: 'Repair vendors compared by their record',
              content: [
                'Every pass stores turnaround days, extensions and the condition on return. So you can compare two motor rewinders by days taken and by motors that came back twice. This helps purchase to negotiate and maintenance to choose repair or replacement.',
              ],
            },
            {
              title: 'Answers for the auditor on one screen',
              content: [
                'The auditor names a pass number. The screen shows request, approval, count, photograph, returns and closure, each with user and time. The module helps you to show control over material; your auditor decides. Count the audit findings on material movement, and the value of missing items written off.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'industry-use-cases',
      heading: 'Industry Use Cases',
      lead: 'Examples of both kinds of pass by trade, and what to watch.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Automobile components',
              picture: { name: 'industry-automobile', alt: '' },
              content: [
                'Dies and gauges move between the plant and its vendors. Some belong to the customer, so the pass shows tool number and owner.',
              ],
              points: [
                'RGP: dies, checking gauges, parts for plating, returnable bins and trolleys',
                'NRGP: PPAP samples (part-approval samples) to the customer, press scrap',
                'Watch: bins at each customer, and tools for which nobody agreed a return date',
              ],
            },
            {
              title: 'Pharma',
              picture: { name: 'industry-medicine', alt: '' },
              content: [
                'Instruments at the calibration laboratory must not be used to test a batch.',
                'The return is booked with the certificate number, so quality knows which balance may be used again.',
              ],
              points: [
                'RGP: instruments for calibration, reference samples',
                'NRGP: expired stock to the destruction agency, with batch numbers and certificate',
                'Watch: instruments past their due date',
              ],
            },
            {
              title: 'Food and beverage',
              picture: { name: 'industry-food-beverage', alt: '' },
              content: [
                'Distributors hold your crates for months. The module keeps a crate balance by distributor and updates it each time a van returns.',
              ],
              points: [
                'RGP: crates, gas cylinders, motors for rewinding',
                'NRGP: short-expiry goods for disposal, with batch and quality approval',
                'Watch: the balance at the end of the season',
              ],
            },
            {
              title: 'Garments',
              picture: { name: 'industry-fabrication-garments', alt: '' },
              content: [
                'Fabric leaves in metres and comes back as printed panels or washed pieces. The pass keeps the shade lot and the agreed loss for each process.',
              ],
              points: [
                'RGP: fabric and cut parts to printing, washing and embroidery; patterns',
                'NRGP: buyer samples, with the courier number',
                'Watch: balance with each job worker by style, before the last shipment',
              ],
            },
            {
              title: 'Leather and footwear',
              picture: { name: 'industry-leathers', alt: '' },
              content: [
                'Hides come back from a job tannery with another area and grade. The line balances in pieces and also records the area out and in.',
              ],
              points: [
                'RGP: hides for splitting, shaving or buffing; shoe lasts by size and pair',
                'NRGP: swatches for buyers',
                'Watch: lasts that a repeat order will need',
              ],
            },
            {
              title: 'Construction',
              picture: { name: 'industry-construction', alt: '' },
              content: [
                'Pumps and shuttering often move directly from one site to the next. A site-to-site pass moves the duty to return them as well.',
              ],
              points: [
                'RGP: pumps, vibrators, shuttering plates, counted by condition on return',
                'NRGP: debris and scrap steel, with the weighment slip',
                'Watch: shortages, charged to the site that signed for the material',
              ],
            },
            {
              title: 'Offices and IT companies',
              picture: { name: 'industry-ecommerce', alt: '' },
              content: [
                'Reception scans the asset number of a laptop against the pass of its holder. When somebody resigns, the open passes in that name form the clearance list.',
              ],
              points: [
                'RGP: laptops, test phones, projectors, equipment at a service centre',
                'NRGP: e-waste to an authorised recycler, with every serial number',
                'Watch: passes of people under notice',
              ],
            },
            {
              title: 'Education',
              picture: { name: 'industry-education', alt: '' },
              content: [
                'Laboratory and sports equipment leaves in the name of a teacher or coach. The office checks the open passes before the term ends.',
              ],
              points: [
                'RGP: microscopes for service, projectors, sports kit for a tournament',
                'NRGP: old books and furniture, with the committee’s approval number',
                'Watch: equipment lent to a second campus',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions about gate passes',
      ground: 'sand',
      blocks: [
        {
          type: 'questions',
          items: [
            {
              question: 'Does the gate pass replace the delivery challan or the e-way bill?',
              answer:
                'No. GST asks for the invoice or challan and, where the rules say so, the e-way bill. It does not ask for a gate pass. To a job worker in another State, even a tool needs an e-way bill at any value.',
            },
            {
              question: 'Business Central has Gate Entry. Why do we need this module?',
              answer:
                'Use Gate Entry for vehicles that bring or take goods against orders. If you send out fewer than about ten returnable items a month, Gate Entry and a spreadsheet may be enough. With dies, job work or crates outside, you need the balance by party.',
            },
            {
              question: 'How do we book free-issue material from a customer?',
              answer:
                'As an inward returnable pass, because the material stays the customer’s property. It leaves again as processed goods, unused balance or scrap, and the module keeps all three apart from process loss.',
            },
            {
              question: 'Does it prepare ITC-04?',
              answer:
                'It prepares the working in Excel: challans sent and received, by job worker, for inputs and capital goods. Above Rs 5 crore turnover the return is half-yearly, due on 25 October and 25 April. Up to Rs 5 crore it is yearly, due on 25 April. Filing is done on the GST portal. The quotation says whether a file in the portal’s own format is included.',
            },
            {
              question: 'What do we have to prepare before the start?',
              answer:
                'Four lists: open challans and register lines by party, serial numbers of tools and dies, approvers by value, and reason codes. The guard needs a device with a camera at each gate. We load the lists and test one pass of each type with your stores before the first real pass. The template comes with the quotation.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'The weeks depend on the number of gates and on your Business Central version. You need stores, an approver with a deputy for each value limit, and a guard on each shift. If the device fails, the guard checks the printed pass and stores books the movement later. The support contract states hours, channel and severity classes.',
  related: {
    services: ['business-central-details', 'vms-details'],
    products: ['mm-details', 'qm-details'],
    courses: ['business-central-details'],
    industries: ['leathers', 'automobile', 'fabrication-garments', 'construction'],
    posts: [1, 7],
  },
  scene: {
    after: 'key-features',
    text: 'A leather plant sends hides and soles to job workers. Each pass shows what is out, with whom and until when.',
  },
  call: {
    heading: 'Send ten open lines of your gate register. You get them back as passes.',
    product: 'RGP & NRGP in ERP',
  },
});
