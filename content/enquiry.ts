import { company } from './company';
import { evidence, sheets } from './evidence';
import { proofs } from './proofs';
import { defineEnquiry } from './schema/page-texts';

export const enquiry = defineEnquiry({
  meta: {
    title: 'Product enquiry: ask for details or a demo',
    description:
      'Ask about VMS, HRMS, Power BI, Power Apps, custom applications or our ERP modules. Say how and when we may reach you; what to have ready is listed here.',
  },
  heading: 'Product enquiry',
  lead: 'Ask for details, a demonstration or a quotation.',
  picture: {
    name: 'enquiry-header',
    alt: 'A sheet with a question written on three threads; one thread carries it to a rack of pigeonholes, into the one named Quality among those of the other products.',
  },
  form: {
    heading: 'Enquiry Form',
    lead: [
      'The product team reads your entries and uses them only to answer you.',
      company.replyPromise,
      company.firstCall,
    ]
      .filter(Boolean)
      .join(' '),
    details: {
      summary: 'Add details',
      names: 'company, designation, location, subject, contact method, contact time, file',
    },
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
  call: { heading: 'Or call us' },
  afterwards: {
    heading: 'What happens next',
    steps: [
      {
        title: 'It goes to the right team',
        text: 'Our general mailbox passes it to the team for your product.',
      },
      {
        title: 'The team asks first',
        text: 'The team has a few questions before it shows the product.',
      },
      {
        title: 'You see the product',
        text: 'The team shows it with an example from your own work.',
      },
      {
        title: 'You get a quotation',
        text: `It lists what is standard, what is an extension, what we would build, and what we need from you. ${proofs.firstStepLine}`,
      },
    ],
  },
  sample: {
    heading: 'A good enquiry',
    product: 'RGP & NRGP in ERP',
    text: 'Our gate register shows what went out, but nobody can say what is due back, or from whom. We run NAV 2016 on our own server. Please call after three.',
    note: 'A sample that we wrote, not a letter from a client.',
  },
  draftNote:
    'What you type is kept in this browser tab until you send it or close the tab, except the code and the file.',
  noScript: 'This page cannot send an enquiry without JavaScript. Please email or call us:',
  productNote:
    'Another service, such as Business Central or Azure? Choose Custom Applications and name it in the subject.',
  messageNote: 'Tell us what you use today, for example a register or a spreadsheet.',
  fileNote:
    'The file you choose is not sent with this form, so keep it ready until we tell you where to email it.',
  examples: {
    heading: 'Example sheets to take away',
    files: [...sheets.flatMap(({ files }) => files), ...Object.values(evidence.articleFiles)],
  },
  captchaHint: 'Five characters; capital and small letters differ. Press refresh for another code.',
});
