import { defineJob } from '../schema/job';

export const job = defineJob('social-media-content-intern', {
  title: 'Social Media & Content Intern',
  category: 'Digital Marketing',
  type: 'Internship',
  location: 'Remote',
  meta: [
    { icon: 'location', text: 'Remote within India' },
    { icon: 'training', text: 'Edited by the marketing practice' },
  ],
  seo: {
    title: 'Social media and content internship, remote',
    description:
      'A remote internship with an editor: content calendar, reel scripts, captions, replies to comments and a weekly report. What you do and what you need.',
  },
  summary:
    'You write for real businesses, for example a bakery or a machine maker. An editor reads each text before it goes out, because a wrong price is shared faster than its correction.',
  responsibilities: [
    'Plan two accounts two weeks ahead: festivals, product dates.',
    'Write reel scripts of 20 to 40 seconds, and captions in English or Hindi, with alternative text for pictures.',
    'Answer comments from the agreed sheet.',
    'Pass complaints on that day.',
    'Mark paid partnerships as ASCI asks, and label what AI made.',
    'Make a one-page report each week: reach, saves, enquiries.',
  ],
  requirements: [
    'Three writing samples of any kind.',
    'Canva and CapCut, or similar tools.',
    'Basic analytics: reach and impressions.',
    'Correct spelling in the language you write in.',
    'Politeness towards angry customers.',
    'From home with a daily call; you are 18 or older.',
  ],
  facts: {
    hours:
      'From home, with a daily call. You have the role of an editor, never a client’s password.',
    tools: 'Canva, CapCut, the platforms’ own analytics, a shared calendar.',
    outcome: 'A certificate, and published work where the client agrees.',
  },
  picture: { name: 'job-digital-marketing', alt: '' },
});
