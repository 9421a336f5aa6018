import { z } from 'zod';
import { define } from './define';
import { fact } from './fact';
import { httpsUrl, line } from './parts';

const phone = z.strictObject({
  /** For display. */
  text: line(24),
  /** For dialling, with the country code. */
  href: z.string().regex(/^tel:\+\d{8,15}$/, { error: 'is not tel: with country code and digits' }),
});

/** Allows a field to stay empty until the company fills it in (decision 39). */
const orEmpty = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]);

/**
 * The person whom a company must name on its website (rule 5(9) of the Information Technology rules
 * of 2011). Empty until there is one; a build with `DEPLOY=1` refuses that.
 */
const grievanceOfficer = z.strictObject({
  name: orEmpty(line(60)),
  email: orEmpty(z.email()),
  phone: orEmpty(phone),
  /** Shown until a person is named, before the mail address for privacy questions. */
  unnamed: line(80),
});

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

/** Everything that identifies the company. No other file repeats it (decision 1). */
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
  grievanceOfficer,
  support: z.strictObject({
    hours: fact(160),
    /** The contact for a client when an answer is late. */
    escalation: fact(200),
  }),
  /** The reply time for messages sent by a form. */
  replyTime: fact(120),
  /** The basis of the claims of the specification. */
  basis: z.strictObject({
    /** Of the ratings on the course pages. */
    courseRatings: fact(200),
    /** Of 'Connect to 35+ applications'. */
    applications: fact(200),
  }),
  /** The refund rule within the 15 days of section 9 of the specification. */
  refunds: z.strictObject({
    /** Reasons for a refund. */
    grounds: fact(300),
    /** Refunded share of the payment. */
    share: fact(300),
    /** Time until the refund. */
    payment: fact(200),
  }),
  /** Retention of each kind of personal data. */
  retention: z.strictObject({
    messages: fact(160),
    enrolments: fact(160),
    applications: fact(160),
    logFiles: fact(160),
  }),
  whatsapp: z.strictObject({
    text: line(24),
    href: httpsUrl,
  }),
  social: z.strictObject({
    facebook: httpsUrl,
    x: httpsUrl,
    instagram: httpsUrl,
    linkedin: httpsUrl,
    youtube: httpsUrl,
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
export type Company = z.output<typeof companySchema>;
export type Office = z.output<typeof office>;

/** The company's identity from content/company.ts. Throws ContentError. */
export function defineCompany(entry: z.input<typeof companySchema>): Company {
  return define('content/company.ts', companySchema, entry);
}
