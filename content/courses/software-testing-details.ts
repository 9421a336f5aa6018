import { defineCourse } from '../schema/course';
import { webFoundation } from './shared/web-foundation';

export const course = defineCourse('software-testing-details', {
  title: 'Software Testing',
  desc: 'Test design, defects, SQL, Playwright and one ERP acceptance cycle.',
  topic: 'Development',
  icon: 'quality',
  meta: {
    title: 'Software Testing course: manual to automated',
    description:
      'Learn software testing on a web foundation: test design, defects, SQL, API tests, Playwright, CI and an ERP UAT cycle. 26 weeks, from manual to automated.',
  },
  banner: {
    heading: 'Software Testing, manual and automated',
    lead: 'Manual testing first, automation after it, up to one acceptance cycle on a prepared ERP company.',
    tone: 'madder',
    picture: { name: 'course-software-testing' },
    lesson: {
      number: 5,
      task: 'Test the edges',
      fields: [
        { label: 'Quantity', value: '1 to 99' },
        { label: 'Input', value: '100' },
        { label: 'Expected', value: 'Refuse' },
      ],
      checked: 4,
    },
  },
  description:
    'You learn manual testing first and automation after it. Six modules are shared with Web Development, because a tester must understand the page, the request and the database. You practise on a web shop with planted faults and on a small ERP company, up to an automated regression pack and one acceptance cycle. Bring patience, ordinary computer skills and clear written English.',
  enrolAs: 'Software Testing',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    note: 'ISTQB’s exams are separate; this course is our own and not accredited by ISTQB.',
  },
  about: {
    heading: 'For people who notice a wrong figure',
    paragraphs: [
      'Non-IT graduates can join. Who knows invoices and stock sees a wrong credit note that a programmer misses.',
      'In week 1 you test a form with the rule “18 and over”. Before you touch it, you write what should happen for 17, 18, 120, an empty field and the word “eighteen”. Then two inputs surprise you. The form refuses 18: a defect, and you report it. It accepts 120, and no rule says whether it may: a gap in the requirement, and you ask. Your first report goes back, because the developer cannot repeat it without your data.',
    ],
  },
  notFor: 'you want to build and not to check',
  comparison: {
    bring: 'Patience; clear writing',
    coding: 'JavaScript from week 14',
    exam: 'None; ISTQB’s on your own',
  },
  milestones: [
    {
      after: 'Week 4',
      text: 'A defect report that a stranger can repeat, and test cases for a form that you built yourself.',
    },
    {
      after: 'Week 12',
      text: 'A test plan on one page, the defect log of the practice shop, and API requests checked by hand.',
    },
    {
      after: 'Week 26',
      text: 'A regression pack that runs in a pipeline, the signed papers of one acceptance cycle, and a release report.',
    },
  ],
  exercise: {
    title: 'A discount, tested at its edge',
    minutes: 15,
    tasks: [
      {
        text: 'The requirement: 10% off for orders of Rs 2,000 and more. Prices are whole rupees. Which amounts do you test at the edge? What must the customer pay? One of the results looks odd. Which question do you ask?',
        solution: [
          { what: 'Order of 1,999: pays', is: '1,999, no discount' },
          { what: 'Order of 2,000: pays', sum: '2,000 x 90%' },
          { what: 'Order of 2,001: pays', sum: '2,001 x 90%', why: 'Ask how paise are rounded' },
          {
            what: 'Order of 2,221: pays',
            sum: '2,221 x 90%',
            why: 'More goods for less than 1,999. Ask whether that is meant',
          },
        ],
      },
      {
        text: 'The requirement goes on: members get 5%, a coupon takes off Rs 100, and only the best of the three discounts counts. How many combinations are there? A member with a coupon orders for Rs 2,000, and the screen shows Rs 1,610. Is that a defect?',
        solution: [
          { what: 'Combinations of three yes-or-no conditions', sum: '2 x 2 x 2' },
          { what: 'Expected: only the best, 10%', sum: '2,000 - 2,000 x 10%' },
          {
            what: 'Actual: all three, one after the other',
            sum: '2,000 x 90% x 95% - 100',
            why: 'A defect. A test with one discount at a time never finds it',
          },
          { what: 'Lost with each such order', sum: '1,800 - 1,610' },
        ],
      },
    ],
    note: 'Did you ask before you calculated? That is half of the work. Decision tables are in weeks 4 and 5.',
  },
  outcomes: {
    heading: 'Work you can hand over as a tester',
    items: [
      'Test cases derived from a requirement by a named technique, with the risk each one covers.',
      'Defect reports that a developer can reproduce: steps, data, expected, actual, evidence.',
      'SQL queries which show whether a fault is in the page or in the data.',
      'API tests for what must fail.',
      'A Playwright pack that runs on every push.',
      'An ERP acceptance cycle, signed off.',
      'A simple load test, with response times in a report a manager can use.',
      'A small test set for an AI feature, where two runs may differ and both may be right.',
    ],
  },
  learn: {
    heading: 'Fourteen modules, six shared with Web Development',
    intro:
      'The shared modules take ten of the 26 weeks; you practise on two systems, a web shop with planted faults and a small ERP company.',
    modules: [
      {
        title: 'Fundamentals of testing',
        short: 'Basics',
        when: 'Week 1',
        topics: [
          'Error, defect, failure, and the seven principles',
          'Testing in waterfall, agile and support teams; shift-left',
          'Test levels from component to acceptance, and test types',
          'The first defect report, rewritten until it is short',
        ],
      },
      { ...webFoundation.html, when: 'Weeks 2-3' },
      {
        title: 'Test design techniques',
        short: 'Test design',
        when: 'Weeks 4-5',
        topics: [
          'Equivalence classes and boundary values on the forms of weeks 2 and 3',
          'Decision tables for discounts and approvals',
          'State transition: an order from draft to cancelled',
          'Statement and branch coverage; acceptance criteria of a user story',
          'Exploratory sessions with a charter and a time limit',
        ],
      },
      {
        ...webFoundation.css,
        when: 'Week 6',
        topics: [...webFoundation.css.topics, 'The same page checked at three widths'],
      },
      { ...webFoundation.git, when: 'Week 7' },
      {
        title: 'Reviews, plans, risks and defects',
        short: 'Defects',
        when: 'Weeks 8-9',
        topics: [
          'Reviewing a requirement before any code exists (static testing)',
          'Risk by likelihood and damage, and what to leave out',
          'Estimates, entry and exit criteria, a one-page test plan',
          'Severity, priority and triage in Jira or Azure Boards',
        ],
      },
      { ...webFoundation.http, when: 'Week 10' },
      {
        title: 'API testing',
        when: 'Week 11',
        topics: [
          'Postman collections with variables; each answer checked by hand',
          'Rights, limits, wrong types and double submission',
          'Comparing an answer with its contract',
        ],
      },
      {
        ...webFoundation.sql,
        when: 'Weeks 12-13',
        topics: [...webFoundation.sql.topics, 'Is the fault in the page or in the data?'],
      },
      {
        ...webFoundation.javascript,
        when: 'Weeks 14-16',
        topics: [...webFoundation.javascript.topics, 'Last week: assertions in Postman'],
      },
      {
        title: 'Automation with Playwright',
        short: 'Playwright',
        when: 'Weeks 17-19',
        topics: [
          'What to automate, and what costs more than it saves',
          'Locators by role and name, waiting without sleeping',
          'Test data that each run makes and removes',
          'A pipeline that runs the pack and keeps the trace',
          'Selenium compared, since many companies still use it',
        ],
      },
      {
        title: 'Load, security, devices',
        short: 'Load',
        when: 'Weeks 20-21',
        topics: [
          'A load test in k6 or JMeter, and how to read percentiles',
          'OWASP Top 10 for testers',
          'Mobile: permissions, rotation, poor network, old versions',
          'Keyboard and screen reader checks',
        ],
      },
      {
        title: 'ERP acceptance and regression',
        short: 'ERP',
        when: 'Weeks 22-23',
        topics: [
          'Order, receipt and invoice: a day in a prepared Business Central company',
          'UAT scripts in the words of the storekeeper',
          'Month-end, GST and permission cases',
          'A regression list for an update, and the signed summary',
        ],
      },
      {
        title: 'AI in testing, and the capstone',
        short: 'AI, capstone',
        when: 'Weeks 24-26',
        topics: [
          'Week 24: drafting test cases with an AI assistant and checking them',
          'A small test set for an AI feature: sample sets, tolerances, harm',
          'One release of the practice shop, tested end to end',
          'Summary report with a recommendation: release or wait',
        ],
      },
    ],
    projects: [
      'A defect log from the practice shop; another learner reproduces each entry.',
      'A regression pack: Playwright tests, a Postman collection and the pipeline that runs both.',
      'One UAT cycle on a prepared ERP company: scripts, data and the signed summary.',
    ],
  },
  skills: {
    heading: 'What a test lead asks about',
    items: [
      'Test design techniques',
      'Requirement reviews',
      'Risk-based test planning',
      'Defect reporting',
      'Jira and Azure Boards',
      'SQL for testers',
      'Postman',
      'REST API testing',
      'Playwright',
      'Git',
      'CI pipelines',
      'Load testing basics',
      'Mobile testing',
      'UAT coordination',
      'Testing AI features',
    ],
    certification:
      'ISTQB’s Foundation exam (CTFL v4.0) is a later step: 40 questions, 26 right answers pass, valid for life. You prepare and book it alone. This course is our own and not accredited by ISTQB.',
    roles: ['Manual tester', 'Automation tester', 'QA analyst', 'UAT coordinator'],
  },
  facts: {
    laptop: {
      need: '8 GB',
      text: 'Windows, macOS or Linux. 8 GB of memory works. 16 GB is better for automation.',
    },
  },
  lab: [
    {
      item: 'Playwright, Postman, k6, PostgreSQL, Git',
      text: 'API tests, automation, load tests and SQL.',
      paid: 'Free versions are enough.',
    },
    {
      item: 'Jira or Azure Boards',
      text: 'Defects and triage.',
    },
    {
      item: 'Practice shop and ERP company',
      text: 'Planted faults, and the acceptance cycle in Business Central.',
    },
  ],
  questions: [
    {
      question: 'How much programming is it?',
      answer:
        'None until week 14. Then JavaScript takes three weeks and Playwright three more, after you have done the same checks by hand many times. SQL begins in week 12. Both are taught from the first line.',
    },
    {
      question: 'Companies ask for Selenium. Is Playwright enough?',
      answer:
        'Locators, waiting, test data and pipelines are the same questions in both, and weeks 17 to 19 compare them, since many still use Selenium. What you learn later is its commands.',
    },
    {
      question: 'Will AI replace testers?',
      answer:
        'AI writes test cases quickly, and you use it for drafts in week 24. Somebody must still decide what matters, judge the results and say whether to release. Testing AI features is itself a new task, and you build a small test set for one.',
    },
  ],
  trademarks:
    'ISTQB is a registered trademark of the International Software Testing Qualifications Board, which does not offer this course. Azure and Business Central are marks of Microsoft, Jira of Atlassian; Playwright, Postman, k6 and Selenium of their makers.',
  related: {
    services: ['application-development-details'],
    courses: ['web-development-details'],
    posts: [1],
  },
});
