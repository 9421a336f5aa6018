/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mistakeLine } from '@/content/schema/define';
import { findPlaceholders } from '@/scripts/content/placeholders';
import { placeholderRefusal } from '@/scripts/content/report';

let folder: string;

/** Writes a content file and finds its placeholders. */
function placeholdersIn(file: string, source: string): string[] {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, source);
  return findPlaceholders(folder).map(mistakeLine);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'placeholders-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('a placeholder of the company is named with file, line and field', () => {
  it.each<[what: string, fields: string, expected: string]>([
    [
      'a reserved domain',
      "domain: 'samvaya.example'",
      "domain 'samvaya.example' has the reserved domain .example; write the company's own",
    ],
    [
      'an address of mail',
      "emails: {\n    general: 'hello@samvaya.example' }",
      "emails.general 'hello@samvaya.example' has the reserved domain .example; write the company's own",
    ],
    [
      'a network',
      "social: {\n    x: 'https://social.samvaya.example/x' }",
      "social.x 'https://social.samvaya.example/x' has the reserved domain .example; write the company's own",
    ],
    [
      'a telephone number',
      "phone: {\n    text: '+91 50000 01301' }",
      "phone.text '+91 50000 01301' is a number that reaches no one; write the company's own",
    ],
    [
      'a number to dial',
      "phone: {\n    href: 'tel:+915000001301' }",
      "phone.href 'tel:+915000001301' is a number that reaches no one; write the company's own",
    ],
    [
      'a chat link',
      "whatsapp: {\n    href: 'https://wa.me/915000001303?text=Hello' }",
      "whatsapp.href 'https://wa.me/915000001303?text=Hello' is a number that reaches no one; write the company's own",
    ],
    [
      'a GSTIN',
      "gstin: '09AAAAA0000A0Z0'",
      "gstin '09AAAAA0000A0Z0' is a registration number of no company; write the company's own",
    ],
    [
      'a CIN',
      "cin: 'U00000UP0000PTC000000'",
      "cin 'U00000UP0000PTC000000' is a registration number of no company; write the company's own",
    ],
    [
      'a plot',
      "offices: {\n    corporate: { lines: ['Plot A-00, second floor', 'Sector 62'] } }",
      "offices.corporate.lines[0] 'Plot A-00, second floor' is a place that does not exist; write the company's own",
    ],
    [
      'no Grievance Officer',
      "grievanceOfficer: {\n    name: '', email: 'officer@company.in', phone: '+91 120 400 0000' }",
      'grievanceOfficer.name is empty; write the name, the e-mail address and the telephone of the person whom the law asks for',
    ],
    [
      'an open fact',
      "support: {\n    hours: openFact('Ask us.') }",
      "support.hours is open ('Ask us.'); write the company's own text without openFact",
    ],
    [
      'an open fact that is written out',
      "support: {\n    hours: { text: 'Ask us.', open: true } }",
      "support.hours is open; write the company's own text in its place",
    ],
  ])('%s', (_what, fields, expected) => {
    const source = `import { openFact } from './schema/fact';\n\nexport const company = defineCompany({\n  ${fields},\n});\nopenFact;\n`;
    const found = placeholdersIn('content/company.ts', source);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^content\/company\.ts:[45]:\d+: /);
    expect(found[0]).toContain(`: ${expected}`);
  });
});

it('a value of a real company is none', () => {
  const source = `export const company = defineCompany({
    domain: 'company.in', phone: { text: '+91 120 450 0001', href: 'tel:+911204500001' },
    gstin: '09ABCDE1234F1Z5', cin: 'U72900UP2013PTC123456', example: 'For.examples sake',
    offices: { corporate: { lines: ['Plot A-12', 'Sector 62'] } }, fee: 'Rs 24 000',
  });`;
  expect(placeholdersIn('content/company.ts', source)).toEqual([]);
});

it('an open fact of an entry and of a part that entries share is named once, where it is written', () => {
  const shared = "export const ASK_FEE = openFact('Ask us for the fee.');\n";
  expect(placeholdersIn('content/courses/shared/facts.ts', shared)).toEqual([
    "content/courses/shared/facts.ts:1:24: ASK_FEE is open ('Ask us for the fee.'); write the company's own text without openFact",
  ]);
  const job = "export const job = defineJob('x', { pay: [{ text: openFact('Ask us.') }] });\n";
  expect(placeholdersIn('content/jobs/x.ts', job)).toContain(
    "content/jobs/x.ts:1:51: pay[0].text is open ('Ask us.'); write the company's own text without openFact",
  );
});

it('a build for visitors is refused by one message that names every one', () => {
  cpSync('content', path.join(folder, 'content'), { recursive: true });
  const placeholders = findPlaceholders(folder);
  const message = placeholderRefusal(placeholders).split('\n');
  expect(message[0]).toBe(`DEPLOY=1 refuses placeholders, and ${placeholders.length} are left:`);
  expect(message).toHaveLength(placeholders.length + 2);
  expect(message.at(-1)).toBe(
    'For a review on a real host build with DEPLOY=preview: no search engine is to list that.',
  );
  for (const field of ['domain', 'gstin', 'cin', 'grievanceOfficer.name', 'basis.courseRatings']) {
    expect(message).toContainEqual(
      expect.stringMatching(new RegExp(`^ {2}content/company\\.ts:\\d+:\\d+: ${field} `)),
    );
  }
});
