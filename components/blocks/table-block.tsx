import type { BlockOf } from '@/content';
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

export function TableBlock({ block }: { readonly block: BlockOf<'table'> }) {
  const { caption, columns, rows, view } = block;
  if (view !== 'steps') {
    const shown =
      view === 'routes'
        ? rows.map((row) => [...row.slice(0, -1), stopsOf(row.at(-1) ?? '')])
        : rows;
    return (
      <div className={view === 'routes' ? styles.routes : undefined}>
        <Table caption={caption} columns={columns} rows={shown} />
      </div>
    );
  }
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
