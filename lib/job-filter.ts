export interface FilterableJob {
  readonly title: string;
  readonly category: string;
  readonly type: string;
  readonly location: string;
}

/** The board's search and its three filters; an empty text means no filtering. */
export interface JobFilters {
  readonly search: string;
  readonly category: string;
  readonly type: string;
  readonly location: string;
}

/** No filtering: the value of 'All Job Category', 'All Job Type' and 'All Job Location'. */
export const NO_FILTERS: JobFilters = { search: '', category: '', type: '', location: '' };

/** Number of jobs at first, and number that Load more adds. */
export const JOBS_AT_FIRST = 6;
export const JOBS_PER_LOAD = 4;

const EXACT = ['category', 'type', 'location'] as const;

/**
 * The jobs that match: the search is a case-insensitive substring of the title, the other filters
 * match exactly. The order is kept.
 */
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

/** The query parameters of the filters. */
export const QUERY_NAMES = {
  search: 'q',
  category: 'category',
  type: 'type',
  location: 'location',
} as const;
const KEYS = ['search', ...EXACT] as const;

/** Serializes the active filters as a query. */
export function filtersToQuery(filters: JobFilters): string {
  const query = new URLSearchParams();
  for (const key of KEYS) if (filters[key]) query.set(QUERY_NAMES[key], filters[key]);
  return query.toString();
}

export type OfferedFilters = Readonly<Record<(typeof EXACT)[number], readonly string[]>>;

/**
 * Parses filters from a query. An unknown value filters nothing, so that an old link still shows
 * jobs.
 */
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

/** The state of the board in its address: filters and the number of visible jobs. */
export interface BoardState {
  readonly filters: JobFilters;
  readonly shown: number;
}

/** The number of visible jobs in a query, at least six. */
export function queryToShown(query: string): number {
  const asked = Number(new URLSearchParams(query).get('shown'));
  return Math.max(JOBS_AT_FIRST, Number.isInteger(asked) ? asked : 0);
}

/** Writes the board's state to the address without a new history entry. */
export function writeBoardAddress({ filters, shown }: BoardState): void {
  const query = [filtersToQuery(filters), shown > JOBS_AT_FIRST ? `shown=${shown}` : '']
    .filter(Boolean)
    .join('&');
  try {
    window.history.replaceState(null, '', `${window.location.pathname}${query && `?${query}`}`);
  } catch {
    // Safari rejects more than 100 changes in a short time; the next change writes the whole state.
  }
}

export function boardSummary(matching: number, visible: number): string {
  if (matching === 0) return 'No job matches.';
  return `Showing ${visible} of ${matching === 1 ? '1 job' : `${matching} jobs`}.`;
}
