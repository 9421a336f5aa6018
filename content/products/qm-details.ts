import { defineProduct } from '../schema/service';

export const product = defineProduct('qm-details', {
  title: 'Quality Modules in ERP',
  icon: 'quality',
  desc: 'Receipt, in-process and final inspection that hold the lot itself, with sampling plans, NCR, CAPA and certificates.',
  meta: {
    title: 'Quality modules for Business Central: IQC to CAPA',
    description:
      'Incoming, in-process and final inspection in Business Central: ISO 2859-1 sampling, lot hold, NCR and CAPA, certificates, SPC, supplier PPM and calibration.',
  },
  banner: {
    heading: 'Quality Modules in ERP: the lot waits for its result',
    lead: 'Inspection at receipt, on the line and before dispatch, recorded on the same lot number that stores and sales work with.',
    tone: 'tint',
    picture: {
      name: 'banner-qm',
      alt: 'One lot of turned parts in three stages: counted at receipt, measured with one part set aside, and released with its certificate.',
    },
  },
  image: {
    name: 'inspection-sheet',
    alt: 'Inspection sheet of lot B2611-07, bore 25.00 mm: five readings between two limit lines; the fourth, 25.03, lies above the upper one, and the lot is on hold.',
  },
  demo: 'https://video.samvaya.example/qm',
  intro: [
    'A failed reading is worth little while stores can still issue the lot. Where results live on cards, the inspector writes ‘hold’, the screen goes on showing 1,200 pieces available, and the quality department spends its day running after material.',
    'These modules put the decision where the stock is. A receipt, an operation or an output opens the inspection, and the lot cannot move until there is a result. What follows from the result, be it release, rework, return or scrap, is posted with a quantity and a name.',
    'Since 2026 release wave 1, Microsoft Dynamics 365 Business Central has a Quality Management app of its own: inspection templates, rules that generate inspections, result codes, lot blocking, quarantine moves, a certificate of analysis. Where you have it, we set it up and do not rebuild it. Its documentation does not cover sampling tables with switching rules, NCR and CAPA cases, SPC charts, supplier scorecards or gauge management, and that is what our modules add. Earlier versions have no standard quality control, so there we bring the inspections as well. We check your version before we name a scope.',
  ],
  sections: [
    {
      id: 'key-features',
      heading: 'Key Features',
      lead: 'Four control points and one rule for all of them: no decision, no movement.',
      blocks: [
        {
          type: 'table',
          caption: 'The four control points, and what the ERP does at each',
          columns: ['Stage', 'What opens it', 'Typical checks', 'Effect in the ERP'],
          rows: [
            [
              'Incoming (IQC)',
              'Purchase receipt or gate entry',
              'Dimensions, supplier’s CoA, visual, laboratory',
              'Stock in quarantine until the decision',
            ],
            [
              'In process (IPQC)',
              'Routing operation, first-off, patrol',
              'SPC, torque, weight, seal',
              'The operation stops, or a rework operation is added',
            ],
            [
              'Final (FQC, PDI)',
              'Output posting, pre-dispatch',
              'Function, packing, label',
              'Shipment blocked',
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
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Incoming inspection that stores cannot overtake',
              content: [
                'Posting the receipt opens an inspection by item and vendor and places the lot in a quarantine bin. The sheet shows the drawing limits, the sample size and the supplier’s certificate values beside the fields for your own. Accepted pieces move to stock with one posting. Rejected ones move to a return bin, where purchase finds the vendor return and the debit note prepared. A lot can be split, so one bad carton does not hold nineteen good ones.',
              ],
            },
            {
              title: 'First-off and patrol checks on the routing',
              content: [
                'Each operation can carry its checks: the first piece after a setting, a patrol every hour, the last piece before the die comes off. The operator or inspector enters the values at a tablet beside the machine. Outside the limit the operation stops taking output until someone with the right to do so sends it to rework or releases it with a reason. In standard Business Central, inspections of production output need the Premium experience; we count those licences at the outset.',
              ],
            },
            {
              title: 'Final and pre-dispatch inspection',
              content: [
                'Finished output waits in a bin from which no shipment can pick. The final sheet mixes measured values with function tests, packing photographs and a label scan, and may differ by customer for the same item. Sales sees the expected release beside the order. What has passed is offered for shipment at once, in part quantities if need be, and a lot that failed after it was promised appears on the desk of the person who promised it.',
              ],
            },
            {
              title: 'Sampling plans with switching rules',
              content: [
                'ISO 2859-1 was republished on 22 January 2026 as a third edition, replacing that of 1999. You load the tables of the edition you hold, and the module applies them, for example:',
              ],
              points: [
                'Lot of 1,201 to 3,200 at level II, in the classic tables: code letter K, sample of 125',
                'AQL 1.0 on that sample: accept with 3 nonconforming, reject with 4',
                'Two of five lots rejected: tightened inspection begins by itself',
                'Five accepted under tightened: back to normal; reduced where history allows',
                'Tightened that persists: inspection stops and the supplier is called',
              ],
            },
            {
              title: 'Measured, counted and critical characteristics',
              content: [
                'A characteristic is a value with limits, a count of faults by class, or a plain pass and fail with a photograph. Measured ones can follow ISO 3951. Critical ones are set to zero acceptance: one bad piece decides the lot. Microbiology and pharma sampling follow plans of their own, entered as such and not squeezed into an AQL table. Changes to a specification carry a revision and a date, and each old sheet keeps the limits under which it was judged.',
              ],
            },
            {
              title: 'Non-conformance with five dispositions',
              content: [
                'An NCR opens from the failed sheet and already knows item, lot, quantity and place. Containment lists the same lot wherever it is, including the pieces already in assemblies. Then one of five decisions follows, each with its own signature and its own posting.',
              ],
              points: [
                'Use as is, by concession with a limit in pieces or in time',
                'Rework, with an added operation and a second inspection',
                'Regrade to another item or grade',
                'Return to the vendor, with debit note',
                'Scrap, with reason code and value',
              ],
            },
            {
              title: 'CAPA and 8D with a date for the proof',
              content: [
                'Correction mends the piece, corrective action removes the cause, preventive action looks for the same cause elsewhere; the case keeps the three apart. 5-Why, Ishikawa or the eight disciplines are filed in it with owner and due date. A case does not close on the day when the action is done. It closes when the later lots, read on the effectiveness date, show that the fault stayed away.',
              ],
            },
            {
              title: 'Certificates out of the readings',
              content: [
                'A certificate of analysis takes its values from the inspection sheet of the lot that was shipped, in the customer’s order of rows and with the customer’s limits. For metals the mill’s 3.1 certificate under EN 10204 is held against the heat number and goes along with the parts made from that heat. Nobody types a result twice, and a certificate cannot be printed for a lot that is still on hold.',
              ],
            },
            {
              title: 'A gauge out of date gives no result',
              content: [
                'Inspectors scan the gauge before they measure. If its calibration has lapsed, or it is away on a gate pass, the sheet does not take the reading. When a gauge returns from the laboratory out of tolerance, the module lists every lot that was judged with it since the last good calibration, which is the list a product-impact review starts from. Due dates come from the maintenance module where you use it.',
              ],
            },
            {
              title: 'SPC charts and supplier PPM from the same entries',
              content: [
                'Hourly readings draw their own control chart, and a drift towards the limit is marked before a piece is out. By vendor, the same entries add up to rejected parts per million, lots accepted, response days on NCR and repeat faults. Readings from a coordinate machine or a laboratory instrument come by file or API with the instrument’s identity. The scorecard can be opened down to the sheet, so the vendor and your buyer argue about facts.',
              ],
            },
          ],
        },
        {
          type: 'flow',
          title: 'One non-conformance, waiting for its proof',
          steps: [
            {
              title: 'Failed reading',
              text: 'Lot 77, hardness 56 where the drawing asks for 58 to 62. The lot goes on hold with the entry.',
            },
            {
              title: 'NCR opened',
              text: 'Item, lot, quantity and place come from the sheet; the inspector adds a photograph.',
            },
            {
              title: 'Containment',
              text: 'Stock, work in process and goods on the road from that lot are listed and held.',
            },
            {
              title: 'Disposition',
              text: 'Returned to the heat treater for rework, signed by quality and purchase.',
            },
            {
              title: 'Cause',
              text: '5-Why ends at a furnace thermocouple past its calibration date.',
            },
            {
              title: 'Action',
              text: 'The heat treater sends the plant its calibration due dates; owner and date are set.',
            },
            {
              title: 'Effectiveness',
              text: 'The next lots are read on the set date.',
              state: 'waiting',
            },
            {
              title: 'Closure',
              text: 'Closed if the fault stayed away; reopened if it did not.',
              state: 'waiting',
            },
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      lead: 'Agree the base before the start, because quality figures are easily argued about afterwards.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'first',
          items: [
            {
              title: '18% cost reduction on scrap and rework',
              content: [
                'The base is the value posted under scrap and rework codes, by item group and month, divided by output. Expect it to rise at first, since losses that were absorbed on the floor now carry a code. We therefore fix the base after the codes have been used honestly for a quarter. From there the claim is an 18% cost reduction, and the NCR list shows which causes produced it.',
              ],
            },
            {
              title: '15% efficiency gain between receipt and decision',
              content: [
                'A lot in quarantine is money and, at month end, a quarrel. The time from receipt to decision is stamped by the postings themselves, and inspectors no longer look for drawings, copy limits or wait for a signature on paper. The 15% efficiency gain is measured in lots decided per inspector-day for the same mix of items, with the sample sizes left as the plan demands.',
              ],
            },
            {
              title: 'The recall list is one search',
              content: [
                'Ask for a supplier lot and get the finished lots in which it ended, with invoice and customer. Ask for a customer’s complaint and get the readings, the gauge, the operator’s shift and the incoming lots. Both directions use the item tracking of Business Central, so a mock recall tests the same data as a real one. Keep the time it takes as your measure, and rehearse it twice a year.',
              ],
            },
            {
              title: 'Vendors hear it in their own figures',
              content: [
                'A vendor meeting goes differently when the sheet lists lots received, lots rejected, PPM, days taken to answer and faults that returned after an answer. Reduced inspection is earned by record and lost by record, without a debate. Purchase sees the same scorecard while choosing where to place the next order, which is the moment when it counts.',
              ],
            },
            {
              title: 'The same fault is not paid for twice',
              content: [
                'The costly non-conformance is the one that everybody has seen before. Each new case is compared by item, defect and cause code with the closed ones, and a repeat is marked as a repeat. Three figures go to the monthly review: days to close, share of repeats, share of actions that passed their effectiveness check. The last one usually deserves the longest discussion.',
              ],
            },
            {
              title: 'Audit evidence is a by-product',
              content: [
                'ISO 9001:2026 was published on 16 September 2026, with a three-year transition; a 2015 certificate remains valid meanwhile, and your certification body confirms your own date. Whichever edition, and for IATF 16949, ISO 13485, ISO 22000 or Schedule M beside it, an auditor asks who decided, on what reading, with which gauge. No software certifies a plant. What it can do is have that answer ready for any lot the auditor points at.',
              ],
            },
            {
              title: 'The cost of quality becomes readable',
              content: [
                'Prevention, appraisal, internal failure and external failure are four values of one dimension, set on entries that are posted anyway: training, inspection hours, scrap, rework, returns, freight for replacements. Finance and quality then read one figure. It answers the question behind most investment requests, namely whether another gauge on the line costs less than the complaints that it would prevent.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'industry-use-cases',
      heading: 'Industry Use Cases',
      lead: 'The same four stages, with what each trade measures and what its customers ask to see.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Automobile components',
              picture: { name: 'industry-automobile', alt: '' },
              content: [
                'The control plan sets the checks and IATF 16949 asks for their records. First-off after each setting, hourly patrol, and a lot number that leads to the vehicle maker’s schedule.',
              ],
              points: [
                'Characteristics marked special on the drawing get SPC and zero acceptance',
                'Readings that PPAP asks for are taken from real lots',
                'A customer’s 8D is answered from the NCR, with containment at the customer’s stock too',
              ],
            },
            {
              title: 'Pharma',
              picture: { name: 'industry-medicine', alt: '' },
              content: [
                'Three states rule the store: quarantine, approved, rejected. Material changes state only by the quality unit’s decision, with the test results behind it, under the revised Schedule M that inspectors have enforced since 1 January 2026. Retest dates bring an approved lot back to quarantine. No software arrives validated: we supply test scripts and documents, and your quality unit validates the system as configured.',
              ],
            },
            {
              title: 'Food and beverage',
              picture: { name: 'industry-food-beverage', alt: '' },
              content: [
                'Milk is judged in the tanker, spices in the laboratory, biscuits at the metal detector. Each has its sheet, its limit and its hold. Positive release keeps a batch until the laboratory reports, while the best-before date runs. A mock recall goes from one sack of flour to the distributors’ invoices. Records follow the hazard plan of ISO 22000 or FSSC.',
              ],
            },
            {
              title: 'Garments',
              picture: { name: 'industry-fabrication-garments', alt: '' },
              content: [
                'Common practice in the trade is critical 0, major 2.5 and minor 4.0, and the buyer’s manual decides. The module keeps a plan for each buyer.',
              ],
              points: [
                'Fabric inspection by roll and shade lot, before the lay',
                'End-line faults by operation and operator, read by the hour',
                'Final random inspection on packed cartons, carton numbers drawn by the system',
                'Fault photographs attached to the report that goes to the buying house',
              ],
            },
            {
              title: 'Electrical equipment',
              picture: { name: 'industry-electricals', alt: '' },
              content: [
                'Routine tests are made on every piece, so the record is by serial number: high voltage, insulation resistance, trip time. The test bench sends its values by file, and a serial without a pass cannot be packed. Type-test reports and BIS licence papers sit on the item with their expiry. The right to use the mark comes only from BIS; the module makes sure that the tests behind it are on file.',
              ],
            },
            {
              title: 'Metal fabrication',
              content: [
                'Plate arrives with a heat number and leaves as a vessel, and between the two it is cut into forty parts. Heat and certificate follow every part to the weld map. A weld record names the procedure and a welder whose qualification is in date; radiography results release or reject the joint. Before dispatch the file prints in the order of the inspection and test plan.',
              ],
            },
            {
              title: 'Leather',
              picture: { name: 'industry-leathers', alt: '' },
              content: [
                'No two hides agree, so judgement is by grade as well as by limit: thickness at five points, colour against the sealed swatch, rub fastness, tear. For buyers under REACH, chromium VI is tested against 3 mg/kg and the report is held with the lot. A piece below grade is regraded and priced, and not rejected, and its area returns to stock under the new grade.',
              ],
            },
            {
              title: 'Grain, oilseed and produce buying',
              picture: { name: 'industry-agriculture', alt: '' },
              content: [
                'Quality at the mandi or the mill gate is a price. The weighbridge slip and the moisture and grade sheet share one number, deductions follow the rate card, and the farmer’s settlement quotes both. Lots from one plot can be kept apart where an export buyer asks for spray and harvest records. In store, a monthly check for moisture and infestation keeps the lot’s grade true.',
              ],
            },
          ],
        },
      ],
    },
  ],
  related: {
    services: ['business-central-details', 'powerbi-details'],
    products: ['mm-details', 'rgp-details'],
    courses: ['business-central-details'],
    industries: ['automobile', 'medicine', 'food-beverage', 'fabrication-garments', 'electricals'],
    posts: [3, 7],
  },
  call: {
    heading: 'Bring one inspection sheet that you use today. We will run it on a lot.',
    product: 'Quality Modules in ERP',
  },
});
