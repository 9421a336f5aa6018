/** @jest-environment node */
import {
  batchOf,
  completionText,
  courseBatchesSchema,
  ratingText,
} from '@/content/schema/course-batches';
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
    ['all:\n  pay: { from: 9, to: 8, per: day }\n', ':2:3: all.pay ends below its start'],
    ['all:\njobs:\n  one:\n    closing: soon\n', ':4:5: jobs.one.closing is "soon"'],
    [
      'all:\njobs:\n  one:\n    status: filled\n',
      ':4:5: jobs.one.status is "filled"; choose one of "standing", "open", "closed"',
    ],
    [
      'all:\njobs:\n  one:\n    form: trainee\n',
      ':4:5: jobs.one.form is "trainee"; choose one of "college", "apprentice", "worker"',
    ],
    ['all:\n  wages: 9\n', ":2:3: all has the unknown field 'wages'"],
    [
      'all:\n  hours: From: nine\n',
      ':2:10: the file has a colon in a text; put the text in quotes',
    ],
    [
      'all:\npromises:\n  bond: perhaps\n',
      ':3:3: promises.bond is "perhaps"; choose one of "yes", "no"',
    ],
  ])('%j', (source, expected) => {
    expect(complaint(source, jobOpeningsSchema)).toContain(`content/data/example.yaml${expected}`);
  });

  it.each([
    ['posted: 2026-11-20', 'pay is missing; an open job has one: write a band in rupees'],
    ['posted: 2026-11-20', 'openings is missing; an open job has one: write the number of people'],
    ['openings: 2', 'posted is missing; an open job has one: write the day from which'],
    ['posted: 2026-11-20', 'closing is missing; an open job has one: write the last day'],
    [
      'posted: 2026-11-20\n    closing: 2026-11-19',
      'closing is before the day from which the job is open; write a later one',
    ],
  ])('an open job with only %j: %s', (fields, expected) => {
    const source = `promises:\n  bond:\nall:\njobs:\n  one:\n    status: open\n    ${fields}\n`;
    expect(complaint(source, jobOpeningsSchema)).toContain(`jobs.one.${expected}`);
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
  expect(batchOf(batches, 'azure', true)).toMatchObject({ fee: 'Rs 24,000', mode: 'Classroom' });
  expect(batchOf(batches, 'other', true).ask).not.toContain('fee');
  expect(batchOf(batches, 'other', true).ask).toContain('next batch');
});

it('a course without classes has no batch, and none is asked for', () => {
  const batches = courseBatchesSchema.parse({
    ratingBasis: null,
    all: { nextBatch: '4 January', classSize: null },
    courses: {},
  });
  const batch = batchOf(batches, 'alone', false);
  expect(batch.nextBatch).toBeUndefined();
  expect(batch.ask).toEqual(['fee', 'mode', 'language', 'trainer profile']);
});

it('a rating and the completion of a course say what they rest on, or that it is not fixed yet', () => {
  expect(ratingText(4.8, undefined)).toBe('4.8 out of 5 (basis not yet published)');
  expect(ratingText(4.8, '412 learners of 2026.')).toBe('4.8 out of 5. 412 learners of 2026.');
  expect(completionText(undefined)).toMatch(/not fixed yet\..* before you pay\.$/);
  // The full stops are set if the owner has left them out.
  const { completion } = courseBatchesSchema.shape.all.parse({
    completion: {
      criteria: 'All tasks are handed in',
      checkedBy: 'The trainer',
      answerDays: 1,
      retry: 'Twice',
    },
  });
  expect(completionText(completion)).toBe(
    'All tasks are handed in. The trainer checks each task and answers within one working day. Twice.',
  );
});

describe('a job', () => {
  const advertised = {
    status: 'open',
    pay: { from: 1, to: 2, per: 'day' },
    openings: 2,
    posted: '2026-11-01',
  };
  const openings = jobOpeningsSchema.parse({
    promises: {},
    all: { benefits: 'PF' },
    jobs: {
      one: { ...advertised, closing: '2026-11-23' },
      two: { ...advertised, closing: '2026-11-24' },
      three: { status: 'closed' },
      four: { closing: '2026-11-01' },
      five: { ...advertised, posted: '2026-11-25', closing: '2026-12-24' },
    },
  });
  const of = (job: string, type: 'Full Time' | 'Freelance' | 'Internship' = 'Full Time') =>
    openingOf(openings, job, { type, travels: false }, '2026-11-24');

  it.each([
    ['one', 'over'],
    ['two', 'open'],
    ['three', 'closed'],
    ['four', 'standing'],
    ['five', 'standing'],
    ['no line at all', 'standing'],
  ])('%s is %s: standing by default, open from its first to its last day', (job, status) => {
    expect(of(job).status).toBe(status);
  });

  it('asks in the words of its type, and for nothing that it does not have', () => {
    expect(of('four').ask).toEqual(['pay', 'hours', 'notice period', 'answer time']);
    expect(of('one').ask).not.toContain('pay');
    expect(of('three', 'Internship').ask).toEqual(
      expect.arrayContaining(['stipend', 'offers afterwards']),
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
