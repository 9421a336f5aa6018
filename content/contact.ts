import { defineContact } from './schema/pages';

export const contact = defineContact({
  meta: {
    title: 'Contact us: offices in Noida, phone and mail',
    description:
      'Addresses, telephone, mail and hours of the corporate and registered offices in Noida, and a short form for questions about ERP, products and courses.',
  },
  heading: 'Contact us',
  lead: 'Write, telephone or come by. A question about an existing installation is best put by telephone, with the error message on your screen.',
  picture: {
    name: 'contact-header',
    alt: 'A letter, a telephone receiver and a map pin each send out a thread; the three come together, frame an open door with the light on inside, and run on.',
  },
  offices: {
    heading: 'Two addresses',
    lead: 'Visitors, trainers and learners go to the corporate office. Letters of law and tax belong at the registered one.',
  },
  form: {
    heading: 'Keep in touch',
    lead: 'All five fields are needed. Choose a subject that a stranger at our front desk would understand.',
  },
  prepare: {
    heading: 'Worth having at hand',
    items: [
      'What your business makes or sells, and from how many places.',
      'The software that runs now, with its version if you know it.',
      'How many people would use what you are asking about.',
      'For a course: which one, and whether weekdays or weekends suit you.',
      'For support: the exact message, the time it appeared and the document number.',
    ],
  },
  afterwards: {
    heading: 'Where your message goes',
    paragraphs: [
      'A form-to-email service turns it into a mail that arrives in our general mailbox with your address as the one to reply to. The front desk reads it and passes it to the practice concerned, so your answer comes from somebody who knows the subject. We do not put you on a mailing list.',
    ],
  },
  draftNote:
    'Your words stay in this browser tab until the message has gone out or you clear the form.',
  noScript: 'Sending this form needs JavaScript. Mail and telephone work without it:',
});
