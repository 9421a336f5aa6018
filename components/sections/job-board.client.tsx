'use client';

import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type FilterableJob,
  JOBS_AT_FIRST,
  JOBS_PER_LOAD,
  type JobFilters,
  NO_FILTERS,
  QUERY_NAMES,
  filterJobs,
  filtersToQuery,
  queryToFilters,
} from '@/lib/job-filter';
import { Button } from '../ui/button';
import styles from './job-board.module.scss';

interface Listing extends FilterableJob {
  readonly card: ReactNode;
}

interface Offered {
  readonly category: readonly string[];
  readonly type: readonly string[];
  readonly location: readonly string[];
}

interface Props {
  readonly jobs: readonly Listing[];
  /** The filters' options in their order; Cloud is not among the categories (section 5). */
  readonly offered: Offered;
  /** Shown when nothing matches. */
  readonly empty: string;
}

const FILTERS = [
  { key: 'category', label: 'Category', all: 'All Job Category' },
  { key: 'type', label: 'Type', all: 'All Job Type' },
  { key: 'location', label: 'Location', all: 'All Job Location' },
] as const;

/** The state that the address holds: filters, and how many jobs are shown. */
interface BoardState {
  readonly filters: JobFilters;
  readonly shown: number;
}

const atFirst: BoardState = { filters: NO_FILTERS, shown: JOBS_AT_FIRST };

function stateOf(query: string, offered: Offered): BoardState {
  const asked = Number(new URLSearchParams(query).get('shown'));
  return {
    filters: queryToFilters(query, offered),
    shown: Math.max(JOBS_AT_FIRST, Number.isInteger(asked) ? asked : 0),
  };
}

/** What was typed or chosen before the script ran, which counts more than the address. */
function chosenEarly(form: HTMLFormElement, offered: Offered): BoardState | undefined {
  const query = new URLSearchParams(window.location.search);
  const before = queryToFilters(query.toString(), offered);
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value) query.set(name, value);
  }
  const filters = queryToFilters(query.toString(), offered);
  const isNew = filtersToQuery(filters) !== filtersToQuery(before);
  return isNew ? { filters, shown: JOBS_AT_FIRST } : undefined;
}

function writeAddress({ filters, shown }: BoardState): void {
  const query = [filtersToQuery(filters), shown > JOBS_AT_FIRST ? `shown=${shown}` : '']
    .filter(Boolean)
    .join('&');
  try {
    window.history.replaceState(null, '', `${window.location.pathname}${query && `?${query}`}`);
  } catch {
    // Safari refuses more than 100 changes in a short time: the next one holds them all.
  }
}

const count = (jobs: number): string => (jobs === 1 ? '1 job' : `${jobs} jobs`);

/**
 * The job board (sections 2, 4, 5): six jobs at first, Load more adds four and goes away when all
 * that match are shown. The choice stands in the address, so it can be shared and survives Back.
 * Without scripts all jobs are listed.
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
    writeAddress(state);
  };

  // Before the first paint of a return to the page, so that it is as long as it was.
  useLayoutEffect(() => {
    const readAddress = () => {
      setState(stateOf(window.location.search, offered));
    };
    readAddress();
    const chosen = form.current && chosenEarly(form.current, offered);
    if (chosen) {
      setState(chosen);
      writeAddress(chosen);
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
    // The button may have gone: the focus goes to the first job that it brought.
    const index = jobs.findIndex(({ title }) => title === next?.title);
    list.current?.children[index]?.querySelector('a')?.focus();
  };

  const clear = () => {
    change(atFirst);
    search.current?.focus();
  };

  return (
    <div>
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
      <p className={styles.count} role="status">
        {matching.length === 0
          ? 'No job matches.'
          : `Showing ${visible.size} of ${count(matching.length)}.`}
      </p>
      <ul ref={list} className={styles.list}>
        {jobs.map(({ title, card }) => (
          <li key={title} data-visible={visible.has(title)}>
            {card}
          </li>
        ))}
      </ul>
      {matching.length === 0 ? (
        <div className={styles.empty}>
          <p>{empty}</p>
          <Button look="dark" onClick={clear}>
            Clear filters
          </Button>
        </div>
      ) : null}
      {more > 0 ? (
        <div className={styles.more}>
          <Button look="dark" onClick={loadMore}>
            Load more
          </Button>
        </div>
      ) : null}
    </div>
  );
}
