import { ratingBasis } from './course-batches';
/** The texts of /ed-tech and the texts that all course pages share. */
export const edTech = {
  meta: {
    title: 'Courses in ERP, data, cloud and web',
    description:
      'Ten certificate courses with their full syllabus: Business Central, LS Central, Power BI, Azure, AI, development, testing, marketing and service management.',
  },
  heading: 'Ten courses in ERP, data, cloud and web',
  lead: 'Each course page shows the full syllabus, the projects, the software you need and the exam it prepares for, if there is one.',
  picture: {
    name: 'edtech-header',
    alt: 'A desk seen from above with an open notebook, a hand-drawn ledger on its left page and the same entries on a laptop screen at its right.',
  },
  introduction: {
    heading: 'An IT services company that also teaches',
    paragraphs: [
      'We set up Business Central, shop tills, reports, Azure subscriptions, applications and websites for companies. Our ten courses teach the same systems, and the work around them: testing, marketing and IT support. Every course is led by an instructor with 10+ yrs of industry experience. The examples come from daily work, such as a freight bill that arrives after the sale, or a backup that nobody has tested.',
      'Eight courses are for beginners with ordinary computer skills. Application Development needs some programming first, and IT Service Management is for all levels. Nine courses are planned at 10 hours a week: six months for most, eight for Application Development. IT Service Management is self-paced.',
      'You get our certificate of completion. Exams of Microsoft, ISTQB, PeopleCert and others are held by them and cost extra. Each course page names the exam it prepares you for, or says that there is none. Exams that were retired are named as retired.',
    ],
  },
  /** The target of /ed-tech#courses-we-offer. */
  catalogue: {
    id: 'courses-we-offer',
    heading: 'Courses we offer',
    lead: 'Choose a topic or a level, then press EXPLORE for the syllabus, the projects and the questions of learners.',
    empty: 'No course of this topic begins at this level. Change the topic or the level.',
  },
  instructorNote: 'Taught by an instructor with 10+ yrs of industry level exp',
  /** Below the number of the rating, which has its basis from content/data/course-batches.yaml. */
  ratingScale: 'Our own rating, out of 5',
  ratingBasis,
  howItWorks: {
    heading: 'How a course works',
    steps: [
      {
        title: 'Ask for a place',
        text: 'Press ENROLL NOW on a course page and fill in seven details. If you already work, give your last degree and institute. The request costs nothing. To send several employees, use the contact form instead: name the course, the number of people and your GSTIN for the invoice.',
      },
      {
        title: 'Plan your weeks',
        text: 'Two evenings and half a Saturday make 10 hours. Where the course card says flexible or self-paced, you can move your plan around examinations or overtime. For the other courses, ask us before you enrol.',
      },
      {
        title: 'Build something in each module',
        text: 'Most of the time goes into tasks. You keep all your work in one folder or repository, for example a setup sheet, a test pack or a dashboard. You can show it in interviews.',
      },
      {
        title: 'Present your project and get the certificate',
        text: 'In the last weeks you finish a project and explain it. Then you receive a certificate of completion. You decide yourself whether to take a vendor’s exam as well, at its own fee.',
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
  /** Texts around the answers to questions before enrolment. */
  facts: {
    heading: 'Fee, batch and class',
    refund: 'You may ask for a refund within 15 days of purchase.',
  },
  lab: {
    heading: 'Software and accounts you need',
    caption: 'What the labs use',
    /** In place of a payer who differs from batch to batch. */
    unknown: 'Depends on the batch',
    columns: ['You need', 'Who provides and pays'],
  },
  exam: {
    heading: 'From the modules to the exam',
    columns: ['The exam measures', 'Modules that prepare you'],
    untaught: 'Not taught in this course.',
  },
  questions: { heading: 'Questions that learners ask' },
  noScript: 'The enrolment form needs JavaScript. To ask for a place without it:',
  terms:
    'Courses are open to people aged 18 or over. A refund may be requested within 15 days of purchase under our terms and conditions. Fees paid to an examination body are not part of the course.',
  trademarks:
    'Microsoft, LS Retail, ISTQB, ITIL, PeopleCert, Google, HubSpot and Meta are named to describe what is taught. The marks belong to their owners, who have not endorsed these courses.',
} as const;

export type EdTech = typeof edTech;
