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
    'You write for the accounts of real businesses, for example a bakery or a machine maker. An editor reads everything before it is published and explains the corrections to you.',
  responsibilities: [
    'Keep the content calendar of two client accounts two weeks ahead, with festivals and product dates.',
    'Write reel scripts of 20 to 40 seconds: how it is made, who makes it, what is on offer.',
    'Write captions in English, and in Hindi where the audience reads it, with alternative text for pictures.',
    'Answer comments from the agreed reply sheet, and pass complaints to the client on the same day.',
    'Mark paid partnerships as ASCI asks, and label pictures or voices made by AI.',
    'Make a one-page report each week: reach, saves, profile visits, enquiries.',
  ],
  requirements: [
    'Three writing samples of any kind.',
    'Canva and CapCut, or similar tools.',
    'Basic platform analytics: reach and impressions.',
    'Correct spelling in the language you write in.',
    'Politeness towards angry customers.',
    'Three to six months from home, with a daily call. You are 18 or older.',
  ],
  facts: {
    pay: 'No fee, no deposit. A registered apprenticeship has a lowest stipend set by law; for a college internship the offer names it.',
    hours: 'From home, with a daily call.',
    tools: 'Canva, CapCut, the platforms’ own analytics, a shared calendar.',
    bond: 'None. You sign no bond, and we keep no original certificates.',
    terms: 'Three to six months.',
    outcome:
      'An internship certificate, published work for your portfolio where the client agrees, and your editor’s feedback.',
    process: 'Five steps; interns meet their mentor in step 4.',
  },
  picture: { name: 'job-digital-marketing', alt: '' },
  posted: '2026-11-02',
});
