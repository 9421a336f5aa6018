import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { Unbroken } from '../unbroken';
import styles from './accordion.module.scss';

const DETAILS_COMING_SOON = 'Details coming soon...';

interface AccordionEntry {
  readonly id: string;
  readonly title: string;
  readonly lead?: string | undefined;
  /** A small picture before the title. */
  readonly sign?: ReactNode;
  readonly children?: ReactNode;
}

interface Props {
  /** Unique on the page. At most one item of a name is open. */
  readonly name?: string | undefined;
  readonly items: readonly AccordionEntry[];
  readonly open: 'first' | 'none';
  readonly level?: 3 | 4;
  /** One column; on wide screens each lead beside its title. */
  readonly isNarrow?: boolean;
}

/** A browser opens an item for a link into it, not for a link to the item: the anchor is inside. */
export function Accordion({ name, items, open, level = 3, isNarrow }: Props) {
  const Heading = `h${level}` as const;
  const closed = items.length - (open === 'first' ? 1 : 0);
  const isPair = closed === 2 || closed === 5;
  const wide = closed % 4 === 0 ? styles.four : styles.three;
  const columns = isNarrow ? styles.one : isPair ? undefined : wide;
  return (
    <div className={cx(styles.accordion, columns)}>
      {items.map(({ id, title, lead, sign, children }, index) => (
        <details key={id} name={name} open={open === 'first' && index === 0}>
          <summary>
            {sign}
            <Heading>
              <Unbroken>{title}</Unbroken>
            </Heading>
            {lead === undefined ? null : (
              <span className={cx('muted', styles.lead)}>
                <Unbroken>{lead}</Unbroken>
              </span>
            )}
          </summary>
          <div>
            <span id={id} className="anchor" />
            {children ?? <p>{DETAILS_COMING_SOON}</p>}
          </div>
        </details>
      ))}
    </div>
  );
}
