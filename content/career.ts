import { company } from './company';
import { defineCareer } from './schema/page-texts';

const { careers, privacy } = company.emails;

export const career = defineCareer({
  meta: {
    title: 'Careers: jobs, and how we hire',
    description:
      'Jobs in development, data, cloud and marketing, with duties, requirements and a sample task; full-time, freelance and internships; our five hiring steps.',
  },
  heading: 'Career',
  toBoard: 'See the jobs',
  lead: `We have set up Microsoft ERP since ${company.founded}. Each job page says what you do all day, what it asks of you, and what the task is like: two hours, at home. Applying costs nothing.`,
  picture: {
    name: 'career-jobs',
    alt: 'Three badges that hang on one bundle of threads: frontend, cloud and database',
  },
  hiring: {
    heading: 'How we hire',
    lead: 'The same five steps for a graduate and for a practice lead.',
    steps: [
      {
        label: 'You apply',
        content:
          'Choose a job and fill in the form. Your own mail program opens with the message; attach your CV and press send. Some people close the tab before that and wait for an answer that cannot come.',
      },
      {
        label: 'A person reads it',
        content:
          'The lead of the practice compares your CV and letter with the requirements on the job page. If you may fit, a colleague calls: notice period, office days, expected pay, your questions.',
        promise: 'answer',
      },
      {
        label: 'A small task',
        content:
          'You get about two hours of your future work, at home: a slow query, a reel script, a trial balance with one wrong entry. The case is invented. Use your usual tools and say which.',
        promise: 'feedback',
      },
      {
        label: 'A conversation',
        content:
          'The practice lead and a future colleague ask about your task and about one project of yours. Both write down what they think before they compare. An intern also meets the mentor. Bring your questions about hours, team and place.',
      },
      {
        label: 'Offer and joining',
        content:
          'The offer is a letter with job, place, pay or stipend, and the person you report to. Read it at home with someone you trust. Resign from your present job only when you hold it.',
      },
    ],
  },
  board: {
    heading: 'Jobs',
    standing: 'You may apply for each of them at any time.',
    open: 'Jobs with a closing date are advertised. You may apply for the others all the same.',
    hint: 'Cloud jobs have no filter of their own: search for “cloud”.',
    empty: 'No job fits all of these choices at present. Clear the filters to see the whole list.',
  },
  forAll: {
    heading: 'What is the same for every job',
    lead: 'Each job page says what differs.',
    items: [
      {
        id: 'apply-rounds',
        title: 'Are the rounds online or on site?',
        text: 'You apply by email and have the first talk by phone. The task is done at home. The invitation names the place of the conversation: a video call, or the corporate office in Noida. If it does not suit you, propose the other way.',
      },
      {
        id: 'apply-travel',
        title: 'Who pays for travel to a round?',
        text: 'The invitation names the place. Ask before you book a ticket, and keep the answer; from another city, propose a video call.',
        promise: 'travel',
      },
      {
        id: 'apply-gaps',
        title: 'Can I apply with a career gap?',
        text: 'Yes. Write the months of the gap in your CV, in one line; the reason is your own. If a course, a project or freelance work kept you in practice, name it. The task shows what you can do today.',
      },
      {
        id: 'apply-laptop',
        title: 'Do I need my own laptop?',
        text: 'For the task and the calls, yes: a computer or a phone. Data of clients and of employees stays on our remote desktop, never on a private device, and you sign a confidentiality undertaking.',
        promise: 'laptop',
      },
      {
        id: 'apply-notice',
        title: 'I have a notice period. Is that a problem?',
        text: 'Write its length and its last day into your letter, and whether your employer lets you leave earlier. So nobody plans with a wrong date.',
        promise: 'notice',
      },
      {
        id: 'apply-forms',
        title: 'Which form has an internship?',
        text: 'One of three, named on its page. A student brings a letter of the institute. An apprentice has a registered contract of at least six months; the rules ask Rs 12,300 a month or more for graduates (as read in October 2026). A trainee is an employee. Graduates have no institute, so for them the first is closed.',
      },
      {
        id: 'apply-pay',
        title: 'When do I hear the pay?',
        text: `Before the task, if you ask: write to ${careers} with the title of the job. The offer names the yearly CTC with its fixed and variable parts, or the stipend per month. A freelance contract names the rate and the days until payment.`,
      },
    ],
  },
  promises: {
    bond: {
      yes: 'The offer names the bond: its sum, its months, and the training that it repays.',
      no: 'You sign no bond and leave no original certificate with us.',
    },
    laptop: {
      yes: 'We lend you the computer for the work.',
      no: 'For the work, too, you use your own computer.',
    },
    notice: {
      yes: 'We wait until your notice has ended.',
      no: 'The offer names the last day on which you can start.',
    },
    travel: {
      yes: 'We pay your fare to a round on site.',
      no: 'You pay your own fare to a round on site.',
    },
    feedback: {
      yes: 'Everybody who hands in a task gets written remarks.',
      no: 'We send no remarks on tasks.',
    },
    answer: {
      yes: 'Yes or no, you get an email.',
      no: 'We write to those whom we invite.',
    },
  },
  undecided: 'Not settled for all jobs yet, so ask before you do the task:',
  forms: {
    college: {
      duration: '3 to 6 months',
      pay: 'Stipend',
      text: 'College internship for students. A letter of your institute names you, the dates and a teacher, and the offer states the stipend, or that there is none.',
    },
    apprentice: {
      duration: '6 to 12 months',
      pay: 'Stipend',
      text: 'Apprenticeship under the Apprentices Act, 1961, for those who have finished their course: a registered contract of at least six months, with the stipend of the rules or more. As read in October 2026.',
    },
    worker: {
      duration: '6 months',
      pay: 'Wage',
      text: 'Traineeship on a fixed term. You are an employee: appointment letter, at least the State’s minimum wage, provident fund and ESI where they apply. As read in October 2026.',
    },
  },
  assurances: {
    heading: 'What you may rely on',
    lead: 'Applying costs nothing: no fee, no deposit, no course to buy first.',
  },
  fairness: {
    heading: 'Equal opportunity',
    paragraphs: [
      'The task, the conversation and your work decide. Religion, caste, gender and gender identity, marriage, pregnancy, age, disability, HIV status, birthplace and mother tongue do not count, and interviewers are told not to ask. Equal work gets equal pay. If you need a step arranged in another way, such as a room on the ground floor, more time or captions, tell us. The POSH Act, 2013, against sexual harassment at work, also protects women who come for an interview. All jobs are for people of 18 or older.',
    ],
  },
  fees: {
    heading: 'No fee, no deposit',
    paragraphs: [
      `Nobody may ask you for a registration fee, a deposit, a training charge or the price of a laptop. One of our courses gives no advantage. Offers come only from addresses at ${company.domain}. If somebody asks for money in our name, do not pay; keep the message and forward it to ${careers}.`,
    ],
    promise: 'bond',
  },
  data: {
    heading: 'What happens with your CV',
    paragraphs: [
      'Your own mail program sends the application; this website neither sends nor stores it. The practice lead and HR read it, for the job that you named and for no other unless you say so.',
      `To have it corrected or deleted, write to ${privacy}. We answer within one month, as the privacy policy says. We keep it:`,
    ],
  },
  call: {
    heading: 'Choose a job and apply',
    text: 'Applying costs nothing. Until you send the mail, nothing leaves your computer.',
  },
  apply: {
    standing: 'Not advertised at present. You may still apply.',
    periods: 'How long we keep an application',
    over: 'The closing date has passed, and we take no more applications.',
    link: 'Apply for this job',
    note: 'Your own mail program sends the application. Attach your CV there.',
    steps: 'The five steps',
    forAll: 'Rounds, travel, gaps, laptop, pay',
    freelance:
      'TDS (section 393, Income-tax Act, 2025) applies above the yearly limit; you add GST if registered.',
    others: 'Similar jobs',
    all: 'All jobs',
    task: {
      term: 'Sample task',
      time: 'Two hours, at home; an example is below',
      heading: 'A sample task, two hours',
      note: 'Sample: an invented case. Yours will be another.',
      handIn: 'You hand in',
      judged: 'How it is judged',
      answer: 'What you hear back',
    },
  },
  noScript: 'The application form needs JavaScript. To apply without it, email your CV or call:',
});
