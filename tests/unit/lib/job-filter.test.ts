/** @jest-environment node */
import { NO_FILTERS, queryToFilters } from '@/lib/job-filter';

// What the filters do and how they stand in the address is tested in tests/e2e/career.spec.ts.

test('what is not offered filters nothing: Cloud is on listings only', () => {
  const offered = {
    category: ['Frontend', 'Power Bi'],
    type: ['Full Time'],
    location: ['On Site'],
  };
  expect(queryToFilters('?category=Cloud&type=full time&q=react', offered)).toEqual({
    ...NO_FILTERS,
    search: 'react',
  });
});
