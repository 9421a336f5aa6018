import { defineProduct } from '../schema/service';

export const product = defineProduct('rgp-details', {
  title: 'RGP & NRGP in ERP',
  icon: 'gate-pass',
  desc: 'Gate passes with an approver, a counted load and a due date, kept in the ERP until the material is back.',
  meta: {
    title: 'RGP and NRGP gate pass in Business Central',
    description:
      'Returnable and non-returnable gate passes in Business Central: approvals, QR check at the gate, due dates, part returns, job-work time limits and nine reports.',
  },
  banner: {
    heading: 'RGP & NRGP in ERP: nothing leaves without a name on it',
    lead: 'A gate pass inside Microsoft Dynamics 365 Business Central that says who asked, who approved, what the guard counted and when the material is due back.',
    tone: 'sand',
    picture: {
      name: 'banner-rgp',
      alt: 'One crate in three stages: at the factory gate with its pass, at the vendor’s shed, and back through the gate before the due date.',
    },
  },
  image: {
    name: 'gate-pass',
    alt: 'Returnable gate pass RGP-0418 to the motor rewinder, a tag on a thread: the 15 kW motor is back, the coupling due on 21 November is not, the pressure gauge is due on 28 November.',
  },
  demo: 'https://video.samvaya.example/rgp',
  intro: [
    'Every plant lends. A motor goes for rewinding, a die to the press shop, a gauge to the calibration lab, a stack of crates to the dairy. On paper the guard writes a line in the gate register, and the line is closed when somebody remembers it. What the register holds at year end is the material that nobody asked about.',
    'A returnable gate pass (RGP) in this module stays open, with a party, a quantity and a date, until the return is booked. A non-returnable pass (NRGP) authorises the other exits: scrap, samples given away, rejected goods to the vendor, e-waste. Both run inside Business Central, with a mobile app for the guard.',
    'Business Central for India has a Gate Entry of its own. It records the vehicle, the LR number and the challan against an order, inward and outward. It has no due date, no ageing and no returnable balance. We built the module for that gap.',
  ],
  sections: [
    {
      id: 'key-features',
      heading: 'Key Features',
      lead: 'A pass has one number from the first request to the last piece returned, and each hand that touches it signs for one thing only.',
      blocks: [
        {
          type: 'flow',
          title: 'One returnable pass, with its material outside today',
          steps: [
            {
              title: 'Request',
              text: 'A department names the party, the items and a reason code. On an RGP the expected return date is compulsory.',
            },
            {
              title: 'Approval',
              text: 'The approver follows from value and category. Nobody approves a request of their own.',
            },
            {
              title: 'Stores issue',
              text: 'Stores hands over the material and confirms item, serial number, quantity and condition.',
            },
            {
              title: 'Print with QR',
              text: 'The pass prints with its QR code, beside the delivery challan where one is due.',
            },
            {
              title: 'Gate-out',
              text: 'The guard counts, photographs, and records vehicle and driver. The scan sets the time.',
            },
            {
              title: 'Reminder',
              text: 'The requester hears before the due date. After it, the reminder climbs.',
              state: 'waiting',
            },
            {
              title: 'Gate-in',
              text: 'All or part comes back. Quantity, condition and process loss are written down.',
              state: 'waiting',
            },
            {
              title: 'Closure',
              text: 'Returned in full, turned into an NRGP or invoice, or written off with approval.',
              state: 'waiting',
            },
          ],
        },
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Four kinds of pass, each with its own numbers',
              content: [
                'Outward RGP is for what must come back, outward NRGP for what will not. Inward RGP covers things that belong to others and have to leave again: a contractor’s welding set, a vendor’s demo unit, a customer’s mould. Inward NRGP books free issue and consumables that arrive without an order. Every kind has a number series for each location, so a missing number shows at once and a visitor’s drill is never mistaken for plant property on its way out.',
              ],
            },
            {
              title: 'A reason code that sets the rules of the pass',
              content: [
                'The requester chooses why the material is leaving, and the pass asks for what that reason needs. Nobody at the gate has to know the rule by heart.',
              ],
              points: [
                'Job work: party’s GSTIN, delivery challan number, and the GST time limit starts',
                'Calibration or repair: instrument or asset number and its condition on leaving',
                'Scrap sale: invoice number and weighbridge slip',
                'Sale on approval: the six-month limit as the latest due date',
                'Exhibition or demo: event, person responsible, date of return',
              ],
            },
            {
              title: 'Approval by value, with three separate people',
              content: [
                'A spanner and a forging die do not deserve the same signature. You set the chain by approximate value and by category: department head, stores head, plant head, finance for anything written off. Whoever requests cannot approve, and whoever approves cannot release at the gate; the module refuses the same user in two of these places on one pass. A rejected request returns with its reason and keeps its number, so the series stays whole for the auditor.',
              ],
            },
            {
              title: 'A gate app that counts, photographs and times',
              content: [
                'A scan of the printed code brings up the approved lines, no others. The guard enters the counted quantity, the vehicle and the driver, and photographs the load. Where the count differs from the pass, gate-out is not posted and the pass goes back to stores for correction. The time of exit comes from the scan. A pass that was scanned once cannot leave a second time on a photocopy.',
              ],
            },
            {
              title: 'Due dates with reminders and escalation',
              content: [
                'Before the date a reminder goes to the requester, the person who knows the vendor’s telephone number. After it, the pass moves to the department’s overdue list and the message goes one level higher at each interval that you set. An extension needs a new date, a reason and the approver’s consent. The first date stays on the record, so the item that is always ‘coming next week’ can be found by counting its extensions.',
              ],
            },
            {
              title: 'Part returns, condition and process loss',
              content: [
                'Material seldom comes back as one lot, and seldom in the shape in which it left. Each line keeps its own balance. An example from a turning job, for 500 kg of bar sent out:',
              ],
              points: [
                'Finished parts received: 452 kg, in two receipts',
                'Turnings returned as scrap: 38 kg',
                'Process loss accepted: 4 kg, within the agreed allowance',
                'Balance still with the vendor: 6 kg, and the pass stays open for it',
              ],
            },
            {
              title: 'Three ways to close, none of them silent',
              content: [
                'A pass closes by itself when the last piece is booked in. If the material is sold, kept by the customer or scrapped at the vendor’s works, the open quantity converts to an NRGP with reference to the invoice or the debit note. If it is lost, a write-off asks for the reason, an approver with the authority for that value, and a posting date. The history then shows all three on one screen: what left, what returned, what became of the rest.',
              ],
            },
            {
              title: 'Challan and e-way bill beside the pass',
              content: [
                'A gate pass is your own internal control. It replaces no tax invoice, no Rule 55 delivery challan and no e-way bill. The pass therefore carries their numbers with the HSN, the approximate value and the party’s GSTIN, and the guard sees whether they are there before the barrier lifts. Open job-work lines, with issue, receipt and loss, give accounts the working for ITC-04. The table below says which paper goes with which movement.',
              ],
            },
            {
              title: 'One ledger with the rest of Business Central',
              content: [
                'The module is an extension. It reads items, fixed assets, vendors, customers and locations from your company, so there is no second master to maintain, and the base application stays as Microsoft ships it. Standard gate entry keeps its place for receipts and shipments against orders, and the subcontracting module keeps its delivery challans and job-work stock register. What is added is the returnable balance: due date, age, party, and the value that lies outside the gate.',
              ],
            },
            {
              title: 'Nine reports, each an answer to a question from the floor',
              content: [
                'They all read the same entries, by location and by date, so a total in one can be opened into the passes behind it. Any of them opens in Excel.',
              ],
              points: [
                'Open RGP by age and by party; overdue by department; requesters with repeated delays',
                'Job-work balance by vendor: issue, receipt, loss, balance; the working for ITC-04',
                'Value outside the gate on any date you name',
                'Turnaround days by repair vendor',
                'NRGP by reason, and the gate register in order of time',
              ],
            },
          ],
        },
        {
          type: 'table',
          caption:
            'Which GST paper travels with the pass (e-way bill ‘by value’: above Rs 50,000 between states; limits within a state vary)',
          columns: ['Movement', 'Pass', 'GST paper', 'E-way bill'],
          rows: [
            [
              'Inputs or semi-finished goods to a job worker',
              'RGP, return within 1 year',
              'Rule 55 delivery challan, reported in ITC-04',
              'Inter-state at any value; else by value',
            ],
            [
              'Capital goods to a job worker',
              'RGP, return within 3 years',
              'Delivery challan',
              'By value',
            ],
            [
              'Mould, die, jig, fixture or tool to a vendor',
              'RGP, no time limit under GST',
              'Delivery challan',
              'By value',
            ],
            [
              'Repair, calibration, testing',
              'RGP',
              'Delivery challan marked ‘not for sale’',
              'By value',
            ],
            [
              'Sale on approval',
              'RGP',
              'Challan; invoice on acceptance or at 6 months, whichever is earlier',
              'By value',
            ],
            ['Scrap sale', 'NRGP', 'Tax invoice, TCS where applicable', 'By value'],
            ['To your own unit, same GSTIN', 'RGP or transfer', 'Challan', 'By value'],
            [
              'To your own unit, another GSTIN',
              'Transfer',
              'Tax invoice, as between distinct persons',
              'By value',
            ],
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      lead: 'Each one has a figure that you can take from your own gate before we start.',
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: 'You know what is outside, with whom and since when',
              content: [
                'We begin by loading the open lines of the old register. That alone is a stocktake of everything beyond the wall: party by party, with a value and an age, including the entries whose requester has left the company. From that day the list keeps itself. The measure is the overdue value at month end and the share of passes returned on time, both read from the ledger without a spreadsheet.',
              ],
            },
            {
              title: 'Job-work limits are seen before they cost tax',
              content: [
                'Inputs sent for job work have one year to come back, capital goods three. Past the limit, the day of dispatch counts as the day of supply, with tax and interest from then. An old RGP is then no longer a matter for stores alone. The ageing list runs two clocks a line, your due date and the GST limit, and the second one also alerts the tax team while there is still time to recall the goods or to invoice them.',
              ],
            },
            {
              title: '40% less manual work on registers and reminders',
              content: [
                'Counted as hours a month at the gate, in stores and in the departments: writing the register, typing the same particulars again on the challan, telephoning vendors, preparing the list of open passes for the review meeting. We count them with you for a month before the start and for a month after it has settled. The claim is 40% less manual work on that count. The guard’s own check is not in it and is not reduced.',
              ],
            },
            {
              title: 'Less of your stock lies idle at other people’s works',
              content: [
                'Castings at a plater and motors at a rewinder are on your balance sheet. When nobody can say when they return, a second set is bought. With dates and balances by vendor, purchase looks outside the gate before it raises an order. The result to expect is up to 20% lower inventory cost, measured on the month-end value of material lying outside together with the duplicates held against it, at a like level of output.',
              ],
            },
            {
              title: 'Vehicles spend less time at the barrier',
              content: [
                'The guard no longer copies a document and only has to check one. Lines, quantities and approvals are on the screen before the truck reaches the barrier, and a missing challan number is found in stores, where it can be mended, instead of at the gate with the engine running. Waiting minutes from arrival to gate-out are recorded on every pass, so the effect is a column in a report.',
              ],
            },
            {
              title: 'Repair vendors are compared on their own record',
              content: [
                'Turnaround, extensions asked for and condition on return are kept for each pass and add up by vendor. Next time the choice between two rewinders rests on days taken and on motors that came back a second time. Purchase brings the same sheet to the rate discussion, and maintenance can see which repairs would have been cheaper as replacements.',
              ],
            },
            {
              title: 'An audit question ends at the screen',
              content: [
                'The auditor picks a number, and the pass shows request, approval, count, photograph, return and closure with user and time. Series have no gaps. Write-offs carry their approver. Posted entries are corrected by a further entry and never overwritten. Two figures tell whether it works: findings on material movement in the audit report, and the value of missing items written off in the year.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'industry-use-cases',
      heading: 'Industry Use Cases',
      lead: 'What leaves the gate differs by trade, and so does the reason for wanting it back.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Automobile components',
              picture: { name: 'industry-automobile', alt: '' },
              content: [
                'Dies and gauges travel between the plant and its press and plating vendors, and some belong to the customer. Each has a tool number, so the pass says where the die is and whose it is.',
              ],
              points: [
                'RGP: dies, checking gauges, parts for plating, returnable bins and trolleys by count',
                'NRGP: PPAP samples to the customer, press scrap',
                'Watch: bins at each customer, and tools with no return date in the vendor agreement',
              ],
            },
            {
              title: 'Pharma',
              picture: { name: 'industry-medicine', alt: '' },
              content: [
                'An instrument away at the calibration laboratory cannot pass a batch. The RGP holds its identity and due date, and the return is booked with the certificate number, so quality knows which balance may be used again. Reference samples leave under a pass as well. Expired stock goes to the destruction agency on an NRGP that quotes the lots, the quantities and the agency’s certificate.',
              ],
            },
            {
              title: 'Food and beverage',
              picture: { name: 'industry-food-beverage', alt: '' },
              content: [
                'Crates are money that distributors forget to return. A running crate balance by distributor, updated at each van’s gate-in, replaces the argument at season’s end. Gas cylinders exchange full for empty on one inward and one outward line. Motors for rewinding get a date. Short-expiry goods leave for disposal on an NRGP with the batch and the approval of quality, and the quantity ties to the stock written down.',
              ],
            },
            {
              title: 'Garments',
              picture: { name: 'industry-fabrication-garments', alt: '' },
              content: [
                'Fabric leaves in metres and returns as printed panels or washed pieces, with shrinkage and rejects in between. The pass keeps the shade lot and the agreed loss for each process.',
              ],
              points: [
                'RGP: fabric and cut parts to printing, washing and embroidery; patterns',
                'NRGP: buyer samples, with courier number',
                'Watch: the balance with each job worker by style before the last shipment',
              ],
            },
            {
              title: 'Leather and footwear',
              picture: { name: 'industry-leathers', alt: '' },
              content: [
                'Hides go to a job tannery for splitting, shaving or buffing and come back with another thickness, area and grade. The line therefore balances in pieces and records the area out and in. Shoe lasts move between the factory and its upper makers by size and pair, and are the first thing to be missing when a repeat order comes. Swatches given to buyers leave as NRGP.',
              ],
            },
            {
              title: 'Construction',
              picture: { name: 'industry-construction', alt: '' },
              content: [
                'Pumps, vibrators and shuttering plates wander from the yard to a site and from there to the next one, often without passing the yard. A pass from site to site moves the duty to return along with the material. Shuttering is counted on return, damaged plates by condition, and the shortage is charged to the site that signed. Debris and scrap steel leave on NRGP with the weighment.',
              ],
            },
            {
              title: 'Offices and IT companies',
              content: [
                'Laptops, test phones and projectors leave with people, in bags, at all hours. The asset number is scanned against the holder’s pass at reception, and a laptop for repair has a date by which the service centre must return it. When someone resigns, the open passes in that name are the clearance list. Old equipment goes to an authorised e-waste recycler on an NRGP that lists every serial number.',
              ],
            },
            {
              title: 'Education',
              picture: { name: 'industry-education', alt: '' },
              content: [
                'A microscope goes for service, a projector to the sister campus for a seminar, a set of jerseys to a tournament. Each leaves against the name of a teacher or a coach, and the list of open passes is read before the term closes, when equipment can still be found. Old books and furniture given away or sold leave on NRGP with the committee’s approval as reference.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: {
    services: ['business-central-details', 'vms-details'],
    products: ['mm-details', 'qm-details'],
    courses: ['business-central-details'],
    industries: ['automobile', 'fabrication-garments', 'leathers', 'construction'],
    posts: [1, 7],
  },
  call: {
    heading: 'Send us ten open lines of your gate register, and see them as passes.',
    product: 'RGP & NRGP in ERP',
  },
});
