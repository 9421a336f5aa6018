/** @jest-environment node */
import { stepTime } from '@/scripts/measure/bench/many-builds';

test('the time of a step is read from what a build prints', () => {
  const output =
    'Building\nok    content                     0.9 s\nok    next build                 24.0 s\n';
  expect(stepTime(output, 'next build')).toBe('24.0');
});
