import type { ReactNode } from 'react';
import type { BlockOf } from '@/content';
import { checkedNote } from '@/lib/checked-note';
import { cx } from '@/lib/cx';
import { FeatureList } from '../ui/lists/feature-list';
import { Table } from '../ui/table';
import styles from './table-block.module.scss';

const stopsOf = (cell: string) => (
  <span className={styles.stops}>
    {cell.split(', ').map((stop, index) => (
      <span key={stop}>
        {index > 0 ? <span className="visuallyHidden">, </span> : null}
        {stop}
      </span>
    ))}
  </span>
);

const WEEKS = /^Weeks? (?<from>\d+)(?:-(?<to>\d+))?$/;

function spanOf(cell: string) {
  const { from, to = from } = WEEKS.exec(cell)?.groups ?? {};
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}

function withBar(cell: string, weeks: number): ReactNode {
  const span = spanOf(cell);
  if (!span) return cell;
  return (
    <>
      {cell}
      <svg
        className={styles.bar}
        width="100%"
        viewBox={`0 0 ${weeks} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect x={span.from - 1} width={span.to - span.from + 1} height="1" />
      </svg>
    </>
  );
}

function cellsOf({ view, rows }: BlockOf<'table'>): readonly (readonly ReactNode[])[] {
  switch (view) {
    case 'routes':
      return rows.map((row) => [...row.slice(0, -1), stopsOf(row.at(-1) ?? '')]);
    case 'weeks': {
      const weeks = Math.max(...rows.flat().map((cell) => spanOf(cell)?.to ?? 0));
      return rows.map((row) => row.map((cell) => withBar(cell, weeks)));
    }
    default:
      return rows;
  }
}

function noteOf(block: BlockOf<'table'>): ReactNode {
  const note = checkedNote(block);
  const { source } = block;
  return source ? (
    <>
      {note} <a href={source.href}>{source.label}</a>
    </>
  ) : (
    note
  );
}

export function TableBlock({ block }: { readonly block: BlockOf<'table'> }) {
  const { caption, columns, rows, view, folded } = block;
  if (view === 'steps') {
    return (
      <div className={styles.steps}>
        <p className="visuallyHidden">{columns.join(', ')}</p>
        <FeatureList
          variant="columns"
          level={4}
          items={rows.map(([title = '', ...cells]) => ({ title, text: cells.join('\n') }))}
        />
      </div>
    );
  }
  return (
    <div className={cx(view && styles[view], !folded && styles.plan)}>
      <Table
        caption={caption}
        note={noteOf(block)}
        isTitled={folded}
        columns={columns}
        rows={cellsOf(block)}
      />
    </div>
  );
}
