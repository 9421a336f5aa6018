import { z } from 'zod';
import { type FieldGroup, optional, required } from './own-data';
import { day, httpsUrl, line } from './parts';
import { PATHS, legalPath, productPath, servicePath } from '../../lib/routes';

const phone = z
  .string()
  .regex(/^\+[\d ]{8,20}$/, {
    error: 'is not like +91 120 400 0000; write country code and digits',
  })
  .transform((text) => ({ text, href: `tel:${text.replaceAll(' ', '')}` }));

const office = z.strictObject({
  name: line(40).meta({ title: 'name' }),
  lines: z
    .array(line(80))
    .min(2)
    .meta({ title: 'address', description: 'House, street and sector, two lines or more.' }),
  locality: line(40).meta({ title: 'town' }),
  region: line(40).meta({ title: 'state' }),
  postalCode: line(10).meta({ title: 'PIN code' }),
  country: z.literal('IN'),
  phone: phone.meta({ title: 'telephone', description: 'Such as +91 120 400 0000.' }),
  email: z.email().meta({ title: 'e-mail' }),
  hours: line(80).meta({
    title: 'hours',
    description: 'Such as Monday to Friday, 10:00 to 18:00 IST.',
  }),
  map: httpsUrl.meta({ title: 'link to a map' }),
});

/** A text that the company did not write. */
const sample = (title: string) =>
  z.enum(['sample', 'real', 'remove']).meta({
    title,
    description:
      'Choose real once the text is yours (quotes and cases need the client’s consent), or remove to take it off the pages.',
  });

/** Gets and keeps what visitors write. */
const provider = (title: string) =>
  required(
    z
      .strictObject({
        name: line(80).meta({ title: 'name' }),
        country: line(60).meta({ title: 'country', description: 'Where it keeps the data.' }),
        period: line(120).meta({ title: 'period', description: 'How long it keeps a copy.' }),
      })
      .meta({ title }),
    title,
    'name, country and period, such as { name: Name of the service, country: India, period: 30 days }',
  );

const email = (title: string) => z.email().meta({ title });

const link = (title: string) => httpsUrl.meta({ title });

export const companySchema = z.strictObject({
  name: line(30).meta({ title: 'Name', description: 'As people say it.' }),
  legalName: line(60).meta({ title: 'Legal name', description: 'As it is registered.' }),
  domain: line(60).meta({ title: 'Domain', description: 'Such as company.in, without https.' }),
  tagline: line(80).meta({ title: 'Line below the name' }),
  description: line(220, 60).meta({
    title: 'What the company does',
    description: 'For search engines and shared links.',
  }),
  founded: z.int().meta({ title: 'Year of foundation' }),
  yearsOfExperience: z.int().positive().meta({ title: 'Years of experience' }),
  copyrightYear: z.int().meta({ title: 'Year of the copyright' }),
  gstin: line(24).meta({ title: 'GSTIN' }),
  cin: line(30).meta({ title: 'CIN' }),
  emails: z.strictObject({
    general: email('E-mail for questions'),
    careers: email('E-mail for applications'),
    privacy: email('E-mail for privacy'),
    copyright: email('E-mail for copyright'),
    security: email('E-mail for reports of security holes'),
  }),
  offices: z.strictObject({
    corporate: office.meta({ title: 'Corporate office' }),
    registered: office.meta({ title: 'Registered office' }),
  }),
  whatsapp: phone.meta({
    title: 'WhatsApp number',
    description: 'Such as +91 90000 00000.',
  }),
  social: z.strictObject({
    facebook: link('Facebook'),
    x: link('X'),
    instagram: link('Instagram'),
    linkedin: link('LinkedIn'),
    youtube: link('YouTube'),
  }),
  /** Required by rule 5(9) of the Information Technology rules of 2011. */
  grievanceOfficer: z.strictObject({
    name: required(line(60), 'Name of the officer', 'the name of the person whom the law asks for'),
    designation: required(
      line(60),
      'Designation of the officer',
      'the post of that person, such as Company secretary; shown with the name',
    ),
    email: required(z.email(), 'E-mail of the officer', 'the e-mail address of that person'),
    phone: required(
      phone,
      'Telephone of the officer',
      'the telephone number of that person, such as +91 120 400 0000',
    ),
  }),
  formProvider: provider('Service that sends the forms'),
  mailProvider: provider('Service that keeps the mail'),
  demoVideos: z.strictObject({
    vms: link('Video of the visitor management system'),
    hrms: link('Video of HRMS'),
    rgp: link('Video of gate passes'),
    qm: link('Video of quality modules'),
    mm: link('Video of the maintenance module'),
  }),
  basis: z.strictObject({
    applications: required(
      line(200),
      'Basis of “35+ applications”',
      'what the 35+ applications count, and where the list is',
    ),
  }),
  refunds: z.strictObject({
    grounds: line(300).meta({
      title: 'Reasons for a refund',
      description: 'Have a lawyer read what is promised here.',
    }),
    share: line(500).meta({ title: 'Refunded share of the payment' }),
    confirmDays: required(
      z.int().positive(),
      'Working days until you confirm a refund',
      'the working days within which you confirm the amount of a refund',
    ),
    payment: line(200).meta({ title: 'Time until the refund' }),
  }),
  retention: z.strictObject({
    messages: line(160).meta({ title: 'How long messages are kept' }),
    enrolments: line(160).meta({ title: 'How long enrolments are kept' }),
    applications: z
      .array(line(120))
      .min(1)
      .meta({ title: 'How long applications are kept', description: 'One rule a line.' }),
    logFiles: line(160).meta({ title: 'How long log files are kept' }),
  }),
  replyTime: optional(
    line(60),
    'Reply time',
    'the time until you answer a message, such as one working day; the pages then promise it',
  ),
  replyBy: optional(line(60), 'Who answers', 'the role that answers, such as ERP practice lead'),
  firstCall: optional(
    line(160),
    'First call',
    'what the first call covers, such as your process, your licences and the next step',
  ),
  incorporated: optional(
    day,
    'Incorporated on',
    'the day on the certificate of incorporation',
    'the certificate of incorporation',
  ),
  teamSize: optional(
    line(200),
    'Team size',
    'the number of people, in all or by practice',
    'the number of people in each practice',
  ),
  historyYears: optional(
    z.array(z.int()),
    'Years of the history',
    'the year of each stage on the page about us, such as [2013, 2014, 2016, 2018, 2019, 2021]',
  ),
  /** `remove` takes the section off its pages. */
  samples: z.strictObject({
    testimonials: sample('Quotes on the industry pages'),
    caseStudies: sample('Cases on the industry pages'),
    messages: sample('Messages on the page about us'),
    nameMeaning: sample('Meaning of the name, on the page about us'),
    history: sample('History on the page about us'),
    posts: sample('Dates and authors of the posts'),
  }),
});

