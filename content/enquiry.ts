import { defineEnquiry } from './schema/pages';

export const enquiry = defineEnquiry({
  meta: {
    title: 'Product enquiry: ask for details or a demo',
    description:
      'Ask about VMS, HRMS, Power BI, Power Apps, custom applications or our ERP modules. Say how and when we may reach you; what to have ready is listed here.',
  },
  heading: 'Product enquiry',
  lead: 'Name the product and, in a sentence or two, the register or spreadsheet that it should replace. That tells us more than a list of features.',
  picture: {
    name: 'enquiry-header',
    alt: 'A sheet with a question written on three threads; one thread carries it to a rack of pigeonholes, into the one named Quality among those of the other products.',
  },
  form: {
    heading: 'Enquiry Form',
    lead: 'Name, email, phone, product and the code at the end are required. Everything else only helps us to send the right person.',
  },
  prepare: {
    heading: 'Before you begin',
    items: [
      'For visitor management: the number of gates, and what happens at them now.',
      'For HRMS: headcount, the states you employ people in, and where attendance is recorded.',
      'For the ERP modules: your version of NAV or Business Central, and whether it runs in the cloud.',
      'For Power BI or Power Apps: where the data sits and who has to see it.',
      'A time when you can speak undisturbed, if you would like to be called.',
    ],
  },
  afterwards: {
    heading: 'What follows',
    paragraphs: [
      'The enquiry arrives in our general mailbox, and the front desk passes it to the practice that answers for what you selected. Expect questions before a demonstration: it is prepared with a case of yours, and shows the limits of the product too. A quotation states what is standard, what would be built and what you would have to supply.',
    ],
  },
  draftNote:
    'A half-finished enquiry waits in this tab, apart from the code and the file, and is gone when you close it.',
  noScript: 'This page cannot send an enquiry without JavaScript. Please mail or call us instead:',
  productNote:
    'Another service, such as Business Central or Azure? Choose Custom Applications and name it in the subject.',
  fileNote:
    'The file you choose is not sent with this form. Keep it ready; we will tell you where to mail it.',
  captchaHint: 'Five characters; capital and small letters differ. Press refresh for another code.',
});
