import { Fragment } from 'react';
import type { BlockOf } from '@/content';
import { OriginChip } from '../shared/origin-chip';
import { FeatureList } from '../ui/lists/feature-list';
import styles from './accordion-block.module.scss';

const AHEAD = [['standard', 'extension'], ['ours']] as const;
const BEHIND = [['standard'], ['extension', 'ours']] as const;

/** What is standard beside our module; extensions stand on the side that has less. */
export function OriginsBlock({ block: { items } }: { readonly block: BlockOf<'origins'> }) {
  const of = (kind: string) => items.filter(({ from }) => from === kind);
  const sides = of('ours').length > of('standard').length ? AHEAD : BEHIND;
  return (
    <div className={styles.columns}>
      {sides.map((kinds) => (
        <div key={kinds[0]}>
          {kinds.map((kind) =>
            of(kind).length > 0 ? (
              <Fragment key={kind}>
                <p>
                  <OriginChip from={kind} />
                </p>
                <FeatureList
                  items={of(kind).map(({ need, text }) => ({ title: need, text }))}
                  variant="rows"
                  level={4}
                />
              </Fragment>
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}
