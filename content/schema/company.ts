import { z } from 'zod';
import { optional, required } from './own-data';
import { httpsUrl, line } from './parts';

/** A telephone number, written as it is shown, with its form for dialling. */
const phone = z
  .string()
  .regex(/^\+[\d ]{8,20}$/, {
    error: 'is not like +91 120 400 0000; write country code and digits',
  })
  .transform((text) => ({ text, href: `tel:${text.replaceAll(' ', '')}` }));

const office = z.strictObject({
  name: line(40),
  lines: z.array(line(80)).min(2),
  locality: line(40),
  region: line(40),
  postalCode: line(10),
  country: z.literal('IN'),
  phone,
  email: z.email(),
  hours: line(80),
  map: httpsUrl,
});

/** What happens with a text that the company did not write. */
const sample = z.enum(['sample', 'real', 'remove']);

/** content/data/company.yaml: what identifies the company, and what only it can say. */
export const companySchema = z.strictObject({
  name: line(30),
  legalName: line(60),
  domain: line(60),
  tagline: line(80),
  description: line(220, 60),
  founded: z.int(),
  yearsOfExperience: z.int().positive(),
  copyrightYear: z.int(),
  gstin: line(24),
  cin: line(30),
  emails: z.strictObject({
    general: z.email(),
    careers: z.email(),
    privacy: z.email(),
    copyright: z.email(),
    /** For reports of vulnerabilities, in /.well-known/security.txt. */
    security: z.email(),
  }),
  offices: z.strictObject({ corporate: office, registered: office }),
  whatsapp: phone,
  social: z.strictObject({
    facebook: httpsUrl,
    x: httpsUrl,
    instagram: httpsUrl,
    linkedin: httpsUrl,
    youtube: httpsUrl,
  }),
  /**
   * The person whom a company must name on its website (rule 5(9) of the Information Technology
   * rules of 2011).
   */
  grievanceOfficer: z.strictObject({
    name: required(line(60), 'write the name of the person whom the law asks for'),
    email: required(z.email(), 'write the e-mail address of that person'),
    phone: required(phone, 'write the telephone number of that person'),
  }),
  demoVideos: z.strictObject({
    vms: httpsUrl,
    hrms: httpsUrl,
    rgp: httpsUrl,
    qm: httpsUrl,
    mm: httpsUrl,
  }),
  basis: z.strictObject({
    /** Of 'Connect to 35+ applications'. */
    applications: required(
      line(200),
      'write what the 35+ applications count, and where the list is',
    ),
  }),
  /** The refund rule within 15 days of purchase. */
  refunds: z.strictObject({
    /** Reasons for a refund. */
    grounds: line(300),
    /** Refunded share of the payment. */
    share: line(300),
    /** Time until the refund. */
    payment: line(200),
  }),
  /** Retention of each kind of personal data. */
  retention: z.strictObject({
    messages: line(160),
    enrolments: line(160),
    applications: line(160),
    logFiles: line(160),
  }),
  support: z.strictObject({
    hours: optional(line(160), 'the hours of support, as a sentence'),
    escalation: optional(line(200), 'whom a client calls if an answer is late, as a sentence'),
  }),
  replyTime: optional(
    line(60),
    'the time until you answer a message, such as one working day; the pages then promise it',
  ),
  teamSize: optional(
    line(200),
    'the number of people, in all or by practice',
    'the number of people in each practice',
  ),
  partnerStatus: optional(
    line(200),
    'your Microsoft designations and certificates',
    'our Microsoft designations and certificates',
  ),
  historyYears: optional(
    z.array(z.int()),
    'the year of each stage on the page about us, such as [2013, 2014, 2016, 2018, 2019, 2021]',
  ),
  /** Texts that came with the site; `remove` takes the section off its pages. */
  samples: z.strictObject({
    testimonials: sample,
    caseStudies: sample,
    messages: sample,
    nameMeaning: sample,
    history: sample,
  }),
});

/** Fields that `<Company field="..." />` in a legal text can show. */
export const COMPANY_FIELDS = [
  'legalName',
  'registeredOffice',
  'generalEmail',
  'privacyEmail',
  'copyrightEmail',
  'grievanceOfficer',
  'refundGrounds',
  'refundShare',
  'refundPayment',
  'messageRetention',
  'enrolmentRetention',
  'applicationRetention',
  'logFileRetention',
] as const;

export type CompanyField = (typeof COMPANY_FIELDS)[number];
export type Office = z.output<typeof office>;
