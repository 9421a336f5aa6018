import { defineJob } from '../schema/job';

export const job = defineJob('cloud-support-intern', {
  title: 'Cloud Support Intern',
  category: 'Cloud',
  type: 'Internship',
  location: 'On Site',
  meta: [
    { icon: 'location', text: 'Corporate office, Noida' },
    { icon: 'support', text: 'Support desk, in shifts' },
  ],
  seo: {
    title: 'Cloud support internship, on site, Noida',
    description:
      'Learn support on a real desk: ticket triage, user access, monitoring, documentation and restore tests under supervision. On site in Noida, in shifts.',
  },
  summary:
    'A ticket says “system not working”. Next to an administrator you find out which system, for whom and since when, and write it down so that the next person can go on.',
  responsibilities: [
    'Sort tickets: reproduce, set the priority, assign, tell the user what comes next.',
    'Create and remove user access from an approved request; an administrator checks it.',
    'Watch the monitoring screen, and follow the runbook before you escalate.',
    'Write a help article for each question that comes twice.',
    'Restore a file under supervision and fill in the record.',
    'Hand over at the end of a shift: open tickets, promises, changes.',
  ],
  requirements: [
    'Networks: address, gateway, DNS, port.',
    'Windows, and some Linux, on the command line.',
    'AZ-900 learning started, at any module.',
    'Polite writing and phone manners, in English and Hindi.',
    'Day shifts at changing hours.',
    'On site, 18 or older; you sign a confidentiality undertaking.',
  ],
  facts: {
    hours: 'Day shifts. No nights during the internship.',
    tools: 'Ticket tool, Azure portal, monitoring board, Windows and Linux command line.',
    outcome: 'A certificate, help articles that you wrote, a restore record.',
  },
  picture: { name: 'job-cloud', alt: '' },
});
