import { company } from './company';
import { defineCareer } from './schema/page-texts';

const { careers, privacy } = company.emails;

export const career = defineCareer({
  meta: {
    title: 'Careers: how we hire and open jobs',
    description:
      'Our five hiring steps and all open jobs in development, data, cloud and marketing: full-time, freelance and internships, on site, hybrid or remote.',
  },
  heading: 'Career',
  toBoard: 'See the open jobs',
  lead: 'Each job page describes the daily work, the requirements and the terms. The five steps below are the same for all.',
  picture: {
    name: 'career-hiring',
    alt: 'Five stations along one thread: a letter, a marked CV, a small task on a screen, two chairs at a table and a signed appointment letter',
  },
  hiring: {
    heading: 'How we hire',
    lead: 'The steps are the same for a graduate and for a practice lead. After each step we tell you whether there is a next one.',
    steps: [
      {
        label: 'You apply',
        content: `Choose a job and fill in the form. Your own mail program opens with the message ready. Attach your CV and send it; until then we receive nothing. Put links in the letter, and attach work samples without data of an employer. The copy in your Sent folder is your receipt. It helps if you describe one piece of work in detail. If no job fits, write to ${careers} and say which kind of work you are looking for.`,
      },
      {
        label: 'A person reads it',
        content:
          'The lead of the practice reads every application and compares CV and cover letter with the requirements on the job page. If you may fit, a colleague calls you about notice period, office days, expected pay and your questions. You get the result by email in both cases.',
      },
      {
        label: 'A small task',
        content:
          'You get a short exercise from your future work. Examples are a slow query, a reel script or an error in a trial balance. The case is invented and never a client’s work. Use your usual tools and tell us which. A future colleague writes remarks on it, and you receive them even if the answer is no.',
      },
      {
        label: 'A conversation',
        content:
          'The practice lead and a future colleague talk with you about your exercise and about one of your own projects. Interns meet their mentor. You get time for your questions about the work, the team and the hours. Both interviewers write down their opinion before they compare. The lead then tells you the decision.',
      },
      {
        label: 'Offer and joining',
        content:
          'The offer comes in writing. It names the job, its type, the place, the pay or stipend and the person you report to. Take it home and read it with someone you trust. After you accept, HR lists the papers for the appointment letter. We check originals in front of you and give them back at once. On the first day a colleague meets you.',
      },
    ],
  },
  board: {
    heading: 'Open jobs',
    lead: 'Search by title, or filter by category, type and location. Cloud jobs have no filter of their own: search for “cloud”.',
    empty: 'No job fits all of these choices at present. Clear the filters to see the whole list.',
  },
  forAll: {
    heading: 'What is the same for every job',
    lead: 'Each job page says what differs.',
    items: [
      {
        id: 'apply-rounds',
        title: 'Are the rounds online or on site?',
        text: 'Applying and the first talk need no visit: you write by email, and a colleague calls you. You do the small task on your own computer. The invitation to the conversation names the place: a video call, or the corporate office in Noida. If this does not suit you, propose the other way in your answer.',
      },
      {
        id: 'apply-travel',
        title: 'Who pays for travel to a round?',
        text: 'The invitation names the place and says what we pay for travel, if anything. Read it before you book a ticket. If it does not mention travel, ask in your answer and keep the reply. From another city you can propose a video call. Travel during the work, such as visits to clients, is described on the job page.',
      },
      {
        id: 'apply-gaps',
        title: 'Can I apply with a career gap?',
        text: 'Yes: write the months of the gap in your CV, in one line. You need not give a reason, for example health or family. If you kept up your knowledge by a course, a project or freelance work, name it. The requirements on the job page are the same for everyone. The task shows what you can do today.',
      },
      {
        id: 'apply-laptop',
        title: 'Do I need my own laptop?',
        text: 'For the task and the calls you use your own computer or phone. If you have none, say so before the task. The offer names the equipment for the work. Data of clients or of employees never goes to a private device. You use our computer or remote desktop for it and sign a confidentiality undertaking.',
      },
      {
        id: 'apply-letter',
        title: 'Do interns need a letter from their college?',
        text: 'For a college internship, yes: your institute writes it, so ask there early. The other form is an apprenticeship under the schemes NATS or NAPS. It has a registered contract, and the law sets the lowest stipend. The offer says which form it is, for how many months, and with which stipend. You pay no fee and no deposit.',
      },
      {
        id: 'apply-pay',
        title: 'When do I hear the pay if it is not listed?',
        text: `Write to ${careers} with the title of the job, or ask in the first call. You can do both before you spend time on the task. The written offer names the yearly CTC with its fixed and variable parts, the monthly pay of part-time days, or the stipend per month. A freelance contract names the rate and the days until payment.`,
      },
    ],
  },
  assurances: 'What you may rely on',
  fairness: {
    heading: 'Equal opportunity',
    paragraphs: [
      `We decide by the exercise, the conversation and your work. Religion, caste, gender and gender identity, marriage, pregnancy, age, disability, HIV status, birthplace and mother tongue do not count. Interviewers are told not to ask about them. Equal work gets equal pay. If you need a step arranged differently, such as a ground-floor room, more time or captions on a call, tell us. It has no effect on the decision. For the equal opportunity policy and its liaison officer, write to ${careers}. The POSH Act, 2013, the law against sexual harassment at work, also protects women who come for an interview. All jobs are for people of 18 or older.`,
    ],
  },
  fees: {
    heading: 'No fee, no deposit, no bond',
    paragraphs: [
      `Applying costs nothing. Nobody may ask you for a registration fee, a deposit, a training charge or the price of a laptop. You sign no bond, and we do not keep original certificates. You need not take one of our courses, and taking one gives no advantage. Offers come only from email addresses at ${company.domain}. If somebody asks for money in our name, do not pay. Keep the message and forward it to ${careers}.`,
    ],
  },
  data: {
    heading: 'What happens with your CV',
    paragraphs: [
      'This website does not send or store applications; your own mail program sends them.',
      `After your email arrives, the practice lead and HR read it. We use it only for the job that you named, and for other openings only if you say so in the message. How long we keep it: ${company.retention.applications}. To have it corrected or deleted, write to ${privacy}. We answer such requests within one month, as the privacy policy says.`,
    ],
  },
  call: {
    heading: 'Choose a job and apply',
    text: 'Applying costs nothing. The result comes by email, also if it is a no.',
  },
  apply: {
    over: 'The closing date has passed, and we take no more applications.',
    link: 'Apply for this job',
    note: 'Applying costs nothing, and nothing is sent by this site. When the form is complete, you get the application as a ready message for your own mail program. Attach your CV there and press send.',
    forAll: 'Rounds, travel, career gaps, laptop and pay: the same for every job',
    questions: 'Questions about this job',
    others: 'Similar jobs',
    all: 'All open jobs',
  },
  noScript: 'The application form needs JavaScript. To apply without it, email your CV or call:',
});
