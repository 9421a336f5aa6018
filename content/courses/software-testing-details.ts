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
    'You learn manual testing first and automation after it. The course shares six modules with Web Development, because a tester must understand the page, the request and the database. After HTML and HTTP come the tests that use them; SQL and JavaScript prepare the checks in the database and the automation. You finish with a defect log, an automated regression pack that runs in a pipeline, and one acceptance cycle on a prepared ERP company.',
  enrolAs: 'Software Testing',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
    note: 'ISTQB’s exams are separate; this course is our own and not accredited by ISTQB.',
  },
  about: {
    heading: 'What testers and web developers learn together',
    paragraphs: [
      'Web learners build a form. You check what it sends to the server and what arrives in the database. A defect report that names the field, the status code and the record is understood at first reading. JavaScript comes in week 14, after you have done the same checks by hand many times.',
      'The first exercise is a registration form with an age field. Before you touch it, you write what should happen for 17, 18, 120, an empty field and the word “eighteen”. Two of the five inputs behave differently: the first shows a defect, the second a gap in the requirement. Every later exercise begins with expected results too.',
      'Choosing tests is the difficult skill. A discount screen with six yes-or-no conditions has 64 combinations. You learn named techniques that tell you which of them to test.',
      'Non-IT graduates can join. Knowledge of accounts helps in ERP acceptance tests, for example to notice a wrong credit note. You need ordinary computer skills and clear written English.',
    ],
  },
  notFor: 'you want to build and not to check',
  comparison: {
    bring: 'Patience; clear writing',
    coding: 'JavaScript from week 14',
    exam: 'None; ISTQB’s on your own',
  },
  outcomes: {
    heading: 'Work you can hand over as a tester',
    items: [
      'Test cases derived from a requirement by a named technique, with the risk each one covers.',
      'Defect reports that a developer can reproduce: steps, data, expected, actual, evidence.',
      'SQL queries which show whether a fault is in the page or in the data.',
      'API tests for wrong types, missing rights, limits and repeated calls.',
      'A Playwright regression pack that runs in a pipeline on every push.',
      'An ERP acceptance cycle with scripts, data, owners and a sign-off sheet.',
      'A simple load test, with response times in a report a manager can use.',
      'A small test set for an AI feature, where two runs may differ and both may be right.',
    ],
  },
  learn: {
    heading: 'Fourteen modules, six shared with Web Development',
    intro:
      'The shared modules take ten of the 26 weeks. You practise on two systems: a web shop with planted faults and a small ERP company.',
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
      'Many testers later take ISTQB’s Foundation exam (CTFL v4.0). This course is our own and not accredited by ISTQB. The ISTQB certificate is valid for life. You prepare for the exam yourself, register with an exam provider and pay its fee. Later steps are CTAL-TM v3.0 for test managers and CT-AI v2.0 for AI testing, which requires CTFL.',
    roles: ['Manual tester', 'Automation tester', 'QA analyst', 'UAT coordinator'],
  },
  facts: {
    laptop: {
      need: '8 GB',
      text: 'Windows, macOS or Linux. 8 GB of memory works, 16 GB is better for automation.',
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
      question: 'Is this course about manual testing or automation?',
      answer:
        'Both. The first half is test design, defects, SQL and API tests by hand. JavaScript and Playwright follow from week 14, and Selenium is compared. You choose the tests first and automate them later.',
    },
    {
      question: 'How does the course relate to the ISTQB exam?',
      answer:
        'It does not prepare for it. The course is our own; for CTFL v4.0 you study alone and book with an exam provider. The exam has 40 questions in 60 minutes, or 75 minutes in a foreign language. You need 26 correct answers.',
    },
    {
      question: 'Will AI replace testers?',
      answer:
        'AI writes test cases quickly, and you learn to use it for drafts. Somebody must still decide what matters, judge the results and tell the team whether to release. Testing AI features is itself a new task, and ISTQB has an exam for it, CT-AI v2.0.',
    },
    {
      question: 'I am not from IT. Can I become a tester?',
      answer:
        'It is possible. ERP acceptance tests are a good start for commerce graduates, because knowledge of invoices and stock counts there. You need time for SQL and JavaScript, which are taught from the first line.',
    },
    {
      question: 'What do I show in an interview?',
      answer:
        'Your defect reports, a regression pack that runs in a pipeline, and the papers of one acceptance cycle. With these you can apply as manual tester, QA analyst, UAT coordinator or junior automation tester. We support the search without promising a job.',
    },
  ],
  trademarks:
    'ISTQB is a registered trademark of the International Software Testing Qualifications Board, which does not offer this course. Azure and Business Central are marks of Microsoft, Jira of Atlassian; Playwright, Postman, k6 and Selenium of their makers.',
  related: {
    services: ['application-development-details', 'web-details'],
    courses: ['web-development-details', 'business-central-details'],
    posts: [1],
  },
});
