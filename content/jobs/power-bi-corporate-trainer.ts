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
    'You teach Power BI to finance managers, plant planners and sales coordinators at their offices. In two to five days each of them builds and publishes one report with their own kind of data.',
  responsibilities: [
    'Talk to the client before the workshop: decisions, data, licences, participants.',
    'Run the workshop at the client’s office, mostly as labs on data similar to theirs.',
    'Teach the data model first: star schema, relationships, then measures.',
    'Keep the slides current on Pro, Premium Per User and Fabric capacities, and on names such as semantic model.',
    'Check each evening what every participant can do, and adjust the next day.',
    'Hand over lab files, solutions and a page of next steps for each role.',
    'Read the feedback with us and improve the exercises.',
  ],
  requirements: [
    'Four years or more in business intelligence, with reports that you built yourself.',
    'A training record: topics, audiences, and a contact who has seen you teach.',
    'DAX that you can explain on paper.',
    'Patience with mixed groups.',
    'English and Hindi.',
    'Travel within the NCR with your own laptop, on time for the first session.',
  ],
  facts: {
    hours: 'Full days during a workshop.',
    tools: 'Power BI Desktop, DAX Studio, a Fabric trial, your own Windows laptop.',
    terms:
      'TDS (section 393, Income-tax Act, 2025) applies above the yearly limit; you add GST if registered.',
    travel: 'Client sites in the NCR, factories too.',
    process: 'Five steps, listed on the career page.',
  },
  experienceMonths: 48,
  picture: { name: 'job-power-bi', alt: '' },
  posted: '2026-11-04',
});
