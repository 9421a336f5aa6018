import { readOwnData } from './read/own-data';
import { companySchema } from './schema/company';
import { missingNouns } from './schema/own-data';

const { values } = readOwnData('content/data/company.yaml', companySchema);
const { basis, grievanceOfficer, replyTime, support, whatsapp } = values;

const greeting = `Hello ${values.name}, I have a question about `;

export const company = {
  ...values,
  whatsapp: {
    text: whatsapp.text,
    href: `https://wa.me/${whatsapp.href.replace('tel:+', '')}?text=${encodeURIComponent(greeting)}`,
  },
  grievanceOfficer: {
    ...grievanceOfficer,
    unnamed: 'not named yet; until then the privacy mailbox answers within one month:',
  },
  supportTerms: [
    support.hours ??
      'The support contract states hours, channel and severity classes. We send it before you sign.',
    support.escalation ?? 'It also names a second person to call if an answer is late.',
  ].join(' '),
  /** Empty unless the company makes it. */
  replyPromise: replyTime ? `We answer within ${replyTime}.` : '',
  ask: missingNouns(companySchema, values),
  basis: {
    applications:
      basis.applications ??
      'We count single applications, not kinds. The dated list names each one with its method; we send it on request.',
  },
};

export type Company = typeof company;
