import { ratingBasis } from './course-batches';
import { COUNTS, capitalized } from './site/counts';
export const edTech = {
  meta: {
    title: 'Courses in ERP, data, cloud and web',
    description: `${capitalized(COUNTS.courses)} certificate courses with their full syllabus: Business Central, LS Central, Power BI, Azure, AI, development, testing, marketing and service management.`,
  },
  heading: `${capitalized(COUNTS.courses)} courses in ERP, data, cloud and web`,
  lead: 'Full syllabus, projects, software and exam on each page. Ask for a place in seven fields.',
  team: 'Train a team',
  verb: { label: 'Which course fits me?', subject: 'Courses' },
  introduction: {
    heading: 'An IT services company that also teaches',
    items: [
      {
        title: 'What we teach',
        text: 'We set up Business Central, shop tills, reports, Azure subscriptions, applications and websites for companies. Our courses teach the same systems, and the work around them: testing, marketing and IT support. IT Service Management is self-paced, with material by an instructor with 10+ yrs of industry experience. Such an instructor leads each of the other courses. The examples come from daily work, such as a freight bill that arrives after the sale, or a backup that nobody has tested.',
      },
      {
        title: 'Who each course is for',
        text: 'Most courses have the level Beginner. Business Central expects basic accounting and Excel; a shop or Business Central helps with LS Central. Application Development needs some programming first, and IT Service Management is for all levels. No coding is needed for Business Central, LS Central, Digital Marketing and IT Service Management. All courses but IT Service Management are planned at 10 hours a week: six months for most, eight for Application Development.',
      },
      {
        title: 'Certificate and exams',
        text: 'You get our certificate of completion. It is not a qualification recognised by UGC, AICTE or NCVET. Exams of Microsoft, ISTQB, PeopleCert and others are held by them and cost extra. Each course page names the exam it prepares you for, or says that there is none. Exams that were retired are named as retired.',
      },
    ],
  },
  catalogue: {
    id: 'courses-we-offer',
    heading: 'Courses we offer',
    topics: { legend: 'Topic', all: 'All' },
  },
  instructorNote: 'Taught by an instructor with 10+ yrs of industry level exp',
  certificate: {
    kind: 'A certificate of completion from us',
    ratingScale: 'Rating by our learners, collected by us, out of 5',
    ratingBasis,
    recognition:
      'It is our own certificate, not a qualification recognised by UGC, AICTE or NCVET.',
    notes: 'About the certificate and the rating',
  },
  weeks: {
    cloth: 'one cloth',
    weeks: 'Each thread is one week. The marigold ones are your own project.',
    hours: 'Each thread is one hour. The marigold ones are the simulated day at the end.',
    tax: 'The red ones are about Indian tax.',
  },
  howItWorks: {
    heading: 'How a course works',
    items: [
      {
        title: 'Ask for a place',
        text: 'Press ENROLL NOW on a course page and fill in seven details. If you already work, give your last degree and institute. The request costs nothing.',
      },
      {
        title: 'Plan your weeks',
        text: 'For example, two evenings and half a Saturday make 10 hours. Lessons are on fixed days; your practice hours are flexible. Only IT Service Management has no fixed lessons.',
      },
      {
        title: 'Build something in each module',
        text: 'Most of the time goes into tasks. You keep all your work in one folder or repository, for example a setup sheet, a test pack or a dashboard. You can show it in interviews.',
      },
      {
        title: 'Present your project and get the certificate',
        text: 'In all courses but IT Service Management you explain your project at the end. When you have completed the course, you receive a certificate of completion. You decide yourself whether to take a vendor’s exam as well, at its own fee.',
      },
    ],
  },
  careerResources: {
    heading: 'Career resources',
    lead: 'For learners of every course. We help you prepare your job search; we do not guarantee a job.',
    items: [
      {
        icon: 'resume',
        title: 'Resume review',
        text: 'Bring your resume of one or two pages and a job advertisement that you like. We compare them line by line and ask for proof of each claim. Your projects move to the top, and anything you cannot explain is removed.',
      },
      {
        icon: 'interview',
        title: 'Interview prep',
        text: 'You take a mock interview with questions from your field. For example, you follow an invoice to the ledger or say why a report is slow. You answer aloud and on screen. Afterwards you hear what was clear and which two topics to repeat.',
      },
      {
        icon: 'career',
        title: 'Career support',
        text: 'We help you read job descriptions, choose jobs that fit your projects and decide whether an exam is worth its fee. You apply yourself, and the employer decides.',
      },
    ],
  },
  forAll: {
    heading: 'What is the same for all courses',
    lead: 'A course page says what differs. Batch, fee and language are named there once they are fixed.',
    items: [
      {
        id: 'learn-pace',
        title: 'Own pace and fixed lessons',
        text: 'All courses but IT Service Management have lessons on fixed days, about three of the 10 hours a week. You choose when you do the lab work and the homework. That is what flexible schedule and own pace mean on a course card. IT Service Management has no lessons: you start when you like and study alone.',
      },
      {
        id: 'learn-missed',
        title: 'Weeks that you miss',
        text: 'The course goes on, so catch up before the next lesson if you can. The topics of each week are on the course page, so you know what to read and practise. Before you pay, ask in writing whether lessons are recorded or repeated in your batch. Tell the trainer early about examinations or night shifts.',
      },
      {
        id: 'learn-data',
        title: 'Your own data or brand in a project',
        text: 'Exercises use invented or public data. Where a course page lets you choose the subject, you may take your own shop or brand. Data of your employer needs the written permission of the employer, and names and phone numbers of people are left out. What you build is yours, and you keep the files.',
      },
      {
        id: 'learn-language',
        title: 'Language',
        text: 'The syllabus, most software and the exams that we name are in English. You need to read English and write short notes in it. The language of the lessons depends on the batch, and the course page names it once the batch is fixed.',
      },
      {
        id: 'learn-recognition',
        title: 'What the certificate is worth',
        text: 'It confirms that you completed our course. It is not a degree and not a qualification recognised by UGC, AICTE or NCVET. Microsoft, ISTQB and PeopleCert give their own certificates. Keep your projects in one folder, so that you can show an employer what you have built.',
      },
      {
        id: 'learn-tests',
        title: 'Exams of others',
        text: 'No exam of another organisation is part of a course. You book it yourself and pay its fee there. Microsoft offers free practice assessments for its exams. Where a course prepares for an exam, a table on its page shows the modules for each skill, and what is left out.',
      },
      {
        id: 'learn-parts',
        title: 'A part of a course, or a team',
        text: 'Each course is planned as a whole, because later modules use what you built before. If you already know the first part, say so when you ask for a place. Your written enrolment confirmation names what you take, the price and the tax. If it names no part, it is for the whole course. In the list of the form, IT Service Management is called IT Services. To send several employees, use the contact form: name the course, the number of people and your GSTIN for the invoice.',
      },
      {
        id: 'learn-refund',
        title: 'If you change your mind',
        text: 'You may ask for a refund within 15 days of purchase. The days count from our invoice or from your first class, whichever is later. You need no reason for a course. After the first class we refund the unused part. If you leave later, write to us too; the terms say why.',
      },
    ],
  },
  facts: {
    heading: 'Fee, batch and class',
    hours: {
      week: '3 + 5 + 2',
      text: 'About three of the 10 hours a week are lessons, five are lab work and two are homework. Lessons are on fixed days; the practice hours are yours.',
    },
    forAll: 'What is the same for all courses',
    refund: {
      days: '15 days',
      text: 'You may ask for a refund within 15 days of purchase, counted from the invoice or your first class, whichever is later.',
    },
  },
  lab: {
    heading: 'Software and accounts you need',
    caption: 'What the labs use',
    unknown: 'Depends on the batch',
    columns: ['You need', 'Who provides and pays'],
  },
  exam: {
    heading: 'From the modules to the exam',
    modules: 'Modules that prepare you',
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
    text: 'Seven fields. The request costs nothing.',
  },
  noScript: 'The enrolment form needs JavaScript. To ask for a place without it:',
  terms:
    'Courses are open to people aged 18 or over. A refund may be requested within 15 days of purchase, as the refund line above and our terms say. Fees paid to an examination body are not part of the course.',
  trademarks:
    'Microsoft, LS Retail, ISTQB, ITIL, PeopleCert, Google, HubSpot, Meta, Amazon, Flipkart, Canva, Jira, ServiceNow, Hugging Face and Playwright are named to describe what is taught. ITIL is a registered trade mark of the PeopleCert group; ISTQB is one of the International Software Testing Qualifications Board. These are independent courses, not offered by Microsoft, LS Retail or PeopleCert. The marks belong to their owners.',
} as const;

export type EdTech = typeof edTech;
