'use client';

import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type BoardState,
  type FilterableJob,
  JOBS_AT_FIRST,
  JOBS_PER_LOAD,
  NO_FILTERS,
  type OfferedFilters,
  QUERY_NAMES,
  boardSummary,
  filterJobs,
  filtersToQuery,
  queryToFilters,
  queryToShown,
  writeBoardAddress,
} from '@/lib/job-filter';
import { Button } from '../ui/controls/button';
import { endFirstSteps } from '../../lib/browser/first-step-state';
import styles from './job-board.module.scss';

interface Listing extends FilterableJob {
  readonly card: ReactNode;
}

interface Props {
  readonly jobs: readonly Listing[];
  /** The options of the filters in order; Cloud is not a category option (section 5). */
  readonly offered: OfferedFilters;
  /** Shown when nothing matches. */
  readonly empty: string;
}

const FILTERS = [
  { key: 'category', label: 'Category', all: 'All Job Category' },
  { key: 'type', label: 'Type', all: 'All Job Type' },
  { key: 'location', label: 'Location', all: 'All Job Location' },
] as const;

const atFirst: BoardState = { filters: NO_FILTERS, shown: JOBS_AT_FIRST };

const stateOf = (query: string, offered: OfferedFilters): BoardState => ({
  filters: queryToFilters(query, offered),
  shown: queryToShown(query),
});

/** The input from before hydration, which takes precedence over the address. */
function stateBeforeHydration(
  form: HTMLFormElement,
  offered: OfferedFilters,
): BoardState | undefined {
  const query = new URLSearchParams(window.location.search);
  const before = queryToFilters(query.toString(), offered);
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value) query.set(name, value);
  }
  const filters = queryToFilters(query.toString(), offered);
  const isNew = filtersToQuery(filters) !== filtersToQuery(before);
  return isNew ? { filters, shown: JOBS_AT_FIRST } : undefined;
}

/**
 * The job board (sections 2, 4, 5): six jobs at first; Load more adds four and disappears when all
 * matching jobs are shown. The state is in the address, so it can be shared and survives Back;
 * input from before hydration (scripts/seal/first-steps.ts) is there too. Without scripts all jobs
 * are listed.
 */
export function JobBoard({ jobs, offered, empty }: Props) {
  const [{ filters, shown }, setState] = useState(atFirst);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const matching = filterJobs(jobs, filters);
  const visible = new Set(matching.slice(0, shown).map(({ title }) => title));
  const more = matching.length - visible.size;

  const change = (state: BoardState) => {
    setState(state);
    writeBoardAddress(state);
  };

  // Before the first paint after a return to the page, so that the list has its former length.
  useLayoutEffect(() => {
    const readAddress = () => {
      setState(stateOf(window.location.search, offered));
    };
    endFirstSteps(form.current);
    readAddress();
    const chosen = form.current && stateBeforeHydration(form.current, offered);
    if (chosen) {
      setState(chosen);
      writeBoardAddress(chosen);
    }
    window.addEventListener('popstate', readAddress);
    return () => {
      window.removeEventListener('popstate', readAddress);
    };
  }, [offered]);

  const loadMore = () => {
    const next = matching[shown];
    flushSync(() => {
      change({ filters, shown: shown + JOBS_PER_LOAD });
    });
    // The button may be gone, so the focus moves to the first added job.
    const index = jobs.findIndex(({ title }) => title === next?.title);
    list.current?.children[index]?.querySelector('a')?.focus();
  };

  const clear = () => {
    change(atFirst);
    search.current?.focus();
  };

  return (
    <div data-start-when="used" data-first-step="jobs">
      <form
        ref={form}
        className={styles.filters}
        role="search"
        aria-label="Jobs"
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <div className={styles.search}>
          <label htmlFor={`${id}-search`}>Search by title</label>
          <input
            ref={search}
            id={`${id}-search`}
            name={QUERY_NAMES.search}
            type="search"
            autoComplete="off"
            value={filters.search}
            onChange={({ target }) => {
              change({ filters: { ...filters, search: target.value }, shown: JOBS_AT_FIRST });
            }}
          />
        </div>
        {FILTERS.map(({ key, label, all }) => (
          <div key={key}>
            <label htmlFor={`${id}-${key}`}>{label}</label>
            <select
              id={`${id}-${key}`}
              name={QUERY_NAMES[key]}
              value={filters[key]}
              onChange={({ target }) => {
                change({ filters: { ...filters, [key]: target.value }, shown: JOBS_AT_FIRST });
              }}
            >
              <option value="">{all}</option>
              {offered[key].map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          </div>
        ))}
      </form>
      {/* The text from before hydration may differ; the state adopts it. */}
      <p className={styles.count} role="status" suppressHydrationWarning>
        {boardSummary(matching.length, visible.size)}
      </p>
      <ul ref={list} className={styles.list}>
        {jobs.map(({ card, ...job }) => (
          <li
            key={job.title}
            data-visible={visible.has(job.title)}
            data-job={JSON.stringify(job satisfies FilterableJob)}
          >
            {card}
          </li>
        ))}
      </ul>
      <div className={styles.empty} data-board="empty" hidden={matching.length > 0}>
        <p>{empty}</p>
        <Button variant="dark" onClick={clear}>
          Clear filters
        </Button>
      </div>
      <div className={styles.more} data-board="more" hidden={more <= 0}>
        <Button variant="dark" onClick={loadMore}>
          Load more
        </Button>
      </div>
    </div>
  );
}
