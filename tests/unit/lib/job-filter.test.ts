/** @jest-environment node */
import {
  type FilterableJob,
  type JobFilters,
  NO_FILTERS,
  filterJobs,
  filtersToQuery,
  queryToFilters,
} from '@/lib/job-filter';

const CATEGORIES = ['Frontend', 'Backend', 'DataBase', 'Digital Marketing', 'Power Bi', 'Cloud'];
const TYPES = ['Full Time', 'Freelance', 'Internship'];
const LOCATIONS = ['On Site', 'Hybrid', 'Remote'];
const WORDS = ['React', 'Power BI', 'Node.js', '(AL)', 'C++', 'intern', 'DEVELOPER', 'q&a'];
const offered = { category: CATEGORIES.slice(0, 5), type: TYPES, location: LOCATIONS };

function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

const cases = Array.from({ length: 100 }, (_, seed) => {
  const below = numbers(seed + 1);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? '';
  const job = (): FilterableJob => ({
    title: `${pick(WORDS)} ${pick(WORDS)}`,
    category: pick(CATEGORIES),
    type: pick(TYPES),
    location: pick(LOCATIONS),
  });
  const jobs = Array.from({ length: below(30) }, job);
  const filters: JobFilters = {
    search: pick(['', '', 'REACT', 'power b', '(al', '+', 'nowhere']),
    category: pick(['', ...offered.category]),
    type: pick(['', ...TYPES]),
    location: pick(['', ...LOCATIONS]),
  };
  return { jobs, filters };
});

test('the jobs that fit each filter are shown in their order', () => {
  for (const { jobs, filters } of cases) {
    const fitting = jobs.filter(
      ({ title, category, type, location }) =>
        title.toLowerCase().includes(filters.search.toLowerCase()) &&
        (filters.category === '' || category === filters.category) &&
        (filters.type === '' || type === filters.type) &&
        (filters.location === '' || location === filters.location),
    );
    expect(filterJobs(jobs, filters)).toEqual(fitting);
  }
});

test('filters survive the way through an address', () => {
  for (const { filters } of cases) {
    expect(queryToFilters(`?${filtersToQuery(filters)}`, offered)).toEqual(filters);
  }
});

test('what is not offered filters nothing: Cloud is on listings only', () => {
  expect(queryToFilters('?category=Cloud&type=full time&q=react', offered)).toEqual({
    ...NO_FILTERS,
    search: 'react',
  });
});

test('the search takes characters as they are', () => {
  const jobs = ['C++ Developer', 'C Developer'].map((title) => ({
    title,
    category: 'Backend',
    type: 'Full Time',
    location: 'Remote',
  }));
  expect(filterJobs(jobs, { ...NO_FILTERS, search: '++' })).toEqual(jobs.slice(0, 1));
});
