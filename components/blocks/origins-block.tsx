import type { BlockOf } from '@/content';
import { OriginChip } from '../shared/origin-chip';
import { FeatureList } from '../ui/lists/feature-list';
import styles from './origins-block.module.scss';

const KINDS = ['standard', 'extension', 'ours'] as const;

export function OriginsBlock({ block: { items } }: { readonly block: BlockOf<'origins'> }) {
  const of = (kind: string) => items.filter(({ from }) => from === kind);
  return (
    <div className={styles.sheet}>
      {KINDS.filter((kind) => of(kind).length > 0).map((kind) => (
        <div key={kind}>
          <p>
            <OriginChip from={kind} />
          </p>
          <FeatureList
            items={of(kind).map(({ need, text }) => ({ title: need, text }))}
            variant="rows"
            level={4}
          />
        </div>
      ))}
    </div>
  );
}
