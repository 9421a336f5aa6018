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

test('without filters every job is shown', () => {
  for (const { jobs } of cases) expect(filterJobs(jobs, NO_FILTERS)).toEqual(jobs);
});

test('a filtered list is part of the whole one, in its order', () => {
  for (const { jobs, filters } of cases) {
    const places = filterJobs(jobs, filters).map((job) => jobs.indexOf(job));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  }
});

test('a job is shown exactly when it fits each filter', () => {
  for (const { jobs, filters } of cases) {
    const shown = filterJobs(jobs, filters);
    for (const job of jobs) {
      const fits =
        job.title.toLowerCase().includes(filters.search.toLowerCase()) &&
        (filters.category === '' || job.category === filters.category) &&
        (filters.type === '' || job.type === filters.type) &&
        (filters.location === '' || job.location === filters.location);
      expect(shown.includes(job)).toBe(fits);
    }
  }
});

test('a filter on top of another never shows more', () => {
  for (const { jobs, filters } of cases) {
    const wider = filterJobs(jobs, { ...filters, search: '' });
    expect(wider).toEqual(expect.arrayContaining([...filterJobs(jobs, filters)]));
  }
});

test('filters survive the way through an address', () => {
  for (const { filters } of cases) {
    expect(queryToFilters(`?${filtersToQuery(filters)}`, offered)).toEqual(filters);
  }
});

test('the address of a board without filters is bare', () => {
  expect(filtersToQuery(NO_FILTERS)).toBe('');
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
