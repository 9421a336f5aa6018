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
      alt: 'A visitor pass with photo, host and entry time beside the list of visitors now at the gate',
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
    lead: 'Hosts invite and approve visitors, the gate prints the badge, and security sees at any time who is inside. The software is our own and connects to your ERP.',
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
      lead: 'The paper register at the gate, which every visitor can read.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'At a fire drill the register shows 41 people in and 29 out. Twelve names, no phone numbers that can be read, and nobody knows whether they left by gate 3. With the system the warden opens a list on the phone.',
            'The host invites or approves, the guard sees name and photo, the badge shows area and end time, and the exit scan closes the visit. You still need guards. With fewer than about ten visitors a day, a numbered register with covered lines is enough.',
          ],
        },
        {
          type: 'demo',
          label: 'Demo',
          href: company.demoVideos.vms,
          text: 'The video shows one visit for host, guard and visitor. It opens in a new tab.',
        },
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
      ],
    },
    {
      id: 'features',
      heading: 'Features, in the order of a visit',
      short: 'Features',
      lead: 'From the invitation to the deletion of the record. The slips are illustrative.',
      ground: 'sand',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              group: {
                title: 'Before the visit',
                slip: {
                  title: 'Visit V-0318',
                  note: 'supplier audit',
                  rows: [
                    { what: 'Host', value: 'purchase head' },
                    { what: 'Area', value: 'meeting room 2' },
                    { what: 'Safety notice', value: 'sent' },
                    { what: 'Answer of the host', value: 'waiting', isOpen: true },
                  ],
                },
              },
              title: 'Invitation with a QR code',
              content: [
                'The visitor gets the code, the route and the right gate. The host enters name, company, time and area, for one person or a group. The guard scans and compares the photo. An unused invitation expires.',
              ],
            },
            {
              title: 'Walk-in visitors and host approval',
              content: [
                'The host answers yes, no or wait. He uses app, WhatsApp, SMS or email; without an answer the system asks a second person in the department. A refusal is stored with its reason.',
              ],
            },
            {
              group: {
                title: 'At the counter',
                slip: {
                  title: 'Counter, gate 1',
                  note: '10:05',
                  rows: [
                    { what: 'Photo', value: 'taken' },
                    { what: 'Document number', value: 'masked' },
                    { what: 'Safety rules', value: 'signed' },
                    { what: 'Workshop', value: 'escorted only', isOpen: true },
                  ],
                },
              },
              title: 'Photo and identity document',
              content: [
                'Only type and last digits are stored, masked. We store no Aadhaar number and no photocopy of the card. The product does not verify Aadhaar; that needs a registration with UIDAI in your own name.',
              ],
            },
            {
              title: 'Notice and privacy',
              content: [
                'Visitor records are personal data. The screen shows a notice before the first entry, in the languages that you choose.',
              ],
              points: [
                'What is recorded, why, for how long, and whom to ask',
                'Only the necessary fields; earlier visitors stay hidden',
                'A retention period for each kind of visit, from May 2027 at least one year; then name, photo and number are erased',
                'Narrow viewing rights and a log of exports',
                'Duties under the DPDP Rules apply from May 2027',
              ],
            },
            {
              title: 'Badge with area and end time',
              picture: {
                name: 'visitor-badge',
                alt: 'Badge V-0427 on its lanyard: a photograph, a code to scan, and across the foot the words until 16:00.',
              },
              content: [
                'A supervisor sees a wrong badge from a distance. Its colour is the kind of visit: guest, contractor, vendor, interview or escorted only. Missing badges are listed before the guard’s shift ends.',
              ],
            },
            {
              title: 'NDA and safety rules signed on screen',
              content: [
                'The visitor reads in his language and signs. The signature is stored with the version of the text and holds for a year or until the text changes. At plants the pages show route, protective equipment and assembly point.',
              ],
            },
            {
              group: {
                title: 'Contractors, goods and guests',
                slip: {
                  title: 'Worker C-077',
                  note: 'welding',
                  rows: [
                    { what: 'Safety induction', value: 'valid' },
                    { what: 'Medical fitness', value: 'valid' },
                    { what: 'Laptop and tools', value: 'declared' },
                    { what: 'Insurance', value: 'expired', isOpen: true },
                  ],
                },
              },
              title: 'Contractor pass with documents',
              content: [
                'Each contractor worker is registered once, with dated documents. The pass ends when the first document expires. The contractor and your department get a warning in advance.',
              ],
              points: [
                'Police verification, insurance, licence and medical fitness, each with expiry date',
                'Safety induction with date and language',
                'Work order and permitted area',
                'Headcount by contractor and shift, to check the bill',
                'Proof of the contractor’s wage and PF payments stays in the HRMS',
              ],
            },
            {
              title: 'Material and vehicles',
              content: [
                'Declared at entry, checked at exit. With our RGP module the declaration becomes an inward returnable gate pass, so stores and gate see one list. Standard Business Central has gate entries for goods, none for visitors. Trucks get a dock slot, and their waiting time is recorded.',
              ],
            },
            {
              title: 'Watch-list and frequent visitors',
              content: [
                'The counter shows only ‘please wait’. The security head gets the alert, with reason, approver and review date. Auditors and service engineers have a profile, and a new photo each time. Both lists must be confirmed again after a set time.',
              ],
            },
            {
              group: {
                title: 'When something happens',
                slip: {
                  title: 'Roll-call',
                  note: '13 of 14',
                  rows: [
                    { what: 'Assembly point A', value: '7 found' },
                    { what: 'Assembly point B', value: '6 found' },
                    { what: 'Contractor, gate 3', value: 'not found', isOpen: true },
                  ],
                },
              },
              title: 'Evacuation roll-call',
              content: [
                'Wardens mark each person at the assembly point. Their list shows visitors, contractors and, with access control connected, employees. Who is not found stays on one common list, with last door and host. Print it at each shift change, for a power cut.',
              ],
            },
            {
              title: 'Hosting, power cuts and network failure',
              content: [
                'The dashboard runs in the cloud. We can also install it on your own server; ask for that in the quotation. Hosting region, backup and availability are fixed in the contract.',
              ],
              points: [
                'The gate device keeps today’s invitations and lists in its own memory',
                'Entries made offline are sent when the network is back',
                'In the demonstration, pull out the network cable yourself',
              ],
            },
          ],
        },
        { type: 'evidence', ...evidence.visitorList },
        { type: 'call', text: 'Send one page of your visitor book. We show it as a list.' },
      ],
    },
    {
      id: 'key-features',
      heading: 'Key features',
      lead: 'For security, administration and IT, who run the system every day.',
      blocks: [
        {
          type: 'entries',
          variant: 'columns',
          items: [
            {
              icon: 'location',
              title: 'Many gates, many sites',
              text: 'In at the main gate, out at the truck gate; the group sees all sites.',
            },
            {
              icon: 'security',
              title: 'Barriers and turnstiles',
              text: 'An approval opens the permitted doors. Send make and model of your controller.',
            },
            {
              icon: 'refresh',
              title: 'Works offline',
              text: 'Today’s lists are on the device.',
            },
            {
              icon: 'clock',
              title: 'Overstay alerts',
              text: 'The host hears first, security next, with the last door used.',
            },
            {
              icon: 'people',
              title: 'Rights by role',
              text: 'Hosts see only their own guests.',
            },
            {
              icon: 'truck',
              title: 'Deliveries and drivers',
              text: 'A short form for couriers, documents and dock for truck drivers.',
            },
            {
              icon: 'report',
              title: 'Reports',
              text: 'Overstay, peak hours by gate, contractor documents near expiry.',
            },
            {
              icon: 'api',
              title: 'Connected to ERP and HRMS',
              text: 'Hosts from the HRMS; vendors and work orders from the ERP, by an interface that we build.',
            },
          ],
        },
      ],
    },
    {
      id: 'cloud-dashboard',
      heading: 'Cloud dashboard',
      lead: 'One browser page shows all gates at all sites, updated with every scan.',
      ground: 'indigo',
      blocks: [
        {
          type: 'picture',
          picture: {
            name: 'product-vms',
            alt: 'Visitor pass V-0318 for a supplier audit, to meet the purchase head, in at 10:05 by gate 2, beside a list of twelve people at the gate now.',
          },
          caption: 'Drawn example: a scan at gate 2 creates the pass and updates the list.',
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
      lead: 'The software is the same for all six; the rules and forms are set up for each.',
      blocks: [
        {
          type: 'entries',
          variant: 'rows',
          items: [
            {
              icon: 'enterprise',
              title: 'Corporate offices',
              text: 'The meeting room is booked with the invitation; a Wi-Fi voucher prints with the badge.',
            },
            {
              icon: 'calendar',
              title: 'Hospitals and clinics',
              text: 'Attender passes per bed and visiting hour; medical representatives in booked slots.',
            },
            {
              icon: 'training',
              title: 'Educational institutions',
              text: 'A child leaves only with a person whose photo is on record.',
            },
            {
              icon: 'factory',
              title: 'Manufacturing plants',
              text: 'Induction and contractor documents before entry, material at exit.',
            },
            {
              icon: 'bank',
              title: 'Government facilities',
              text: 'Appointments by officer and floor; identity is checked without a copy.',
            },
            {
              icon: 'people',
              title: 'Coworking spaces',
              text: 'Members approve their own guests; each company sees only its list.',
            },
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      lead: 'Note today’s value for each point, so that you can compare after three months.',
      ground: 'tint',
      blocks: [
        {
          type: 'list',
          items: [
            'Shorter gate time: minutes from arrival to entry, by kind of visitor and hour.',
            'The count of people inside, by gate and zone, at any time.',
            'Faster roll-call: minutes from alarm to the last name, measured in a drill.',
            'Contractors with expired insurance or without induction are stopped at the gate; a list shows this to the auditor.',
            'Visitors’ phone numbers are no longer open on the counter, and old records are erased.',
            'Vendors’ tools and samples are matched at exit.',
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
              question: 'May we copy visitors’ Aadhaar cards?',
              answer:
                'We advise against it: neither number nor photocopy. A driving licence, voter card, company card or a masked form is enough for a gate.',
            },
            {
              question: 'How long does check-in take?',
              answer:
                'With an invitation, a scan and a look at the photo: seconds. A walk-in takes as long as the host. Measure ten visits at your gate today, and again in the trial.',
            },
            {
              question: 'What do WhatsApp and SMS messages cost?',
              answer:
                'App and email have no charge per message. WhatsApp bills each message, since 1 October 2026 replies too, and needs approved templates. SMS needs DLT registration and is charged per message. These charges are separate from our fee.',
            },
            {
              question: 'Which hardware do you support, and who supplies it?',
              answer:
                'A tablet or PC with a camera; a QR reader and badge printer are usual. Turnstiles connect through the controller’s API or relay. Send make and model: we say which are tested, and who supplies them.',
            },
            {
              question: 'Is it priced by gate or by visitor?',
              answer:
                'By gate, site or number of visits. One gate and ten plants are different cases, so ask for both if you plan to grow.',
            },
            {
              question: 'How long are visitor records kept?',
              answer:
                'You decide, for each kind of visit. From May 2027 rule 8(3) of the DPDP Rules asks for at least one year. After the period the system erases name, photo and number and keeps the count.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'The weeks depend on gates, devices and the make of your controllers. Start with one gate, and name an administrator and a guard on each shift for training. Without a network the device works on with today’s lists. For a power cut, use the list that the guard printed at shift change.',
  related: {
    services: ['hrms-details', 'business-central-details'],
    products: ['rgp-details', 'mm-details'],
    industries: ['education', 'medicine', 'automobile', 'logistics'],
    posts: [3],
  },
  scene: {
    after: 'key-features',
    text: 'A college gate records parents, contractors and vehicles in one list, with the time in and out.',
  },
  call: {
    heading: 'Your number of gates and visits is enough for a first hardware list',
    product: 'Visitor Management System (VMS)',
  },
});
