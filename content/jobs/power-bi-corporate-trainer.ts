import { defineJob } from '../schema/job';

export const job = defineJob('power-bi-corporate-trainer', {
  title: 'Power BI Corporate Trainer',
  category: 'Power Bi',
  type: 'Freelance',
  location: 'On Site',
  meta: [
    { icon: 'clock', text: '4 years or more in BI, with a training record' },
    { icon: 'location', text: 'Client offices in the NCR' },
    { icon: 'training', text: 'Workshops of 2 to 5 days' },
  ],
  seo: {
    title: 'Freelance Power BI corporate trainer, NCR',
    description:
      'Run 2 to 5 day Power BI workshops for finance, sales and plant teams at client sites across the NCR. What you teach, prepare and bring with you.',
  },
  summary:
    'Finance managers, plant planners and sales coordinators sit in front of you with their own spreadsheets and no wish to become developers. In two to five days they should be able to build, publish and trust one report of their own.',
  responsibilities: [
    'Speak with the client’s sponsor beforehand: which decisions, which data, which licences, who is in the room.',
    'Run the workshop at the client’s office, more hands on keyboards than slides, with labs on data shaped like theirs.',
    'Teach a model before a chart: star schema, relationships, then measures.',
    'Keep the deck current on Pro, Premium Per User and Fabric capacities, and on names such as semantic model.',
    'Check what each participant can do at the end of every day and change the next morning accordingly.',
    'Hand over lab files, solutions and a page of next steps for each role.',
    'Read the feedback with us and mend the exercise that lost the room.',
  ],
  requirements: [
    'Four years or more in business intelligence, part of it building reports that people depend on.',
    'A training record: topics, audiences, and a contact who has seen you teach.',
    'DAX explained with a pencil before it is typed.',
    'Presence and patience in a room where the loudest person is not the slowest.',
    'English and Hindi, changing between them without losing the thread.',
    'Travel within the NCR with your own laptop, and punctuality at a factory gate.',
  ],
  picture: { name: 'job-power-bi', alt: '' },
  posted: '2026-11-04',
});
