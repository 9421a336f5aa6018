import { company } from '../company';
import { evidence } from '../evidence';
import { defineProduct } from '../schema/service';

export const product = defineProduct('mm-details', {
  title: 'Maintenance Module in ERP',
  icon: 'maintenance',
  desc: 'Work orders, preventive plans by date or hours, calibration, AMC and spares for your own machines, in the ERP.',
  listing: {
    short: 'Maintenance Module',
    description:
      'Preventive plans, breakdown orders and spares by machine, with downtime and cost.',
    image: {
      name: 'product-mm',
      alt: 'A week of preventive maintenance: press, CNC, boiler, generator and conveyor, day by day',
    },
    sheet: 'sheet-mm',
    paper: { name: 'paper-machine-card', title: 'Machine card' },
    slide: 'Plans, breakdowns, spares, cost',
    runs: 'Inside Business Central',
    users: 'Operator, technician, maintenance planner, stores',
    replaces: 'The machine card and the workshop whiteboard',
  },
  meta: {
    title: 'Plant maintenance module for Business Central',
    description:
      'Breakdown and preventive work orders, meters, permits, calibration, AMC and spares in Business Central, with MTBF, MTTR and OEE formulas and an example.',
  },
  banner: {
    heading: 'Maintenance Module in ERP: a history for every machine',
    lead: 'Breakdown tickets, preventive plans, permits, calibration and spares for your plant, inside Microsoft Dynamics 365 Business Central. Hours and spares are charged to the machine that used them.',
    firstStep:
      'one machine card with its manual, ten minutes for your planner; it comes back as a preventive plan, before you order.',
    tone: 'indigo',
    picture: {
      name: 'banner-mm',
      alt: 'One press in three stages: running under its hour meter, opened for a planned check with a lock on the switch, and running again.',
    },
  },
  paper: {
    alt: 'Maintenance plan of week 48: press P-03 lubricated on Tuesday, the examination of crane K-2 overdue, compressor C-1 due on Thursday at 4,000 hours. The work on the press has a permit, a fitter, its spares and its hours.',
    number: 'WEEK 48',
    to: 'Plan of the maintenance head',
    rows: [
      { what: 'Press P-03, lubrication', value: 'Tuesday', state: 'done' },
      { what: 'Crane K-2, examination', value: '3 days overdue', state: 'late' },
      { what: 'Compressor C-1, 4,000 h', value: 'Thursday', state: 'open' },
    ],
    answers: [
      { question: 'Permit to work', answer: 'Shift engineer', isSigned: true },
      { question: 'Who did it', answer: 'Fitter, second shift', isSigned: true },
      { question: 'Spares used', answer: '2 kg grease, 1 seal kit' },
      { question: 'Charged to', answer: 'Press P-03, 1.5 hours' },
    ],
  },
  demo: company.demoVideos.mm,
  intro: [
    'Press 01 stops at ten past two for the third time this year, on the same valve. The workshop register has all three entries, on three pages; here they are one history: ticket, permit, spare, hours, cause and cost.',
    'To know what each machine costs, standard fixed assets with maintenance codes are enough. The module is for plants that plan work, prove examinations and look for causes. It runs inside Business Central only.',
  ],
  sections: [
    {
      id: 'key-features',
      heading: 'Key Features',
      lead: 'One list of machines and one kind of work order for everything. The examples are illustrative.',
      ground: 'sand',
      blocks: [
        {
          type: 'evidence',
          ...evidence.workOrders,
          files: [...evidence.workOrders.files, evidence.articleFiles.signals],
        },
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              group: {
                title: 'Machines and tickets',
                slip: {
                  title: 'Ticket, press 01',
                  note: '02:10',
                  rows: [
                    { what: 'Criticality', value: 'A' },
                    { what: 'Downtime clock', value: 'running' },
                    { what: 'Same valve', value: 'third time', isOpen: true },
                  ],
                },
              },
              title: 'Asset tree: plant, line, machine, assembly, spare',
              content: [
                'Each level has its own QR label. The card holds serial number, criticality, warranty, manuals, meter and spares, and if a gearbox moves to another press, its history moves too.',
              ],
            },
            {
              title: 'Breakdown tickets',
              content: [
                'The operator scans and takes a photograph. The downtime clock starts. Maintenance sees the last five failures and assigns a technician. Response, waiting for a spare, repair and restart are four times, because four people can shorten them.',
              ],
            },
            {
              group: {
                title: 'Plans and readings',
                slip: {
                  title: 'Due by',
                  note: 'week 48',
                  rows: [
                    { what: 'Compressor', value: 'running hours' },
                    { what: 'Press', value: 'strokes' },
                    { what: 'Brake lining', value: 'below its limit', isOpen: true },
                  ],
                },
              },
              title: 'Preventive maintenance by date, hours or cycles',
              content: [
                'Whichever comes first opens the order. A compressor is due by hours, a press by strokes, an earthing pit by date, and meter readings are typed or scanned. The next date counts from the due date or from the day of work, as you choose for each plan.',
              ],
            },
            {
              title: 'Checklists and condition values',
              content: [
                'A checklist asks for numbers. Oil temperature, belt tension, vibration, brake lining in millimetres: a value beyond its limit opens an order. A list finished in an unlikely short time is marked for the supervisor.',
              ],
            },
            {
              title: 'Shutdown planning',
              content: [
                'Work that waits for a stopped line is collected. Overdue tasks, examinations and temporary repairs become a plan with sequence, contractors, permits and spares before the first day.',
              ],
            },
            {
              group: {
                title: 'Permits and calibration',
                slip: {
                  title: 'Permit, press 01',
                  note: 'LOTO',
                  rows: [
                    { what: 'Lock on the main switch', value: 'on' },
                    { what: 'Lock on the air valve', value: 'on' },
                    { what: 'Restart', value: 'blocked', isOpen: true },
                  ],
                },
              },
              title: 'Permit to work and lockout (LOTO)',
              content: [
                'Work starts with a permit. Each isolation point has a lock number and a person, and restart needs the same locks recorded as off. It supports your safety system, which stays in force.',
              ],
            },
            {
              title: 'Calibration',
              content: [
                'Due date, range and laboratory for each gauge. The certificate is stored with as-found and as-left values. An instrument out of tolerance opens a review; with our quality modules it lists the lots measured since the last good calibration.',
              ],
            },
            {
              title: 'Statutory examinations',
              content: [
                'The calendar shows them a quarter ahead. Boilers, lifts, pressure vessels, cranes and electrical installations have inspector, preparation and production plan, and their certificates stay with the machine.',
              ],
            },
            {
              group: {
                title: 'Contracts and spares',
                slip: {
                  title: 'Clutch valve',
                  note: 'spare',
                  rows: [
                    { what: 'Need (VED)', value: 'vital' },
                    { what: 'Lead time', value: '6 weeks' },
                    { what: 'Stock', value: 'at reorder point', isOpen: true },
                  ],
                },
              },
              title: 'AMC, CAMC and warranty',
              content: [
                'On a failure you see who pays. A warranty is the maker’s obligation, an AMC is labour, a CAMC includes parts. Visits, response and penalties stand beside each contract.',
              ],
            },
            {
              title: 'Spares by value, need and movement',
              content: [
                'Three classes decide what you keep. ABC is value, VED need (vital, essential, desirable), FSN movement (fast, slow, non-moving). Stores issues against the order, so the machine gets the cost, and a missing part becomes a purchase request whose waiting time is counted.',
              ],
            },
          ],
        },
        { type: 'call', text: 'See one of your machine cards filled in.' },
        {
          type: 'origins',
          folded: true,
          id: 'standard-and-ours',
          caption: 'Maintenance in Business Central: what is standard and what we add',
          items: [
            {
              need: 'Maintenance code, service date and cost of a fixed asset',
              from: 'standard',
              text: 'Essentials licence; no task or time is planned',
            },
            {
              need: 'Downtime by production order and stop code',
              from: 'standard',
              text: 'Output journal, Premium licence',
            },
            {
              need: 'Service orders for your customers’ equipment',
              from: 'standard',
              text: 'Service Management, Premium licence; not for your own machines',
            },
            {
              need: 'Stock, reorder points and purchase of spares',
              from: 'standard',
              text: 'Items and planning, Essentials licence',
            },
            {
              need: 'Cost by department or line',
              from: 'standard',
              text: 'Dimensions, which our work order fills in',
            },
            {
              need: 'Tickets, work orders, plans by date, hours or cycles',
              from: 'ours',
              text: 'Maintenance module, with a phone app for technicians',
            },
            {
              need: 'Permits, lockout, checklists, calibration',
              from: 'ours',
              text: 'Maintenance module',
            },
            {
              need: 'MTBF, MTTR, availability, PM compliance',
              from: 'ours',
              text: 'Reports by machine and cause',
            },
            {
              need: 'Repairable spares at a vendor, with a due date',
              from: 'ours',
              text: 'RGP module',
            },
            {
              need: 'Readings directly from a PLC or sensor',
              from: 'extension',
              text: 'A gateway for your machine, built with you; it writes to our API page',
            },
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'kinds-of-maintenance',
          caption: 'Seven kinds of maintenance and what opens a work order',
          columns: ['Kind', 'Meaning', 'Opened by'],
          rows: [
            ['Breakdown', 'Repair after a failure', 'Ticket, andon call, downtime event'],
            ['Preventive', 'Planned task by time or use', 'Calendar, running hours, cycles'],
            [
              'Condition-based',
              'Action on a signal',
              'Vibration, temperature, current or oil value',
            ],
            ['Shutdown', 'Yearly overhaul', 'Project plan with fixed dates'],
            ['Calibration', 'Proof of measuring accuracy', 'Due date; closed with a certificate'],
            ['AMC and CAMC', 'Paid service by a vendor', 'Visit schedule; alert before expiry'],
            ['Statutory', 'Boilers, lifts, vessels, cranes, electrical', 'Examination due date'],
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      lead: 'The percentages are aims. Your own come from work orders and postings.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: '15% efficiency gain, measured as OEE',
              content: [
                'Take the machines that limit your output and note their OEE for a quarter. Maintenance will learn that half of the lost hours are changeovers, and production will not like the list. The gain is relative: 60% becomes 69%.',
              ],
            },
            {
              title: 'Up to 20% lower inventory cost in spares',
              content: [
                'Month-end value of spares, without insurance spares; orders that wait for a part must not rise. Stores finds duplicates under two names and parts of machines that were sold.',
              ],
            },
            {
              title: '18% cost reduction in maintenance spend',
              content: [
                'One year of spares, contractors, AMC and overtime, divided by running hours, against the year before. The share of planned hours rises first, the spend falls later.',
              ],
            },
            {
              title: 'Longer time between failures, shorter repairs',
              content: [
                'MTBF and MTTR by machine and cause. Few long failures ask for spares and skills, many short ones for the cause.',
              ],
            },
            {
              title: 'Statutory examinations on time',
              content: [
                'Examinations done after their due date, counted. The plant head sees next quarter’s list with inspector and preparation.',
              ],
            },
            {
              title: 'Repair or replace, with figures',
              content: [
                'Maintenance cost a year as a percentage of replacement value. The request for a new compressor carries three years of the old one.',
              ],
            },
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'formulas',
          caption:
            'The formulas. MTBF, MTTR and availability are those of 400 h run, 4 failures and 10 h repair',
          columns: ['Measure', 'Formula', 'Example'],
          rows: [
            ['MTBF', 'operating time / number of failures (repairable items)', '400 h / 4 = 100 h'],
            ['MTTF', 'in place of MTBF for what is not repaired', 'Lamps, fuses, sealed bearings'],
            ['MTTR', 'total repair time / number of repairs', '10 h / 4 = 2.5 h'],
            ['Availability', 'MTBF / (MTBF + MTTR)', '100 / 102.5 = 97.6%'],
            ['OEE', 'availability × performance × quality', '0.90 × 0.85 × 0.98 = 75%'],
            ['PM compliance', 'PM done on time / PM due', '46 / 50 = 92%'],
            ['Planned ratio', 'planned hours / total hours', '126 h / 180 h = 70%'],
          ],
        },
      ],
    },
    {
      id: 'industry-use-cases',
      heading: 'Industry Use Cases',
      lead: 'Which machines matter in each trade; the last line is what people forget.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Automobile components',
              picture: { name: 'industry-automobile', alt: '' },
              content: ['A die at its limit opens its own order. Presses are planned by strokes.'],
              points: [
                'OEE, MTBF and MTTR for the TPM system that IATF 16949, 8.5.1.5, asks for',
                'Planning confirms a call-off while the tool is away',
              ],
            },
            {
              title: 'Food and beverage',
              picture: { name: 'industry-food-beverage', alt: '' },
              content: [
                'Every checklist ends with hygiene. Quality releases the line after a wash.',
              ],
              points: [
                'Cold rooms by temperature trend; boiler and safety valves by examination date',
                'Tools counted out of the line',
              ],
            },
            {
              title: 'Pharma',
              picture: { name: 'industry-medicine', alt: '' },
              content: [
                'Overdue equipment is on hold. The log shows who released it, with old and new values.',
              ],
              points: [
                'Air handling by filter and pressure, water systems by sanitisation date',
                'The hold at batch start, which needs our quality modules or a batch record',
              ],
            },
            {
              title: 'Mining',
              picture: { name: 'industry-mining', alt: '' },
              content: [
                'Dumpers and drills go by meter hours. A service kit is issued as a whole.',
              ],
              points: [
                'Fuel and tyres per hour or tonne; tickets are sent when there is signal',
                'The gearbox that is still at the repair shop',
              ],
            },
            {
              title: 'Logistics fleets',
              picture: { name: 'industry-logistics', alt: '' },
              content: [
                'A missing fitness certificate keeps a truck in the yard, like bad brakes.',
              ],
              points: [
                'Service by odometer, tyres by position; certificates by expiry. Trips and freight are not in this module',
                'The bill of a repair on the road',
              ],
            },
            {
              title: 'Construction',
              picture: { name: 'industry-construction', alt: '' },
              content: [
                'The plan moves with the machine. Hours, diesel and operator are logged at each site.',
              ],
              points: [
                'Cranes, hoists and batching plants examined before work at a new site',
                'Which duties of a hired machine are its owner’s',
              ],
            },
            {
              title: 'Garments and leather',
              picture: { name: 'industry-fabrication-garments', alt: '' },
              content: [
                'One sewing machine is cheap; the line hour is not. The mechanic scans machine, fault and part.',
              ],
              points: [
                'Lost hours by line and fault; tannery drums by batch; boilers as criticality A',
                'Blades out for grinding',
              ],
            },
            {
              title: 'Electrical equipment',
              picture: { name: 'industry-electricals', alt: '' },
              content: ['Every order passes the test bench, so its instruments come first.'],
              points: [
                'Winding machines by hours, crimping tools by crimps, transformers by oil test',
                'The certificate that the customer’s inspector asks for',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Questions about plant maintenance',
      ground: 'sand',
      blocks: [
        {
          type: 'questions',
          items: [
            {
              question: 'Do we need sensors?',
              answer:
                'Begin without. A preventive calendar, reason codes and weekly meter readings come first; sensors help later, on machines whose failures give a signal such as vibration or heat.',
            },
            {
              question: 'Can it show MTBF next month?',
              answer:
                'It can. Three months of failures with start, stop and cause give a first honest value for machines that fail several times.',
            },
            {
              question: 'Does each technician need a licence and a phone?',
              answer:
                'Everybody who records needs a licence. Technicians and operators can share a tablet with one Device licence; a phone of their own needs a user licence each. Without signal, entries wait on the device.',
            },
            {
              question: 'What do we prepare?',
              answer:
                'Your planner has most of it. After an order he fills five lists in Excel, for the first 20 machines: machines, criticality, spares, manuals, last date of each preventive task.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'Start with 20 critical machines and 8 to 10 checklists, which the maintenance head and one planner write with the technicians. PM compliance, and orders closed with a cause, say when the next 20 can follow.',
  related: { services: ['business-central-details'], products: ['rgp-details'], posts: [3] },
  call: {
    heading: 'The machine that stops most, with its preventive plan',
    product: 'Maintenance Module in ERP',
  },
});
