/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { checkOwnData } from '@/content/read/own-data';
import { proofsOf } from '@/content/proofs';
import { proofsSchema } from '@/content/schema/proofs';
import { exitSheetOf } from '@/content/sheets/exit-sheet';
import { supportSheetOf } from '@/content/sheets/support-sheet';

const read = (source: string) =>
  proofsOf(checkOwnData('content/data/proofs.yaml', source, proofsSchema).values);

const filled = read(readFileSync('tests/company/proofs.yaml', 'utf8'));
const empty = read('partner: {}\n');

describe('each field that is empty has one sentence, or is left out', () => {
  it.each([
    [
      'partnerLine',
      'Whether we are a CSP partner ourselves is not published yet; until it is, plan to buy from one of your choice.',
      'We are an indirect CSP reseller; our provider is Cloudway Distribution, since 2016.',
    ],
    [
      'escalationLine',
      'If the fault is in Azure itself, the CSP partner who sold it escalates; under your own agreement you use the plan that you hold.',
      'Bought through us, you call us, and we escalate under our partner support; under your own agreement you use the plan that you hold.',
    ],
    [
      'designationLine',
      '',
      'Solutions Partner for Business Applications, valid until 31 March 2027',
    ],
    [
      'firstStepLine',
      'You can order Discover alone; it has a quotation of its own. You keep the gap list.',
      'You can order Discover alone: 8 working days, Rs 1,20,000 plus GST, set off against the project. You keep the gap list.',
    ],
    [
      'lawUpdateLine',
      '',
      'Tax tables are changed by the payroll lead within 10 working days of a notification.',
    ],
    ['referenceLine', '', 'After the gap list you may call 3 clients, under NDA.'],
    [
      'supportTerms',
      'Hours, channel and the time to a first answer are lines of the support sheet on the Services page.',
      'Support answers Monday to Saturday, 9:00 to 19:00 IST. If an answer is late, call the practice lead, whose number stands in the contract.',
    ],
  ] as const)('%s', (line, whenEmpty, whenFilled) => {
    expect(empty[line]).toBe(whenEmpty);
    expect(filled[line]).toBe(whenFilled);
  });

  it('people by practice, in the last line of a service', () => {
    expect(empty.peopleLine('nav-details')).toBe('');
    expect(filled.peopleLine('nav-details')).toBe(
      'Who comes: Functional consultant: 9 years; Foundries, auto parts; Hindi, English; 2 days a week on site; MB-800. AL developer: 7 years; Hindi, English.',
    );
  });

  it('a product of our own, and nothing for what is none', () => {
    expect(filled.moduleOf('nav-details')).toBeUndefined();
    expect(empty.moduleOf('rgp-details')?.notPublished).not.toBe('');
    expect(filled.moduleOf('rgp-details')).toMatchObject({
      notPublished: '',
      version: '3.4',
      wave: 'Tested on the preview by the release manager, a month before',
      law: '',
    });
    expect(filled.moduleOf('hrms-details')).toMatchObject({ wave: '', law: filled.lawUpdateLine });
  });

  it('the sentence of the page about us asks for what is missing', () => {
    expect(empty.ask).toEqual([
      'the people of each practice',
      'our Microsoft designations',
      'clients whom you may call',
    ]);
    expect(filled.ask).toEqual([]);
  });
});

it.each([
  ['support', supportSheetOf],
  ['exit', exitSheetOf],
] as const)('the %s sheet is a sample until its cells are filled in', (_, sheetOf) => {
  expect(sheetOf(empty).tag).toBe('Sample');
  expect(JSON.stringify(sheetOf(empty))).not.toContain('undefined');
  expect(sheetOf(filled).tag).toBeUndefined();
  expect(JSON.stringify(sheetOf(filled))).not.toContain(filled.notPublished);
});

it.each([
  ['partner:\n  csp: gold\n', ':2:3: partner.csp is "gold"; choose one of "direct"'],
  [
    'partner:\n  csp: indirect\n',
    ':1:1: partner.provider is empty, and csp is indirect; write the name of the provider',
  ],
  [
    'partner:\nteam:\n  erp:\n    - role: Developer\n      years: nine\n      languages: Hindi\n',
    ':5:7: team.erp[0].years is text; write a number',
  ],
  [
    'partner: {}\nmodules:\n  rgp:\n    languages: Hindi\n',
    ':3:3: modules.rgp.version is missing; write text',
  ],
  [
    'partner: {}\nextensions:\n  shipping: []\n',
    ":3:3: extensions has the unknown field 'shipping'",
  ],
])('a mistake is named with file, line and field: %j', (source, expected) => {
  expect(() => read(source)).toThrow(`content/data/proofs.yaml${expected}`);
});
