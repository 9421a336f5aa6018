/** @jest-environment node */
import { fieldMessage, summaryHeading } from '@/lib/forms/messages';

test('a wrong entry gets a message of its own where the browser checks its form', () => {
  expect(fieldMessage('email', 'wrong')).not.toBe(fieldMessage('email', 'missing'));
});

test('the summary counts', () => {
  expect([summaryHeading(1), summaryHeading(3)]).toEqual([
    'One field needs your attention',
    '3 fields need your attention',
  ]);
});
