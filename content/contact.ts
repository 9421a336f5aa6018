import { company } from './company';
import { proofs } from './proofs';
import { defineContact } from './schema/page-texts';

export const contact = defineContact({
  meta: {
    title: 'Contact us: offices in Noida, phone and email',
    description:
      'Address, phone, email and hours of both offices in Noida, where to send legal notices, how to reach support, and a short form for questions.',
  },
  heading: 'Contact us',
  lead: 'Call for a fault in a running system, write for a quotation, a course or a job, and come by appointment.',
  taps: {
    call: 'Call',
    chat: 'Chat',
    chatFor: 'Send a picture of the message',
    write: 'Write',
    writeFor: 'For files and longer questions',
  },
  picture: {
    name: 'contact-header',
    alt: 'A letter, a phone receiver and a map pin each send out a thread; the three come together, frame an open door with the light on inside, and run on.',
  },
  offices: {
    heading: 'Our two offices',
    lead: 'Clients, learners and applicants visit the corporate office; please call before you come. Send legal and tax notices to the registered office.',
  },
  form: {
    heading: 'Keep in touch',
    lead: ['A person who knows the subject answers you.', company.replyPromise, company.firstCall]
      .filter(Boolean)
      .join(' '),
  },
  prepare: {
    heading: 'What to tell us',
    items: [
      'What your company makes or sells, and in how many places.',
      'Which software you use now, with its version if you know it.',
      'How many people will use what you ask about.',
      'For a course: its name, and whether weekdays or weekends suit you.',
      'For support: the exact error message, its time and the document number.',
    ],
  },
  afterwards: {
    heading: 'What happens next',
    paragraphs: [
      'A form-to-email service sends your message to our general mailbox; we read it on working days and pass it to the team concerned.',
      proofs.supportTerms,
      'We use your details to answer you, and for nothing else. You are not added to a mailing list.',
    ],
  },
  complaint: {
    heading: 'Complaints',
    goes: 'Complaints about purchases or courses go to the Grievance Officer:',
    then: 'We acknowledge each within 48 hours and settle it within one month. The National Consumer Helpline is 1915.',
  },
  draftNote:
    'What you type is kept in this browser tab until you send the message or clear the form.',
  noScript: 'Sending this form needs JavaScript. Please email or call us instead:',
});
