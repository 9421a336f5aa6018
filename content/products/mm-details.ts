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
    lead: 'Breakdown tickets, preventive plans, permits, calibration and spares for your plant, inside Microsoft Dynamics 365 Business Central. Hours and spares are charged to the right machine.',
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
    'Most plants have a preventive plan on the wall and a breakdown register in the workshop. Neither shows which machine costs most, or how often the same part has failed.',
    'In this module a ticket, a date or a meter reading opens a work order. The order holds permit, checklist, technician hours and spares. When it is closed, cause, downtime and cost are saved on the machine.',
    'Standard Business Central keeps maintenance codes, service dates and maintenance cost for a fixed asset. Its Service Management (Premium licence) is for your customers’ equipment. Production downtime can be posted by stop code (Premium). There are no tickets, work orders, meters or preventive calendar for your own machines, so our module adds them.',
  ],
  sections: [
    {
      id: 'key-features',
      heading: 'Key Features',
      lead: 'All kinds of maintenance use the same list of machines and the same work order. The slips are illustrative.',
      ground: 'sand',
      blocks: [
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
                    { what: 'Technician', value: 'assigned' },
                    { what: 'Same valve', value: 'third time', isOpen: true },
                  ],
                },
              },
              title: 'Asset tree: plant, line, machine, assembly, spare',
              content: [
                'Each level has a code that you can fix on the machine as a QR label. A machine card holds serial number, criticality A, B or C, warranty date, manuals, meter and spares list. If a gearbox moves to another press, its history moves with it. Downtime and cost add up from the assembly to the line.',
              ],
            },
            {
              title: 'Breakdown tickets',
              content: [
                'The operator scans the QR code, writes what is wrong and adds a photograph. The downtime clock starts. Maintenance sees the criticality and the last five failures, assigns a technician and opens the work order. Response, waiting for a spare, repair and restart are separate times, because different people can shorten each of them.',
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
                    { what: 'Earthing pit', value: 'date' },
                    { what: 'Brake lining', value: 'below its limit', isOpen: true },
                  ],
                },
              },
              title: 'Preventive maintenance by date, hours or cycles',
              content: [
                'A compressor is due by running hours, a press by strokes, an earthing pit by date. The plan takes whichever comes first and opens the order early, with tasks, tools, spares and skill. Meter readings are typed or scanned, or come from a PLC through an extension. For each plan you choose whether the next date counts from the due date or the day of work.',
              ],
            },
            {
              title: 'Checklists with values',
              content: [
                'Checklists ask for numbers where possible: oil temperature, belt tension, current per phase, brake lining in millimetres. A value outside its limits opens a follow-up order. The technician opens the list on a phone by scanning the machine. A list finished in an unlikely short time is marked for the supervisor.',
              ],
            },
            {
              title: 'Condition monitoring',
              content: [
                'Vibration, temperature, motor current and oil values come from a hand instrument on a round, or from a sensor. Each value has a warning limit and an action limit for that machine. Crossing the second opens an order.',
              ],
            },
            {
              title: 'Shutdown planning',
              content: [
                'Orders that need a stopped line are collected during the year: overdue tasks, statutory examinations, modifications, temporary repairs. They become a plan with sequence, contractors, permits and spares in stock before the first day.',
              ],
            },
            {
              group: {
                title: 'Permits and calibration',
                slip: {
                  title: 'Permit, press 01',
                  note: 'LOTO',
                  rows: [
                    { what: 'Isolation points', value: '2' },
                    { what: 'Lock on the main switch', value: 'on' },
                    { what: 'Lock on the air valve', value: 'on' },
                    { what: 'Restart', value: 'blocked', isOpen: true },
                  ],
                },
              },
              title: 'Permit to work and lockout (LOTO)',
              content: [
                'Work orders for hot work, height, confined space or live panels need a permit before they start. The module supports your safety system and does not replace it.',
              ],
              points: [
                'Isolation points of the machine, each with lock number and person',
                'Permit issued, accepted and returned by named users, with times',
                'Work order blocked until all locks are recorded as on',
                'Restart only after the same locks are recorded as off',
              ],
            },
            {
              title: 'Calibration',
              content: [
                'Gauges, balances, thermocouples and pressure switches have a due date, a range and a laboratory. You store the certificate of an ISO/IEC 17025 accredited laboratory (NABL in India) with the as-found and as-left values. Reminders come before the date. An instrument out of tolerance opens a product-impact review; with our quality modules it lists the lots measured since the last good calibration.',
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
                    { what: 'Movement (FSN)', value: 'slow' },
                    { what: 'Lead time', value: '6 weeks' },
                    { what: 'Stock', value: 'at reorder point', isOpen: true },
                  ],
                },
              },
              title: 'AMC, CAMC and warranty',
              content: [
                'A warranty is the maker’s free obligation. An AMC is paid service after it, with labour only; a CAMC includes parts. On a failure the module shows which one applies.',
              ],
              points: [
                'Contract with its machines, visits due and visits done, cost per call',
                'Agreed response time and actual response, call by call',
                'Penalty by the terms of the contract for purchase to claim, and penalty recovered',
                'Alert before expiry, with the last year’s calls, repeated faults and parts outside the cover',
              ],
            },
            {
              title: 'Spares by value, need and movement',
              content: [
                'ABC stands for value, VED for need (vital, essential, desirable) and FSN for movement (fast, slow, non-moving). The classes decide which spares to keep; consumption and lead time set the reorder point. A vital spare that never moves is kept as insurance; a desirable one that never moves can be sold. Interchangeable parts share a code. Stores issues against the work order, so the machine gets the cost. If a part is missing, purchase gets the request from the work order, and the waiting time is counted.',
              ],
            },
          ],
        },
        {
          type: 'origins',
          caption: 'Maintenance in Business Central: what is standard and what we add',
          items: [
            {
              need: 'Maintenance code, next service date and maintenance cost of a fixed asset',
              from: 'standard',
              text: 'Fixed assets, Essentials licence; cost is posted, but no task or time is planned',
            },
            {
              need: 'Downtime of a machine centre by production order and stop code',
              from: 'standard',
              text: 'Output journal, Premium licence; cause and repair times are ours',
            },
            {
              need: 'Service orders and contracts for your customers’ equipment',
              from: 'standard',
              text: 'Service Management, Premium licence',
            },
            {
              need: 'Stock, reorder points and purchase of spares',
              from: 'standard',
              text: 'Items and planning, Essentials licence',
            },
            {
              need: 'Cost by department or line',
              from: 'standard',
              text: 'Dimensions; our work order fills them in',
            },
            {
              need: 'Breakdown tickets and work orders',
              from: 'ours',
              text: 'Maintenance module, with a phone app for technicians',
            },
            {
              need: 'Preventive plan by date, running hours or cycles',
              from: 'ours',
              text: 'Maintenance module, with its own table of readings',
            },
            {
              need: 'Permits, lockout and checklists',
              from: 'ours',
              text: 'Maintenance module',
            },
            {
              need: 'Calibration with as-found and as-left values',
              from: 'ours',
              text: 'Maintenance module; lots to review come from our quality modules',
            },
            {
              need: 'AMC, CAMC and warranty with visits and penalties',
              from: 'ours',
              text: 'Maintenance module',
            },
            {
              need: 'MTBF, MTTR, availability and PM compliance',
              from: 'ours',
              text: 'Reports of the maintenance module, by machine and cause',
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
          caption: 'Seven kinds of maintenance and what opens a work order',
          columns: ['Kind', 'Meaning', 'Opened by'],
          rows: [
            ['Breakdown', 'Repair after a failure', 'Ticket, andon call, downtime event'],
            ['Preventive', 'Planned task by time or use', 'Calendar, running hours, cycles'],
            [
              'Condition-based',
              'Action on a signal',
              'Vibration, temperature, current or oil value outside its limit',
            ],
            ['Shutdown', 'Yearly overhaul', 'Project plan with fixed dates'],
            ['Calibration', 'Proof of measuring accuracy', 'Due date; closed with a certificate'],
            ['AMC and CAMC', 'Paid service by a vendor', 'Visit schedule; alert before expiry'],
            [
              'Statutory',
              'Boilers, lifts, pressure vessels, cranes, electrical installations',
              'Examination due date',
            ],
          ],
        },
        {
          type: 'flow',
          title: 'Example: a breakdown on press 01',
          steps: [
            {
              title: 'Ticket',
              text: '02:10, night shift. The ram stops at the top; the operator scans press 01.',
            },
            {
              title: 'Triage',
              text: 'Criticality A. The shift technician is assigned and production is told.',
            },
            {
              title: 'Permit and lock',
              text: 'Two isolation points are locked, lock numbers recorded, permit accepted.',
            },
            {
              title: 'Spare issued',
              text: 'Stores issues a clutch valve against the order; press 01 gets the cost.',
            },
            {
              title: 'Repair',
              text: 'The valve is changed. The old one is repairable and leaves on an RGP.',
            },
            {
              title: 'Test run',
              text: 'Locks off, ten strokes, production signs. The downtime clock stops.',
            },
            {
              title: 'Codes',
              text: 'Failure, cause and remedy are chosen from a list when the order is closed.',
            },
            {
              title: 'Cause meeting',
              text: 'Third valve this year, so the air dryer goes on the preventive plan.',
              state: 'waiting',
            },
          ],
        },
        {
          type: 'evidence',
          ...evidence.workOrders,
          files: [...evidence.workOrders.files, evidence.articleFiles.signals],
        },
        { type: 'call', text: 'Send one machine card. We show it filled in.' },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      lead: 'All figures come from work orders and postings. The formulas are printed below.',
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: '15% efficiency gain, measured as OEE',
              picture: { name: 'banner-mm', alt: '' },
              content: [
                'Choose the machines that limit your output and note their OEE for a quarter, with availability, performance and quality apart. The claim is a 15% efficiency gain on that figure, relative: an OEE of 60% becomes 69%. Downtime has reason codes, so you see which share belongs to maintenance and which to changeovers, material or staff.',
              ],
            },
            {
              title: 'Up to 20% lower inventory cost in spares',
              content: [
                'Classification finds duplicates under different names, spares of machines that were sold, and vital spares that are missing. The measure is the month-end value of spares, without insurance spares. The number of orders that wait for a part must not rise meanwhile. The claim is up to 20% lower inventory cost on this value.',
              ],
            },
            {
              title: '18% cost reduction in maintenance spend',
              content: [
                'The base is one year of maintenance spend: spares issued, contractors, AMC and overtime, divided by running hours. Planned work usually costs less than the same work at night with an urgent part. So the share of planned hours rises first and the spend falls later. The claim is an 18% cost reduction, one year compared with the year before.',
              ],
            },
            {
              title: 'Longer time between failures, shorter repairs',
              content: [
                'MTBF tells how often a machine fails, MTTR how long a repair takes. The module reports both by machine and cause. If failures are few but long, improve spares and skills. If they are frequent but short, look at the cause and the preventive plan.',
              ],
            },
            {
              title: 'Statutory examinations on time',
              content: [
                'The calendar shows each examination a quarter ahead, with the inspector, the preparation and the production plan. Certificates are stored with the machine. Count the examinations that were done after their due date.',
              ],
            },
            {
              title: 'Repair or replace, with figures',
              content: [
                'The module shows maintenance cost per year as a percentage of the machine’s replacement value, with downtime and special spares. A request for a new compressor then carries three years of history of the old one.',
              ],
            },
            {
              title: 'A start in small steps',
              content: [
                'Begin with 20 critical machines. Agree on machine names and a short list of reason codes. Write 8 to 10 checklists with the technicians who will use them. Start preventive plans when tickets are closed with true causes. Two figures show whether the next 20 machines can follow: PM compliance and orders closed with a cause.',
              ],
            },
          ],
        },
        {
          type: 'table',
          caption:
            'The formulas. Example: 400 h run, 4 failures, 10 h repair. OEE and the last two rows have figures of their own',
          columns: ['Measure', 'Formula', 'Example'],
          rows: [
            ['MTBF', 'operating time / number of failures (repairable items)', '400 h / 4 = 100 h'],
            [
              'MTTF',
              'used for non-repairable items in place of MTBF',
              'Lamps, fuses, sealed bearings',
            ],
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
      lead: 'Which machines matter most in each trade, and what their plans contain.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Automobile components',
              picture: { name: 'industry-automobile', alt: '' },
              content: [
                'Presses and moulding machines are planned by strokes, dies by shots since the last polish. IATF 16949, clause 8.5.1.5, asks for a documented total productive maintenance (TPM) system.',
              ],
              points: [
                'OEE, MTBF and MTTR from the work orders',
                'A die that reaches its limit opens its own order',
                'Planning sees that the tool is away before it confirms a call-off',
              ],
            },
            {
              title: 'Food and beverage',
              picture: { name: 'industry-food-beverage', alt: '' },
              content: [
                'Maintenance must not contaminate the product. Each checklist therefore ends with hygiene: tools counted, food-grade lubricant noted, line washed and released by quality.',
              ],
              points: [
                'Cold rooms and chillers by temperature trend and running hours',
                'Metal detectors and scales checked with a test piece every shift',
                'Boiler examination, water treatment and safety valves on the statutory list',
              ],
            },
            {
              title: 'Pharma',
              picture: { name: 'industry-medicine', alt: '' },
              content: [
                'A machine with overdue calibration or maintenance is put on hold. The equipment log shows who changed what, and who released the machine afterwards.',
              ],
              points: [
                'Air handling units with filter changes and pressure readings by room',
                'Water systems with sanitisation dates',
                'Old and new values kept together',
                'Hold at batch start: needs the batch record extension or our quality modules',
              ],
            },
            {
              title: 'Mining',
              picture: { name: 'industry-mining', alt: '' },
              content: [
                'Dumpers, shovels and drills are planned by meter hours. Service kits are issued as a whole, at the intervals in the maker’s manual.',
              ],
              points: [
                'Fuel and tyre use per hour or tonne',
                'Tickets and checklists on the phone, sent when there is signal',
                'Repairable engines and gearboxes tracked through the repair shop',
              ],
            },
            {
              title: 'Logistics fleets',
              picture: { name: 'industry-logistics', alt: '' },
              content: [
                'The vehicle card holds brake work and the fitness certificate, since either can keep a truck in the yard.',
                'Trips and freight are not in this module; they need a transport extension.',
              ],
              points: [
                'Fitness, permit, insurance and pollution certificates by expiry date',
                'Service by odometer, tyres by position and kilometre',
                'Workshop days per vehicle and per workshop',
                'On-road repairs with a photograph of the bill',
              ],
            },
            {
              title: 'Construction',
              picture: { name: 'industry-construction', alt: '' },
              content: [
                'Equipment moves from site to site, and its plan moves with it. The log records hours, diesel and operator at each site.',
              ],
              points: [
                'Hired machines with the owner’s duties and yours apart, for correct charging',
                'Tower crane, hoist and batching plant examined before work at a new site',
                'Diesel per hour, compared by machine and site',
              ],
            },
            {
              title: 'Garments and leather',
              picture: { name: 'industry-fabrication-garments', alt: '' },
              content: [
                'Hundreds of sewing machines are small assets, but their stops cost line hours. The mechanic scans machine, fault and part.',
              ],
              points: [
                'Weekly list of lost hours by line, machine and fault',
                'Boilers, compressors and vacuum tables as criticality A',
                'Tannery drums and splitting machines planned by batch, blades as repairable spares',
              ],
            },
            {
              title: 'Electrical equipment',
              picture: { name: 'industry-electricals', alt: '' },
              content: [
                'Every order passes the test bench, so its instruments have the shortest calibration intervals. The plan shows each due date a week ahead.',
              ],
              points: [
                'Winding machines and ovens by hours, crimping tools by number of crimps',
                'Plant transformers with oil tests and thermography',
                'Certificates ready for the customer’s inspector',
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
              question: 'Does Business Central not do maintenance already?',
              answer:
                'It does part of it: maintenance codes, service dates and cost of a fixed asset, and production downtime by stop code (Premium). If you only want cost per machine, the standard is enough. Tickets, work orders and preventive plans come with our module.',
            },
            {
              question: 'Do we need sensors?',
              answer:
                'No. Begin with a preventive calendar, reason codes and meter readings typed by hand once a week. Sensors help later, on machines whose failures give a signal such as vibration or heat. Without some months of failure codes you cannot show whether a sensor has paid for itself.',
            },
            {
              question: 'Can it show MTBF next month?',
              answer:
                'It can calculate it, but the figure would mean little. MTBF needs failures booked with start, stop and cause. Three months give a first honest figure for machines that fail several times. For a machine that fails once a year, use a longer period or a group of similar machines.',
            },
            {
              question: 'Does each technician need a licence and a phone?',
              answer:
                'Everybody who records in Business Central needs a licence. Technicians, and operators who only report faults, can share a tablet with one Device licence; a phone of their own needs a user licence each. Without signal, entries wait on the device or on paper.',
            },
            {
              question: 'What do you need from us, and who loads it?',
              answer:
                'Five lists: machines, criticality, spares, manuals, and the last date of each preventive task. An Excel file is enough, and gaps can be filled later. The quotation says whether loading is included and how many days it takes.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'Start with 20 critical machines; the quotation names the weeks. You need the maintenance head and one planner, while operators only learn to report a fault. If phone or network fails, the fault is noted on paper and entered later with its true times. The support contract states hours, channel and severity classes.',
  related: {
    services: ['business-central-details', 'power-apps-details'],
    products: ['rgp-details', 'qm-details'],
    courses: ['business-central-details'],
    industries: ['mining', 'automobile', 'logistics', 'food-beverage', 'construction'],
    posts: [3, 1],
  },
  scene: {
    after: 'key-features',
    text: 'In a mine, one winder that stops holds up everything behind it. Its work orders keep hours, parts and cost.',
  },
  call: {
    heading: 'Ask us for a preventive plan of the machine that stops most',
    product: 'Maintenance Module in ERP',
  },
});
