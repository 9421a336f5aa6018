import { readOwnData } from './read/own-data';
import { companySchema } from './schema/company';
import { missingNouns } from './schema/own-data';

const { values } = readOwnData('content/data/company.yaml', companySchema);
const { basis, grievanceOfficer, replyTime, support, whatsapp } = values;

const greeting = `Hello ${values.name}, I have a question about `;

/**
 * The company: the values of content/data/company.yaml, and the texts that stand on the pages while
 * one of them is empty.
 */
export const company = {
  ...values,
  whatsapp: {
    text: whatsapp.text,
    href: `https://wa.me/${whatsapp.href.replace('tel:+', '')}?text=${encodeURIComponent(greeting)}`,
  },
  grievanceOfficer: {
    ...grievanceOfficer,
    /** Shown until a person is named, before the mail address for privacy questions. */
    unnamed: 'not named yet; until then the privacy mailbox answers within one month:',
  },
  /** The hours of support, and whom to call if an answer is late. */
  supportTerms: [
    support.hours ??
      'The support contract states hours, channel and severity classes. We send it before you sign.',
    support.escalation ?? 'It also names a second person to call if an answer is late.',
  ].join(' '),
  /** The promise of an answer as a sentence; empty unless the company makes it. */
  replyPromise: replyTime ? `We answer within ${replyTime}.` : '',
  /** Nouns of what is not filled in, for one sentence. */
  ask: missingNouns(companySchema, values),
  basis: {
    applications:
      basis.applications ??
      'We count single applications, not kinds. The dated list names each one with its method; we send it on request.',
  },
};

export type Company = typeof company;
