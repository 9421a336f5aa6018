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
    lead: 'Inspection at receipt, in process and before dispatch, inside Microsoft Dynamics 365 Business Central. A tracked lot stays blocked until quality has decided, and other stock waits in a bin of its own.',
    firstStep:
      'an hour of your inspector, with the sheet of a part that failed. You see which of its checks the standard app already does, before any order.',
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
    'The inspector’s result is on paper at eleven. At ten the store had already issued the lot, because the ERP showed it as available. Our modules keep it blocked until a person with the right to decide has decided.',
    'Since version 28 Business Central has a Quality Management app by Microsoft. If fixed sample sizes, blocked lots and certificates are enough, buy nothing: we set that app up. The modules are for plants that need sampling tables, NCR and CAPA cases, SPC, supplier PPM or gauge control.',
  ],
  sections: [
    {
      id: 'key-features',
      heading: 'Key Features',
      lead: 'From receipt to dispatch, one decision for each lot. The examples are illustrative.',
      ground: 'sand',
      blocks: [
        { type: 'evidence', ...evidence.testScript },
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
                    { what: 'Sample', value: '5 of 80 pieces' },
                    { what: 'Reading 4', value: '25.03 mm' },
                    { what: 'Issue to production', value: 'blocked', isOpen: true },
                  ],
                },
              },
              title: 'Incoming inspection (IQC)',
              content: [
                'The receipt opens the inspection. Item and vendor decide what is checked, and the lot waits in a quarantine bin. Accepted pieces move to stock with one posting; rejected ones go to a return bin, and purchase gets the vendor return. A lot can be split, so the good cartons go on.',
              ],
            },
            {
              title: 'In-process inspection: first piece and patrol',
              content: [
                'The operation stops on a bad value. The standard app opens an inspection for a routing operation, to which we add first piece, hourly patrol and last piece, on a tablet. A named person sends the lot to rework or releases it with a reason.',
              ],
            },
            {
              title: 'Final inspection before dispatch',
              content: [
                'No shipment can pick it yet. The final sheet holds measured values, function tests, packing photographs and a label scan, by customer if you wish. Sales sees the expected release on the order, and a message if a promised lot fails.',
              ],
            },
            {
              group: {
                title: 'Sample and measure',
                slip: {
                  title: 'Sampling plan',
                  note: 'level II',
                  rows: [
                    { what: 'Lot 1,201 to 3,200, letter K', value: '125' },
                    { what: 'Accept, AQL 1.0', value: '3 defective' },
                    { what: 'Reject', value: '4 defective', isOpen: true },
                  ],
                },
              },
              title: 'AQL sampling with switching rules',
              content: [
                'You load the tables of your edition. ISO 2859-1 has a third edition since January 2026; AQL means acceptance quality limit.',
              ],
              points: [
                'Two of five lots rejected: tightened inspection. Five accepted in a row: back to normal',
                'Tightened for too long: receipts stop until the supplier has acted',
                'Good suppliers move to reduced inspection; one rejected lot ends it',
              ],
            },
            {
              title: 'Zero-acceptance (c = 0) sampling',
              content: [
                'One defective piece rejects the lot. IATF 16949, clause 8.6.6, asks this for attribute checks of automotive suppliers, so AQL does not apply there. You set criteria and sample sizes, with the customer’s approval where it is required.',
              ],
            },
            {
              title: 'SPC charts and supplier PPM',
              content: [
                'A drift shows before the limit. Hourly readings draw the control chart. Incoming results give each vendor’s rejected parts per million (PPM), days to answer an NCR and repeated faults; every figure opens its inspection sheets.',
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
                    { what: 'Proof of effect', value: 'waiting', isOpen: true },
                  ],
                },
              },
              title: 'Non-conformance report (NCR)',
              content: [
                'The failed sheet opens it. It lists the same lot in stock, in process and in transit. The quality head or the deputy chooses, and the choice is posted:',
              ],
              points: [
                'Use as is, with the customer’s consent and a limit in pieces or time',
                'Rework with a second inspection, or regrade',
                'Return with a debit note, or scrap with reason and value',
              ],
            },
            {
              title: 'CAPA and 8D cases',
              content: [
                'A case closes on proof. Correction, corrective action and preventive action are kept apart, each with owner and due date; 5-Why, Ishikawa diagram or 8D can be attached. Lot 77 failed because a furnace thermocouple was overdue for calibration; the case stays open until later lots are good.',
              ],
            },
            {
              title: 'Gauge control and instrument import',
              content: [
                'An overdue gauge gives no reading. A gauge that comes back out of tolerance lists all lots measured since its last good calibration. Values of a coordinate measuring machine or a laboratory come by file or our API page.',
              ],
            },
            {
              title: 'Certificates: CoA and mill certificate 3.1',
              content: [
                'A released lot gets its certificate. The certificate of analysis (CoA) takes the values of the shipped lot; for metals, the mill certificate 3.1 under EN 10204 follows the heat number. Printing is standard. Customer layouts and the heat link are ours.',
              ],
            },
          ],
        },
        { type: 'call', text: 'See at which check a lot stops that should not have left.' },
        {
          type: 'origins',
          folded: true,
          id: 'standard-and-ours',
          caption: 'Quality in Business Central: the standard app of version 28 and what we add',
          items: [
            {
              need: 'Inspections of receipts, returns, transfers and warehouse moves',
              from: 'standard',
              text: 'Quality Management app, Essentials licence',
            },
            {
              need: 'Inspections of production and assembly',
              from: 'standard',
              text: 'By routing operation or output; Premium licence for production',
            },
            {
              need: 'Lot block by result, quarantine, return to the vendor',
              from: 'standard',
              text: 'The item needs lot, serial or package tracking',
            },
            {
              need: 'Certificate, non-conformance and inspection report',
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
              need: 'NCR, CAPA and 8D cases with proof of effect',
              from: 'ours',
              text: 'Quality modules; the standard prints a report and keeps no case',
            },
            {
              need: 'Patrol by the clock, SPC charts, supplier PPM',
              from: 'ours',
              text: 'Quality modules; routings need Premium',
            },
            {
              need: 'Gauge register that blocks readings',
              from: 'ours',
              text: 'Quality modules, with due dates from our maintenance module if you use it',
            },
            {
              need: 'Readings from a measuring machine or laboratory',
              from: 'ours',
              text: 'File or our API page; the standard API has no quality entity',
            },
            {
              need: 'Electronic signature under 21 CFR Part 11, batch record',
              from: 'extension',
              text: 'We show two ready products; you validate the one you choose',
            },
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'control-points',
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
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      lead: 'Both percentages are aims: agree the starting figure with us before go-live.',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: '18% cost reduction on scrap and rework',
              content: [
                'In the first quarter the figure rises. Losses that nobody wrote down now have a code, and the quality head must explain that to the plant head. The base is taken after that quarter: value of scrap and rework by month and item group, divided by output.',
              ],
            },
            {
              title: '15% efficiency gain in inspection',
              content: [
                'Counted as lots decided by one inspector in a day, for the same mix of items and the same sample sizes. Inspectors stop searching for drawings and copying limits.',
              ],
            },
            {
              title: 'Traceability in both directions',
              content: [
                'Minutes of a mock recall, twice a year. From a supplier lot to customers, from a complaint to reading, gauge and shift: the trace is standard, readings and gauge are ours.',
              ],
            },
            {
              title: 'Fewer repeated faults',
              content: [
                'Share of repeats among new NCRs. Each one is compared with closed ones by item, defect and cause, and the monthly review sees the list.',
              ],
            },
            {
              title: 'Evidence for ISO 9001 and IATF 16949 audits',
              content: [
                'The auditor names a lot. He sees who decided, on which reading and with which gauge. ISO 9001:2026 gives three years of transition; the modules keep records, while the certificate comes from your auditor.',
              ],
            },
            {
              title: 'Cost of quality in one report',
              content: [
                'Prevention, appraisal, internal and external failure are four values of one standard dimension, so that finance and quality read the same report.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'industry-use-cases',
      heading: 'Industry Use Cases',
      lead: 'What is checked in each trade; the last line is what people forget.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Automobile components',
              picture: { name: 'industry-automobile', alt: '' },
              content: [
                'Your control plan sets the checks. Every lot number leads to the vehicle maker’s schedule.',
              ],
              points: [
                'SPC on special characteristics, first piece after each setting, 8D from the NCR',
                'Readings for PPAP from real lots, collected a week too late',
              ],
            },
            {
              title: 'Pharma',
              picture: { name: 'industry-medicine', alt: '' },
              content: [
                'Quarantine, approved or rejected: only the quality unit changes it. Revised Schedule M applies to all makers since 1 January 2026.',
              ],
              points: [
                'Sampling plans by your quality unit; we supply test scripts, you validate',
                'The retest date that sends an approved lot back to quarantine',
              ],
            },
            {
              title: 'Food and beverage',
              picture: { name: 'industry-food-beverage', alt: '' },
              content: [
                'Milk is tested in the tanker, biscuits at the metal detector. Each test has its limits.',
              ],
              points: [
                'Batch release after the laboratory; mock recall from flour to invoice',
                'The test piece at the start of the night shift',
              ],
            },
            {
              title: 'Garments',
              picture: { name: 'industry-fabrication-garments', alt: '' },
              content: [
                'Each buyer’s manual decides. AQL 0 for critical, 2.5 for major, 4.0 for minor defects is common.',
              ],
              points: [
                'Fabric by roll and shade lot; cartons for the final inspection drawn by the system',
                'End-of-line defects of the hour before lunch',
              ],
            },
            {
              title: 'Electrical equipment',
              picture: { name: 'industry-electricals', alt: '' },
              content: ['Every piece is tested. A serial number without a pass cannot be packed.'],
              points: [
                'High voltage, insulation and trip time by file from the test bench',
                'Expiry dates of type-test reports and BIS papers',
              ],
            },
            {
              title: 'Metal fabrication',
              picture: { name: 'industry-construction', alt: '' },
              content: [
                'One plate becomes many parts. Heat number and certificate follow each of them to the weld map.',
              ],
              points: [
                'Weld record with procedure; radiography releases or rejects the joint',
                'A welder whose qualification ended last month',
              ],
            },
            {
              title: 'Leather',
              picture: { name: 'industry-leathers', alt: '' },
              content: [
                'Hides are judged by grade and limit. A piece below its grade goes back to stock with its area.',
              ],
              points: [
                'Thickness at five points, colour against the swatch, rub and tear',
                'The chromium VI report of the lot, limit 3 mg/kg under REACH',
              ],
            },
            {
              title: 'Grain, oilseed and produce buying',
              picture: { name: 'industry-agriculture', alt: '' },
              content: [
                'Quality sets the price at the gate. Weighbridge slip and moisture sheet share one number.',
              ],
              points: [
                'Moisture, foreign matter, grade; deductions by your rate card are built for you',
                'The monthly check of stored lots for infestation',
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
              question: 'Which Business Central licence do the inspections need?',
              answer:
                'Essentials for receipts, returns, transfers and warehouse moves. Inspections of production need Premium, and then all full users of that company need it. A shared tablet at the line can use a Device licence.',
            },
            {
              question: 'We are on an older version. What do we get?',
              answer:
                'Before version 28 our modules bring the inspections too. After the update somebody installs the standard app by hand, once in each environment that existed before.',
            },
            {
              question: 'Will stock be held until quality decides?',
              answer:
                'With lot, serial or package numbers by a block, by a quarantine bin or both. Items without such tracking can only be held by location or bin, so we review your item tracking first.',
            },
            {
              question: 'Who writes the inspection plans?',
              answer:
                'Your quality team. It decides characteristics, limits and sample sizes for each item, from the sheets that it uses today. Begin with the items that fail most, so that the first plans are in use while the others are written.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'Start with the incoming inspection of a few items, and name a deputy who may release lots when the quality head is away. If the tablet fails, inspectors write on paper and the lot stays blocked until the readings are entered.',
  related: { services: ['business-central-details'], products: ['mm-details'], posts: [3] },
  call: {
    heading: 'A demonstration that runs on the limits of your own part',
    product: 'Quality Modules in ERP',
  },
});
