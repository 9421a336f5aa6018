import {
  type BoardState,
  type FilterableJob,
  JOBS_AT_FIRST,
  JOBS_PER_LOAD,
  NO_FILTERS,
  QUERY_NAMES,
  boardSummary,
  filterJobs,
  queryToFilters,
  queryToShown,
  writeBoardAddress,
} from '@/lib/job-filter';
import { type TabEnds, tabByKey } from '@/lib/tab-keys';
import { isHydrated } from './next-output';

// The first steps of parts before hydration: each leaves the page in the state that the component
// would set, and the component adopts that state when it hydrates (decision 35). Pages with a
// `data-first-step` part have it in the file of their loader (build-scripts.ts).

const CHOICES = ['aria-selected', 'aria-current'] as const;

/** Selects a tab, a step or a slide by its button, and shows its panel. */
function select(button: HTMLElement): boolean {
  const mark = CHOICES.find((name) => button.hasAttribute(name));
  if (!mark || !button.hasAttribute('aria-controls')) return false;
  for (const other of button.parentElement?.children ?? []) {
    const chosen = other === button;
    other.setAttribute(mark, String(chosen));
    if (mark === 'aria-selected') (other as HTMLElement).tabIndex = chosen ? 0 : -1;
    const panel = document.getElementById(other.getAttribute('aria-controls') ?? '');
    if (panel) panel.dataset.active = String(chosen);
  }
  if (button instanceof HTMLAnchorElement) {
    // From now on the attributes determine the visible panel, not the hash of the address.
    button.parentElement?.parentElement?.setAttribute('data-ready', 'true');
    history.replaceState(null, '', button.hash);
  }
  return true;
}

function selectByKey({ key }: KeyboardEvent, tab: HTMLElement): boolean {
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const ends = tab.parentElement?.dataset.ends as TabEnds;
  const to = tabs[tabByKey(key, tabs.indexOf(tab), tabs.length, ends) ?? -1];
  if (!to) return false;
  select(to);
  to.focus();
  return true;
}

type Filter = keyof BoardState['filters'];

/** The control of a filter in the form of the job board. */
const controlOf = (form: HTMLFormElement, filter: Filter) =>
  form.elements.namedItem(QUERY_NAMES[filter]) as HTMLInputElement | HTMLSelectElement;

/** The values of the job board's form. */
function filtersIn(form: HTMLFormElement): BoardState['filters'] {
  const filters: Record<Filter, string> = { ...NO_FILTERS };
  for (const name of Object.keys(filters) as Filter[]) filters[name] = controlOf(form, name).value;
  return filters;
}

/** Shows the jobs of a state and returns the list items of all matching jobs. */
function showJobs(board: HTMLElement, { filters, shown }: BoardState): HTMLElement[] {
  const items = [...board.querySelectorAll<HTMLElement>('[data-job]')];
  const jobs = items.map((item) => ({
    ...(JSON.parse(item.dataset.job ?? '') as FilterableJob),
    item,
  }));
  const matching = filterJobs(jobs, filters).map(({ item }) => item);
  const visible = matching.slice(0, shown);
  for (const item of items) item.dataset.visible = String(visible.includes(item));
  const status = board.querySelector('[role="status"]');
  if (status) status.textContent = boardSummary(matching.length, visible.length);
  for (const [name, wanted] of [
    ['more', matching.length > visible.length],
    ['empty', matching.length === 0],
  ] as const) {
    board.querySelector(`[data-board="${name}"]`)?.toggleAttribute('hidden', !wanted);
  }
  return matching;
}

/** Handles a click or an input on the job board; returns false for other targets. */
function updateBoard(board: HTMLElement, target: Element, isClick: boolean): boolean {
  const form = board.querySelector('form');
  const action = target.closest<HTMLElement>('[data-board]')?.dataset.board;
  if (!form || (isClick && !action)) return false;
  if (action === 'empty') form.reset();
  const before = queryToShown(location.search);
  const state = {
    filters: filtersIn(form),
    shown: action === 'more' ? before + JOBS_PER_LOAD : JOBS_AT_FIRST,
  };
  const matching = showJobs(board, state);
  writeBoardAddress(state);
  if (action === 'more') matching[before]?.querySelector('a')?.focus();
  if (action === 'empty') form.querySelector('input')?.focus();
  return true;
}

/** Opens or closes the dialog of a button, in browsers without invoker commands. */
function command(button: HTMLButtonElement): boolean {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement) || 'commandForElement' in HTMLButtonElement.prototype)
    return false;
  if (button.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
  return true;
}

/** Shows the jobs for the query of the address. */
function showJobsOfAddress(): void {
  const board = document.querySelector<HTMLElement>('[data-first-step="jobs"]');
  const form = board?.querySelector('form');
  if (!board || !form || !location.search) return;
  const optionsOf = (filter: Filter) => {
    const control = controlOf(form, filter);
    return 'options' in control ? [...control.options].map(({ value }) => value) : [];
  };
  const wanted = queryToFilters(location.search, {
    category: optionsOf('category'),
    type: optionsOf('type'),
    location: optionsOf('location'),
  });
  for (const name of Object.keys(wanted) as Filter[]) {
    controlOf(form, name).value ||= wanted[name];
  }
  showJobs(board, { filters: filtersIn(form), shown: queryToShown(location.search) });
}

/**
 * Handles a click, a key press, an input or the focus; prevents the default if there is a first step
 * for it.
 */
function handleFirstStep(event: Event): void {
  const target = event.target as Element;
  if (isHydrated()) return;
  const board = target.closest<HTMLElement>('[data-first-step="jobs"]');
  const control = target.closest<HTMLElement>('[data-first-step] :is(button, [role="tab"])');
  const isClick = event.type === 'click';
  const isFocus = event.type === 'focusin';
  if (isClick || isFocus) {
    // A start of the framework at the focus would delay the first letter of a search.
    if (board && target.matches('input')) event.stopImmediatePropagation();
    if (isFocus) return;
  }
  let isDone = false;
  if (event.type === 'keydown') {
    const tab = target.closest<HTMLElement>('[data-first-step] [role="tab"]');
    isDone = tab !== null && selectByKey(event as KeyboardEvent, tab);
  } else if (board) isDone = updateBoard(board, target, isClick);
  else if (control && isClick) {
    isDone = select(control) || (control instanceof HTMLButtonElement && command(control));
  }
  if (!isDone) return;
  event.preventDefault();
  // React already has its listeners while it starts, and must not handle the event again.
  event.stopPropagation();
}

/**
 * Handles the first steps of a page's parts until hydration. The loader does not repeat the clicks
 * that are handled here.
 */
export function watchFirstSteps(): void {
  for (const type of ['click', 'keydown', 'input', 'focusin']) {
    addEventListener(type, handleFirstStep, true);
  }
  showJobsOfAddress();
}
