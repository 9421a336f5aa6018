import type { BlockOf, Origin } from '@/content';
import { TableBlock } from './table-block';

/** How the page names where a capability comes from (decision 42). */
const NAME_OF: Readonly<Record<Origin['from'], string>> = {
  standard: 'Standard',
  extension: 'Extension',
  ours: 'Our module',
};

interface Props {
  readonly block: Pick<BlockOf<'origins'>, 'caption' | 'items'>;
  /** Unique on the page. */
  readonly id: string;
}

/** A table of capabilities: what is standard, what an extension, what our own module. */
export function OriginsBlock({ block: { caption, items }, id }: Props) {
  return (
    <TableBlock
      block={{
        type: 'table',
        caption,
        columns: ['You need', 'What it is', 'Where it comes from'],
        rows: items.map(({ need, from, text }) => [need, NAME_OF[from], text]),
      }}
      id={id}
    />
  );
}
