import { defineCourse } from '../schema/course';

export const course = defineCourse('it-service-management-details', {
  title: 'IT Service Management',
  desc: 'Incidents, problems, changes and service levels, at your own pace.',
  topic: 'Operations',
  icon: 'support',
  meta: {
    title: 'IT Service Management course, self-paced',
    description:
      'About 80 self-paced hours on incidents, problems, changes, service levels, CMDB and AI on the service desk. Helps you read for ITIL (Version 5) Foundation.',
  },
  banner: {
    heading: 'IT Service Management for service desks and IT teams',
    lead: 'How a service desk works, in its common terms. About 80 hours at your own pace, with a simulated day at the end.',
    tone: 'indigo',
    picture: { name: 'course-it-service-management' },
    lesson: {
      number: 4,
      task: 'Set the priority',
      fields: [
        { label: 'Ticket', value: 'INC-2207' },
        { label: 'Fault', value: 'Payroll page down' },
        { label: 'Impact, urgency', value: 'High, high' },
      ],
      checked: 4,
    },
  },
  description:
    'This self-paced course teaches how a service desk works: incidents, requests, problems, changes, service levels, assets, suppliers and measures. For example, payroll is down, a director wants a new laptop, and forty people report the same printer. You learn to decide what comes first. It takes about 80 hours and ends with a simulated day at the desk.',
  enrolAs: 'IT Services',
  enrolHint: 'IT Services is this course, IT Service Management.',
  certificate: {
    rating: 4.9,
    level: 'All levels',
    duration: 'Flexible, self-paced',
    note: 'The course is independent. It helps you read for ITIL (Version 5) Foundation, an exam that you take with PeopleCert.',
  },
  about: {
    heading: 'Where to start: newcomer, engineer or manager',
    paragraphs: [
      'Newcomers read from the first module. You do not need to be technical; clear writing and calm on the phone matter more. Your first exercise is a mailbox of sixty messages. You sort them into incidents (something stopped working), requests (something is wanted) and problems (the cause behind incidents).',
      'Engineers with years of tickets can begin with the mailbox and the module on change. They learn most by comparing their reasons with the sample solution. Reports go wrong when the three kinds are mixed: a password reset makes the average look better than it is.',
      'Managers may start with service levels and suppliers, then return to the practices. Two tasks are written for you: drafting a service level and reading a dashboard.',
      'Difficult conversations come as recordings and scripts, to play with a colleague. You write down, and can read aloud to a friend, why an incident has only priority 3. You review an incident without blaming anyone, and you refuse a change on a Friday evening. You keep a file with a priority matrix, a service level agreement, two change records, a problem record and a dashboard.',
    ],
  },
  notFor: 'you need fixed lessons and a class',
  comparison: {
    bring: 'Clear writing; calm on the phone',
    coding: 'None',
    exam: 'Reading for ITIL Foundation (Version 5)',
  },
  outcomes: {
    heading: 'What you can do at work',
    items: [
      'Sort a mixed queue into incidents, requests and problems, and give the reason for each.',
      'Run an incident from log to closure, with a priority from impact and urgency.',
      'Prepare a root cause session from a case and write the problem record with a workaround and an owner.',
      'Draft a change record with risk, test, communication and rollback, and name the approver.',
      'Draft a service level agreement that says what is measured, when and by whom.',
      'Read a dashboard of MTTR (time to restore), first-contact resolution, backlog age and satisfaction.',
      'Decide which desk tasks an AI assistant may do alone and which a person must check.',
    ],
  },
  learn: {
    heading: 'Eleven modules, about 80 hours',
    intro:
      'Hours replace weeks here because the pace is yours; at 10 hours a week it is about two months. About 20 of the 80 hours serve the exam; the others are practice for the job. Each module has a text, a case from an imaginary firm of 400 people and a document to write.',
    modules: [
      {
        title: 'Service, value, outcome',
        short: 'Value',
        when: '9 hours',
        topics: [
          'Key terms with exact definitions',
          'What a user expects from a service',
          'Utility and warranty, with payroll as the example',
          'The four dimensions, with one case each: people, technology, partners, value streams',
          'The service desk and other ways to ask for help',
        ],
      },
      {
        title: 'Principles, governance and improvement',
        short: 'Principles',
        when: '7 hours',
        topics: [
          'How to decide by principles, in our own words',
          'Who governs and who manages',
          'The improvement model on one case',
          'The value system in one picture',
        ],
      },
      {
        title: 'The life cycle of products and services',
        short: 'Life cycle',
        when: '5 hours',
        topics: [
          'Digital products next to services',
          'Eight life cycle activities on one example',
          'Value streams: the steps from a demand to its value, drawn and timed',
          'Thirty-four practices, and which a desk of six people needs',
        ],
      },
      {
        title: 'Incident, request, problem',
        short: 'Incidents',
        when: '11 hours',
        topics: [
          'Sorting the mailbox of sixty messages',
          'Impact, urgency and priority',
          'Major incidents: roles, updates, and the conference call as a recording',
          'Five whys and the fishbone diagram, with their limits',
          'Known errors and workarounds',
        ],
      },
      {
        title: 'Change enablement and release',
        short: 'Change',
        when: '8 hours',
        topics: [
          'Standard, normal and emergency change',
          'What a complete change record contains',
          'Change calendars, freeze periods and a change on a Friday evening',
          'Release, deployment and rollback',
        ],
      },
      {
        title: 'Service levels and catalogue',
        short: 'Levels',
        when: '7 hours',
        topics: [
          'A catalogue entry in the words of the user',
          'A service level agreement drafted, and compared with the supplier contract',
          'Availability figures and what they leave out',
          'The minutes of a review with an unhappy department, to write and compare',
        ],
      },
      {
        title: 'Assets and configuration',
        short: 'Assets',
        when: '5 hours',
        topics: [
          'Asset register (money) and CMDB (what depends on what)',
          'How much detail a company can keep up to date',
          'Reading the impact of a change from the relations',
        ],
      },
      {
        title: 'Knowledge and improvement',
        short: 'Knowledge',
        when: '5 hours',
        topics: [
          'Articles written while solving',
          'Reviews after an incident, without blame',
          'An improvement list with owners and dates',
        ],
      },
      {
        title: 'Monitoring, suppliers and AMC',
        short: 'Suppliers',
        when: '5 hours',
        topics: [
          'Which events become tickets',
          'Annual maintenance contracts (AMC): response, spares, exit',
          'Escalating to a supplier with evidence',
        ],
      },
      {
        title: 'Measures, standards and AI',
        short: 'Measures',
        when: '8 hours',
        topics: [
          'MTTR, first-contact resolution, backlog age, satisfaction',
          'ISO/IEC 20000-1 in outline',
          'AI assistants that classify, draft and answer',
          'Rules for AI at the desk: data, oversight, record',
        ],
      },
      {
        title: 'Simulation: one day at the desk',
        short: 'Simulation',
        when: '11 hours',
        topics: [
          'Eight hours of recorded calls, emails and alerts in scripted order',
          'One major incident, one failed change, and an angry director, whom a colleague may play',
          'Handover at six and review the next day',
          'The dashboard with your proposals, compared with a sample solution',
        ],
      },
    ],
    projects: [
      'The desk file: priority matrix, catalogue page, service level agreement, change and problem records.',
      'The log of the simulated day with its review.',
      'A one-page dashboard with a definition, an owner and a known weakness for each figure.',
    ],
  },
  skills: {
    heading: 'Skills for a service desk',
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
      'This is an independent course. It uses the common terms of service management and helps you read for ITIL (Version 5) Foundation. The exam has 40 questions in 60 minutes, and 26 correct answers pass. PeopleCert asks you to renew the certificate every three years. ITIL 4 certificates stay valid until their own renewal date, three years after the exam. Only organisations accredited by PeopleCert may sell official ITIL training. We claim no such accreditation and use no official course material. For the ITIL certificate you register with PeopleCert and pay there. Our certificate says that you completed this course.',
    roles: [
      'Service desk analyst',
      'Incident coordinator',
      'Change coordinator',
      'IT operations executive',
    ],
  },
  facts: {
    laptop: {
      need: 'Any laptop',
      text: 'Any laptop or tablet with a browser and a program for documents and tables.',
    },
  },
  lab: [
    {
      item: 'Course material and cases',
      text: 'All modules.',
      paid: 'Part of the course.',
    },
    {
      item: 'Service desk tool',
      text: 'Tickets and changes. We explain the terms of Jira Service Management and ServiceNow.',
      paid: 'You buy no licence.',
    },
    {
      item: 'ITIL publication',
      text: 'Reading for the exam, if you take it.',
      paid: 'You, from PeopleCert or a bookseller.',
    },
  ],
  exam: {
    caption: 'Where this course helps you for ITIL (Version 5) Foundation',
    rows: [
      { skill: 'Key terms', modules: ['Service, value, outcome'] },
      { skill: 'Four dimensions', modules: ['Service, value, outcome'] },
      {
        skill: 'Product and service life cycle',
        modules: ['The life cycle of products and services'],
      },
      {
        skill: 'Principles, governance, practices and improvement',
        modules: [
          'Principles, governance and improvement',
          'Incident, request, problem',
          'Change enablement and release',
          'Service levels and catalogue',
          'Knowledge and improvement',
        ],
      },
      { skill: 'Value streams', modules: ['The life cycle of products and services'] },
      { skill: 'AI', modules: ['Measures, standards and AI'] },
      { skill: 'Other frameworks', modules: ['Measures, standards and AI'] },
    ],
    note: 'Read the current syllabus before you book, because the exam asks for exact definitions.',
  },
  questions: [
    {
      question: 'Does the course help with ITIL 4 or Version 5?',
      answer:
        'It helps you read for Version 5, which PeopleCert released on 12 February 2026. It widens service management to digital products. ITIL 4 certificates stay valid until their renewal date, and much of the vocabulary is the same. If you hold ITIL 4, ask PeopleCert which step fits you.',
    },
    {
      question: 'Is the ITIL exam included?',
      answer:
        'No. You register with PeopleCert, pay its fee and take the exam there. Only accredited organisations sell official ITIL training, and we do not claim to be one. The table above shows where the course helps you.',
    },
    {
      question: 'Do I need a technical background?',
      answer:
        'No. Clear writing, patience and calm on the phone matter more at a service desk. You will meet terms such as server, network and backup, and the cases explain them. Engineers can skip what they know.',
    },
    {
      question: 'Which tool do I learn?',
      answer:
        'The course teaches records and decisions that every tool has, with the names used in Jira Service Management and ServiceNow. You buy no licence.',
    },
    {
      question: 'The course is self-paced. Who answers my questions?',
      answer:
        'Not fixed yet. Your confirmation names the mentor, the hours, the time until an answer and the length of your access before you pay. The cases come with sample solutions, so you can check most exercises yourself.',
    },
    {
      question: 'Which jobs does it prepare for?',
      answer:
        'Service desk analyst, incident coordinator, change coordinator and IT operations executive. Many desks work in shifts. We support your applications with resume review and mock interviews, without a guarantee.',
    },
  ],
  trademarks:
    'ITIL is a registered trade mark of the PeopleCert group, which does not offer this course; Jira is a mark of Atlassian, ServiceNow of ServiceNow.',
  related: {
    services: ['azure-details', 'sharepoint-details'],
    courses: ['azure-details', 'software-testing-details'],
    posts: [4],
  },
});
