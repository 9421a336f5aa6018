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
  /** So short that it does not fold: in sight beside its title. */
  readonly isFact?: boolean;
  readonly children?: ReactNode;
}

interface Props {
  /** Unique on the page. At most one item of a name is open. */
  readonly name?: string | undefined;
  readonly items: readonly AccordionEntry[];
  readonly open: 'first' | 'none';
  readonly level?: 3 | 4;
}

/** A browser opens an item for a link into it, not for a link to the item: the anchor is inside. */
export function Accordion({ name, items, open, level = 3 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, lead, sign, isFact, children }, index) =>
        isFact ? (
          <div key={id} className={styles.fact}>
            <Heading id={id} className="tRow">
              <Unbroken>{title}</Unbroken>
            </Heading>
            {children}
          </div>
        ) : (
          <details key={id} name={name} open={open === 'first' && index === 0}>
            <summary>
              {sign}
              <Heading>
                <Unbroken>{title}</Unbroken>
              </Heading>
              {lead === undefined ? null : (
                <span className={cx('tCompact', styles.lead)}>
                  <Unbroken>{lead}</Unbroken>
                </span>
              )}
            </summary>
            <div>
              <span id={id} className="anchor" />
              {children ?? <p>{DETAILS_COMING_SOON}</p>}
            </div>
          </details>
        ),
      )}
    </div>
  );
}
