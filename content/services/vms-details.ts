import { defineService } from '../schema/service';

export const service = defineService('vms-details', {
  title: 'Visitor Management System',
  icon: 'vms',
  desc: 'Invitation, approval, badge, contractor papers and roll-call, so that the gate knows who is inside.',
  meta: {
    title: 'Visitor management system for gates and receptions',
    description:
      'Visitor management for plants, hospitals, schools and offices: QR invitation, host approval, badges, contractor papers, material check, roll-call and dashboard.',
  },
  banner: {
    heading: 'Visitor Management System: the gate knows who is inside',
    lead: 'From the invitation to the returned badge, every visitor has a host, a purpose, a permitted area and a time by which to leave.',
    tone: 'indigo',
    picture: {
      name: 'service-vms',
      alt: 'A roll-call screen in a drill: 14 people inside, 13 marked at assembly points A and B, one contractor not yet found, last seen at gate 3.',
    },
  },
  sections: [
    {
      id: 'overview',
      heading: 'What the register cannot tell you',
      lead: 'A paper register is full of names and answers none of the questions that matter in an emergency.',
      blocks: [
        {
          type: 'text',
          paragraphs: [
            'It shows everyone’s telephone number to whoever writes next. Where an out-time is missing it cannot say who is still on the premises. It does not know that the contractor’s insurance lapsed last week, or that the drill in the van came in through this gate and should leave by it.',
            'The system asks for less and knows more. The host invites or approves, the guard sees a verified name and a photograph, the badge shows until when and where, and the same record closes at the exit. Guards stay as necessary as before. They are given something to check against.',
          ],
        },
        {
          type: 'demo',
          label: 'Demo',
          href: 'https://video.samvaya.example/vms',
          text: 'One visit as the host, the guard and the visitor see it, from invitation to exit. The video opens in a new tab.',
        },
      ],
    },
    {
      id: 'features',
      heading: 'Features, in the order of a visit',
      lead: 'From the day before to the moment when the badge is handed back.',
      blocks: [
        {
          type: 'accordion',
          open: 'none',
          items: [
            {
              title: 'Invitation with a QR code',
              content: [
                'The host enters name, company, day, time and area, alone or for a group from a list. The visitor receives a message with the code, the route, the entrance to use and the safety notice, and may add vehicle number and material in advance. At the gate a scan brings the record up and the rest is a look at the face. An invitation that was not used expires by itself.',
              ],
            },
            {
              title: 'Walk-in and approval by the host',
              content: [
                'Whoever comes unannounced gives a name, a purpose and a host. The host is asked by app, WhatsApp, SMS or e-mail and answers with yes, no or wait; if there is no answer, a second person in the department is asked. The guard does not decide and need not telephone from desk to desk. Refusals keep their reason, so the same caller is not argued with afresh each week.',
              ],
            },
            {
              title: 'Photograph and identity, kept to the least',
              content: [
                'A photograph is taken at the counter and an identity document is looked at. What is stored is its type and the last digits, masked. We store no Aadhaar number and no photocopy of the card; another document serves as well, since verification through Aadhaar is open only to entities registered for it. The notice at the counter says what is collected, why, and for how long it is kept.',
              ],
            },
            {
              title: 'A badge that says until when',
              picture: {
                name: 'visitor-badge',
                alt: 'Badge V-0427 on its lanyard: a photograph, a code to scan, and across the foot the words until 16:00.',
              },
              content: [
                'The badge prints with photograph, host, area and end time, and a stripe whose colour stands for the kind of visit: day guest, contractor, vendor, interview, escorted only. Supervisors can see a wrong colour in a wrong area from across the yard. The code on the badge opens the exit record. A badge that has not come back by its time is on a list before the guard’s shift ends.',
              ],
            },
            {
              title: 'Contractor pass with its papers',
              content: [
                'A contractor’s worker is entered once, with papers that have dates. The pass lives as long as the shortest of them, and the warning goes to the contractor and to your own department.',
              ],
              points: [
                'Police verification, insurance, licence and medical fitness, each with expiry',
                'Safety induction attended and understood, with date and language',
                'Work order and area for which the pass is good',
                'Headcount by contractor and shift, for reconciliation with the bill',
              ],
            },
            {
              title: 'NDA and safety rules, signed on the screen',
              content: [
                'Some visits need a signature first. The document appears in the language that the visitor chooses, in short pages, and the signature is stored with its version. A visitor who signed this year is not asked again until the text changes. For plants the same step shows the route, the protective equipment and the assembly point, followed by a question or two that show whether it was read.',
              ],
            },
            {
              title: 'Material and vehicles, in and out',
              content: [
                'Laptops, tools, samples and phones with cameras are declared at entry, with serial numbers where they matter, and matched at exit. Where the gate pass module runs, the declaration becomes an inward returnable pass, so stores and gate read one list. Vehicles carry registration, driver and LR number; trucks get a dock slot, and the time between gate and dock is there for the next talk with the transporter.',
              ],
            },
            {
              title: 'Watch-list and repeat visitors',
              content: [
                'A person who may not enter is on a list with reason, approver and review date. A match warns the security head quietly and the counter shows only ‘please wait’. Those who come often, such as an auditor or a service engineer, get a profile that fills itself, with a fresh photograph each time. Both lists are short by design, as every entry has an owner who must confirm it again.',
              ],
            },
            {
              title: 'Evacuation roll-call',
              content: [
                'When the siren sounds, wardens open the list of their zone on the phone: visitors, contractors and, if access control is joined, employees. They mark people as they see them at the assembly point. Whoever is not marked remains on one common list with last door and host. A drill gives the figure that matters, the time until the list is empty, and next time’s figure to compare.',
              ],
            },
            {
              title: 'Records with an end date',
              content: [
                'Visitor records are personal data. A retention period is set for each kind of visit, after which name, photograph and number are erased and the count remains for statistics. Viewing rights are narrow, exports are logged, and no visitor sees who came before. With the duties of the DPDP Rules due in May 2027, the notice and the deletion log are ready to be shown instead of still to be written.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'key-features',
      heading: 'Key features',
      lead: 'What the people who run it, rather than those who pass through it, will ask about.',
      ground: 'sand',
      blocks: [
        {
          type: 'cards',
          items: [
            {
              icon: 'location',
              title: 'Many gates, many sites',
              desc: 'In by the main gate, out by the truck gate: one record. Each site has its own rules, and the group sees all of them.',
            },
            {
              icon: 'security',
              title: 'Barriers and turnstiles',
              desc: 'Joined to access control and boom barriers, an approval opens exactly the doors on the pass, for its hours and no longer.',
            },
            {
              icon: 'refresh',
              title: 'Works through a broken line',
              desc: 'The gate device keeps today’s invitations and lists in a local cache and sends its entries when the network is back.',
            },
            {
              icon: 'clock',
              title: 'Overstay alerts',
              desc: 'Host first, security next. The alert names the last door, so that one person walks to one place.',
            },
            {
              icon: 'people',
              title: 'Rights by role',
              desc: 'Guard, host, security head, HR, auditor. Hosts see their own guests; a guard sees the present day.',
            },
            {
              icon: 'truck',
              title: 'Deliveries and drivers',
              desc: 'Couriers and cabs take a short path with name, firm and door; truck drivers take the one with papers and dock.',
            },
            {
              icon: 'report',
              title: 'Reports that are read',
              desc: 'Visitor ageing, overstay, visits by host and department, peak hour by gate, contractor papers near expiry.',
            },
            {
              icon: 'api',
              title: 'Open to the ERP and HRMS',
              desc: 'Hosts come from the HRMS, vendors and work orders from the ERP, so the gate keeps no list of its own to grow stale.',
            },
          ],
        },
      ],
    },
    {
      id: 'cloud-dashboard',
      heading: 'Cloud dashboard',
      lead: 'One page in a browser for every gate that you have, as current as the last scan. Each tile belongs to somebody who acts on it.',
      ground: 'indigo',
      blocks: [
        {
          type: 'picture',
          picture: {
            name: 'product-vms',
            alt: 'Visitor pass V-0318 for a supplier audit, to meet the purchase head, in at 10:05 by gate 2, beside a list of twelve people at the gate now.',
          },
          caption: 'One scan at gate 2 writes the pass and the list.',
        },
        {
          type: 'table',
          caption: 'The tiles of the board, and whose morning each one is',
          columns: ['Tile', 'What it counts', 'Who acts'],
          rows: [
            [
              'Inside now',
              'Visitors and contractors by site, gate and zone',
              'Security head; wardens in an alarm',
            ],
            [
              'Waiting at the gate',
              'People not yet approved, with minutes since arrival',
              'Host, then the department’s second person',
            ],
            ['Past their time', 'Badges beyond validity, with the last door', 'Shift supervisor'],
            [
              'Expected today',
              'Invitations by hour, groups and special needs marked',
              'Reception, canteen, meeting rooms',
            ],
            [
              'Papers lapsing',
              'Contractor documents by days left',
              'Contractor cell and the user department',
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
      heading: 'Who it is for',
      lead: 'Six kinds of premises. The counter looks the same in each; the rule behind it differs.',
      blocks: [
        {
          type: 'entries',
          look: 'rows',
          items: [
            {
              icon: 'enterprise',
              title: 'Corporate offices',
              text: 'Guests are met by name, the room is booked with the invitation, and a Wi-Fi voucher with an end time prints below the badge.',
            },
            {
              icon: 'calendar',
              title: 'Hospitals and clinics',
              text: 'Attender passes are limited by bed and by visiting hour. The ward sees how many are with a patient, and medical representatives come by slot.',
            },
            {
              icon: 'training',
              title: 'Educational institutions',
              text: 'A child leaves only with a person whose photograph and authorisation are on file. Early leaving needs the class teacher’s approval at the gate.',
            },
            {
              icon: 'factory',
              title: 'Manufacturing plants',
              text: 'Protective equipment, induction and contractor papers come before entry, and what was carried in is matched on the way out.',
            },
            {
              icon: 'bank',
              title: 'Government facilities',
              text: 'Appointments by officer and floor, identity looked at without being copied, and a day list that can be handed over under the office’s own rules.',
            },
            {
              icon: 'people',
              title: 'Coworking spaces',
              text: 'Many hosts share one reception. Members approve their own guests and deliveries, and each company sees its own list and no other.',
            },
          ],
        },
      ],
    },
    {
      id: 'benefits',
      heading: 'Benefits',
      lead: 'Note the present figure for each before the first badge is printed.',
      ground: 'tint',
      blocks: [
        {
          type: 'list',
          items: [
            'Gate time: minutes from arrival to entry, by kind of visitor and by hour, shorter because approval no longer waits at the desk.',
            'A true count of people inside, gate by gate, which can be checked by walking round once.',
            'Overstays and unescorted visitors known on the same day and named in the weekly report.',
            'Roll-call time in a drill, from the siren to the last name.',
            'No contractor at work on lapsed insurance or without induction, with the list to prove it in an audit.',
            'Visitors’ numbers no longer lie open on a counter, and old records are erased on a date.',
            'Vendors’ tools and samples leave once, with the person who brought them.',
            'Guards spend their attention on faces and loads, and write nothing twice.',
          ],
        },
      ],
    },
  ],
  related: {
    services: ['hrms-details', 'business-central-details'],
    products: ['rgp-details', 'mm-details'],
    industries: ['education', 'medicine', 'automobile', 'logistics'],
    posts: [3],
  },
  call: {
    heading: 'Tell us how many gates you have and who signs at each.',
    product: 'Visitor Management System (VMS)',
  },
});
