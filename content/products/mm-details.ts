import { defineProduct } from '../schema/service';

export const product = defineProduct('mm-details', {
  title: 'Maintenance Module in ERP',
  icon: 'maintenance',
  desc: 'Work orders, preventive plans by hours or date, calibration, AMC and spares for your own machines, in the ERP.',
  meta: {
    title: 'Plant maintenance module for Business Central',
    description:
      'Breakdown and preventive work orders, meters, permits, calibration, AMC and spares in Business Central, with MTBF, MTTR and availability worked from the entries.',
  },
  banner: {
    heading: 'Maintenance Module in ERP: a history for every machine',
    lead: 'Tickets, plans, permits, spares and calibration for the equipment that you run, with each hour and each bearing charged to the right asset.',
    tone: 'indigo',
    picture: {
      name: 'banner-mm',
      alt: 'One press in three stages: running under its hour meter, opened for a planned check with a lock on the switch, and running again.',
    },
  },
  image: {
    name: 'maintenance-plan',
    alt: 'Plan of week 48, one thread a machine: press P-03 lubricated on Tuesday, compressor C-1 due on Thursday at 4,000 hours, the examination of crane K-2 overdue.',
  },
  demo: 'https://video.samvaya.example/mm',
  intro: [
    'Maintenance has two diaries. One hangs on the wall and says what should be done this week. The other is in the fitter’s head and says what was done, on which night shift, with a bearing borrowed from which machine. Where the two disagree, the machine decides.',
    'This module makes one record of them. A ticket, a date or a meter reading opens a work order. The order collects its permit, its checklist, the hands and the spares, and on closing it writes cause, hours and cost to the asset.',
    'Microsoft Dynamics 365 Business Central keeps maintenance codes, service dates and costs for a fixed asset, and its Service Management (Premium edition) looks after your customers’ equipment. Between them is everything that stands on your own floor. There the module adds the scheduler, the meters, the checklists, calibration and the downtime log, as an extension on the items, vendors and assets that you already have.',
  ],
  sections: [
    {
      id: 'key-features',
      heading: 'Key Features',
      lead: 'Seven kinds of maintenance share one asset tree and one work order, so that the hours can be added up.',
      blocks: [
        {
          type: 'table',
          caption: 'Seven kinds of maintenance, and what opens a work order of each',
          columns: ['Kind', 'What it means', 'What opens it'],
          rows: [
            [
              'Breakdown',
              'Mend after a failure',
              'Ticket, andon call, downtime event from the line',
            ],
            ['Preventive', 'Planned task by time or use', 'Calendar, running hours, cycles'],
            [
              'Condition-based',
              'Act on a signal',
              'Vibration, temperature, current or oil value past its limit',
            ],
            ['Shutdown', 'The yearly overhaul', 'Project plan with a fixed window'],
            ['Calibration', 'Prove measuring accuracy', 'Due date; traceable certificate to close'],
            [
              'AMC and CAMC',
              'Vendor contract: labour only, or comprehensive',
              'Visit schedule; alert before expiry',
            ],
            [
              'Statutory',
              'Boilers, lifts, pressure vessels, cranes, electrical',
              'Examination due date',
            ],
          ],
        },
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'An asset tree that ends at the spare',
              content: [
                'Plant, line, machine, assembly, spare: five levels, each with a code that can be painted on the steel. A machine carries its serial number, criticality A, B or C, warranty date, manuals, meter and list of spares. Moving a gearbox from one press to another moves its history too. Downtime, cost and failures add up along the branches, so the question may be asked of a motor or of the whole line.',
              ],
            },
            {
              title: 'Breakdown tickets from the floor',
              content: [
                'An operator scans the code on the machine, says what is wrong in a few words and adds a photograph. The clock starts there. Maintenance sees the ticket with the asset’s criticality and last five failures, gives it a technician and a priority, and it becomes a work order. Response, repair and restart are three separate times, because waiting for a spare and turning a spanner are different problems with different owners.',
              ],
            },
            {
              title: 'Preventive plans by date, hours or cycles',
              content: [
                'A compressor is due by running hours, a press by strokes, an earthing pit by season. The plan takes whichever comes first and opens the order ahead of time, with tasks, tools, spares and the skill required. Readings are typed, scanned or taken from the PLC. Tasks that fall in the same stop are offered together. For each plan you choose whether the next date counts from the day due or from the day done.',
              ],
            },
            {
              title: 'Permit-to-work and lockout before the first spanner',
              content: [
                'Orders for hot work, height, confined space or live panels cannot start without their permit. The module prints nothing that would replace a safe system; it makes the existing one hard to skip.',
              ],
              points: [
                'Isolation points of the machine listed, each with lock number and person',
                'Permit issued, accepted and returned by named users, with times',
                'Work order blocked until all locks are on and recorded',
                'Restart only after the same locks are recorded off',
              ],
            },
            {
              title: 'Checklists that ask for a value',
              content: [
                'A tick says that someone passed by. The lists in this module prefer a number: oil temperature, belt tension, current by phase, millimetres of brake lining. Values outside the band raise a follow-up order on the spot. The list sits on the technician’s phone behind the machine’s code, photographs attach to the line that they concern, and a list finished in implausibly short time is marked for the supervisor.',
              ],
            },
            {
              title: 'Calibration with as-found and as-left values',
              content: [
                'Gauges, balances, thermocouples and pressure switches each have a due date, a range and a laboratory. The certificate of an ISO/IEC 17025 accredited laboratory (NABL in India) is filed with the as-found and as-left readings. If an instrument returns out of tolerance, quality receives the list of lots it had judged and opens a product-impact review. Instruments sent out travel on a returnable gate pass.',
              ],
            },
            {
              title: 'AMC, CAMC and warranty in one list',
              content: [
                'A warranty is the maker’s free obligation. An annual contract is paid service after it ends. The module knows which applies on the day of failure and says so before a purchase order is raised for something that was already paid for.',
              ],
              points: [
                'Contract with assets covered, labour only or comprehensive, visits due and done',
                'Response agreed and response given, call by call',
                'Penalty worked from the contract’s own terms, for purchase to claim',
                'Alert ahead of expiry, with the calls of the past year beside it',
              ],
            },
            {
              title: 'Spares by value, by need and by movement',
              content: [
                'ABC says what a spare costs, VED how badly it is needed, FSN how often it moves. The three together set the reorder point: a vital item that never moves is insurance and stays; a desirable one that never moves is cash. Interchangeable parts share a code, so the search finds the bearing under its other name. Repairable spares circulate as good, faulty and at the vendor, the last on an RGP with a date.',
              ],
            },
            {
              title: 'Condition readings, when you are ready for them',
              content: [
                'Vibration, temperature, motor current and oil values come in by round with a hand instrument or by sensor. Each has a warning and an action limit for that machine, and the second opens an order. A trend over weeks is drawn beside past failures. Sensors are the last stage of a roll-out and never its beginning; a plant without failure codes cannot say afterwards whether they helped.',
              ],
            },
            {
              title: 'Shutdown planned as a project',
              content: [
                'Months ahead, orders that need the line to stand still are collected in a list: overdue tasks, statutory examinations, modifications, the leak that was clamped in March. They become a plan with sequence, contractors, permits and spares on the shelf before day one. During the stop the list shows what is done, what waits and for whom. Afterwards planned and actual hours stay for the next year’s plan.',
              ],
            },
          ],
        },
        {
          type: 'flow',
          title: 'A breakdown on press 01, from the call to the cause',
          steps: [
            {
              title: 'Ticket',
              text: '02:10, night shift: ram stops at top, operator scans press 01.',
            },
            {
              title: 'Triage',
              text: 'Criticality A. The shift technician is assigned and the line is told.',
            },
            {
              title: 'Permit and lock',
              text: 'Two isolation points locked, numbers recorded, permit accepted.',
            },
            {
              title: 'Spare issued',
              text: 'Clutch valve from stores against the order, cost to press 01.',
            },
            {
              title: 'Repair',
              text: 'Valve changed. The old one is tagged as repairable and sent on an RGP.',
            },
            {
              title: 'Test run',
              text: 'Locks off, ten strokes, production signs. The downtime clock stops.',
            },
            { title: 'Codes', text: 'Failure, cause and remedy chosen from the list at closing.' },
            {
              title: 'Cause meeting',
              text: 'Third valve this year: the air dryer is put on the preventive plan.',
              state: 'waiting',
            },
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      lead: 'Each is worked from work orders and postings, by the formulas below, which your own books can repeat.',
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: '15% efficiency gain, measured as OEE',
              content: [
                'Take the machines on which the plant’s output depends and note their OEE, with availability, performance and quality shown apart, for a quarter. The claim is a 15% efficiency gain on that figure for those machines. It comes from stops that did not happen and from repairs that did not wait. Because downtime has reason codes, one can see what share belongs to maintenance and what to changeovers, material or manning.',
              ],
            },
            {
              title: 'Up to 20% lower inventory cost in spares',
              content: [
                'Spares are bought in fear after each breakdown and are seldom reviewed in calm. Classification shows duplicates under different names, items for machines that were sold, and a vital spare that is not there at all. The measure is month-end spares value without insurance items, with no more orders waiting for a part than before. The claim is up to 20% lower inventory cost on it.',
              ],
            },
            {
              title: '18% cost reduction in maintenance spend',
              content: [
                'The base is maintenance spend for a year: spares issued, contractors, AMC and overtime, divided by running hours so that a busy year is not punished. Planned work costs less than the same work at night with a part flown in. The planned ratio therefore moves first, and the spend follows; the claim of an 18% cost reduction is read a year against a year.',
              ],
            },
            {
              title: 'Longer between failures, shorter to mend',
              content: [
                'MTBF and MTTR answer different questions, and the module keeps them by asset and by cause. If a line fails seldom but stands long, the answer is in spares and skills. If it fails often and restarts quickly, look at the cause and the preventive plan. In the example of the table, halving the repair time would add a little over one point of availability; the formula shows it before money is spent.',
              ],
            },
            {
              title: 'No examination falls due unseen',
              content: [
                'Boilers, lifts, pressure vessels, cranes and electrical installations have examinations with dates, and each date has an inspector, a preparation and a certificate. The calendar shows them a quarter ahead, with the production plan, so that the crane is free on the day. Certificates are filed at the asset. The safety officer reads one list for all plants, instead of a file at each.',
              ],
            },
            {
              title: 'Contracts paid for what was delivered',
              content: [
                'When an AMC comes up for renewal, its year lies on the table: visits promised and made, calls, response hours, faults that came back within a week, parts that the vendor declared outside the cover. Penalties earned under the contract are claimed with the call list as proof. Recovered penalty and cost per call are the two figures to watch.',
              ],
            },
            {
              title: 'Repair or replace, decided on a figure',
              content: [
                'Cost by asset, as a percentage of replacement value, rises year by year for a machine that is finished. The module draws that line together with downtime and spares held only for that machine. A request for a new compressor then has three years of its predecessor’s history attached, and finance can follow the arithmetic without walking to the compressor room.',
              ],
            },
            {
              title: 'A start that the fitters can live with',
              content: [
                'Begin with the 20 machines that hurt most. Agree names and reason codes, few enough to remember. Write eight to ten checklists with the people who will use them, and put the codes on the machines for scanning. Preventive plans follow once tickets are closed with honest causes. PM compliance and the share of orders closed with a cause tell whether the next twenty may come.',
              ],
            },
          ],
        },
        {
          type: 'table',
          caption:
            'The formulas, with an example of 400 h run, 4 failures and 10 h of repair (last two rows: examples of their own)',
          columns: ['Measure', 'Formula', 'Example'],
          rows: [
            ['MTBF', 'operating time / number of failures (repairable items)', '400 h / 4 = 100 h'],
            ['MTTF', 'for non-repairable items, in place of MTBF', 'Lamps, fuses, sealed bearings'],
            ['MTTR', 'total repair time / number of repairs', '10 h / 4 = 2.5 h'],
            ['Availability', 'MTBF / (MTBF + MTTR)', '100 / 102.5 = 97.6%'],
            [
              'OEE',
              'availability × performance × quality',
              'From the line’s own hours, cycles and rejects',
            ],
            ['PM compliance', 'PM done on time / PM due', '46 / 50 = 92%'],
            ['Planned ratio', 'planned hours / total hours', '126 h / 180 h = 70%'],
          ],
        },
      ],
    },
    {
      id: 'industry-use-cases',
      heading: 'Industry Use Cases',
      lead: 'What stops the plant is different in each trade, and the plan begins there.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Automobile components',
              picture: { name: 'industry-automobile', alt: '' },
              content: [
                'Presses and moulding machines are planned by strokes, their dies by shots since the last polish. IATF 16949 asks in 8.5.1.5 for a documented total productive maintenance system with objectives; OEE, MTBF and MTTR come from the orders. A die that reaches its limit opens its own order, and the press schedule sees that the tool is away before a customer’s call-off is promised on it.',
              ],
            },
            {
              title: 'Food and beverage',
              picture: { name: 'industry-food-beverage', alt: '' },
              content: [
                'Maintenance here must not spoil what it saves. The checklist ends with hygiene: tools counted out, food-grade lubricant noted, line washed and released by quality.',
              ],
              points: [
                'Cold rooms and chillers by temperature trend and running hours',
                'Metal detectors and scales verified by test piece, every shift',
                'Boiler examination, water treatment and safety valves on the statutory list',
              ],
            },
            {
              title: 'Pharma',
              picture: { name: 'industry-medicine', alt: '' },
              content: [
                'A machine out of calibration or overdue for its plan is put on hold, and a batch cannot be started on it. Air handling units carry filter changes and pressure readings by room; water systems their sanitisation. Each intervention leaves who, when, what was changed and who released the equipment afterwards, with the old values kept beside the new, so that the equipment log is complete on the day a Schedule M inspector opens it.',
              ],
            },
            {
              title: 'Mining',
              picture: { name: 'industry-mining', alt: '' },
              content: [
                'Dumpers, shovels and drills are known by their meter hours. Service kits are issued whole at 250 or 500 hours, as the maker’s book says, and fuel and tyre use is set against the hour or the tonne. Pits have poor signal, so the phone keeps tickets and checklists and sends them from the workshop. Criticality classes and the repairable loop keep engines and gearboxes from being bought three times over.',
              ],
            },
            {
              title: 'Logistics fleets',
              picture: { name: 'industry-logistics', alt: '' },
              content: [
                'A truck is an asset with papers. The order for its brakes and the date of its fitness certificate belong on one card, since either can keep it in the yard.',
              ],
              points: [
                'Fitness, permit, insurance and pollution certificates by expiry, vehicle by vehicle',
                'Service by odometer, tyres by position and kilometre',
                'Workshop days set against trips lost, by vehicle and by workshop',
                'On-road repairs with bill photograph and the trip they belong to',
              ],
            },
            {
              title: 'Construction',
              picture: { name: 'industry-construction', alt: '' },
              content: [
                'Equipment changes site more often than it changes oil. The log books hours, diesel and operator at each site, and the plan follows the machine from one project to the next. Hired machines carry the owner’s duty and yours apart, so that a breakdown is charged to the right side of the hire note. Batching plant, tower crane and hoist have their examinations before they work again at a new address.',
              ],
            },
            {
              title: 'Garments and leather',
              picture: { name: 'industry-fabrication-garments', alt: '' },
              content: [
                'Hundreds of sewing machines are small assets with one large effect. A mechanic scans the head, the fault and the part; by Friday the list shows which operators and which needles cost the line its hour. Boilers, compressors and vacuum tables are few and stop everybody, so they get criticality A. In the tannery, drums and splitting machines are planned by batch, with blades as repairable spares.',
              ],
            },
            {
              title: 'Electrical equipment',
              picture: { name: 'industry-electricals', alt: '' },
              content: [
                'The test bench is the machine that no order can pass by. Its instruments have the shortest calibration intervals, and a lapsed one closes the bench in the plan a week ahead and not on the morning of dispatch. Winding machines and ovens are planned by hours, crimping tools by number of crimps. Transformers of the plant itself appear with oil tests and thermography as condition rounds.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: {
    services: ['business-central-details', 'power-apps-details'],
    products: ['rgp-details', 'qm-details'],
    courses: ['business-central-details'],
    industries: ['automobile', 'mining', 'logistics', 'food-beverage', 'construction'],
    posts: [3, 1],
  },
  call: {
    heading: 'Name the machine that stops you most. We begin with its history.',
    product: 'Maintenance Module in ERP',
  },
});
