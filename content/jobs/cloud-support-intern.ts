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
    'Create, change and remove user access from an approved request, checked by an administrator. You sign a confidentiality undertaking.',
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
    'Readiness for day shifts at changing hours; nights only if you agree in writing.',
    'Three to six months on site. You are 18 or older.',
  ],
  facts: {
    pay: 'No fee, no deposit. A registered apprenticeship has a lowest stipend set by law; for a college internship the offer names it.',
    hours: 'In shifts. Night shifts only with your written consent; declining has no consequence.',
    tools: 'Ticket tool, Azure portal, monitoring board, Windows and Linux command line.',
    bond: 'None. You sign no bond, and we keep no original certificates.',
    terms: 'Three to six months.',
    outcome:
      'An internship certificate, help articles that you wrote, a restore record, and feedback from your mentor.',
    travel: 'After a night shift we bring you home.',
    process: 'Five steps; interns meet their mentor in step 4.',
  },
  picture: { name: 'job-cloud', alt: '' },
  posted: '2026-11-12',
});
