import { defineJob } from '../schema/job';

export const job = defineJob('power-bi-corporate-trainer', {
  title: 'Power BI Corporate Trainer',
  category: 'Power Bi',
  type: 'Freelance',
  location: 'On Site',
  clientArea: 'Delhi NCR',
  meta: [
    { icon: 'clock', text: '4 years or more in BI' },
    { icon: 'location', text: 'Client offices in the NCR' },
    { icon: 'training', text: 'Workshops of 2 to 5 days' },
  ],
  seo: {
    title: 'Freelance Power BI corporate trainer, NCR',
    description:
      'Run 2 to 5 day Power BI workshops for finance, sales and plant teams at client sites across the NCR. What you teach, prepare and bring with you.',
  },
  summary:
    'You teach Power BI to finance managers, planners and sales coordinators at their offices. In two to five days each publishes one report; by day two somebody’s relationship runs the wrong way.',
  responsibilities: [
    'Talk to the client first: decisions, data, licences, participants.',
    'Run the workshop as labs on data like theirs.',
    'Teach the model before the measures: star schema, relationships.',
    'Keep the slides current on Pro, Premium Per User and Fabric capacities.',
    'Check each evening what each person can do, and adjust the next day.',
    'Hand over labs, solutions and a page of next steps.',
  ],
  requirements: [
    'Four years or more in BI, with reports that you built.',
    'A training record, and a contact who has seen you teach.',
    'DAX that you can explain on paper.',
    'Patience with mixed groups.',
    'English and Hindi.',
    'Your own Windows laptop, and punctuality at the first session.',
  ],
  facts: {
    hours: 'Full days during a workshop.',
    tools: 'Power BI Desktop, DAX Studio, a Fabric trial.',
    travel: 'Client sites in the NCR, factories too.',
  },
  experienceMonths: 48,
  picture: { name: 'job-power-bi', alt: '' },
});
