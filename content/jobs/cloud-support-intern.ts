import { openFact } from '../schema/fact';
import { defineJob } from '../schema/job';

export const job = defineJob('cloud-support-intern', {
  title: 'Cloud Support Intern',
  category: 'Cloud',
  type: 'Internship',
  location: 'On Site',
  meta: [
    { icon: 'calendar', text: '3 to 6 months' },
    { icon: 'location', text: 'Corporate office, Noida' },
    { icon: 'support', text: 'Support desk, in shifts' },
  ],
  seo: {
    title: 'Cloud support internship, on site, Noida',
    description:
      'Learn support on a real desk: ticket triage, user access, monitoring, documentation and restore tests under supervision. On site in Noida, in shifts.',
  },
  summary:
    'You work at our support desk next to an administrator. When a ticket says “system not working”, you find out which system, for whom and since when. Then you write it down, so that the next person can continue.',
  responsibilities: [
    'Sort new tickets: reproduce, set the priority from impact and urgency, assign, and tell the user what happens next.',
    'Create, change and remove user access from an approved request only.',
    'Watch the monitoring screen, acknowledge alerts and follow the runbook before you escalate.',
    'Write or correct a help article for each question that comes twice.',
    'Do restore tests under supervision and fill in the record.',
    'Hand over at the end of the shift: open tickets, promises made, changes planned.',
  ],
  requirements: [
    'Networking basics: address, gateway, DNS, port.',
    'Windows and some Linux on the command line.',
    'AZ-900 learning started, at any module.',
    'Polite writing and phone manners, in English and Hindi.',
    'Readiness for shifts: systems under contract are monitored day and night.',
    'Three to six months on site. You are 18 or older.',
  ],
  facts: {
    pay: openFact('Ask us for the stipend a month. You pay no fee and no deposit.'),
    openings: openFact('Ask us how many interns we are taking.'),
    hours: openFact('In shifts. Ask us for the rota, the nights and the weekly days off.'),
    closing: openFact('Ask us for the last date.'),
    benefits: openFact('Ask us about leave and examination days.'),
    tools: 'Ticket tool, Azure portal, monitoring board, Windows and Linux command line.',
    bond: 'None. You sign no bond, and we keep no original certificates.',
    terms: openFact('Three to six months. Ask us for the start date, and if an offer can follow.'),
    outcome:
      'An internship certificate, help articles that you wrote, a restore record, and feedback from your mentor.',
    travel: openFact(
      'Ask us which shifts end at night, how you get home, and if you can decline night shifts.',
    ),
    process: openFact(
      'Five steps; interns meet their mentor in step 4. Ask us for the days to an answer.',
    ),
  },
  picture: { name: 'job-cloud', alt: '' },
  posted: '2026-11-12',
});
