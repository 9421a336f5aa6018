import {
  type BoardState,
  type FilterableJob,
  JOBS_AT_FIRST,
  JOBS_PER_LOAD,
  type JobFilters,
  NO_FILTERS,
  QUERY_NAMES,
  boardSummary,
  filterJobs,
  filtersToQuery,
  queryToFilters,
  queryToShown,
  writeBoardAddress,
} from '../../job-filter';

type Filter = keyof JobFilters;

/** The state is in the address, so that it can be shared and survives Back. */
export function attachJobBoard(board: HTMLElement): void {
  const form = board.querySelector('form');
  if (!form) return;
  const items = [...board.querySelectorAll<HTMLElement>('[data-job]')];
  const jobs = items.map((item) => ({
    ...(JSON.parse(item.dataset.job ?? '') as FilterableJob),
    item,
  }));
  const status = board.querySelector('[role="status"]');
  const part = (name: 'more' | 'empty') =>
    board.querySelector<HTMLElement>(`[data-board="${name}"]`);
  const controlOf = (filter: Filter) =>
    form.elements.namedItem(QUERY_NAMES[filter]) as HTMLInputElement | HTMLSelectElement;
  const filterNames = Object.keys(NO_FILTERS) as Filter[];
  const optionsOf = (filter: Filter) =>
    [...(controlOf(filter) as HTMLSelectElement).options].map(({ value }) => value);
  const offered = {
    category: optionsOf('category'),
    type: optionsOf('type'),
    location: optionsOf('location'),
  };
  const filtersInForm = (): JobFilters => {
    const filters: Record<Filter, string> = { ...NO_FILTERS };
    for (const name of filterNames) filters[name] = controlOf(name).value;
    return filters;
  };
  let shown = JOBS_AT_FIRST;

  const matching = () => filterJobs(jobs, filtersInForm()).map(({ item }) => item);
  const show = () => {
    const all = matching();
    const visible = all.slice(0, shown);
    for (const item of items) item.dataset.visible = String(visible.includes(item));
    if (status) status.textContent = boardSummary(all.length, visible.length);
    part('more')?.toggleAttribute('hidden', all.length === visible.length);
    part('empty')?.toggleAttribute('hidden', all.length > 0);
  };
  const change = (count: number) => {
    shown = count;
    show();
    const state: BoardState = { filters: filtersInForm(), shown };
    writeBoardAddress(state);
  };
  const readAddress = () => {
    const wanted = queryToFilters(location.search, offered);
    for (const name of filterNames) controlOf(name).value = wanted[name];
    shown = queryToShown(location.search);
    show();
  };
  const onFilter = () => {
    change(JOBS_AT_FIRST);
  };

  form.addEventListener('input', onFilter);
  // Some kinds of automatic input send no `input`.
  form.addEventListener('change', onFilter);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
  });
  part('more')?.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('button')) return;
    const next = matching()[shown];
    change(shown + JOBS_PER_LOAD);
    // The button may be gone.
    next?.querySelector('a')?.focus();
  });
  part('empty')?.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('button')) return;
    form.reset();
    change(JOBS_AT_FIRST);
    controlOf('search').focus();
  });
  addEventListener('popstate', readAddress);

  // What was typed before this script wins.
  if (filtersToQuery(filtersInForm()) === '') readAddress();
  else change(JOBS_AT_FIRST);
}
