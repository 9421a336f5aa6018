/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { mistakeLine } from '@/content/schema/define';
import { openForms } from '@/scripts/content/placeholders';
import { refusal, requiredOf } from '@/scripts/content/report';
import { temporaryFolder } from '../temporary-folder';

const TODAY = '2026-11-24';
const FILES = ['company', 'proofs', 'course-batches', 'job-openings'].map(
  (name) => `content/data/${name}.yaml`,
);

const { at, write } = temporaryFolder();

function formsOf(sources: Readonly<Record<string, string>>) {
  write(sources);
  return openForms(TODAY, at());
}

const company = () =>
  Object.fromEntries(
    FILES.map((file) => [
      file,
      readFileSync(file.replace('content/data', 'tests/company'), 'utf8'),
    ]),
  );

const delivered = () =>
  Object.fromEntries(
    Object.entries(company()).map(([file, source]) => [
      file,
      source
        .replaceAll(/[\w.]*anvayasystems\.in|www\.\w+\.com/g, 'samvaya.example')
        .replaceAll('Anvaya', 'Samvaya')
        .replaceAll(/\+91 [\d ]+/g, '+91 50000 01301')
        .replace('09AAKCA1234F1Z5', '09AAAAA0000A0Z0')
        .replace('U72900UP2011PTC045678', 'U00000UP0000PTC000000')
        .replaceAll(/Sector \d+'/g, "Sector 00'")
        .replaceAll(': remove', ': sample')
        .replace(/(?<=grievanceOfficer:\n)(?: {2}.*\n)+/, '')
        .replace(/(?<=promises:\n)(?: {2}.*\n)+/, '')
        .replace(/(?<=(?:applications|ratingBasis|csp|\w+Provider):).*/g, '')
        .replaceAll(
          /^ {4}(?:version|testedOn|released|notes|languages|feeBasis|ownServer):.*\n/gm,
          '',
        ),
    ]),
  );

describe('a placeholder of the company is named with file, line and field', () => {
  const own = "write the company's own";
  it.each<[fields: string, expected: string]>([
    [
      'domain: samvaya.example',
      `domain 'samvaya.example' has the reserved domain .example; ${own}`,
    ],
    [
      'emails:\n  general: hello@samvaya.example\n  careers: careers@samvaya.example',
      `emails 'hello@samvaya.example' has the reserved domain .example; ${own}`,
    ],
    [
      'whatsapp: +91 50000 01303',
      `whatsapp '+91 50000 01303' is a number that reaches no one; ${own}`,
    ],
    [
      'gstin: 09AAAAA0000A0Z0',
      `gstin '09AAAAA0000A0Z0' is a registration number of no company; ${own}`,
    ],
    [
      'cin: U00000UP0000PTC000000',
      `cin 'U00000UP0000PTC000000' is a registration number of no company; ${own}`,
    ],
    [
      "offices:\n  corporate:\n    lines: ['Plot A-00, second floor', 'Sector 62']",
      `offices.corporate.lines 'Plot A-00, second floor' is a place that does not exist; ${own}`,
    ],
    ['name: Samvaya', `name 'Samvaya' is the name of no company; ${own}`],
    [
      'samples:\n  testimonials: sample',
      "samples.testimonials 'sample' is undecided; write real once the text is yours, or remove to take it off the pages",
    ],
    [
      'grievanceOfficer:\n  name:\n  email: officer@company.in',
      'grievanceOfficer.name is empty; write the name of the person whom the law asks for',
    ],
  ])('%j: %s', (fields, expected) => {
    const [form] = formsOf({ 'content/data/company.yaml': `# The company\n${fields}\n` });
    const lines = form?.required.map(mistakeLine) ?? [];
    const [line] = lines.filter((text) => text.includes(expected));
    expect(line).toMatch(/^content\/data\/company\.yaml:[234]:\d+: /);
    expect(
      lines.filter((text) => text.includes(`: ${expected.split(' ')[0] ?? ''} `)),
    ).toHaveLength(1);
  });
});

it('the closing date of an open job that has passed is named, and refuses no build', () => {
  const file = 'content/data/job-openings.yaml';
  const [form] = formsOf({
    [file]: `all:
  closing: 2026-11-23
jobs:
  one:
    status: open
    closing: 2026-11-01
  two:
    status: open
    closing: 2026-11-24
  three:
    status: closed
  four:
    status: open
  five:
`,
  });
  expect(form?.over.map(mistakeLine)).toEqual([
    `${file}:6:5: jobs.one.closing is 2026-11-01, which has passed, so the job is no longer on the board; write a later day, or status: standing or closed`,
    `${file}:12:3: jobs.four.closing is 2026-11-23, which has passed, so the job is no longer on the board; write a later day, or status: standing or closed`,
  ]);
  expect(form?.required.map(({ field }) => field)).toEqual(
    ['bond', 'laptop', 'notice', 'travel', 'feedback', 'answer'].map((name) => `promises.${name}`),
  );
});

it('values that pages leave out are counted, with what all jobs share counted as filled', () => {
  const job = (all: string) => formsOf({ 'content/data/job-openings.yaml': all })[0]?.optional;
  expect(job('all:\njobs:\n  one:\n  two:\n    pay: { from: 1, to: 2, per: day }\n')).toBe(13);
  expect(job('all:\n  hours: Monday to Friday\njobs:\n  one:\n')).toBe(6);
});

it('a trainer is named for all courses, or for each one', () => {
  const batches = (courses: string) =>
    requiredOf(
      formsOf({
        'content/data/course-batches.yaml': `ratingBasis: 412 learners\nall:\n  completion: { criteria: All., checkedBy: She, answerDays: 2, retry: Twice. }\ncourses:${courses}`,
      }),
    ).map(mistakeLine);
  expect(batches('\n  azure-details:\n    trainer: Ten years\n')).toEqual([]);
  expect(batches(' {}\n')).toEqual([expect.stringContaining('all.trainer is empty')]);
});

it('the files as delivered fit one screen, and one message refuses them with the settings', () => {
  const forms = formsOf(delivered());
  const required = requiredOf(forms);
  expect(required.length).toBeLessThanOrEqual(42);
  const message = refusal(forms, 'NEXT_PUBLIC_SITE_URL is missing: set it to its address.');
  expect(message).toContain('NEXT_PUBLIC_SITE_URL is missing');
  expect(message).toContain(`DEPLOY=1 refuses placeholders, and ${required.length} are left`);
  for (const field of [
    'domain',
    'gstin',
    'cin',
    'grievanceOfficer.name',
    'grievanceOfficer.designation',
    'formProvider',
    'partner.csp',
    'modules.vms',
    'ratingBasis',
    'promises.bond',
  ]) {
    expect(message).toMatch(new RegExp(`^ {2}\\d+: ${field} `, 'm'));
  }
  expect(message.split('\n').length).toBeLessThan(52);
});

it('with every required value filled in, a build for visitors is refused nothing', () => {
  expect(refusal(formsOf(company()))).toBe('');
});
