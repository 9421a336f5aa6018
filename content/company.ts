import { readOwnData } from './read/own-data';
import { companySchema } from './schema/company';
import { missingNouns } from './schema/own-data';

const { values } = readOwnData('content/data/company.yaml', companySchema);
const { basis, firstCall, refunds, replyBy, replyTime, whatsapp } = values;

const confirmedWithin =
  refunds.confirmDays === undefined ? 'one month' : `${refunds.confirmDays} working days`;

const greeting = `Hello ${values.name}, I have a question about `;

export const company = {
  ...values,
  whatsapp: {
    text: whatsapp.text,
    href: `https://wa.me/${whatsapp.href.replace('tel:+', '')}?text=${encodeURIComponent(greeting)}`,
  },
  refunds: {
    ...refunds,
    payment: `We confirm the amount within ${confirmedWithin} of your message. ${refunds.payment}`,
  },
  /** Empty unless the company makes it. */
  replyPromise: replyTime
    ? `${replyBy ? `The ${replyBy.replace(/^the /i, '')} answers` : 'We answer'} within ${replyTime}.`
    : '',
  /** Empty unless the company says it. */
  firstCall: firstCall ? `The first call covers ${firstCall}.` : '',
  ask: missingNouns(companySchema, values),
  basis: {
    applications:
      basis.applications ??
      'We count single applications, not kinds. The dated list names each one with its method; we send it on request.',
  },
};

export type Company = typeof company;
