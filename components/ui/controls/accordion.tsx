import type { ReactNode } from 'react';
import styles from './accordion.module.scss';

/** The text of an item without content. */
const DETAILS_COMING_SOON = 'Details coming soon...';

interface AccordionEntry {
  /** The anchor of the item. */
  readonly id: string;
  readonly title: string;
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

/**
 * At most one item is open, and a click closes the open one. Native `<details name>`
 * works without scripts. The anchor is inside the item, because a browser opens an item for a link
 * or a search result inside it, but not for a link to the item itself.
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
