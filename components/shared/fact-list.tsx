import type { ReactNode } from 'react';

interface Props {
  /** Terms and their facts; a term with an empty fact is omitted. */
  readonly entries: readonly (readonly [term: string, fact: ReactNode])[];
  readonly className?: string | undefined;
}

/** A description list of terms and facts; the section sets its layout. */
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
