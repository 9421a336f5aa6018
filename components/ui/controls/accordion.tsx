import type { ReactNode } from 'react';
import { Unbroken } from '../unbroken';
import styles from './accordion.module.scss';

/** The text of an item without content. */
const DETAILS_COMING_SOON = 'Details coming soon...';

interface AccordionEntry {
  /** The anchor of the item. */
  readonly id: string;
  readonly title: string;
  /** The first sentence of the content, which a closed item shows on wide screens. */
  readonly lead?: string | undefined;
  readonly children?: ReactNode;
}

interface Props {
  /** Unique on the page: at most one item of the same name is open. */
  readonly name: string;
  readonly items: readonly AccordionEntry[];
  /** Whether the first item is open at first. */
  readonly open: 'first' | 'none';
  /** The heading level of the titles. */
  readonly level?: 3 | 4;
}

/** The columns of the closed items by their number, three for any other number. */
const COLUMNS: Readonly<Record<number, 'two' | 'four'>> = { 2: 'two', 4: 'four' };

/**
 * At most one item is open, and a click closes the open one. Native `<details name>`
 * works without scripts. The anchor is inside the item, because a browser opens an item for a link
 * or a search result inside it, but not for a link to the item itself.
 */
export function Accordion({ name, items, open, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  const closed = items.length - (open === 'first' ? 1 : 0);
  const columns = styles[COLUMNS[closed] ?? 'three'];
  return (
    <div className={`${styles.accordion ?? ''} ${columns ?? ''}`}>
      {items.map(({ id, title, lead, children }, index) => (
        <details key={id} name={name} open={open === 'first' && index === 0}>
          <summary>
            <Heading>
              <Unbroken text={title} />
            </Heading>
            {lead === undefined ? null : (
              <span className={styles.lead}>
                <Unbroken text={lead} />
              </span>
            )}
          </summary>
          <div className={styles.content}>
            <span id={id} className={styles.anchor} />
            {children ?? <p>{DETAILS_COMING_SOON}</p>}
          </div>
        </details>
      ))}
    </div>
  );
}
