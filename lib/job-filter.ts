/** What the job filter needs to know of a listing. */
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

/** No filtering: what 'All Job Category', 'All Job Type' and 'All Job Location' mean. */
export const NO_FILTERS: JobFilters = { search: '', category: '', type: '', location: '' };

/** How many jobs the board shows at first, and how many Load more adds (section 9). */
export const JOBS_AT_FIRST = 6;
export const JOBS_PER_LOAD = 4;

const EXACT = ['category', 'type', 'location'] as const;

/**
 * The jobs that match: the search is a case-insensitive substring of the title, the other filters
 * match exactly (section 5). The order is kept.
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

/** The filters' names in the query of an address. */
export const QUERY_NAMES = {
  search: 'q',
  category: 'category',
  type: 'type',
  location: 'location',
} as const;
const KEYS = ['search', ...EXACT] as const;

/** Writes filters as the query of an address, without those that filter nothing. */
export function filtersToQuery(filters: JobFilters): string {
  const query = new URLSearchParams();
  for (const key of KEYS) if (filters[key]) query.set(QUERY_NAMES[key], filters[key]);
  return query.toString();
}

/** The filters' options in their order; Cloud is not among the categories (section 5). */
export type OfferedFilters = Readonly<Record<(typeof EXACT)[number], readonly string[]>>;

/**
 * Reads filters from the query of an address. A value that is not offered filters nothing, so that
 * an old link still shows jobs.
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

/** The state of the board that its address holds: filters, and how many jobs are shown. */
export interface BoardState {
  readonly filters: JobFilters;
  readonly shown: number;
}

/** How many jobs the query of an address asks for, at least six. */
export function queryToShown(query: string): number {
  const asked = Number(new URLSearchParams(query).get('shown'));
  return Math.max(JOBS_AT_FIRST, Number.isInteger(asked) ? asked : 0);
}

/** Puts the board's state into the address of the page, without a new entry of the history. */
export function writeBoardAddress({ filters, shown }: BoardState): void {
  const query = [filtersToQuery(filters), shown > JOBS_AT_FIRST ? `shown=${shown}` : '']
    .filter(Boolean)
    .join('&');
  try {
    window.history.replaceState(null, '', `${window.location.pathname}${query && `?${query}`}`);
  } catch {
    // Safari refuses more than 100 changes in a short time: the next one holds them all.
  }
}

/** What the board says of its list. */
export function boardSummary(matching: number, visible: number): string {
  if (matching === 0) return 'No job matches.';
  return `Showing ${visible} of ${matching === 1 ? '1 job' : `${matching} jobs`}.`;
}
