import { company } from '../company';
import { evidence } from '../evidence';
import { defineProduct } from '../schema/service';

export const product = defineProduct('qm-details', {
  title: 'Quality Modules in ERP',
  icon: 'quality',
  desc: 'Inspection at receipt, in process and before dispatch, with sampling plans, NCR, CAPA, SPC and certificates.',
  listing: {
    short: 'Quality Modules',
    description:
      'Incoming, in-process and final inspection. A lot stays blocked until quality has released it.',
    image: {
      name: 'product-qm',
      alt: 'Incoming inspection of lot 77: four readings, of which the hardness fails',
    },
    sheet: 'sheet-qm',
    paper: { name: 'paper-inspection-sheet', title: 'Inspection sheet' },
    slide: 'No lot moves before its release',
    runs: 'Inside Business Central',
    users: 'Incoming, line and final inspectors, quality head',
    replaces: 'Paper inspection sheets and red stickers',
  },
  meta: {
    title: 'Quality modules for Business Central: IQC to CAPA',
    description:
      'What the standard Quality Management app of Business Central 28 does and what our modules add: AQL and zero-acceptance sampling, NCR, CAPA, SPC, PPM, gauges.',
  },
  banner: {
    heading: 'Quality Modules in ERP: stock waits for its result',
    lead: 'Inspection at receipt, in process and before dispatch, inside Microsoft Dynamics 365 Business Central. A lot cannot be issued or shipped until quality has decided.',
    tone: 'tint',
    picture: {
      name: 'banner-qm',
      alt: 'One lot of turned parts in three stages: counted at receipt, measured with one part set aside, and released with its certificate.',
    },
  },
  paper: {
    alt: 'Inspection sheet of lot B2611-07, bore 25.00 mm: reading 4 is 25.03, above the limit of 25.02, so the lot is on hold. The incoming inspector measured 5 of 80 pieces; the quality head decides.',
    number: 'B2611-07',
    to: 'Turned bush, bore 25.00 mm',
    rows: [
      { what: 'Reading 3', value: '25.01 mm', state: 'done' },
      { what: 'Reading 4', value: '25.03, limit 25.02', state: 'late' },
      { what: 'Reading 5', value: '25.00 mm', state: 'done' },
    ],
    answers: [
      { question: 'Inspected at receipt', answer: '5 of 80 pieces' },
      { question: 'Who measured', answer: 'Incoming inspector', isSigned: true },
      { question: 'Lot status', answer: 'On hold, no issue' },
      { question: 'Who decides', answer: 'Quality head' },
    ],
  },
  demo: company.demoVideos.qm,
  intro: [
    'In many plants results are on paper, and the ERP shows the lot as available before inspection ends. Stores then issues material that quality would have rejected.',
    'Since version 28 (April 2026) Business Central has a Quality Management app by Microsoft. It creates inspections, blocks lots and prints certificates. If you have it, we set it up and do not build it again.',
    'Its documentation does not cover sampling tables with switching rules, NCR and CAPA cases, SPC charts, supplier PPM or gauge control. Our modules add these. Versions before 28 have no standard quality control, so there we bring the inspections as well.',
  ],
  sections: [
    {
      id: 'key-features',
      heading: 'Key Features',
      lead: 'From receipt to dispatch, one decision for each lot. The slips are illustrative; the table below them shows what you already have with version 28.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              group: {
                title: 'Inspect at three points',
                slip: {
                  title: 'Lot B2611-07',
                  note: 'at receipt',
                  rows: [
                    { what: 'Place', value: 'quarantine bin' },
                    { what: 'Sample', value: '5 of 80 pieces' },
                    { what: 'Reading 4', value: '25.03 mm' },
                    { what: 'Issue to production', value: 'blocked', isOpen: true },
                  ],
                },
              },
              title: 'Incoming inspection (IQC)',
              content: [
                'The posted receipt creates an inspection by item and vendor, and puts the lot into a quarantine bin or blocks it. The inspector sees the limits, the sample size and the values of the supplier’s certificate. Accepted pieces move to stock with one posting, rejected ones to a return bin. Purchase gets the vendor return. A lot can be split, so one bad carton does not block the good ones.',
              ],
            },
            {
              title: 'In-process inspection: first piece and patrol',
              content: [
                'The standard app opens an inspection for a routing operation. Our module adds first piece, hourly patrol and last piece. The operator or inspector enters values on a tablet at the machine. If a value is outside its limit, the operation accepts no more output. A person with the right to do so sends it to rework, or releases it with a reason.',
              ],
            },
            {
              title: 'Final inspection before dispatch',
              content: [
                'Finished output waits in a bin that no shipment can pick from. The final sheet combines measured values, function tests, packing photographs and a label scan, and can differ by customer. Sales sees the expected release date on the order and gets a message if a promised lot fails. Passed quantities can ship at once, also in part.',
              ],
            },
            {
              group: {
                title: 'Sample and measure',
                slip: {
                  title: 'Sampling plan',
                  note: 'level II',
                  rows: [
                    { what: 'Lot size', value: '1,201 to 3,200' },
                    { what: 'Sample, letter K', value: '125' },
                    { what: 'Accept, AQL 1.0', value: '3 defective' },
                    { what: 'Reject', value: '4 defective', isOpen: true },
                  ],
                },
              },
              title: 'AQL sampling with switching rules',
              content: [
                'AQL means acceptance quality limit. ISO 2859-1 has a third edition since January 2026. You load the tables of your edition, and the module applies them.',
              ],
              points: [
                'Example from the classic tables: lot of 1,201 to 3,200, level II, letter K, sample 125',
                'AQL 1.0 on that sample: accept with 3 defective pieces, reject with 4',
                'Two of five consecutive lots rejected: tightened inspection starts',
                'Five consecutive lots accepted under tightened inspection: back to normal',
                'Tightened inspection that continues too long: receipts stop until the supplier has acted',
                'Good suppliers move to reduced inspection; a rejected lot brings them back to normal',
              ],
            },
            {
              title: 'Zero-acceptance (c = 0) sampling',
              content: [
                'One defective piece in the sample rejects the lot. IATF 16949, clause 8.6.6, asks this of automotive suppliers for attribute (pass or fail) checks, so AQL does not apply there.',
              ],
              points: [
                'The plan holds sample sizes by characteristic; the acceptance number is always 0',
                'You set criteria and sample sizes, with customer approval where required',
                'It promises nothing about pieces outside the sample; those need process control',
              ],
            },
            {
              title: 'Measured, counted and pass-fail checks',
              content: [
                'A check can be a value with limits, a count of defects by class, or pass and fail with a photograph. Sampling of measured values can follow ISO 3951. Each specification change has a revision and a date; an old sheet keeps the limits of its day.',
              ],
            },
            {
              group: {
                title: 'When a lot fails',
                slip: {
                  title: 'NCR, lot 77',
                  note: 'hardness',
                  rows: [
                    { what: 'Measured', value: '56 HRC' },
                    { what: 'Drawing', value: '58 to 62 HRC' },
                    { what: 'Disposition', value: 'rework' },
                    { what: 'Proof of effect', value: 'waiting', isOpen: true },
                  ],
                },
              },
              title: 'Non-conformance report (NCR)',
              content: [
                'An NCR is opened from the failed sheet with item, lot, quantity and place. It lists the same lot in stock, in process and in transit. You choose a disposition. The quality head or the deputy signs it, and it is posted:',
              ],
              points: [
                'Use as is, by a concession with the customer’s consent and a limit in pieces or time',
                'Rework, with an added operation and a second inspection',
                'Regrade to another item or grade',
                'Return to the vendor, with debit note',
                'Scrap, with reason code and value',
              ],
            },
            {
              title: 'CAPA and 8D cases',
              content: [
                'Correction repairs the piece. Corrective action removes the cause, and preventive action checks similar places. The case keeps the three apart, each with owner and due date. It can hold a 5-Why, an Ishikawa diagram or the eight disciplines (8D). The case closes only after the effectiveness date, when later lots show no repeat of the fault.',
              ],
            },
            {
              group: {
                title: 'Gauges, charts and papers',
                slip: {
                  title: 'Bore gauge',
                  note: 'scanned',
                  rows: [
                    { what: 'Last good calibration', value: '12 May' },
                    { what: 'Next one due', value: '12 November' },
                    { what: 'Lots measured since', value: 'listed' },
                    { what: 'Reading today', value: 'refused', isOpen: true },
                  ],
                },
              },
              title: 'Gauge control and instrument import',
              content: [
                'The inspector scans the gauge before measuring. If its calibration is overdue, or the gauge is away on a gate pass, the sheet takes no reading. If a gauge comes back out of tolerance, you get a list of all lots measured with it since its last good calibration. CMM (coordinate measuring machine) and laboratory readings come by file or our API page, with the instrument’s number. Send us one export file of each machine, and we tell you what is missing.',
              ],
            },
            {
              title: 'SPC charts and supplier PPM',
              content: [
                'Hourly readings draw a control chart, and a drift is marked before the limit is reached. The incoming results of each vendor give rejected parts per million (PPM), lots accepted, days to answer an NCR and repeated faults. Every figure on the scorecard opens its inspection sheets, and you can send both to the vendor. Measure the PPM of your ten largest suppliers before the start and after each quarter.',
              ],
            },
            {
              title: 'Certificates: CoA and mill certificate 3.1',
              content: [
                'The certificate of analysis (CoA) takes its values from the inspection of the shipped lot. For metals, the mill certificate 3.1 under EN 10204 is stored with the heat number and follows the parts. A certificate cannot be printed for a lot on hold. Printing is standard; customer layouts with their own rows and limits, and the heat link, are ours.',
              ],
            },
          ],
        },
        {
          type: 'origins',
          caption: 'Quality in Business Central: the standard app and what we add',
          items: [
            {
              need: 'Inspection templates; manual, automatic and scheduled inspections',
              from: 'standard',
              text: 'Quality Management app since version 28; pre-installed in new environments, by hand in existing ones',
            },
            {
              need: 'Inspection of purchase, warehouse and transfer receipts, sales returns and warehouse moves',
              from: 'standard',
              text: 'Essentials licence',
            },
            {
              need: 'Inspection of production by routing operation, and of production and assembly output',
              from: 'standard',
              text: 'Production inspections need the Premium licence',
            },
            {
              need: 'Lot block by result, for each kind of transaction (sale, transfer, pick, consumption)',
              from: 'standard',
              text: 'Needs lot, serial or package tracking on the item',
            },
            {
              need: 'Quarantine moves and returns to the vendor',
              from: 'standard',
              text: 'Quality Management app',
            },
            {
              need: 'Certificate of analysis, non-conformance report, inspection report',
              from: 'standard',
              text: 'Word layouts since version 28.2',
            },
            {
              need: 'Sample size as a fixed number or a percentage',
              from: 'standard',
              text: 'Quality Management app',
            },
            {
              need: 'AQL and zero-acceptance plans with switching rules',
              from: 'ours',
              text: 'Quality modules',
            },
            {
              need: 'NCR, CAPA and 8D cases with owner, due date and proof of effect',
              from: 'ours',
              text: 'Quality modules; the standard prints a report and keeps no case',
            },
            {
              need: 'Patrol by the clock, stop of an operation, SPC charts, supplier PPM',
              from: 'ours',
              text: 'Quality modules; routings need the Premium licence',
            },
            {
              need: 'Gauge register that blocks readings of an overdue gauge',
              from: 'ours',
              text: 'Quality modules, with due dates from our maintenance module if you use it',
            },
            {
              need: 'Readings from a CMM or laboratory instrument',
              from: 'ours',
              text: 'File or our own API page; the standard API has no quality entity',
            },
            {
              need: 'Electronic signature under 21 CFR Part 11, batch record',
              from: 'extension',
              text: 'Selected with you for pharma plants, and validated there',
            },
          ],
        },
        {
          type: 'table',
          caption: 'Four control points and their effect',
          columns: ['Stage', 'Opened by', 'Typical checks', 'Effect'],
          rows: [
            [
              'Incoming (IQC)',
              'Purchase receipt or gate entry',
              'Dimensions, supplier’s certificate, visual, laboratory',
              'Stock is in quarantine until the decision',
            ],
            [
              'In process (IPQC)',
              'Routing operation, first piece, patrol',
              'SPC, torque, weight, seal',
              'The operation stops, or rework is added',
            ],
            [
              'Final (FQC, PDI)',
              'Output posting, pre-dispatch check',
              'Function, packing, label',
              'Shipment is blocked',
            ],
            [
              'Customer return',
              'Return receipt',
              'Defect code, root cause',
              'Credit, rework or scrap',
            ],
          ],
        },
        {
          type: 'flow',
          title: 'Example: a non-conformance that waits for its proof',
          steps: [
            {
              title: 'Failed reading',
              text: 'Lot 77 has hardness 56 HRC, the drawing asks for 58 to 62 HRC. The lot is blocked.',
            },
            {
              title: 'NCR opened',
              text: 'It takes its data from the sheet. The inspector adds a photograph.',
            },
            {
              title: 'Containment',
              text: 'All of the lot is listed and blocked, goods in transit too.',
            },
            {
              title: 'Disposition',
              text: 'Back to the heat treater for rework, signed by quality and purchase.',
            },
            {
              title: 'Cause',
              text: 'The 5-Why ends at a furnace thermocouple with overdue calibration.',
            },
            {
              title: 'Action',
              text: 'The heat treater reports calibration due dates. Owner and date are set.',
            },
            {
              title: 'Effectiveness',
              text: 'The next lots are checked on the set date.',
              state: 'waiting',
            },
            {
              title: 'Closure',
              text: 'Closed if the fault has not come back, reopened if it has.',
              state: 'waiting',
            },
          ],
        },
        { type: 'evidence', ...evidence.testScript },
        { type: 'call', text: 'Name one lot that should not have left. We show where it stops.' },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      lead: 'Agree the starting figure with us before go-live.',
      ground: 'tint',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: '18% cost reduction on scrap and rework',
              picture: { name: 'banner-qm', alt: '' },
              content: [
                'The base is the value posted with scrap and rework codes, per month and item group, divided by output. In the first months it usually rises, since losses that were hidden now have a code. So we take the base after a quarter of proper coding. The claim is an 18% cost reduction from there.',
              ],
            },
            {
              title: '15% efficiency gain in inspection',
              content: [
                'Postings record the time from receipt to decision. Inspectors stop searching for drawings, copying limits and waiting for signatures. We measure lots decided per inspector-day, for the same mix of items and the same sample sizes. The claim is a 15% efficiency gain on that figure.',
              ],
            },
            {
              title: 'Traceability in both directions',
              content: [
                'Enter a supplier lot and you get the finished lots, invoices and customers. Enter a customer complaint and you get readings, gauge, shift and incoming lots. The trace itself is standard (item tracking); readings and gauge come from the modules. Do a mock recall twice a year and note the minutes it takes.',
              ],
            },
            {
              title: 'Fewer repeated faults',
              content: [
                'Each new NCR is compared with closed ones by item, defect and cause, and a repeat is marked. The monthly review looks at three figures: days to close, share of repeats, and share of actions that passed the effectiveness check.',
              ],
            },
            {
              title: 'Evidence for ISO 9001 and IATF 16949 audits',
              content: [
                'An auditor asks who decided, on which reading and with which gauge. The system answers this for any lot. ISO 9001:2026 was published on 16 September 2026 with a three-year transition, and 2015 certificates stay valid meanwhile. The modules keep records for an audit; they do not certify a plant.',
              ],
            },
            {
              title: 'Cost of quality in one report',
              content: [
                'Prevention, appraisal, internal failure and external failure become four values of one standard dimension. They are set on the entries that you post anyway: training, inspection hours, scrap, rework, returns, extra freight. Finance and quality then read the same report.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'industry-use-cases',
      heading: 'Industry Use Cases',
      lead: 'What is checked in each trade, and what customers ask for.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Automobile components',
              picture: { name: 'industry-automobile', alt: '' },
              content: [
                'Your control plan sets the checks, and IATF 16949 asks for their records. Every lot number leads to the vehicle maker’s delivery schedule.',
              ],
              points: [
                'SPC on characteristics that the drawing marks as special',
                'First piece after each setting, hourly patrol',
                'Readings for PPAP (part approval) from real lots',
                'Customer 8D answered from the NCR, with containment at the customer',
              ],
            },
            {
              title: 'Pharma',
              picture: { name: 'industry-medicine', alt: '' },
              content: [
                'Material is in quarantine, approved or rejected, and only the quality unit may change this. Revised Schedule M has been enforced for all manufacturers since 1 January 2026.',
              ],
              points: [
                'Retest dates bring an approved lot back to quarantine',
                'Sampling and microbiology plans as your quality unit writes them',
                'Electronic signature and batch record are extensions',
                'You validate the configured system; we supply test scripts and documents',
              ],
            },
            {
              title: 'Food and beverage',
              picture: { name: 'industry-food-beverage', alt: '' },
              content: [
                'Milk is tested in the tanker, spices in the laboratory, biscuits at the metal detector. Each test has a sheet with limits.',
              ],
              points: [
                'Batch release only after the laboratory result; a failed test blocks the batch',
                'Mock recall from a sack of flour to the distributors’ invoices',
                'Records that follow your hazard plan under ISO 22000 or FSSC',
              ],
            },
            {
              title: 'Garments',
              picture: { name: 'industry-fabrication-garments', alt: '' },
              content: [
                'A common practice is AQL 0 for critical, 2.5 for major and 4.0 for minor defects. Your buyer’s manual decides, so each buyer has a plan.',
              ],
              points: [
                'Fabric inspection by roll and shade lot before cutting',
                'End-of-line defects by operation and hour',
                'Final random inspection, with carton numbers drawn by the system',
                'Defect photographs in the report for the buying house',
              ],
            },
            {
              title: 'Electrical equipment',
              picture: { name: 'industry-electricals', alt: '' },
              content: [
                'Routine tests are done on every piece, so results are stored by serial number. The test bench sends high voltage, insulation resistance and trip time by file.',
              ],
              points: [
                'A serial number without a pass cannot be packed',
                'Type-test reports and BIS papers on the item, with expiry dates',
                'The BIS mark comes only from BIS; the module keeps the tests behind it',
              ],
            },
            {
              title: 'Metal fabrication',
              picture: { name: 'industry-construction', alt: '' },
              content: [
                'A plate with one heat number is cut into many parts. Number and certificate follow each part to the weld map.',
              ],
              points: [
                'Weld record with procedure and a welder whose qualification is valid',
                'Radiography result releases or rejects the joint',
                'Final file printed in the order of the inspection and test plan',
              ],
            },
            {
              title: 'Leather',
              picture: { name: 'industry-leathers', alt: '' },
              content: [
                'Hides are judged by grade and by measured limits. A piece below its grade is regraded and goes back to stock with its area.',
              ],
              points: [
                'Thickness at five points, colour against the sealed swatch, rub and tear tests',
                'Chromium VI for buyers under REACH: limit 3 mg/kg, report stored with the lot',
                'Grade sheet by selection and tannery drum',
              ],
            },
            {
              title: 'Grain, oilseed and produce buying',
              picture: { name: 'industry-agriculture', alt: '' },
              content: [
                'Quality decides the price at the gate. Weighbridge slip and moisture sheet share one number, and the settlement quotes both.',
              ],
              points: [
                'Moisture, foreign matter and grade by sample',
                'Deductions by rate card: an extension, since the standard has none',
                'Monthly check of stored lots for moisture and infestation',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'What quality heads ask before they buy',
      ground: 'sand',
      blocks: [
        {
          type: 'questions',
          items: [
            {
              question: 'Business Central 28 has a quality app. Why buy another one?',
              answer:
                'If fixed sample sizes, blocked lots and certificates are enough, you need only the standard app. Buy our modules for sampling tables, NCR and CAPA cases, SPC, supplier PPM or gauge control.',
            },
            {
              question: 'We are on an older version. What do we get?',
              answer:
                'Before version 28 our modules bring the inspections too. An environment created before version 28 needs the standard app installed by hand after the update.',
            },
            {
              question: 'Which Business Central licence do the inspections need?',
              answer:
                'Essentials is enough for inspections of receipts, sales returns, transfers and warehouse moves. Inspections of production need Premium, and then all full users of that company need it. The standard app has its own permission sets for supervisor, inspector and auditor. A shared tablet at the line can use a Device licence.',
            },
            {
              question: 'Will stock be held until quality decides?',
              answer:
                'Yes. Items with lot, serial or package numbers are held by a lot block, by a quarantine bin or by both. Items without such tracking can only be held by location or bin. We review your item tracking first, and propose it for items that need a recall list.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'Start with the incoming inspection of a few items; the quotation names the weeks for the next stages. Name a deputy who may release lots when the quality head is away. If the tablet fails, inspectors write on paper, and the lot stays blocked until the readings are entered. The support contract states hours, channel and severity classes.',
  related: {
    services: ['business-central-details', 'powerbi-details'],
    products: ['mm-details', 'rgp-details'],
    courses: ['business-central-details'],
    industries: ['medicine', 'automobile', 'food-beverage', 'fabrication-garments', 'electricals'],
    posts: [3, 7],
  },
  scene: {
    after: 'key-features',
    text: 'In a pharma plant each batch stays blocked until quality releases it. Readings and inspector stay with the lot.',
  },
  call: {
    heading: 'We can load one of your inspection sheets for the demonstration',
    product: 'Quality Modules in ERP',
  },
});
