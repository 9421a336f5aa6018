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
    lead: 'A gate pass module for Microsoft Dynamics 365 Business Central: who asked, who approved, what the guard counted, and the day it comes back. Job work is watched by its GST limits, one and three years.',
    firstStep:
      'copy ten open lines of your gate register, in a quarter of an hour. They come back as passes with due dates, and you order nothing.',
    tone: 'sand',
    picture: {
      name: 'banner-rgp',
      alt: 'One crate in three stages: at the factory gate with its pass, at the vendor’s shed, and back through the gate before the due date.',
    },
  },
  paper: {
    alt: 'Returnable gate pass RGP-0418 to the motor rewinder: the 15 kW motor is back, the coupling due on 21 November is two days late, the terminal box is due on 28 November. Signed by maintenance and the plant head.',
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
    'A motor goes for rewinding. The guard writes a line in his register, which is read again when the auditor asks. Here it is a returnable gate pass (RGP), open until stores books the motor back. What leaves for good, such as scrap, gets a non-returnable one (NRGP).',
    'Under about ten returnable items a month, the standard Gate Entry and a spreadsheet may do. The module runs inside Business Central only.',
  ],
  sections: [
    {
      id: 'key-features',
      heading: 'Key Features',
      lead: 'One number from request to last return, with a user and a time at each step. The examples are illustrative.',
      ground: 'sand',
      blocks: [
        { type: 'evidence', ...evidence.gatePasses },
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
                    { what: 'Stores head', value: 'approved' },
                    { what: 'Plant head, above limit', value: 'waiting', isOpen: true },
                  ],
                },
              },
              title: 'Four types of gate pass',
              content: ['Your own goods have one number series, other people’s goods another.'],
              points: [
                'Outward RGP: your material, tools or assets that must come back',
                'Outward NRGP: scrap, samples given away, rejections to a vendor, e-waste',
                'Inward RGP: a contractor’s tools, a demo unit, a customer’s mould or free-issue material',
                'Inward NRGP: consumables and samples that stay with you',
              ],
            },
            {
              title: 'Reason codes',
              content: ['Why does it leave? The pass then asks for what that reason needs.'],
              points: [
                'Job work: GSTIN of the party, challan number, class of goods',
                'Repair or calibration: asset or instrument number, condition when it leaves',
                'Scrap sale: invoice number and weighbridge slip',
              ],
            },
            {
              title: 'Approval by value and category',
              content: [
                'Nobody approves his own pass. Department head, stores head and plant head approve by approximate value and category, each with a deputy; finance approves write-offs. A rejected request keeps its number, so the series is complete.',
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
                    { what: 'Second scan of this pass', value: 'refused', isOpen: true },
                  ],
                },
              },
              title: 'Gate app for the guard',
              content: [
                'He scans and counts. If the count differs, the truck stays until stores has corrected the pass. The scan sets the exit time, and a photocopy of the same pass is refused.',
              ],
            },
            {
              title: 'Challan and e-way bill number on the pass',
              content: [
                'A missing number stops the print. The reason decides which a pass needs: invoice, challan, e-way bill, HSN, GSTIN of the party. If goods go to a third place it also holds the ship-to GSTIN, compulsory since August 2026.',
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
                    { what: 'Turnings returned', value: '38 kg' },
                    { what: 'Process loss accepted', value: '4 kg' },
                    { what: 'Balance with the vendor', value: '6 kg, open', isOpen: true },
                  ],
                },
              },
              title: 'Due dates, reminders and escalation',
              content: [
                'The requester hears first. After the due date the pass is on his department’s overdue list and the next level is told. More time needs a new date, a reason and an approval, and the first date stays on record.',
              ],
            },
            {
              title: 'Part returns, scrap and process loss',
              content: [
                'Every line keeps its own balance. The example shows a bar sent for turning after two receipts: 6 kg are still with the vendor, so the pass stays open.',
              ],
            },
            {
              title: 'Closing a pass',
              content: [
                'The last receipt closes it. What is sold or scrapped outside becomes an NRGP with its invoice number. For a sale from the job worker’s place, he must be registered under GST, or the place declared as yours. What is lost needs a write-off with reason and approver, and the input credit is reversed under section 17(5)(h).',
              ],
            },
            {
              title: 'GST time limits and ITC-04',
              content: [
                'The alert comes while you can still recall the goods. Past the limit GST treats the dispatch as a supply on that day, with tax and interest. Straight from your supplier to the job worker, the days count from his receipt.',
              ],
              points: [
                'Inputs and semi-finished goods: 1 year; the GST Commissioner may add one',
                'Capital goods: 3 years; the Commissioner may add two',
                'Moulds, dies, jigs, fixtures, tools: no GST limit, only your own date',
                'ITC-04 working in Excel: challans out and in; you file it on the portal',
              ],
            },
            {
              title: 'Nine reports',
              content: ['Each total opens into its passes, and each list opens in Excel.'],
              points: [
                'Open by age and party; overdue by department; repeated delays by requester',
                'Job-work balance by vendor; ITC-04 working; value outside on any date',
                'Days at each repair vendor; NRGP by reason; gate register by time',
              ],
            },
          ],
        },
        { type: 'call', text: 'See which passes your gates and job workers need.' },
        {
          type: 'origins',
          folded: true,
          id: 'standard-and-ours',
          caption: 'What Business Central for India already does at the gate, and what we add',
          items: [
            {
              need: 'Vehicle, LR number and challan against an order',
              from: 'standard',
              text: 'Gate Entry in the Indian localisation',
            },
            {
              need: 'Delivery challan and stock register of job work',
              from: 'standard',
              text: 'Subcontracting, with one return period for the whole company',
            },
            {
              need: 'Pass with approval, due date, part return and balance',
              from: 'ours',
              text: 'RGP module',
            },
            {
              need: 'Scan, count and photograph at the gate',
              from: 'ours',
              text: 'Gate app, through our own API pages',
            },
            {
              need: 'Two time limits side by side, ITC-04 working',
              from: 'ours',
              text: 'RGP module',
            },
            {
              need: 'E-way bill number without typing',
              from: 'extension',
              text: 'Connector to a GST Suvidha Provider, priced apart',
            },
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'gst-documents',
          asOf: '2026-11',
          caption: 'GST document for each movement',
          columns: ['Movement', 'Pass', 'GST document', 'E-way bill'],
          rows: [
            [
              'Inputs, semi-finished or capital goods to a job worker',
              'RGP: 1 year, capital goods 3',
              'Rule 55 delivery challan; ITC-04',
              'To another State: at any value. Same State: by its limit. You or a registered job worker generate it',
            ],
            [
              'Mould, die, jig, fixture or tool to a job worker',
              'RGP, no GST limit',
              'Rule 55 delivery challan; in ITC-04 as capital goods unless your CA decides otherwise',
              'As above; for the way back ask your CA',
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
              'Above Rs 50,000 between States; repair in another State can count as job work',
            ],
            [
              'Sale on approval',
              'RGP',
              'Challan; invoice on acceptance, at the latest after 6 months',
              'Above Rs 50,000 between States',
            ],
            ['Exhibition or demo', 'RGP', 'Delivery challan', 'The same'],
            [
              'Scrap sale',
              'NRGP',
              'Tax invoice; TCS unless the buyer declares use in his own production (section 394(2))',
              'The same',
            ],
            [
              'Rejected material back to the vendor',
              'NRGP',
              'Delivery challan with his invoice number; his credit note; credit reversed',
              'The same',
            ],
            [
              'Samples, gifts; stock to destruction',
              'NRGP',
              'Delivery challan; credit reversed under section 17(5)(h), with certificate or approval',
              'The same',
            ],
            [
              'Own unit',
              'Same GSTIN: RGP or transfer. Another GSTIN: transfer',
              'Same: delivery challan. Another: tax invoice',
              'The same',
            ],
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      lead: 'Aims: each figure is taken at your own gate, before the start and after a month.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'You know what is outside, with whom and since when',
              content: [
                'We load the open lines of your paper register first. The list by party shows value and age. Expect a few lines whose requester has left the company, and one or two items that nobody can find; they are written off now, with a name.',
              ],
            },
            {
              title: '40% less manual work on registers and follow-up',
              content: [
                'Counted in hours per month: gate register, challans, calls to vendors, the overdue list.',
              ],
            },
            {
              title: 'Up to 20% lower inventory cost outside the gate',
              content: [
                'Purchase stops buying the second set. It sees the castings at the plater before it orders; measured is month-end value outside plus its duplicates in stores, at similar output.',
              ],
            },
            {
              title: 'Shorter waiting at the gate',
              content: [
                'The guard checks and no longer copies. A report shows the minutes from arrival to gate-out.',
              ],
            },
            {
              title: 'Repair vendors compared by their record',
              content: [
                'Two rewinders, days taken, motors that came back twice. Purchase takes the list to the next negotiation.',
              ],
            },
            {
              title: 'Answers for the auditor on one screen',
              content: [
                'He names a pass number. The screen shows request, approval, count, photograph, returns and closure, each with user and time, and he decides whether that is enough.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'industry-use-cases',
      heading: 'Industry Use Cases',
      lead: 'What leaves, and last what people forget.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Automobile components',
              picture: { name: 'industry-automobile', alt: '' },
              content: ['Some dies belong to the customer. The pass shows tool number and owner.'],
              points: [
                'Dies, gauges, parts for plating, bins and trolleys; PPAP samples for good',
                'Tools for which nobody agreed a return date',
              ],
            },
            {
              title: 'Pharma',
              picture: { name: 'industry-medicine', alt: '' },
              content: [
                'A balance is back from calibration. With its certificate number booked, quality knows whether it may be used.',
              ],
              points: [
                'Instruments and reference samples; expired stock to destruction, with batch and certificate',
                'Instruments past their due date',
              ],
            },
            {
              title: 'Food and beverage',
              picture: { name: 'industry-food-beverage', alt: '' },
              content: ['Distributors keep your crates. Each returning van changes the balance.'],
              points: [
                'Crates, gas cylinders, motors; short-expiry goods for disposal, with batch',
                'The balance at the end of the season',
              ],
            },
            {
              title: 'Garments',
              picture: { name: 'industry-fabrication-garments', alt: '' },
              content: [
                'Fabric leaves in metres and returns as panels. The pass keeps shade lot and agreed loss.',
              ],
              points: [
                'Fabric, cut parts, patterns; buyer samples with the courier number',
                'The job worker’s balance before the last shipment of a style',
              ],
            },
            {
              title: 'Leather and footwear',
              picture: { name: 'industry-leathers', alt: '' },
              content: [
                'Hides return with another area. The line counts pieces and records both areas.',
              ],
              points: [
                'Hides for splitting or shaving, shoe lasts by size; swatches for buyers',
                'Lasts that a repeat order will need',
              ],
            },
            {
              title: 'Construction',
              picture: { name: 'industry-construction', alt: '' },
              content: [
                'Pumps go from one site to the next. The second site then owes the return.',
              ],
              points: [
                'Pumps, vibrators, shuttering plates by condition; scrap steel with the weighment slip',
                'Shortages, charged to the site that signed',
              ],
            },
            {
              title: 'Offices and IT companies',
              picture: { name: 'industry-ecommerce', alt: '' },
              content: ['Somebody resigns. His open passes are the clearance list.'],
              points: [
                'Laptops, test phones, projectors; e-waste with every serial number',
                'Equipment at a service centre',
              ],
            },
            {
              title: 'Education',
              picture: { name: 'industry-education', alt: '' },
              content: [
                'The coach signs for the kit. The office looks at open passes before term ends.',
              ],
              points: [
                'Microscopes, projectors, sports kit; old furniture with the committee’s approval',
                'Equipment lent to a second campus',
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
              question: 'Does the pass replace the delivery challan or the e-way bill?',
              answer:
                'It is extra. GST asks for invoice or challan and, by its rules, the e-way bill: a tool sent to a job worker in another State needs one at any value. The pass is your own control.',
            },
            {
              question: 'How do we book free-issue material from a customer?',
              answer:
                'As an inward returnable pass, because it stays the customer’s property. It leaves as processed goods, unused balance or scrap, counted apart from process loss.',
            },
            {
              question: 'What happens when the guard’s device or the network fails?',
              answer:
                'He counts against the printed pass and lets the truck go. Stores books the movement later, and the entry shows by whom and when.',
            },
            {
              question: 'What does each gate need, and what do we prepare?',
              answer:
                'A phone or tablet with a camera, which guards share; stores needs a printer for the passes. After an order you prepare four lists: open lines, tools by serial number, approvers by value, reason codes.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'Weeks depend on the number of gates and on your version. You need stores, a deputy for each approver, a guard on each shift and a licence or shared device for each person who records.',
  related: { services: ['business-central-details'], products: ['mm-details'], posts: [1] },
  call: {
    heading: 'From open lines in a register to passes with due dates',
    product: 'RGP & NRGP in ERP',
  },
});
