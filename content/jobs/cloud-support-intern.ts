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
    'A ticket says “system not working”. Your first task is to find out which system, for whom and since when, and your second is to write it down so that the next person need not ask again. You work at the desk with an administrator in reach.',
  responsibilities: [
    'Triage new tickets: reproduce, set the priority from impact and urgency, route, and tell the user what happens next.',
    'Create, change and remove user access from an approved request, never from a chat message.',
    'Watch the monitoring board, acknowledge alerts and follow the runbook to its last line before you escalate.',
    'Write or correct one knowledge article for each question that comes twice.',
    'Carry out restore tests under supervision and fill in the drill record.',
    'Hand over at the end of the shift: open tickets, promises made, changes tonight.',
  ],
  requirements: [
    'Networking basics: address, gateway, DNS, port, and the order in which to suspect them.',
    'Windows and some Linux from the command line.',
    'AZ-900 learning begun, at whatever module.',
    'Courtesy in writing and on the telephone, in English and Hindi.',
    'Readiness for shifts, as the desk is staffed through the day and night.',
    'Three to six months on site. You are 18 or older.',
  ],
  picture: { name: 'job-cloud', alt: '' },
  posted: '2026-11-12',
});