const TERMS = legalPath('terms-and-conditions');
const PRIVACY = legalPath('privacy-policy');

/** What `DEPLOY=1` refuses comes first. */
export const companyGroups: readonly FieldGroup[] = [
  {
    title: 'Name and registration',
    fields: ['name', 'legalName', 'gstin', 'cin', 'domain'],
    pages: [PATHS.home, PATHS.about],
  },
  {
    title: 'Offices, mail and telephone',
    fields: ['offices', 'emails', 'whatsapp', 'social'],
    pages: [PATHS.contact],
  },
  {
    title: 'Grievance Officer',
    fields: ['grievanceOfficer'],
    pages: [PRIVACY, PATHS.contact],
  },
  {
    title: 'Who gets what visitors write',
    fields: ['formProvider', 'mailProvider'],
    pages: [PRIVACY],
  },
  { title: 'Texts that came with the site', fields: ['samples'], pages: [PATHS.about] },
  {
    title: 'Videos of products',
    fields: ['demoVideos'],
    pages: [
      ...['vms-details', 'hrms-details'].map(servicePath),
      ...['rgp-details', 'qm-details', 'mm-details'].map(productPath),
    ],
  },
  {
    title: 'Figures',
    fields: ['basis'],
    pages: [servicePath('business-central-details')],
  },
  {
    title: 'About the company',
    fields: ['tagline', 'description', 'founded', 'yearsOfExperience', 'copyrightYear'],
    pages: [PATHS.home, PATHS.about],
  },
  { title: 'Refunds', fields: ['refunds'], pages: [TERMS] },
  { title: 'How long data is kept', fields: ['retention'], pages: [PRIVACY] },
  {
    title: 'Answer time, team and history',
    fields: ['replyTime', 'replyBy', 'firstCall', 'incorporated', 'teamSize', 'historyYears'],
    pages: [PATHS.about, PATHS.contact],
  },
];

export const COMPANY_FIELDS = [
  'legalName',
  'registeredOffice',
  'generalEmail',
  'privacyEmail',
  'copyrightEmail',
  'grievanceOfficer',
  'complaints',
  'formProvider',
  'mailProvider',
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
