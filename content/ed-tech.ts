/** The words of /ed-tech and the texts that all course pages share. */
export const edTech = {
  meta: {
    title: 'Courses in ERP, data, cloud and web',
    description:
      'Ten certificate courses with their full syllabus: Business Central, LS Central, Power BI, Azure, AI, development, testing, marketing and service management.',
  },
  heading: 'Courses with the syllabus on the table',
  lead: 'Ten courses from an ERP and IT services company. Each page shows the weeks or hours, the projects and any exam that exists today, so that you can decide before you ask for a place.',
  picture: {
    name: 'edtech-header',
    alt: 'A desk seen from above with an open notebook, a hand-drawn ledger on its left page and the same entries on a laptop screen at its right.',
  },
  introduction: {
    heading: 'A consulting practice that also teaches',
    paragraphs: [
      'Our working days are spent on Business Central, tills, reports, cloud subscriptions, applications and websites. The ten courses teach these systems and the trades around them: testing what was built, marketing it, and keeping it in service. Every course is led by an instructor with 10+ yrs of industry experience, and the examples come from the same kind of desk. A freight bill arrives after the goods have been sold. A till shows the old price. A backup has never been restored. Such things are on the syllabus because they are on the job.',
      'Eight courses start at beginner level and ask for little more than ease with a computer. Application Development wants some programming first, and IT Service Management has a way in for newcomers and for managers. Nine are planned at 10 hours a week, six months for most and eight for Application Development; the remaining one, IT Service Management, has no fixed weeks.',
      'You will find no promise here that we cannot keep. A course ends with our certificate of completion. Microsoft, ISTQB, PeopleCert and the others hold their own examinations and charge for them. Each page names the exam that its course prepares you for or is aligned to, or says that there is none. Where a well-known code was retired this year, the page says so.',
    ],
  },
  /** The target of /ed-tech#courses-we-offer. */
  catalogue: {
    id: 'courses-we-offer',
    heading: 'Courses we offer',
    lead: 'The cards give the subject in a sentence; EXPLORE opens the full syllabus with its projects and skills.',
    empty: 'No course of this topic begins at this level. Change the topic or the level.',
  },
  instructorNote: '10+ yrs of industry level exp',
  howItWorks: {
    heading: 'How a course works',
    steps: [
      {
        title: 'Ask for a place',
        text: 'Press ENROLL NOW on a course page. The form asks for seven details: name, email, phone, course, current degree, institute and address. Sending it is a request and costs nothing; we contact you to settle the rest.',
      },
      {
        title: 'Lay out your weeks',
        text: 'Put the syllabus beside your calendar. Two fixed evenings and half a Saturday make 10 hours. Where the course card says flexible or self-paced, a month lost to examinations or overtime moves the plan; for the other courses, ask before you enrol.',
      },
      {
        title: 'Build something every module',
        text: 'Lessons are short and tasks are long. What you make goes into one folder or repository: a setup sheet, a test pack, a dashboard, a drill report. That folder is what you will show later.',
      },
      {
        title: 'Present it and receive the certificate',
        text: 'The last weeks belong to a capstone that you explain to somebody else. A certificate of completion follows. Whether to sit a vendor exam as well is your decision, and its fee is separate.',
      },
    ],
  },
  careerResources: {
    heading: 'Career resources',
    lead: 'For learners of every course, on the way from finished projects to a first conversation with an employer.',
    items: [
      {
        icon: 'resume',
        title: 'Resume review',
        text: 'Bring a draft of one or two pages and a post that you would apply for. We read the one against the other, line by line, and ask where the proof of each claim can be seen. Projects move up, adjectives go out, and whatever you could not explain in a room is left off.',
      },
      {
        icon: 'interview',
        title: 'Interview prep',
        text: 'A mock interview with the questions of the trade: follow this invoice to the ledger, say why this report is slow, defend this change record. You answer aloud and at a screen. Afterwards we go through what was clear, what wandered, and which two topics deserve another evening.',
      },
      {
        icon: 'career',
        title: 'Career support',
        text: 'Help with reading job descriptions, choosing posts that match what you have built, and weighing a vendor exam against its fee and your time. Applications are yours and so is the result. No honest course can guarantee employment, and this support does not; it makes you better prepared for the search.',
      },
    ],
  },
  /** The words around what a learner asks before enrolling. */
  facts: {
    heading: 'Fee, batch and class',
    lead: 'Where a line says “ask us”, the figure changes from batch to batch and we send you the current one.',
    refund:
      'You may ask for a refund within 15 days of purchase. Our terms and conditions give the details.',
  },
  lab: {
    heading: 'Software and accounts you need',
    columns: ['You need', 'What for', 'Who provides and pays'],
  },
  exam: {
    heading: 'From the modules to the exam',
    columns: ['The exam measures', 'Modules that prepare you'],
    untaught: 'Not taught in this course.',
  },
  questions: { heading: 'Questions that learners ask' },
  noScript: 'The enrolment form needs JavaScript. To ask for a place without it:',
  noForm:
    'The form could not be fetched. Check the connection and try again, or ask for a place by mail or telephone:',
  terms:
    'Courses are open to people aged 18 or over. A refund may be requested within 15 days of purchase under our terms and conditions; fees paid to an examination body are not part of the course.',
  trademarks:
    'Microsoft, LS Retail, ISTQB, ITIL, PeopleCert, Google, HubSpot and Meta are named to describe what is taught. The marks belong to their owners, who have not endorsed these courses.',
} as const;
