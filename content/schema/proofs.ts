import { z } from 'zod';
import { PATHS, industryPath, productPath, servicePath } from '../../lib/routes';
import { type FieldGroup, block, optional, required } from './own-data';
import { day, line, sentence } from './parts';

const yesOrNo = (title: string, hint: string) =>
  optional(z.enum(['yes', 'no']), title, `yes or no: ${hint}`);

const designation = z.strictObject({
  name: line(100).meta({ title: 'Name', description: 'As Microsoft prints it.' }),
  until: day.meta({ title: 'Valid until' }),
});

const person = z.strictObject({
  role: line(60).meta({ title: 'Role', description: 'No name, such as Functional consultant.' }),
  years: z.int().positive().meta({ title: 'Years of work' }),
  languages: line(80).meta({ title: 'Languages' }),
  trades: optional(line(120), 'Industries', 'such as foundries, auto parts'),
  onSite: optional(line(80), 'Days on site', 'such as 2 days a week'),
  certificates: optional(line(160), 'Certificates', 'such as MB-800'),
});

const people = (practice: string) =>
  optional(z.array(person), practice, 'one entry for each role that comes to the client');

const extension = z.strictObject({
  maker: line(60).meta({ title: 'Maker' }),
  name: line(80).meta({ title: 'Name' }),
  version: line(30).meta({ title: 'Version', description: 'Such as 4.2.' }),
  checkedOn: day.meta({ title: 'Day on which you checked it' }),
});

const extensions = (industry: string) =>
  optional(
    z.array(extension),
    industry,
    'one entry for each extension of another maker that you set up there',
  );

const ownModule = (title: string, testedOn: string) =>
  required(
    z
      .strictObject({
        version: line(30).meta({ title: 'Version', description: 'Such as 3.4.' }),
        testedOn: z
          .array(line(60))
          .min(1)
          .meta({ title: 'Tested on', description: `Such as ${testedOn}.` }),
        released: optional(day, 'Day of the last release', 'the day of the last release'),
        notes: optional(line(200), 'What is new', 'what is new in it, in one sentence'),
        languages: optional(line(80), 'Languages', 'the languages of the screens'),
        feeBasis: optional(line(80), 'Fee by', 'what the fee counts, such as user, gate or site'),
        ownServer: yesOrNo('On the client’s own server', 'does it also run there'),
      })
      .meta({ title }),
    title,
    `version and testedOn, such as { version: "3.4", testedOn: ["${testedOn}"] }`,
  );

const severity = (title: string) =>
  block(
    z
      .strictObject({
        answer: optional(line(80), 'First answer', 'the time until the first answer'),
        work: optional(line(120), 'We work on it', 'when work on it begins and how long it lasts'),
        channel: optional(line(80), 'Channel', 'phone, mail or both; empty, it is as on the sheet'),
      })
      .meta({ title }),
  );

const lawUpdate = z.strictObject({
  date: day.meta({ title: 'Day' }),
  text: line(80).meta({ title: 'What changed' }),
});

const BUSINESS_CENTRAL = 'Business Central 29.1 (India)';

const practices = z.strictObject({
  erp: people('ERP'),
  retail: people('Retail'),
  products: people('Products'),
  data: people('Data'),
  cloud: people('Cloud'),
  web: people('Web and applications'),
  marketing: people('Marketing and design'),
  training: people('Ed-tech'),
});

export const practice = practices.keyof();

const industries = z.strictObject({
  automobile: extensions('Automobile'),
  ecommerce: extensions('E-commerce'),
  'food-beverage': extensions('Food & Beverage'),
  medicine: extensions('Medicine'),
  electricals: extensions('Electricals'),
  logistics: extensions('Logistics'),
  mining: extensions('Mining'),
  education: extensions('Education'),
  'fabrication-garments': extensions('Fabrication & Garments'),
  construction: extensions('Construction'),
  agriculture: extensions('Agriculture'),
  leathers: extensions('Leather'),
});

