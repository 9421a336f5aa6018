import type { ReactNode } from 'react';
import type { Block } from '@/content';
import { Accordion } from '../ui/controls/accordion';
import styles from './look-ups.module.scss';

export type LookUp = Extract<Block, { folded?: true | undefined }>;

/** 'Payables Agent: drafts invoices' has the name 'Payables Agent'. */
const nameOf = (cell: string) => cell.split(':', 1)[0] ?? cell;

const MOST_NAMES = 3;

function firstOf(names: readonly string[]): string {
  const first = names.slice(0, MOST_NAMES).join('\u00a0· ');
  return names.length > MOST_NAMES ? `${first}\u00a0…` : first;
}

function partsOf(block: LookUp): { readonly title: string; readonly lead: string } {
  return block.type === 'table'
    ? {
        title: block.caption,
        lead: firstOf(block.rows.map(([head = '']) => nameOf(head))),
      }
    : { title: block.title ?? '', lead: block.items[0] ?? '' };
}

interface Props {
  readonly sectionId: string;
  readonly items: readonly {
    readonly block: LookUp;
    readonly index: number;
    readonly view: ReactNode;
  }[];
}

/** They unfold, each by itself; what one is about is in sight. */
export function LookUps({ sectionId, items }: Props) {
  return (
    <div className={styles.papers}>
      <Accordion
        open="none"
        items={items.map(({ block, index, view }) => ({
          id: `${sectionId}-${index}`,
          ...partsOf(block),
          children: view,
        }))}
      />
    </div>
  );
}
