import { defineCourse } from '../schema/course';

export const course = defineCourse('it-service-management-details', {
  title: 'IT Service Management',
  desc: 'Run a service desk through a bad Monday: incidents, problems, changes, promises and the figures that judge them.',
  topic: 'Operations',
  meta: {
    title: 'IT Service Management course, self-paced',
    description:
      'About 80 self-paced hours on incidents, problems, changes, service levels, CMDB, suppliers and AI on the service desk. Aligned to ITIL (Version 5) Foundation.',
  },
  banner: {
    heading: 'IT Service Management, practised on a bad Monday',
    tone: 'indigo',
    picture: {
      name: 'course-it-service-management',
      alt: 'A lesson panel headed Lesson 4, Set the priority: ticket INC-2207, Payroll page down, beside a grid of impact by urgency with the cell P1 filled, and a note reading 2 calls, 1 cause.',
    },
  },
  description:
    'Payroll is down at 9:40, a director wants a new laptop, and forty people report the same printer. A service desk shows its quality in how it sorts these three. The course takes you through the practices of ITIL in the order in which a bad Monday calls for them, and ends with a simulated day that you have to run yourself. It serves a newcomer, an engineer with ten years of tickets and a manager who signs service levels; each starts at a different module.',
  enrolAs: 'IT Services',
  certificate: {
    rating: 4.9,
    level: 'All levels',
    duration: 'Flexible, self-paced',
  },
  about: {
    heading: 'Three words that a service desk must keep apart',
    paragraphs: [
      'An incident is something that has stopped working and has to work again. A problem is the cause, and finding it may take weeks. A request was never broken at all. Desks that mix the three measure nonsense: a password reset pulls the average down, a known fault pulls it up, and nobody can say whether service got better. Your first exercise is a mailbox of sixty messages to be sorted by those words, with the reason for each. Two experienced people rarely agree on all sixty, and the disagreements are the lesson.',
      'Newcomers read from the first module. If you have worked tickets for years, begin with the mailbox and the module on change, where habits are most expensive. Managers may start at service levels and suppliers and return to the practices afterwards. The material is self-paced; at 10 hours a week it fills eight weeks, and a busy quarter does no harm to it.',
      'The hard part of this subject cannot be configured: telling a head of department that the incident is a P3, closing a post-incident review without a culprit, refusing a Friday change. Those conversations are written out and rehearsed. You will have a file at the end with a priority matrix, a service level agreement for one real service, two change records, a problem record with its root cause and a dashboard whose every figure you can define.',
    ],
  },
  outcomes: {
    heading: 'How the day after the course looks different',
    items: [
      'Sort a mixed queue into incidents, requests and problems and give the reason for each.',
      'Run an incident from log to closure, with a priority that follows from impact and urgency and updates that users understand.',
      'Lead a root cause session and write a problem record with a workaround and an owner.',
      'Draft a change record with risk, test, communication and a way back, and say who may approve it.',
      'Negotiate a service level agreement that names what is measured, when and by whom.',
      'Read a dashboard of MTTR, first-contact resolution, backlog age and satisfaction, and spot the figure that misleads.',
      'Decide which desk tasks an AI assistant may do alone and which it may only prepare.',
    ],
  },
  learn: {
    heading: 'Eleven modules, about 80 hours, your own order',
    intro:
      'Hours are given in place of weeks because the pace is yours. Each module has a reading, a case from the same imaginary firm of 400 people and a document to write. Tools are shown in outline in Jira Service Management and ServiceNow terms; no licence for either is needed.',
    modules: [
      {
        title: 'Service, value, outcome',
        when: '5 hours',
        topics: [
          'What a user buys when there is no ticket',
          'Utility and warranty on a payroll service',
          'The service desk as one entrance among several',
        ],
      },
      {
        title: 'Guiding principles',
        when: '4 hours',
        topics: [
          'Start where you are, shown on a messy queue',
          'Progress in small steps with feedback',
          'Keep it simple, and what may be left out',
        ],
      },
      {
        title: 'The life cycle of products and services',
        when: '5 hours',
        topics: [
          'What Version 5 adds: digital products beside services',
          'Eight life cycle activities on one example',
          'How thirty-four practices fit a desk of six people',
        ],
      },
      {
        title: 'Incident, request, problem',
        when: '12 hours',
        topics: [
          'Sorting the mailbox of sixty messages',
          'Impact, urgency, priority, and an honest P3',
          'Major incidents: roles, bridge, updates',
          'Five whys and the fishbone, with their traps',
          'Known errors and workarounds',
        ],
      },
      {
        title: 'Change enablement and release',
        when: '9 hours',
        topics: [
          'Standard, normal and emergency change',
          'A change record that can be refused',
          'Calendars, freezes and the Friday evening',
          'Release, deployment and going back',
        ],
      },
      {
        title: 'Service levels and catalogue',
        when: '8 hours',
        topics: [
          'A catalogue entry in the words of the user',
          'Agreement, underpinning contract and the clock between them',
          'Availability figures, and the hour that they hide',
          'A review meeting with an unhappy department',
        ],
      },
      {
        title: 'Assets and configuration',
        when: '7 hours',
        topics: [
          'Asset register beside CMDB: money and dependency',
          'How much detail a firm can keep true',
          'Impact of a change, read from relations',
        ],
      },
      {
        title: 'Knowledge and improvement',
        when: '5 hours',
        topics: [
          'Articles written while solving',
          'Blameless reviews after an incident',
          'An improvement register that gets shorter',
        ],
      },
      {
        title: 'Monitoring, suppliers and AMC',
        when: '6 hours',
        topics: [
          'Events worth a ticket and events worth silence',
          'Annual maintenance contracts: response, spares, exit',
          'Escalating to a supplier with evidence',
        ],
      },
      {
        title: 'Measures, standards and AI',
        when: '8 hours',
        topics: [
          'MTTR, first-contact resolution, backlog age, satisfaction',
          'ISO/IEC 20000-1 in outline',
          'Assistants that classify, draft and answer',
          'Rules for AI at the desk: data, oversight, record',
        ],
      },
      {
        title: 'Simulation: the bad Monday',
        when: '11 hours',
        topics: [
          'Eight hours of calls, mails and alerts in scripted order',
          'One major incident, one failed change, one angry director',
          'Handover at six, review on Tuesday',
          'The dashboard presented, with what you would change',
        ],
      },
    ],
    projects: [
      'The desk file for a firm of 400: priority matrix, catalogue page, service level agreement, change and problem records.',
      'The log of the simulated Monday with the review that follows it.',
      'A one-page dashboard with a definition, an owner and a known weakness for each figure.',
    ],
  },
  skills: {
    heading: 'For the desk, the change board and the review',
    items: [
      'Ticket triage',
      'Priority matrix',
      'Major incident coordination',
      'Root cause analysis',
      'Change records and risk',
      'Release planning',
      'Service level agreements',
      'Service catalogue writing',
      'CMDB basics',
      'Knowledge articles',
      'Supplier and AMC follow-up',
      'Service desk reporting',
      'User communication',
    ],
    certification:
      'The content is aligned to ITIL (Version 5) Foundation, released on 12 February 2026. ITIL 4 certificates stay valid, and progress made under ITIL 4 counts towards the new scheme. Official ITIL training may be sold only by organisations that PeopleCert has accredited; this course makes no such claim and contains no official courseware. If you want the certificate you register with PeopleCert and pay there. Our own certificate states that you finished the course, and no more than that.',
    roles: [
      'Service desk analyst',
      'Incident coordinator',
      'Change coordinator',
      'IT operations executive',
    ],
  },
  related: {
    services: ['azure-details', 'sharepoint-details'],
    courses: ['azure-details', 'software-testing-details'],
    posts: [4],
  },
});