export const proofsSchema = z.strictObject({
  partner: z
    .strictObject({
      csp: required(
        z.enum(['direct', 'indirect', 'none']),
        'Who sells the licence',
        'direct or indirect for a CSP partner, or none if you do not sell licences',
      ),
      provider: optional(line(80), 'Provider', 'of an indirect reseller, the name of its provider'),
      since: optional(z.int(), 'Partner since', 'the year'),
      designations: optional(
        z.array(designation),
        'Microsoft designations',
        'each with its name and the day until which it is valid',
        'our Microsoft designations',
      ),
    })
    .refine(({ csp, provider }) => csp !== 'indirect' || provider !== undefined, {
      path: ['provider'],
      error: 'is empty, and csp is indirect; write the name of the provider',
    }),
  firstStep: block(
    z.strictObject({
      days: optional(
        z.int().positive(),
        'Days of the first step',
        'the working days that it takes, such as 8',
      ),
      fee: optional(line(80), 'Fee of the first step', 'the fee, such as Rs 1,20,000 plus GST'),
      setOff: yesOrNo('Set off', 'is the fee deducted from the price of the project'),
    }),
  ),
  team: block(practices),
  modules: block(
    z.strictObject({
      rgp: ownModule('Gate passes', BUSINESS_CENTRAL),
      qm: ownModule('Quality modules', BUSINESS_CENTRAL),
      mm: ownModule('Maintenance module', BUSINESS_CENTRAL),
      hrms: ownModule('HRMS', 'Chrome 142'),
      vms: ownModule('Visitor management', 'Chrome 142'),
    }),
  ),
  extensions: block(industries),
  quotation: block(
    z.strictObject({
      dayRateBasis: optional(line(200), 'Day rate', 'what a day is: hours, place, travel'),
      stages: optional(line(200), 'Stages of payment', 'what is paid when'),
      warranty: optional(line(200), 'Warranty', 'how long faults are corrected without a fee'),
    }),
  ),
  support: block(
    z.strictObject({
      hours: optional(sentence(160), 'Hours of support', 'the hours of support, as a sentence'),
      escalation: optional(
        sentence(200),
        'If an answer is late',
        'whom a client calls if an answer is late, as a sentence',
      ),
      severities: block(
        z.strictObject({
          stop: severity('1 Stop'),
          hindered: severity('2 Hindered'),
          fault: severity('3 Fault'),
          question: severity('4 Question or change'),
        }),
      ),
      excluded: optional(line(200), 'Not included', 'what support does not cover'),
      updatesBy: optional(
        line(80),
        'Who tests updates',
        'the role that tests Microsoft’s preview, such as the release manager',
      ),
    }),
  ),
  lawUpdates: block(
    z.strictObject({
      by: optional(
        line(80),
        'Who changes tax tables',
        'the role that changes them, such as the payroll lead',
      ),
      days: optional(z.int().positive(), 'Working days', 'working days after a notification'),
      log: optional(z.array(lawUpdate), 'Log', 'changes of the last year, each with its day'),
    }),
  ),
  exit: block(
    z.strictObject({
      codeOwner: z.enum(['client', 'company']).default('client').meta({
        title: 'Owner of what you write for one client alone',
        description: 'Client or company.',
      }),
      escrow: yesOrNo('Escrow', 'do you deposit the source of your own modules with a third party'),
      helpDays: optional(z.int().positive(), 'Days of help', 'days of help when a client leaves'),
      formats: optional(line(60), 'Formats', 'the formats in which a client takes data out'),
      connector: optional(line(120), 'GST connector', 'product and provider'),
      history: optional(line(80), 'Old database', 'how long it stays readable, such as 8 years'),
      clauses: optional(line(120), 'Clauses', 'where the contract says it, such as clauses 9, 14'),
    }),
  ),
  references: block(
    z.strictObject({
      count: optional(
        z.int().positive(),
        'Number of references',
        'how many clients a buyer may call',
        'clients whom you may call',
      ),
      after: optional(
        line(60),
        'After',
        'the stage after which he may call, such as the second demo; the gap list if it is empty',
      ),
    }),
  ),
});

const sheets = [PATHS.services] as const;

/** What `DEPLOY=1` refuses comes first. */
export const proofGroups: readonly FieldGroup[] = [
  {
    title: 'Who sells the licence',
    fields: ['partner'],
    pages: [servicePath('business-central-details'), servicePath('azure-details'), PATHS.about],
  },
  {
    title: 'Our own products',
    fields: ['modules'],
    pages: [
      ...['rgp-details', 'qm-details', 'mm-details'].map(productPath),
      ...['hrms-details', 'vms-details'].map(servicePath),
    ],
  },
  { title: 'First step', fields: ['firstStep'], pages: [PATHS.home, PATHS.enquiry] },
  { title: 'People by practice', fields: ['team'], pages: [PATHS.about] },
  {
    title: 'Extensions of other makers',
    fields: ['extensions'],
    pages: Object.keys(industries.shape).map(industryPath),
  },
  { title: 'Quotation', fields: ['quotation'], pages: sheets },
  { title: 'Support', fields: ['support'], pages: sheets },
  {
    title: 'Changes in the law',
    fields: ['lawUpdates'],
    pages: [PATHS.services, servicePath('hrms-details')],
  },
  { title: 'When a client leaves', fields: ['exit'], pages: sheets },
  { title: 'References', fields: ['references'], pages: [PATHS.about, PATHS.services] },
];

export type ProofData = z.output<typeof proofsSchema>;
export type Practice = z.output<typeof practice>;
export type Person = z.output<typeof person>;
export type OwnModule = keyof ProofData['modules'];
