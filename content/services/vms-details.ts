import { company } from '../company';
import { evidence } from '../evidence';
import { defineService } from '../schema/service';

export const service = defineService('vms-details', {
  title: 'Visitor Management System',
  icon: 'vms',
  desc: 'Invitation, host approval, badge, contractor papers and roll-call for gates and receptions.',
  listing: {
    page: 'products',
    short: 'Visitor Management',
    description:
      'Visitor passes at the gate, approval by the host, and a live list of everyone who is inside.',
    image: {
      name: 'listed-vms',
      alt: 'A visitor pass with photo, whom the visitor meets, gate and entry time',
    },
    sheet: 'sheet-vms',
    paper: { name: 'paper-visitor-register', title: 'Visitor register' },
    slide: 'Who is inside, and who is missing',
    runs: 'Its own application, in a browser and on a tablet',
    users: 'Host, guard, security head, contractor cell',
    replaces: 'The visitor register and the phone calls from the gate',
  },
  meta: {
    title: 'Visitor management system for gates and receptions',
    description:
      'Visitor management for plants, offices, hospitals and schools: QR invitation, approval, badge, contractor papers, hardware, hosting, message costs and privacy.',
  },
  banner: {
    heading: 'Visitor Management System for plants and offices',
    lead: 'The host approves, the gate prints the badge, security sees who is inside. The software is our own; its link to your ERP is built for you.',
    firstStep:
      'only the column heads of your visitor book, or a blank page, and no names. Five minutes for you; your next visit comes back as it would look on screen. You order nothing.',
    tone: 'indigo',
    picture: {
      name: 'service-vms',
      alt: 'A roll-call screen in a drill: 14 people inside, 13 marked at assembly points A and B, one contractor not yet found, last seen at gate 3.',
    },
  },
  paper: {
    alt: 'Roll-call in a drill: 14 people inside, 13 found at assembly points A and B, one contractor not found, last seen at gate 3. The host invited the visitor and the security head approved.',
    number: '13 of 14',
    to: 'Roll-call in a drill',
    rows: [
      { what: 'Assembly point A', value: '7 found', state: 'done' },
      { what: 'Contractor, gate 3', value: 'not found', state: 'late' },
      { what: 'Assembly point B', value: '6 found', state: 'done' },
    ],
    answers: [
      { question: 'Who invited', answer: 'Host, maintenance', isSigned: true },
      { question: 'Who approved', answer: 'Security head', isSigned: true },
      { question: 'Badge printed', answer: 'Gate 1, 10:05' },
      { question: 'Inside now', answer: '14 people' },
    ],
  },
  sections: [
    {
      id: 'overview',
      heading: 'What it replaces',
      lead: 'A register that every visitor can read, and calls to find the host.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Take a fire drill: the register shows 41 people in and 29 out, and two people search an hour for twelve who may have left by gate 3. With the system the warden opens a list. For fewer than about ten visitors a day a numbered register with covered lines is enough.',
          ],
        },
        { type: 'evidence', ...evidence.visitorList },
        {
          type: 'demo',
          label: 'Demo',
          href: company.demoVideos.vms,
          text: 'One visit, for host, guard and visitor. Opens in a new tab.',
        },
        {
          type: 'list',
          title: 'What security heads ask first',
          items: [
            'It stores no Aadhaar number, and verifies none; records are kept for at least a year from May 2027 (DPDP Rules, rule 8(3))',
            'WhatsApp and SMS are charged for each message, apart from our fee',
            'A turnstile opens through its controller: we need make and model',
          ],
        },
        { type: 'call', text: 'Your next visit, from the invitation to the badge' },
        {
          type: 'table',
          folded: true,
          id: 'at-the-gate',
          caption: 'What you need at each gate',
          columns: ['Item', 'Purpose', 'Needed?'],
          rows: [
            ['Tablet or PC with a browser', 'Screen for the guard or receptionist', 'Yes'],
            ['Camera', 'Photo of the visitor; the tablet’s own camera is often enough', 'Yes'],
            [
              'QR reader',
              'Scans invitation and badge; the camera can do this at a quiet gate',
              'Advised',
            ],
            ['Badge printer', 'Printed pass with photo and end time', 'If you use printed badges'],
            [
              'Turnstile or boom barrier',
              'Opens after approval, through the API or relay of its controller',
              'Optional',
            ],
            ['UPS and second internet line', 'Power and network at the gate', 'Advised'],
          ],
        },
        {
          type: 'table',
          folded: true,
          id: 'plan',
          caption: 'How the first gate starts',
          columns: ['Stage', 'Your people', 'It ends when'],
          rows: [
            [
              'Rules',
              'Security head: kinds of visit, fields, areas',
              'The notice for visitors is agreed',
            ],
            ['Devices', 'IT: tablet, printer, controller', 'One approved scan opens the barrier'],
            [
              'Training',
              'An administrator, and a guard on each shift',
              'Each guard has entered ten visitors',
            ],
            ['Drill', 'Wardens and safety officer', 'The last name is found'],
          ],
        },
      ],
    },
    {
      id: 'features',
      heading: 'Features, in the order of a visit',
      short: 'Features',
      lead: 'The slips are illustrative.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              group: {
                title: 'Visitors',
                slip: {
                  title: 'Visit V-0318',
                  note: 'supplier audit',
                  rows: [
                    { what: 'Host', value: 'purchase head' },
                    { what: 'Area', value: 'meeting room 2' },
                    { what: 'Answer of the host', value: 'waiting', isOpen: true },
                  ],
                },
              },
              title: 'Invitation with a QR code',
              content: [
                'The visitor gets code, route and gate. The host has entered name, company, time and area, for one person or a group, and the guard scans and compares the photo. An unused invitation expires.',
              ],
            },
            {
              title: 'Walk-in visitors and host approval',
              content: [
                'The host answers yes, no or wait. He uses the app, WhatsApp, SMS or email, and after a set time the system asks a second person in the department. A refusal is stored with its reason.',
              ],
            },
            {
              title: 'Watch-list and frequent visitors',
              content: [
                'The counter shows ‘please wait’. Only the security head gets the alert, with reason, approver and review date. Auditors and service engineers have a profile, with a new photo each time, until the date on which both lists must be confirmed again.',
              ],
            },
            {
              title: 'Photo, document and notice',
              content: [
                'No photocopy of a card is kept. Of a licence, voter or company card the type and last digits are stored, masked, after a notice on screen in your languages.',
              ],
              points: [
                'What is recorded, why, for how long, and whom to ask',
                'Only the necessary fields; earlier visitors stay hidden',
                'Narrow viewing rights and a log of exports',
                'To verify Aadhaar, a company registers with UIDAI itself',
              ],
            },
            {
              title: 'Badge with area and end time',
              picture: {
                name: 'visitor-badge',
                alt: 'Badge V-0427 on its lanyard: a photograph, a code to scan, and across the foot the words until 16:00.',
              },
              content: [
                'A supervisor sees a wrong colour. It stands for the kind of visit: guest, contractor, vendor, interview or escorted only, and missing badges are listed before the guard’s shift ends.',
              ],
            },
            {
              title: 'NDA and safety rules signed on screen',
              content: [
                'The visitor reads in his language. The signature is stored with the version of the text and holds for a year, or until the text changes. At plants the pages show the assembly point.',
              ],
            },
            {
              group: {
                title: 'Contractors, goods, alarm',
                slip: {
                  title: 'Worker C-077',
                  note: 'welding',
                  rows: [
                    { what: 'Safety induction', value: 'valid' },
                    { what: 'Medical fitness', value: 'valid' },
                    { what: 'Insurance', value: 'expired', isOpen: true },
                  ],
                },
              },
              title: 'Contractor pass with documents',
              content: [
                'The first expired paper ends it. Each worker is registered once, so at shift change fifty of them only scan their pass, better at two readers. Contractor and department are warned before the date.',
              ],
              points: [
                'Police verification, insurance, licence, medical fitness, safety induction',
                'Work order and permitted area',
                'Headcount by contractor and shift, to check the bill',
                'Proof of the contractor’s wage and PF payments stays in the HRMS',
              ],
            },
            {
              title: 'Material and vehicles',
              content: [
                'Declared at entry, checked at exit. With our RGP module the declaration becomes an inward returnable gate pass, so stores and gate see one list. Standard Business Central has gate entries for goods only. Trucks get a dock slot, and their waiting time is recorded.',
              ],
            },
            {
              title: 'Evacuation roll-call',
              content: [
                'Wardens tick each person. Their list has visitors, contractors and, with access control connected, employees; a missing person stays on it with last door and host. The guard prints it at each shift change, for a power cut.',
              ],
            },
            {
              title: 'Hosting and network failure',
              content: [
                'The gate goes on alone. Its device keeps today’s invitations and lists, and sends what was entered when the network is back. The dashboard runs in the cloud, or on your own server if you ask for that in the quotation.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'key-features',
      heading: 'Key features',
      blocks: [
        {
          type: 'entries',
          variant: 'columns',
          items: [
            {
              icon: 'location',
              title: 'Many gates, many sites',
              text: 'In at the main gate, out at the truck gate.',
            },
            {
              icon: 'clock',
              title: 'Overstay alerts',
              text: 'The host hears first, then security.',
            },
            {
              icon: 'people',
              title: 'Rights by role',
              text: 'Hosts see only their own guests.',
            },
            {
              icon: 'api',
              title: 'ERP and HRMS',
              text: 'By an interface that we build.',
            },
          ],
        },
      ],
    },
    {
      id: 'cloud-dashboard',
      heading: 'Cloud dashboard',
      lead: 'All gates on one browser page, updated with every scan.',
      ground: 'indigo',
      blocks: [
        {
          type: 'picture',
          picture: {
            name: 'product-vms',
            alt: 'Visitor pass V-0318 for a supplier audit, to meet the purchase head, in at 10:05 by gate 2, beside a list of twelve people at the gate now.',
          },
        },
        {
          type: 'table',
          folded: true,
          id: 'figures',
          caption: 'Figures on the dashboard, and who acts on them',
          columns: ['Figure', 'What it counts', 'Who acts'],
          rows: [
            [
              'Inside now',
              'Visitors and contractors by site, gate and zone',
              'Security head; wardens in an alarm',
            ],
            [
              'Waiting at the gate',
              'People waiting for approval, with minutes since arrival',
              'Host, then a second person in the department',
            ],
            ['Overstay', 'Badges past their end time, with the last door', 'Shift supervisor'],
            [
              'Expected today',
              'Invitations by hour; groups and special needs marked',
              'Reception, canteen, meeting rooms',
            ],
            [
              'Documents expiring',
              'Contractor documents by days left',
              'Contractor cell and user department',
            ],
            [
              'Material not matched',
              'Declared at entry and not seen at exit',
              'Stores, with the gate pass number',
            ],
          ],
        },
      ],
    },
    {
      id: 'who-it-is-for',
      heading: 'Who uses it',
      blocks: [
        {
          type: 'entries',
          variant: 'rows',
          items: [
            {
              icon: 'enterprise',
              title: 'Corporate offices',
              text: 'The invitation books the meeting room.',
            },
            {
              icon: 'calendar',
              title: 'Hospitals and clinics',
              text: 'Attender passes by bed and visiting hour.',
            },
            {
              icon: 'training',
              title: 'Educational institutions',
              text: 'A child leaves only with a person on record.',
            },
            {
              icon: 'factory',
              title: 'Manufacturing plants',
              text: 'Induction and papers before entry, material at exit.',
            },
            {
              icon: 'bank',
              title: 'Government facilities',
              text: 'Appointments by officer; identity without a copy.',
            },
            {
              icon: 'people',
              title: 'Coworking spaces',
              text: 'Each company approves and sees its own guests.',
            },
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      ground: 'tint',
      blocks: [
        {
          type: 'list',
          title: 'Note these today, and again after three months',
          items: [
            'Minutes from arrival to entry',
            'Minutes from alarm to the last name, in a drill',
            'Contractors stopped with an expired paper',
            'Tools and samples matched at exit',
          ],
        },
      ],
    },
    {
      id: 'questions',
      heading: 'Hardware, messages, privacy and price',
      blocks: [
        {
          type: 'questions',
          items: [
            {
              question: 'How long does check-in take?',
              answer:
                'Seconds with an invitation. A walk-in takes as long as the host does, so time ten visits today and compare.',
            },
            {
              question: 'May we copy visitors’ Aadhaar cards?',
              answer:
                'Please leave it. A driving licence, voter card, company card or masked form is enough for a gate, and what was never copied cannot be stolen.',
            },
            {
              question: 'What do WhatsApp and SMS messages cost?',
              answer:
                'App and email are free. WhatsApp bills each message, since 1 October 2026 replies too, and needs approved templates, while SMS is charged per message and needs DLT registration.',
            },
            {
              question: 'Which hardware do you support, and who supplies it?',
              answer:
                'A tablet or PC with a camera; a QR reader and badge printer are usual. Send make and model of your turnstiles: we say which are tested, and who supplies them.',
            },
            {
              question: 'What does the price depend on?',
              answer:
                'On gates, sites and visits a month. One gate and ten plants are priced in different ways, so ask for both if you plan to grow.',
            },
            {
              question: 'How long are visitor records kept?',
              answer:
                'You decide, for each kind of visit, and from May 2027 for at least one year. After the period the system erases name, photo and number and keeps the count.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'Weeks depend on gates, devices and controllers. Start with one gate, an administrator, and a guard on each shift whom he trains.',
  related: { services: ['hrms-details'], products: ['rgp-details'], posts: [3] },
  call: {
    heading: 'The columns of your visitor book, turned into a visit on screen',
    product: 'Visitor Management System (VMS)',
  },
});
