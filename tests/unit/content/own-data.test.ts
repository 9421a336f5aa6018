/** @jest-environment node */
import { batchOf, courseBatchesSchema } from '@/content/schema/course-batches';
import { jobOpeningsSchema, openingOf } from '@/content/schema/job-openings';
import { checkOwnData } from '@/content/read/own-data';
import { companySchema } from '@/content/schema/company';
import { askSentence } from '@/lib/ask-sentence';
import { payInWords } from '@/lib/pay-band';

function complaint(source: string, schema: Parameters<typeof checkOwnData>[2]): string {
  try {
    checkOwnData('content/data/example.yaml', source, schema);
  } catch (error) {
    return String(error);
  }
  return '';
}

describe('a mistake in a file of the company is named with file, line and field', () => {
  it.each([
    ['all:\n  pay: { from: 9, to: 8, per: day }\njobs: {}\n', ':2:3: all.pay ends below its start'],
    ['all:\njobs:\n  one:\n    closing: soon\n', ':4:5: jobs.one.closing is "soon"'],
    [
      'all:\njobs:\n  one:\n    status: filled\n',
      ':4:5: jobs.one.status is "filled"; choose one of',
    ],
    ['all:\n  wages: 9\njobs: {}\n', ":2:3: all has the unknown field 'wages'"],
    [
      'all:\n  hours: From: nine\n',
      ':2:10: the file has a colon in a text; put the text in quotes',
    ],
  ])('%j', (source, expected) => {
    expect(complaint(source, jobOpeningsSchema)).toContain(`content/data/example.yaml${expected}`);
  });

  it('all at once', () => {
    const message = complaint('name:\nwhatsapp: 120\n', companySchema);
    expect(message).toContain(':1:1: name is empty; write text');
    expect(message).toContain(':2:1: whatsapp is a number (120); put it in quotes to make it text');
    expect(message).toContain('gstin is missing; write text');
  });
});

it('a course has the answers of all courses, except where it has its own', () => {
  const batches = courseBatchesSchema.parse({
    ratingBasis: null,
    all: { fee: 'Rs 24,000', mode: 'Online' },
    courses: { azure: { mode: 'Classroom', fee: null }, other: null },
  });
  expect(batchOf(batches, 'azure')).toMatchObject({ fee: 'Rs 24,000', mode: 'Classroom' });
  expect(batchOf(batches, 'other').ask).not.toContain('fee');
  expect(batchOf(batches, 'other').ask).toContain('next batch');
});

describe('a job', () => {
  const openings = jobOpeningsSchema.parse({
    all: { benefits: 'PF' },
    jobs: {
      one: { closing: '2026-11-23' },
      two: { closing: '2026-11-24' },
      three: { status: 'closed' },
    },
  });
  const of = (job: string, type: 'Full Time' | 'Freelance' | 'Internship' = 'Full Time') =>
    openingOf(openings, job, { type, travels: false }, '2026-11-24');

  it('is over on the day after its closing date', () => {
    expect(of('one').isOver).toBe(true);
    expect(of('two').isOver).toBe(false);
    expect(of('three')).toMatchObject({ isOver: false, status: 'closed' });
  });

  it('asks in the words of its type, and for nothing that it does not have', () => {
    expect(of('one').ask).toEqual([
      'pay',
      'openings',
      'hours',
      'notice period',
      'time until an answer',
    ]);
    expect(of('three', 'Internship').ask).toEqual(
      expect.arrayContaining(['stipend', 'if an offer can follow']),
    );
    expect(of('three', 'Freelance').ask).toContain('rate');
  });
});

it('one sentence asks for everything that is missing, and goes with the last', () => {
  expect(askSentence(['fee', 'next batch', 'class size'])).toBe(
    'Ask us for fee, next batch and class size.',
  );
  expect(askSentence(['fee'], 'one working day')).toBe(
    'Ask us for fee: we answer within one working day.',
  );
  expect(askSentence([], 'one working day')).toBe('');
});

it('pay is a band in rupees', () => {
  expect(payInWords({ from: 600_000, to: 900_000, per: 'year' })).toBe(
    'Rs 6,00,000 to 9,00,000 a year',
  );
  expect(payInWords({ from: 500, to: 500, per: 'hour' })).toBe('Rs 500 an hour');
});
