import { defineJob } from '../schema/job';

export const job = defineJob('social-media-content-intern', {
  title: 'Social Media & Content Intern',
  category: 'Digital Marketing',
  type: 'Internship',
  location: 'Remote',
  meta: [
    { icon: 'calendar', text: '3 to 6 months' },
    { icon: 'location', text: 'Remote within India' },
    { icon: 'training', text: 'Edited by the marketing practice' },
  ],
  seo: {
    title: 'Social media and content internship, remote',
    description:
      'A remote internship with an editor: content calendar, reel scripts, captions, community replies and a weekly report for real client accounts.',
  },
  summary:
    'You write for accounts that sell something real: a bakery’s festival box, a training batch, a machine tool. Every line goes through an editor, and by the end you will know why your first drafts lost half their adjectives.',
  responsibilities: [
    'Keep the content calendar of two client accounts a fortnight ahead, with festivals, product dates and school terms marked.',
    'Script reels of 20 to 40 seconds in three formats: how it is made, who makes it, what is on offer.',
    'Write captions in English and, where the audience reads it, in Hindi, with alternative text for every picture.',
    'Answer comments and messages from the agreed reply sheet; pass complaints to the client the same day with a screenshot.',
    'Mark paid partnerships as ASCI asks, and label AI-made pictures or voices.',
    'Make a one-page report each week: reach, saves, profile visits, enquiries, and what you would stop doing.',
  ],
  requirements: [
    'Three writing samples; a good comment thread counts.',
    'Canva and CapCut, or tools that do the same.',
    'Platform analytics to the point of telling reach from impressions.',
    'Spelling that does not need a second reader in the language you write in.',
    'Tact with strangers who are angry at a shop.',
    'Three to six months from home, with a daily call. You are 18 or older.',
  ],
  picture: { name: 'job-digital-marketing', alt: '' },
  posted: '2026-11-02',
});
