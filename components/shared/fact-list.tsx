import type { ReactNode } from 'react';

interface Props {
  /** A term with an empty fact is omitted. */
  readonly entries: readonly (readonly [term: string, fact: ReactNode])[];
  readonly className?: string | undefined;
}

export function FactList({ entries, className }: Props) {
  return (
    <dl className={className}>
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
