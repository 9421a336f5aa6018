/** @jest-environment node */
import { lanesOf } from '@/components/courses/lanes';

test('labels that do not touch are on one line', () => {
  expect(
    lanesOf([
      { start: 0, width: 2 },
      { start: 2, width: 3 },
      { start: 6, width: 1 },
    ]),
  ).toEqual([0, 0, 0]);
});

test('a label that would touch the one before is on the first line with room', () => {
  expect(
    lanesOf([
      { start: 0, width: 3 },
      { start: 1, width: 3 },
      { start: 2, width: 1 },
      { start: 3, width: 1 },
    ]),
  ).toEqual([0, 1, 2, 0]);
});
