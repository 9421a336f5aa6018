export interface FilterableJob {
  readonly title: string;
  readonly category: string;
  readonly type: string;
  readonly location: string;
}

export interface JobFilters {
  readonly search: string;
  readonly category: string;
  readonly type: string;
  readonly location: string;
}

export const NO_FILTERS: JobFilters = { search: '', category: '', type: '', location: '' };

export const JOBS_AT_FIRST = 6;
export const JOBS_PER_LOAD = 4;

const EXACT = ['category', 'type', 'location'] as const;

/** The search is a case-insensitive part of the title; the others match exactly. */
export function filterJobs<J extends FilterableJob>(
  jobs: readonly J[],
  filters: JobFilters,
): readonly J[] {
  const search = filters.search.trim().toLowerCase();
  return jobs.filter(
    (job) =>
      job.title.toLowerCase().includes(search) &&
      EXACT.every((key) => filters[key] === '' || job[key] === filters[key]),
  );
}

export const QUERY_NAMES = {
  search: 'q',
  category: 'category',
  type: 'type',
  location: 'location',
} as const;
const KEYS = ['search', ...EXACT] as const;

export function filtersToQuery(filters: JobFilters): string {
  const query = new URLSearchParams();
  for (const key of KEYS) if (filters[key]) query.set(QUERY_NAMES[key], filters[key]);
  return query.toString();
}

export type OfferedFilters = Readonly<Record<(typeof EXACT)[number], readonly string[]>>;

/** An unknown value, as of an old link, filters nothing. */
export function queryToFilters(query: string, offered: OfferedFilters): JobFilters {
  const parameters = new URLSearchParams(query);
  const choice = (key: (typeof EXACT)[number]) => {
    const value = parameters.get(QUERY_NAMES[key]) ?? '';
    return offered[key].includes(value) ? value : '';
  };
  return {
    search: parameters.get(QUERY_NAMES.search) ?? '',
    category: choice('category'),
    type: choice('type'),
    location: choice('location'),
  };
}

export interface BoardState {
  readonly filters: JobFilters;
  readonly shown: number;
}

export function queryToShown(query: string): number {
  const asked = Number(new URLSearchParams(query).get('shown'));
  return Math.max(JOBS_AT_FIRST, Number.isInteger(asked) ? asked : 0);
}

export function writeBoardAddress({ filters, shown }: BoardState): void {
  const query = [filtersToQuery(filters), shown > JOBS_AT_FIRST ? `shown=${shown}` : '']
    .filter(Boolean)
    .join('&');
  try {
    window.history.replaceState(null, '', `${window.location.pathname}${query && `?${query}`}`);
  } catch {
    // Safari rejects more than 100 changes in a short time; the next one writes the whole state.
  }
}

export function boardSummary(matching: number, visible: number): string {
  if (matching === 0) return 'No job matches.';
  return `Showing ${visible} of ${matching === 1 ? '1 job' : `${matching} jobs`}.`;
}
