import { type ReactNode, useId } from 'react';
import {
  type FilterableJob,
  JOBS_AT_FIRST,
  type OfferedFilters,
  QUERY_NAMES,
} from '@/lib/job-filter';
import { cx } from '@/lib/cx';
import { Button } from '../ui/controls/button';
import styles from './job-board.module.scss';

interface Listing extends FilterableJob {
  readonly card: ReactNode;
}

interface Props {
  readonly jobs: readonly Listing[];
  readonly offered: OfferedFilters;
  readonly empty: string;
}

const FILTERS = [
  { key: 'category', label: 'Category', all: 'All Job Category' },
  { key: 'type', label: 'Type', all: 'All Job Type' },
  { key: 'location', label: 'Location', all: 'All Job Location' },
] as const;

/** Load more adds four jobs to six. Without scripts all are listed. */
export function JobBoard({ jobs, offered, empty }: Props) {
  const id = useId();
  return (
    <div data-behavior="job-board">
      {/* The browser must not fill in another state than that of the address. */}
      <form
        className={cx('grid min10 gap2', styles.filters)}
        role="search"
        aria-label="Jobs"
        autoComplete="off"
        data-print="hide"
        data-scripts="only"
      >
        <div>
          <label htmlFor={`${id}-search`}>Search by title</label>
          <input
            id={`${id}-search`}
            name={QUERY_NAMES.search}
            type="search"
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        {FILTERS.map(({ key, label, all }) => (
          <div key={key}>
            <label htmlFor={`${id}-${key}`}>{label}</label>
            <select id={`${id}-${key}`} name={QUERY_NAMES[key]}>
              <option value="">{all}</option>
              {offered[key].map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </select>
          </div>
        ))}
      </form>
      <p className={`muted ${styles.count}`} role="status" data-scripts="only" />
      <ul className={styles.list}>
        {jobs.map(({ card, ...job }, index) => (
          <li
            key={job.title}
            data-visible={index < JOBS_AT_FIRST}
            data-job={JSON.stringify(job satisfies FilterableJob)}
          >
            {card}
          </li>
        ))}
      </ul>
      <div data-board="empty" hidden>
        <p className={styles.count}>{empty}</p>
        <Button variant="secondary">Clear filters</Button>
      </div>
      <div
        data-board="more"
        data-print="hide"
        data-scripts="only"
        hidden={jobs.length <= JOBS_AT_FIRST}
      >
        <Button variant="secondary">Load more</Button>
      </div>
    </div>
  );
}
