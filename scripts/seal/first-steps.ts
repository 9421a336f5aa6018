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

// The first step of parts whose script has not run: each leaves the page as the part's own script
// would, and that script takes over what it finds (decision 35). Pages with such a part, which says
// so itself (data-first-step), have this file beside the loader, without imports.

const CHOICES = ['aria-selected', 'aria-current'] as const;

/** Chooses a tab, a step or a slide by its button, and shows what it controls. */
function choose(button: HTMLElement): boolean {
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
    // From here its marks tell which panel is shown, not the address.
    button.parentElement?.parentElement?.setAttribute('data-ready', 'true');
    history.replaceState(null, '', button.hash);
  }
  return true;
}

function chooseByKey({ key }: KeyboardEvent, tab: HTMLElement): boolean {
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const ends = tab.parentElement?.dataset.ends as TabEnds;
  const to = tabs[tabByKey(key, tabs.indexOf(tab), tabs.length, ends) ?? -1];
  if (!to) return false;
  choose(to);
  to.focus();
  return true;
}

type Filter = keyof BoardState['filters'];

/** The control of a filter in the form of the job board. */
const controlOf = (form: HTMLFormElement, filter: Filter) =>
  form.elements.namedItem(QUERY_NAMES[filter]) as HTMLInputElement | HTMLSelectElement;

/** What the form of the job board holds. */
function chosenIn(form: HTMLFormElement): BoardState['filters'] {
  const filters: Record<Filter, string> = { ...NO_FILTERS };
  for (const name of Object.keys(filters) as Filter[]) filters[name] = controlOf(form, name).value;
  return filters;
}

/** Shows the jobs of a state, and returns the list's items for them. */
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

/** Has the job board do what was asked of it. */
function askBoard(board: HTMLElement, target: Element, isClick: boolean): boolean {
  const form = board.querySelector('form');
  const asked = target.closest<HTMLElement>('[data-board]')?.dataset.board;
  if (!form || (isClick && !asked)) return false;
  if (asked === 'empty') form.reset();
  const before = queryToShown(location.search);
  const state = {
    filters: chosenIn(form),
    shown: asked === 'more' ? before + JOBS_PER_LOAD : JOBS_AT_FIRST,
  };
  const matching = showJobs(board, state);
  writeBoardAddress(state);
  if (asked === 'more') matching[before]?.querySelector('a')?.focus();
  if (asked === 'empty') form.querySelector('input')?.focus();
  return true;
}

/** Opens or closes the dialog of a button, in browsers that do not know the button's command. */
function command(button: HTMLButtonElement): boolean {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement) || 'commandForElement' in HTMLButtonElement.prototype)
    return false;
  if (button.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
  return true;
}

/** Shows the jobs that the address of the page asks for. */
function showAskedJobs(): void {
  const board = document.querySelector<HTMLElement>('[data-first-step="jobs"]');
  const form = board?.querySelector('form');
  if (!board || !form || !location.search) return;
  const optionsOf = (filter: Filter) => {
    const control = controlOf(form, filter);
    return 'options' in control ? [...control.options].map(({ value }) => value) : [];
  };
  const asked = queryToFilters(location.search, {
    category: optionsOf('category'),
    type: optionsOf('type'),
    location: optionsOf('location'),
  });
  for (const name of Object.keys(asked) as Filter[]) {
    controlOf(form, name).value ||= asked[name];
  }
  showJobs(board, { filters: chosenIn(form), shown: queryToShown(location.search) });
}

/** Takes the step that a click, a key or an entry asks for; one that is taken prevents the default. */
function takeFirstStep(event: Event): void {
  const target = event.target as Element;
  if (isHydrated()) return;
  const board = target.closest<HTMLElement>('[data-first-step="jobs"]');
  const control = target.closest<HTMLElement>('[data-first-step] :is(button, [role="tab"])');
  const isClick = event.type === 'click';
  let isDone = false;
  if (event.type === 'keydown') {
    const tab = target.closest<HTMLElement>('[data-first-step] [role="tab"]');
    isDone = tab !== null && chooseByKey(event as KeyboardEvent, tab);
  } else if (board) isDone = askBoard(board, target, isClick);
  else if (control && isClick) {
    isDone = choose(control) || (control instanceof HTMLButtonElement && command(control));
  }
  if (!isDone) return;
  event.preventDefault();
  // React, which listens already while it starts, must not take the step once more.
  event.stopPropagation();
}

/**
 * Takes the first steps of a page's parts, until the framework answers. A click that is done here is
 * none that the loader keeps.
 */
export function watchFirstSteps(): void {
  for (const type of ['click', 'keydown', 'input']) addEventListener(type, takeFirstStep, true);
  showAskedJobs();
}
