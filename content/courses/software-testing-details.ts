import { defineCourse } from '../schema/course';
import { webFoundation } from './shared/web-foundation';

export const course = defineCourse('software-testing-details', {
  title: 'Software Testing',
  desc: 'Read the page, the request and the table behind it, then write tests and defects that developers trust.',
  topic: 'Development',
  meta: {
    title: 'Software Testing course: manual to automated',
    description:
      'Learn software testing on a web foundation: test design, defects, SQL, API tests, Playwright, CI and an ERP UAT cycle. 26 weeks, aligned to ISTQB CTFL v4.0.',
  },
  banner: {
    heading: 'Software Testing, beginning with what you expected',
    tone: 'madder',
    picture: {
      name: 'course-software-testing',
      alt: 'A lesson panel headed Lesson 5, Test the edges: a table for the field Quantity 1 to 99 with the inputs 0, 1, 99 and 100, three rows ticked and the row for 100 marked as failed.',
    },
  },
  description:
    'A tester who sees only the screen can report symptoms and little else. This course is therefore built on the web foundation of our Web Development course and puts testing beside each part of it: techniques after forms, API checks after HTTP, automation after JavaScript. The 26 weeks start with one defect report and move on to a regression pack that runs in a pipeline, then to a user acceptance cycle for an ERP update.',
  enrolAs: 'Software Testing',
  certificate: {
    rating: 4.8,
    level: 'Beginner',
    duration: '6 months at 10 hours a week',
  },
  about: {
    heading: 'The defect report is half written before the test',
    paragraphs: [
      'In week one you receive a registration form with an age field. Before touching it you write what should happen for 17, 18, 120, a blank and the word ‘eighteen’. When you try them, two of the five turn out otherwise. One is a defect; the other is a hole in the requirement that nobody has noticed. Telling those apart is the trade in miniature. Expectation comes first in every exercise after that, because an eye without one accepts whatever it is shown.',
      'The weeks that you share with web learners serve another purpose here. They build the form, you learn to look through it: to the request that it sends and the row that it leaves. A report that names the field, the status code and the record is understood at first reading. JavaScript arrives as late as week 15, after the same checks have been done by hand so often that you want a machine for them.',
      'Choosing is the difficult part. A discount screen with six conditions has more combinations than a team can run before Thursday, and somebody must say which twelve matter and why. Beginners are welcome, not least those who know a business better than a computer; an accountant spots the credit note that a programmer walks past. You leave with a defect log, a Playwright pack in Git, an API collection and the papers of one complete UAT.',
    ],
  },
  outcomes: {
    heading: 'What you will hand over as a tester',
    items: [
      'Derive test cases from a requirement by a named technique and say which risk each of them covers.',
      'Log a defect that a developer reproduces without asking back: steps, data, expected, actual, evidence.',
      'Find the record behind a screen with SQL and show whether the fault lies in the page or in the data.',
      'Test a REST API for wrong types, missing rights, limits and repeated calls.',
      'Automate a regression pack in Playwright and run it in a pipeline on each push.',
      'Plan an ERP acceptance cycle with scripts, data, owners and a sign-off sheet.',
      'Put a simple load on a page and report response times in a form that a manager can decide on.',
      'Check the output of an AI feature, where two runs may differ and both may be right.',
    ],
  },
  learn: {
    heading: 'A web module, then the tests that belong to it',
    intro:
      'Six modules come unchanged from Web Development and take eleven of the 26 weeks; the rest is testing. The order is different from theirs, so that you test a thing in the week after you have understood it. Two practice systems run through the course: a web shop with planted faults and a small ERP company.',
    modules: [
      {
        title: 'What testing can and cannot show',
        when: 'Week 1',
        topics: [
          'Error, defect, failure, and the seven principles',
          'Where a tester works in waterfall, agile and a support team',
          'The first defect report, rewritten until it is short',
        ],
      },
      { ...webFoundation.html, when: 'Weeks 2-3' },
      {
        title: 'Test design techniques',
        when: 'Weeks 4-5',
        topics: [
          'Equivalence classes and boundary values on form fields',
          'Decision tables for discounts and approvals',
          'State transition: an order from draft to cancelled',
          'Exploratory sessions with a charter and a clock',
        ],
      },
      { ...webFoundation.css, when: 'Weeks 6-7' },
      { ...webFoundation.git, when: 'Week 8' },
      {
        title: 'Plans, risks and the life of a defect',
        when: 'Weeks 9-10',
        topics: [
          'Reviewing a requirement before any code exists',
          'Risk by likelihood and damage, and what to leave out',
          'Estimates, entry and exit criteria, a one-page test plan',
          'Severity, priority and triage in Jira or Azure Boards',
        ],
      },
      { ...webFoundation.http, when: 'Week 11' },
      {
        title: 'API testing',
        when: 'Week 12',
        topics: [
          'Postman collections with variables and assertions',
          'Rights, limits, wrong types and double submission',
          'Comparing an answer with its contract',
        ],
      },
      { ...webFoundation.sql, when: 'Weeks 13-14' },
      { ...webFoundation.javascript, when: 'Weeks 15-17' },
      {
        title: 'Automation with Playwright',
        when: 'Weeks 18-20',
        topics: [
          'What to automate, and what costs more than it saves',
          'Locators by role and name, waiting without sleeping',
          'Test data that each run makes and removes',
          'A pipeline that runs the pack and keeps the trace',
          'Selenium compared, since many firms still run it',
        ],
      },
      {
        title: 'Load, security, devices',
        when: 'Weeks 21-22',
        topics: [
          'A load test in k6 or JMeter, with percentiles read correctly',
          'OWASP Top 10 from the chair of a tester',
          'Mobile: permissions, rotation, poor network, old versions',
          'Keyboard and screen reader checks',
        ],
      },
      {
        title: 'ERP acceptance and regression',
        when: 'Week 23',
        topics: [
          'UAT scripts in the words of the storekeeper',
          'Month-end, GST and permission cases',
          'A regression list for a Business Central update',
        ],
      },
      {
        title: 'AI in testing, and the capstone',
        when: 'Weeks 24-26',
        topics: [
          'Drafting cases with an assistant, and pruning them',
          'Testing an AI feature: sample sets, tolerances, harm',
          'One release of the practice shop, tested end to end',
          'Summary report and the recommendation to ship or wait',
        ],
      },
    ],
    projects: [
      'A defect log from the practice shop, with each entry reproduced by another learner.',
      'A regression pack: Playwright tests, a Postman collection and the pipeline that runs both.',
      'A full UAT cycle for an ERP update, from scripts and data to the signed summary.',
    ],
  },
  skills: {
    heading: 'Skills that a test lead will ask you to show',
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
      'The testing modules are aligned to the ISTQB Certified Tester Foundation Level, CTFL v4.0, which replaced v3.1. That exam has 40 questions in 60 minutes, 26 correct answers pass, and the certificate does not expire. It may be taken after private study. We claim no ISTQB accreditation for this course; you register with an exam provider and pay its fee yourself. Possible next steps are CTAL-TM v3.0 for test managers and CT-AI v2.0, for which CTFL is a condition.',
    roles: ['Manual tester', 'Automation tester', 'QA analyst', 'UAT coordinator'],
  },
  related: {
    services: ['application-development-details', 'web-details'],
    courses: ['web-development-details', 'business-central-details'],
    posts: [1],
  },
});
