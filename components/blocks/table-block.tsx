import type { BlockOf } from '@/content';
import { FeatureList } from '../ui/lists/feature-list';
import { Table } from '../ui/table';
import styles from './table-block.module.scss';

export function TableBlock({ block }: { readonly block: BlockOf<'table'> }) {
  const { caption, columns, rows, view } = block;
  if (view === undefined) return <Table caption={caption} columns={columns} rows={rows} />;
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
