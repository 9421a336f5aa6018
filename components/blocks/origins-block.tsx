import type { BlockOf } from '@/content';
import { OriginChip, ORIGINS } from '../shared/origin-chip';
import { FeatureList } from '../ui/lists/feature-list';
import styles from './origins-block.module.scss';

export function OriginsBlock({ block: { items } }: { readonly block: BlockOf<'origins'> }) {
  const groups = ORIGINS.map((kind) => ({
    kind,
    own: items.filter(({ from }) => from === kind),
  })).filter(({ own }) => own.length > 0);
  return (
    <div className={styles.sheet}>
      {groups.map(({ kind, own }) => (
        <div key={kind}>
          <p>
            <OriginChip from={kind} />
          </p>
          <FeatureList
            items={own.map(({ need, text }) => ({ title: need, text }))}
            variant="rows"
            level={4}
          />
        </div>
      ))}
    </div>
  );
}
