import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './fact-list.module.scss';

interface Props {
  /** A term with an empty fact is omitted. */
  readonly entries: readonly (readonly [term: string, fact: ReactNode])[];
  readonly look?: 'rows' | 'terms' | 'titled';
  readonly className?: string | undefined;
}

export function FactList({ entries, look, className }: Props) {
  return (
    <dl className={cx(look && styles[look], className)}>
      {entries.map(([term, fact]) =>
        fact ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
