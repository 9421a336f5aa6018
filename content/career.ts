import { company } from './company';
import { defineCareer } from './schema/pages';

const { careers, privacy } = company.emails;

export const career = defineCareer({
  meta: {
    title: 'Careers: how we hire and open posts',
    description:
      'Five hiring steps told plainly, and a job board for development, data, cloud and marketing posts: full-time, freelance and internships, on site or remote.',
  },
  heading: 'Career',
  toBoard: 'See the open posts',
  lead: 'Every post below is described by what fills its week, so that you can tell before applying whether you would enjoy the Monday.',
  picture: {
    name: 'career-hiring',
    alt: 'Five stations along one thread: a letter, a marked CV, a small task on a screen, two chairs at a table and a signed appointment letter',
  },
  hiring: {
    heading: 'How we hire',
    lead: 'The same five steps for a graduate and for a practice lead. After each one you know whether there is a next.',
    steps: [
      {
        label: 'You apply',
        content: `Choose a post and fill in the form. Your own mail program opens with the message ready; attach your CV and send it. Nothing reaches us until you do, and the copy in your Sent folder is your receipt. One piece of work described well helps more than a list of ten. If no post fits, write to ${careers} and name the practice you have in mind.`,
      },
      {
        label: 'A person reads it',
        content:
          'The lead of the practice reads the CV and the cover letter against the requirements printed on the post; no keyword filter stands in between. If it may fit, a colleague telephones to settle what a CV leaves out: notice period, office days, what you wish to earn, what you want to ask. Either way, the outcome comes to you by mail.',
      },
      {
        label: 'A small task',
        content:
          'You get an exercise of the kind that the post is made of: mend a slow query, script a reel, find what is wrong in a trial balance. It is invented, never a client’s work, and kept short. Use the tools you would use here and say which. A future colleague marks it with written remarks that you receive, also when the answer is no.',
      },
      {
        label: 'A conversation',
        content:
          'The practice lead and somebody you would sit beside talk through your exercise with you, then a project of yours. Interns meet their mentor instead. Part of the time belongs to your questions, and hard ones about the work are welcome. Both interviewers write down their view before they speak to each other, and the lead tells you the decision personally.',
      },
      {
        label: 'Offer and joining',
        content:
          'The offer comes in writing and names the post, its type, the place, the pay or stipend and the person you report to. Take it home and have it read. Once you accept, HR lists the papers needed for the appointment letter; we look at originals and hand them back at the table. On your first day a named colleague expects you.',
      },
    ],
  },
  board: {
    heading: 'Open posts',
    lead: 'Search by title, or narrow the list by category, type and location.',
    empty: 'No post fits all of these choices at present. Clear the filters to see the whole list.',
  },
  fairness: {
    heading: 'Equal opportunity',
    paragraphs: [
      'We choose by the exercise, the conversation and the work you have done. Religion, caste, gender, marriage, pregnancy, age, disability, birthplace and mother tongue are not criteria, and interviewers are told not to ask about them. Tell us if a step has to be arranged differently for you (a ground-floor room, more time, captions on a call) and the arrangement counts for nothing in the decision. The law against sexual harassment at work (the POSH Act, 2013) reaches into interviews too, and we hold all sides to it. Every post is for people of 18 or older.',
    ],
  },
  fees: {
    heading: 'No fee, no deposit',
    paragraphs: [
      `Applying here costs nothing. No one may ask you for a registration fee, a security deposit, a training charge or the price of a laptop in exchange for an interview or an offer, and nobody collects original certificates as a pledge. Taking one of our courses is neither a condition nor an advantage. Offers come only from addresses at ${company.domain}. If somebody asks for money in our name, do not pay, keep the message and tell ${careers}.`,
    ],
  },
  data: {
    heading: 'What happens with your CV',
    paragraphs: [
      'This website sends and stores no applications. The form checks what you entered, writes a message and hands it to the mail program on your device. You attach the CV there and decide whether to send it. Until then the file has not left your computer or phone.',
      `Once your mail arrives, the practice lead and HR read it, and we use it to decide on the post you named. It is kept for other openings only if you say so in the message. To have it corrected or erased, write to ${privacy}; requests of this kind are answered within one month, as the privacy policy sets out.`,
    ],
  },
  apply: {
    link: 'Apply for this post',
    note: 'Applying costs nothing, and nothing is sent by this site. When the form is complete you get the application as a ready message for your own mail program; attach your CV there and press send.',
    others: 'Other posts of this kind',
    all: 'All open posts',
  },
  noScript:
    'The application form needs JavaScript. To apply without it, send your CV or telephone:',
});
