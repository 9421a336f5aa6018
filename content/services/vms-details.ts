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
      lead: 'Most gates still use a paper register, which has four weaknesses.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'Every visitor can read the names and phone numbers of earlier visitors. When an out-time is missing, you cannot see who is still inside. The register does not know that a contractor’s insurance has expired. And it does not match a tool brought in with the tool taken out.',
            'With the system, the host invites or approves a visitor. The guard sees a name, a photo and the approval. The badge shows area and end time. At the exit the guard scans the badge and the visit is closed. You still need guards; the system gives them reliable information.',
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
                'The host enters name, company, date, time and area, for one person or a group. The visitor gets a message with the QR code, the route, the right gate and the safety notice. Vehicle number and material can be entered in advance. At the gate the guard scans the code and compares the photo. An unused invitation expires.',
              ],
            },
            {
              title: 'Walk-in visitors and host approval',
              content: [
                'A visitor without invitation gives name, purpose and host. The host answers yes, no or wait, by app, WhatsApp, SMS or email. If there is no answer, the system asks a second person in the department. So the guard does not have to call several people. A refusal is stored with its reason.',
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
                'The guard takes a photo and looks at an identity document. The system stores only its type and the last digits, masked. We store no Aadhaar number and no photocopy of the card. Another document or a masked form is enough for a gate. The product does not verify Aadhaar; that needs a registration with UIDAI in your own name.',
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
                'The badge shows photo, host, area and end time. Its colour shows the kind of visit: guest, contractor, vendor, interview or escorted only. A supervisor can see from a distance that a badge is in the wrong area. The exit scan uses the code on the badge. Missing badges are listed before the guard’s shift ends.',
              ],
            },
            {
              title: 'NDA and safety rules signed on screen',
              content: [
                'Some visits need a signature first. The visitor reads short pages in the chosen language and signs on the screen. The signature is stored with the version of the text. It is valid for a year or until the text changes. At plants the pages also show the route, protective equipment and assembly point, and ask one or two questions.',
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
                'Laptops, tools and samples are declared at entry, with serial numbers where needed, and checked at exit. With our RGP module in the ERP, the declaration becomes an inward returnable gate pass. Stores and gate then see the same list. Standard Business Central has gate entries for goods in India, but none for visitors. For vehicles the system records registration, driver and LR (transport receipt) number. Trucks get a dock slot, and the waiting time is recorded.',
              ],
            },
            {
              title: 'Watch-list and frequent visitors',
              content: [
                'A person who may not enter is on a list with reason, approver and review date. If the name matches, the security head gets an alert, and the counter screen shows only ‘please wait’. Frequent visitors such as auditors or service engineers have a profile, so check-in is faster. A new photo is taken each time. Every entry on both lists must be confirmed again after a set time.',
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
                'In an alarm, wardens open the list of their zone on the phone. It shows visitors, contractors and, with access control connected, employees. Wardens mark each person at the assembly point. People not yet found stay on one common list, with last door and host. Print a list at each shift change as reserve for a power cut.',
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
              text: 'A visitor may enter at the main gate and leave at the truck gate. Each site has its own rules, and the group sees all sites.',
            },
            {
              icon: 'security',
              title: 'Barriers and turnstiles',
              text: 'An approval can open the permitted doors for the permitted hours. This needs the make and model of your controller.',
            },
            {
              icon: 'refresh',
              title: 'Works offline',
              text: 'The gate continues during a network failure, with today’s lists stored on the device.',
            },
            {
              icon: 'clock',
              title: 'Overstay alerts',
              text: 'When a visit passes its end time, the host is informed first and security next, with the last door used.',
            },
            {
              icon: 'people',
              title: 'Rights by role',
              text: 'Guard, host, security head, HR and auditor have different rights. Hosts see only their own guests.',
            },
            {
              icon: 'truck',
              title: 'Deliveries and drivers',
              text: 'Couriers and cabs have a short entry form. Truck drivers have one with documents and dock.',
            },
            {
              icon: 'report',
              title: 'Reports',
              text: 'Overstay, visits by host and department, peak hours by gate, visitor ageing, contractor documents near expiry.',
            },
            {
              icon: 'api',
              title: 'Connected to ERP and HRMS',
              text: 'Hosts come from the HRMS, vendors and work orders from the ERP. Business Central needs a small extension for this.',
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
          caption: 'A scan at gate 2 creates the pass and updates the list.',
        },
        {
          type: 'table',
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
              text: 'The host books a meeting room with the invitation. A Wi-Fi voucher with an end time prints with the badge.',
            },
            {
              icon: 'calendar',
              title: 'Hospitals and clinics',
              text: 'Attender passes are limited per bed and by visiting hours. Medical representatives come in booked slots.',
            },
            {
              icon: 'training',
              title: 'Educational institutions',
              text: 'A child leaves only with an authorised person whose photo is on record. Early leaving needs the class teacher’s approval.',
            },
            {
              icon: 'factory',
              title: 'Manufacturing plants',
              text: 'Induction, protective equipment and contractor documents are checked before entry. Material is matched at exit.',
            },
            {
              icon: 'bank',
              title: 'Government facilities',
              text: 'Appointments by officer and floor. Identity is checked without a copy, and a daily list follows the office’s own rules.',
            },
            {
              icon: 'people',
              title: 'Coworking spaces',
              text: 'Members approve their own guests and deliveries at a shared reception. Each company sees only its own list.',
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
            'Overstays are known on the same day; the colour of a badge says who must be escorted.',
            'Faster roll-call: minutes from alarm to the last name, measured in a drill.',
            'Contractors with expired insurance or without induction are stopped at the gate; a list shows this to the auditor.',
            'Visitors’ phone numbers are no longer open on the counter, and old records are erased.',
            'Vendors’ tools and samples are matched at exit.',
            'Guards write less and can watch people and vehicles.',
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
                'We advise against it. Do not store the number or a photocopy. A driving licence, voter card or company identity card is enough for a gate, or a masked form. Our system stores only the type of document and its last digits.',
            },
            {
              question: 'How long does check-in take?',
              answer:
                'With an invitation, a scan and a look at the photo take seconds. A walk-in takes as long as the host needs to answer. Measure ten visits at your gate today, then measure again in the trial. We show both cases in the demonstration.',
            },
            {
              question: 'What do WhatsApp and SMS messages cost?',
              answer:
                'App notifications and email have no charge per message. WhatsApp bills per message by category, since 1 July 2025, and needs approved templates. SMS needs DLT registration of sender and template, and is charged per message. Count your visits per month, with one or two messages each. Message charges are separate from our fee.',
            },
            {
              question: 'Which hardware do you support, and who supplies it?',
              answer:
                'You need a tablet or PC and a camera; a QR reader and badge printer are usual. Turnstiles and biometric devices connect through the controller’s API or relay. Send us make and model. We answer which models are tested, and whether you or we supply them.',
            },
            {
              question: 'Is it priced by gate or by visitor?',
              answer:
                'The quotation states the basis: gate, site or number of visits. It lists software, hardware, installation, hosting and messages separately. It depends on gates, sites and visits per month. One gate and ten plants are different cases, so we quote both if you plan to grow.',
            },
            {
              question: 'How long are visitor records kept?',
              answer:
                'You decide, for each kind of visit. Until May 2027, choose the shortest period that your security policy needs. From then on, rule 8(3) of the DPDP Rules asks for at least one year for personal data and logs. After the period the system erases name, photo and number and keeps the count. Until then only few people may open them. Ask your lawyer.',
            },
          ],
        },
      ],
    },
  ],
  project:
    'The weeks depend on gates, devices and the make of your controllers. Start with one gate, and name an administrator and a guard on each shift for training. Without a network the device works on with today’s lists. For a power cut, use the list that the guard printed at shift change. The support contract states hours, channels and severity.',
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
