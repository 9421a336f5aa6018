import { defineCourse } from '../schema/course';

export const course = defineCourse('it-service-management-details', {
  title: 'IT Service Management',
  desc: 'Incidents, problems, changes and service levels, at your own pace.',
  topic: 'Operations',
  icon: 'support',
  meta: {
    title: 'IT Service Management course, self-paced',
    description:
      'About 80 self-paced hours on incidents, problems, changes, service levels, CMDB and AI on the service desk. Helps you read for ITIL Foundation (Version 5).',
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
    'A service desk decides all day what comes first: payroll is down, a director wants a new laptop, forty people report the same printer. You learn to run incidents, requests, problems, changes and service levels, with cases of an imaginary firm of 400 people and a simulated day at the end. It takes about 80 hours, alone and at your own pace. Bring clear writing; you need not be technical.',
  enrolAs: 'IT Services',
  enrolHint: 'IT Services is this course, IT Service Management.',
  certificate: {
    rating: 4.9,
    level: 'All levels',
    duration: 'Flexible, self-paced',
    note: 'It is independent and helps you read for ITIL Foundation (Version 5), an exam of PeopleCert.',
  },
  about: {
    heading: 'For newcomers to a desk, and for its engineers',
    paragraphs: [
      'You gain most if you write clearly and stay calm on the phone. Engineers learn to give their reasons.',
      'You first sort a mailbox of sixty messages: what has stopped working, what somebody only wants, and which cause is behind many of them. Then you work out the average time to a solution, and it looks wrong. You had counted 12 password resets of 2 minutes with 8 faults of 60 minutes. The average fell to 25 minutes, and not one fault was solved sooner.',
    ],
  },
  notFor: 'you need fixed lessons and a class',
  comparison: {
    bring: 'Clear writing; calm on the phone',
    coding: 'None',
    exam: 'ITIL Foundation (Version 5), reading',
  },
  milestones: [
    {
      after: '32 hours',
      text: 'Sixty messages sorted, each with its reason, and a problem record with a workaround and an owner.',
    },
    {
      after: '47 hours',
      text: 'Two change records with their way back, and a service level agreement that says who measures what.',
    },
    {
      after: '81 hours',
      text: 'The log of a simulated day, its review without blame, and a dashboard on one page.',
    },
  ],
  exercise: {
    title: 'The clock of one ticket',
    minutes: 15,
    tasks: [
      {
        text: 'The desk works from Monday to Friday, 9 to 18. A ticket must be solved within 8 office hours. It arrives on Friday at 15:00. At 16:30 you ask the user for a screenshot, and the clock stops until she answers: Monday, 11:00. You solve the ticket on Monday at 17:45. In time?',
        solution: [
          { what: 'Used on Friday, in hours', sum: '16.5 - 15' },
          { what: 'Left for Monday, in hours', sum: '8 - 1.5' },
          { what: 'Due on Monday, as a decimal', sum: '11 + 6.5', why: 'That is 17:30' },
          { what: 'Late, in minutes', sum: '(17.75 - 17.5) x 60' },
        ],
      },
      {
        text: 'In a month of 30 days, 22 of them working days, the payroll page is down on a Wednesday from 10:00 to 11:30 and on a Saturday for 6 hours. The agreement promises 99% in office hours. Is it kept? And in all hours of the month?',
        solution: [
          { what: 'Office hours of the month', sum: '22 x 9' },
          {
            what: 'Available in office hours, %',
            sum: '(198 - 1.5) / 198 x 100',
            why: 'Kept: Saturday is not counted',
          },
          {
            what: 'Available in all hours, %',
            sum: '(720 - 7.5) / 720 x 100',
            why: 'Not kept: say which hours before anybody signs',
          },
          {
            what: 'What neither figure tells',
            is: 'That Wednesday was pay day',
          },
        ],
      },
    ],
    note: 'Did you stop the clock and leave out Saturday? Then begin with the module on levels; else read in order.',
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
      'Hours replace weeks here because the pace is yours; at 10 hours a week it is about two months. Each module has a text, a case from an imaginary firm of 400 people and a document to write.',
    modules: [
      {
        title: 'Service, value, outcome',
        short: 'Value',
        when: '9 hours',
        topics: [
          'The mailbox of sixty messages, sorted by what you know today',
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
          'The mailbox again, sorted by the definitions',
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
      'An independent course: we claim no accreditation by PeopleCert and use none of its material. Below the modules you see where it helps you for ITIL Foundation (Version 5).',
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
    caption: 'ITIL Foundation (Version 5): subjects of its exam',
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
      { skill: 'Other frameworks: DevOps, PRINCE2', modules: [] },
    ],
    note: '40 questions in 60 minutes; 26 right answers pass. You register with PeopleCert and pay there. It asks for renewal after three years; a certificate that is not renewed stays listed, with a note. Subjects: syllabus of February 2026; read the current one before you book, because the exam asks for exact definitions. If you hold ITIL 4, ask PeopleCert which step fits you. About 20 of the 80 hours serve this exam; the others are practice for the job.',
  },
  questions: [
    {
      question: 'I have worked at a desk for years. Where do I begin?',
      answer:
        'With the mailbox and the module on change: you compare your reasons with those of the sample solution. If you manage a desk, begin with service levels and suppliers. Two tasks are written for you: drafting a service level and reading a dashboard.',
    },
    {
      question: 'Which jobs can I apply for, and what do they pay?',
      answer:
        'Service desk analyst and incident coordinator are entries; a change coordinator has mostly worked at a desk before. Many desks work in shifts. Pay differs by city, shift and employer, so compare advertisements of this month. We print no figure and promise no job.',
    },
    {
      question: 'Which tool do I learn?',
      answer:
        'You learn the records and decisions that every tool has, with the names used in Jira Service Management and ServiceNow. You buy no licence.',
    },
    {
      question: 'I study alone. Who checks my work, and who talks to me?',
      answer:
        'Each case has a sample solution with its reasons, so you check yourself first. Difficult talks are recordings, and scripts to play with a colleague. Who answers what stays open, and how long you have access, is in your confirmation, before you pay.',
    },
  ],
  trademarks:
    'ITIL and PRINCE2 are registered trade marks of the PeopleCert group, which does not offer this course; Jira is a mark of Atlassian, ServiceNow of ServiceNow.',
  related: { services: ['azure-details'], courses: ['azure-details'], posts: [4] },
});
