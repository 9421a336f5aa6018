import type { ReactNode } from 'react';
import { type Folded, blockAnchor, isShort, titleOf } from '@/lib/folded';
import { Accordion } from '../ui/controls/accordion';
import folded from './folded-block.module.scss';
import styles from './look-ups.module.scss';

/** 'Payables Agent: drafts invoices' has the name 'Payables Agent'. */
const nameOf = (cell: string) => cell.split(':', 1)[0] ?? cell;

/** Letters that fit into a line. */
const LINE = 72;

/** As many as fit, at least one. */
function firstOf(names: readonly string[]): string {
  const joined = (count: number) => names.slice(0, count).join('\u00a0· ');
  const fit = names.findLastIndex((_, index) => joined(index + 1).length <= LINE) + 1;
  const count = Math.max(fit, 1);
  return count < names.length ? `${joined(count)}\u00a0…` : joined(count);
}

function leadOf(block: Folded): string | undefined {
  switch (block.type) {
    case 'table':
      return firstOf(block.rows.map(([head = '']) => nameOf(head)));
    case 'entries':
      return firstOf(block.items.map(({ title }) => title));
    case 'origins':
      return firstOf(block.items.map(({ need }) => need));
    case 'list':
    case 'evidence':
      return undefined;
  }
}

interface Props {
  readonly sectionId: string;
  readonly items: readonly {
    readonly block: Folded;
    readonly index: number;
    readonly view: ReactNode;
  }[];
}

/** They unfold, each by itself, and print each by itself; what one is about is in sight, and a short one whole. */
export function LookUps({ sectionId, items }: Props) {
  const heading = items[0]?.block.heading;
  return (
    <>
      {heading === undefined ? null : <h3 className={folded.title}>{heading}</h3>}
      <Accordion
        open="none"
        level={heading === undefined ? 3 : 4}
        items={items.map(({ block, index, view }) => ({
          id: blockAnchor(sectionId, block) ?? `${sectionId}-${index}`,
          title: titleOf(block),
          lead: leadOf(block),
          isFact: isShort(block),
          children: isShort(block) ? (
            view
          ) : (
            <>
              {view}
              <p className={styles.print} data-print="hide" data-scripts="only">
                <button type="button" className="asLink" data-print-part>
                  Print<span className="visuallyHidden"> {titleOf(block)}</span>
                </button>
              </p>
            </>
          ),
        }))}
      />
    </>
  );
}
