import type { ReactNode } from 'react';
import styles from './accordion.module.scss';

/** What an item without content shows (section 4). */
const DETAILS_COMING_SOON = 'Details coming soon...';

interface AccordionEntry {
  /** The anchor of the item. */
  readonly id: string;
  readonly title: string;
  readonly children?: ReactNode;
}

interface Props {
  /** Distinguishes this accordion from others on the page: at most one of its items is open. */
  readonly name: string;
  readonly items: readonly AccordionEntry[];
  /** Whether the first item starts open or none (section 2). */
  readonly open: 'first' | 'none';
  /** The level of the titles in the page's outline. */
  readonly level?: 3 | 4;
}

/**
 * At most one item open; clicking the open one closes it (section 4). Native `<details name>`: it
 * works without scripts. The anchor lies inside the item, because browsers open an item for a link
 * or a search that leads into it, not for one that leads to it.
 */
export function Accordion({ name, items, open, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, children }, index) => (
        <details key={id} name={name} open={open === 'first' && index === 0}>
          <summary>
            <Heading>{title}</Heading>
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
