import { company } from './company';
import { ratingBasis } from './course-batches';
import { ratingText } from './schema/course-batches';
import { COUNTS, capitalized } from './site/counts';

const RECOGNITION =
  'Our own certificate of completion carries this name; it is not a qualification recognised by UGC, AICTE or NCVET.';

export const edTech = {
  meta: {
    title: 'Courses in ERP, data, cloud and web',
    description: `${capitalized(COUNTS.courses)} certificate courses with their full syllabus: Business Central, LS Central, Power BI, Azure, AI, development, testing, marketing and service management.`,
  },
  heading: `${capitalized(COUNTS.courses)} courses in ERP, data, cloud and web`,
  lead: 'For people of 18 or over who want a first job, or a better one, in this field. Try an exercise first: 15 minutes, on paper, free of charge.',
  see: 'See the courses',
  verb: { label: 'Which course fits me?', subject: 'Courses' },
  introduction: {
    heading: 'An IT services company that also teaches',
    paragraphs: [
      'We teach the work that we do, faults included.',
      'An instructor with 10+ yrs of industry level exp leads each course but one: IT Service Management you study alone.',
    ],
  },
  catalogue: {
    id: 'courses-we-offer',
    heading: 'Courses we offer',
    topics: { legend: 'Topic', all: 'All' },
  },
  comparison: {
    heading: `The ${COUNTS.courses} courses compared`,
    columns: ['Course', 'Bring with you', 'Exam of others', 'First jobs'],
    coding: 'Coding',
  },
  instructorNote: {
    classes: 'Taught by an instructor with 10+ yrs of industry level exp',
    alone: 'Material by an instructor with 10+ yrs of industry level exp',
  },
  certificate: {
    recognition: RECOGNITION,
    pace: 'You set the pace of the tasks; your confirmation names the days of the lessons, before you pay.',
    rating: (value: number): string => ratingText(value, ratingBasis),
  },
  hasRatingBasis: ratingBasis !== undefined,
  specimen: {
    label: 'What the certificate says',
    kind: 'Certificate of completion',
    name: 'Name of the learner',
    completed: 'has completed the course',
    recognition:
      'This is our own certificate, not a qualification recognised by UGC, AICTE or NCVET.',
    mark: 'SAMPLE',
  },
  about: {
    more: 'The first week',
    notFor: 'Not for you if',
    milestones: 'What you can show',
  },
  exercise: {
    kind: (minutes: number): string => `Exercise on paper, ${minutes} minutes, no form`,
    link: (minutes: number): string => `Try an exercise: ${minutes} minutes, on paper`,
    file: 'Task and solution (CSV)',
    task: 'Task',
    tasks: 'The task',
    solution: 'The solution',
    columns: ['What', 'Result'],
  },
  weeks: {
    parts: 'module by module',
    weeks: 'Each thread is one week. The marigold ones are your own project.',
    hours: 'Each thread is one hour. The marigold ones are the simulated day at the end.',
    tax: 'The red ones are about Indian tax.',
  },
  howItWorks: {
    heading: 'How a course works',
    items: [
      {
        title: 'Try an exercise',
        text: 'On each course page, with its solution: 15 minutes, no money.',
      },
      {
        title: 'Ask for fee, batch and trainer',
        text: 'Ask there for what the course page does not print.',
      },
      {
        title: 'Ask for a place',
        text: 'Press ENROLL NOW: a request, no contract. You decide after our written confirmation.',
      },
      {
        title: 'Build something in each module',
        text: 'Most time goes into tasks. You keep the results for interviews.',
      },
      {
        title: 'Present your project and get the certificate',
        text: 'You explain your project at the end, except in IT Service Management.',
      },
    ],
  },
  week: {
    id: 'example-week',
    heading: 'Example of a week',
    lead: 'Your confirmation names the lesson days, before you pay. Task hours you choose.',
    columns: ['Day', 'Hours', 'What'],
    sum: 'Sum',
    days: [
      { day: 'Tuesday evening', hours: 2, what: 'Tasks' },
      { day: 'Wednesday evening', hours: 1.5, what: 'Lesson' },
      { day: 'Thursday evening', hours: 1.5, what: 'Tasks' },
      { day: 'Saturday', hours: 3.5, what: 'Lesson, open questions, tasks' },
      { day: 'Sunday', hours: 1.5, what: 'Reading for the next lesson' },
    ],
  },
  careerResources: {
    heading: 'Career resources',
    lead: 'We help you prepare your job search. We guarantee no job.',
    more: 'What each of them is',
    items: [
      {
        icon: 'resume',
        title: 'Resume review',
        text: 'We compare your resume line by line with a job advertisement that you like. Your projects move to the top. What you cannot explain goes.',
      },
      {
        icon: 'interview',
        title: 'Interview prep',
        text: 'A mock interview from your field: follow an invoice to the ledger, or say why a report is slow. You hear what to repeat.',
      },
      {
        icon: 'career',
        title: 'Career support',
        text: 'We read job descriptions with you and choose those that fit your projects. You apply yourself. The employer decides.',
      },
    ],
  },
  forAll: {
    heading: 'What is the same for all courses',
    lead: 'A course page says what differs.',
    items: [
      {
        id: 'learn-refund',
        title: 'If you change your mind',
        text: `You may ask for a refund within 15 days of purchase, without a reason. The days count from our invoice or from your first class, whichever is later. ${company.refunds.share} If you leave later, write to us too. The terms say why.`,
      },
      {
        id: 'learn-completion',
        title: 'When a course is completed',
        text: 'The course page says what counts, who checks your tasks and how soon you hear back, once that is fixed.',
      },
      {
        id: 'learn-recognition',
        title: 'What the certificate is worth',
        text: 'It confirms that you completed our course; it is no degree and not a qualification recognised by UGC, AICTE or NCVET. Show an employer your projects with it.',
      },
      {
        id: 'learn-tests',
        title: 'Exams of others',
        text: 'Microsoft, PeopleCert, Google and others hold their own. You book and pay there. No exam is part of a course.',
      },
      {
        id: 'learn-missed',
        title: 'Weeks that you miss',
        text: 'The course goes on. Its page names the topics of each week, and whether lessons are recorded is in your confirmation, before you pay.',
      },
      {
        id: 'learn-language',
        title: 'Language',
        text: 'Syllabus, most software and the exams are in English: you read it and write short notes. The language of the lessons is in your confirmation.',
      },
      {
        id: 'learn-data',
        title: 'Your own data or brand in a project',
        text: 'Exercises use invented or public data; data of your employer needs its written permission, without names and phone numbers. What you build is yours.',
      },
      {
        id: 'learn-parts',
        title: 'A part of a course, or a team',
        text: 'Later modules use what you built before, so if you know the first part, say so when you ask. For a team use the contact form: course, people, GSTIN.',
      },
      {
        id: 'learn-trademarks',
        title: 'Trade marks',
        text: 'Product names are marks of their owners and describe what is taught. The courses are our own. ITIL is a registered trade mark of the PeopleCert group, ISTQB of the International Software Testing Qualifications Board.',
      },
    ],
  },
  facts: {
    heading: 'Before you pay',
    forAll: 'What is the same for all courses',
    week: 'Example of a week',
    refund: {
      days: '15 days',
      text: 'You may ask for a refund within 15 days of purchase, counted from the invoice or your first class, whichever is later.',
      alone:
        'You may ask for a refund within 15 days of purchase, counted from the invoice or the day you get access, whichever is later.',
    },
    age: '18 or over',
  },
  lab: {
    heading: 'Software and accounts you need',
    caption: 'What the labs use',
    unknown: 'Depends on the batch',
    columns: ['You need', 'Who provides and pays'],
  },
  exam: {
    heading: 'From the modules to the exam',
    modules: 'and the modules for each',
    note: 'Points, validity and what is not asked',
    untaught: 'Not taught in this course.',
  },
  questions: { heading: 'Questions that learners ask' },
  call: {
    heading: 'Not sure which course fits?',
    text: 'Tell us what you do today.',
    label: 'Ask which course fits',
  },
  place: {
    heading: 'A place in',
    text: 'A request, no contract. You decide after our written confirmation.',
  },
  noScript: 'The enrolment form needs JavaScript. To ask for a place without it:',
  trademarks:
    'Marks of others describe what is taught in a course that is our own and that their owners do not offer.',
} as const;

export type EdTech = typeof edTech;
