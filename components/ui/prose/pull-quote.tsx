import type { ReactNode } from 'react';
import styles from './pull-quote.module.scss';

interface Props {
  /** A role or a place, never an invented person. */
  readonly by?: string | undefined;
  readonly children: ReactNode;
}

export function PullQuote({ by, children }: Props) {
  return (
    <figure className={styles.quote}>
      <blockquote>{children}</blockquote>
      {by ? <figcaption className="remark">{by}</figcaption> : null}
    </figure>
  );
}
