import type { BlockOf, Origin } from '@/content';
import { Table } from '../ui/table';

/** The visible name of each origin. */
const NAME_OF: Readonly<Record<Origin['from'], string>> = {
  standard: 'Standard',
  extension: 'Extension',
  ours: 'Our module',
};

/** A table of capabilities with their origins: standard, extension or our own module. */
export function OriginsBlock({
  block: { caption, items },
}: {
  readonly block: BlockOf<'origins'>;
}) {
  return (
    <Table
      caption={caption}
      columns={['You need', 'What it is', 'Where it comes from']}
      rows={items.map(({ need, from, text }) => [need, NAME_OF[from], text])}
    />
  );
}
