import type { ReactNode } from 'react';

interface Props {
  /** Terms with what is said of them; a fact that is not there is left out. */
  readonly entries: readonly (readonly [term: string, fact: ReactNode])[];
  readonly className?: string | undefined;
}

/** Terms and their facts; the section lays them out. */
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
