/** @jest-environment node */
import { fieldMessage, outcomeMessage, summaryHeading } from '@/lib/forms/messages';

const sent = { status: 'sent' } as const;
const rejected = { status: 'rejected' } as const;
const failed = { status: 'failed', reason: 'network' } as const;

describe('the error catalogue (section 8)', () => {
  test.each([
    ['contact', sent, 'Message sent successfully! We will get back to you soon.'],
    ['contact', rejected, 'Something went wrong. Please try again.'],
    ['contact', failed, 'Failed to send message. Please try again.'],
    ['enrolment', sent, 'Enrollment submitted successfully! We will contact you soon.'],
    ['enrolment', rejected, 'Something went wrong. Please try again.'],
    ['enrolment', failed, 'Failed to submit. Please try again.'],
    ['enquiry', sent, 'Enquiry submitted successfully! We will contact you soon.'],
    ['enquiry', rejected, 'Something went wrong. Please try again.'],
    ['enquiry', failed, 'Failed to submit. Please try again.'],
  ] as const)('%s, %j', (form, result, text) => {
    expect(outcomeMessage(form, result)).toBe(text);
  });

  test('the contact form shows the message of the provider', () => {
    expect(outcomeMessage('contact', { status: 'rejected', message: 'Quota reached' })).toBe(
      'Quota reached',
    );
  });

  test.each(['enrolment', 'enquiry'] as const)('%s does not', (form) => {
    expect(outcomeMessage(form, { status: 'rejected', message: 'Quota reached' })).toBe(
      'Something went wrong. Please try again.',
    );
  });
});

test('a wrong entry gets a message of its own where the browser checks its form', () => {
  expect(fieldMessage('email', 'wrong')).not.toBe(fieldMessage('email', 'missing'));
});

test('the summary counts', () => {
  expect([summaryHeading(1), summaryHeading(3)]).toEqual([
    'One field needs your attention',
    '3 fields need your attention',
  ]);
});
