import { company } from './company';
import { evidence } from './evidence';
import { defineEnquiry } from './schema/pages';

const { articleFiles, ...sheetByName } = evidence;
const sheets = Object.values(sheetByName);

export const enquiry = defineEnquiry({
  meta: {
    title: 'Product enquiry: ask for details or a demo',
    description:
      'Ask about VMS, HRMS, Power BI, Power Apps, custom applications or our ERP modules. Say how and when we may reach you; what to have ready is listed here.',
  },
  heading: 'Product enquiry',
  lead: 'Ask for details, a demonstration or a quotation. Tell us what you use today, for example a register or a spreadsheet.',
  picture: {
    name: 'enquiry-header',
    alt: 'A sheet with a question written on three threads; one thread carries it to a rack of pigeonholes, into the one named Quality among those of the other products.',
  },
  form: {
    heading: 'Enquiry Form',
    lead: `Name, email, phone, product and the code at the end are required. The other fields help us to prepare. ${company.replyTime.text}`,
  },
  prepare: {
    heading: 'What to tell us about',
    items: [
      'Visitor management: how many gates you have, and what the guard writes down today.',
      'HRMS: number of employees, the States they work in, and your attendance devices.',
      'ERP modules: your version of NAV or Business Central, and whether it is online or on your server.',
      'Power BI or Power Apps: where the data is and how many people will use it.',
      'A good time to call you, if you prefer a call.',
    ],
  },
  afterwards: {
    heading: 'What happens next',
    paragraphs: [
      'Your enquiry reaches our general mailbox and goes to the team for the product that you chose. They ask a few questions first and then show the product with an example from your own work.',
      'The quotation lists what is standard, what is an extension, what we would build, and what we need from you. It names the support hours and the yearly costs.',
    ],
  },
  draftNote:
    'What you type is kept in this browser tab until you send it or close the tab. The code and the file are not kept.',
  noScript: 'This page cannot send an enquiry without JavaScript. Please email or call us:',
  productNote:
    'Another service, such as Business Central or Azure? Choose Custom Applications and name it in the subject.',
  fileNote:
    'The file you choose is not sent with this form. Keep it ready. We tell you where to email it.',
  examples: {
    heading: 'Example sheets to take away',
    files: [...sheets.flatMap(({ files }) => files), ...Object.values(articleFiles)],
  },
  captchaHint: 'Five characters; capital and small letters differ. Press refresh for another code.',
});
