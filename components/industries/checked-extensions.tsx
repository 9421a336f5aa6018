import type { Proofs } from '@/content';
import { formatDate } from '@/lib/dates';
import { Table } from '../ui/table';

interface Props {
  readonly extensions: NonNullable<ReturnType<Proofs['extensionsOf']>>;
}

/** Of other makers, as the company checked them. */
export function CheckedExtensions({ extensions }: Props) {
  return (
    <div className="wrap section">
      <Table
        caption="Extensions that we set up"
        columns={['Extension', 'Maker', 'Version', 'Checked on']}
        rows={extensions.map(({ name, maker, version, checkedOn }) => [
          name,
          maker,
          version,
          formatDate(checkedOn),
        ])}
      />
    </div>
  );
}
