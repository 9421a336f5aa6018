import type { ReactNode } from 'react';
import styles from './pull-quote.module.scss';

interface Props {
  /** A role or a place in the text, never an invented person. */
  readonly by?: string | undefined;
  readonly children: ReactNode;
}

/** One important sentence of an article, in large type. */
export function PullQuote({ by, children }: Props) {
  return (
    <figure className={styles.quote}>
      <blockquote>{children}</blockquote>
      {by ? <figcaption>{by}</figcaption> : null}
    </figure>
  );
}
