/** @jest-environment node */
import { courseSpans } from '@/lib/course-spans';

test('weeks stand where the syllabus puts them', () => {
  expect(courseSpans(['Week 1', 'Weeks 2-4', 'Week 3'])).toEqual({
    spans: [
      { start: 0, length: 1 },
      { start: 1, length: 3 },
      { start: 2, length: 1 },
    ],
    total: 4,
    unit: 'weeks',
  });
});

test('hours follow one another', () => {
  expect(courseSpans(['5 hours', '12 hours'])).toEqual({
    spans: [
      { start: 0, length: 5 },
      { start: 5, length: 12 },
    ],
    total: 17,
    unit: 'hours',
  });
});

test.each([[['Week 2', undefined]], [['in spring']], [['Weeks 4-2']]])(
  'a syllabus whose times cannot be read has no spans: %j',
  (times) => {
    expect(courseSpans(times)).toBeNull();
  },
);
