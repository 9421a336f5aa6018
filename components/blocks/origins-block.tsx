import type { BlockOf } from '@/content';
import { OriginChip } from '../shared/origin-chip';
import { Table } from '../ui/table';

export function OriginsBlock({
  block: { caption, items },
}: {
  readonly block: BlockOf<'origins'>;
}) {
  return (
    <Table
      caption={caption}
      columns={['You need', 'What it is', 'Where it comes from']}
      rows={items.map(({ need, from, text }) => [
        need,
        <OriginChip key={need} from={from} />,
        text,
      ])}
    />
  );
}
