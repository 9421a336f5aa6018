import type { BlockOf } from '@/content';
import { Art } from '../ui/art';
import { Disclosure } from '../ui/controls/disclosure';
import { FeatureList } from '../ui/lists/feature-list';
import claims from './claims-block.module.scss';
import styles from './integrations-block.module.scss';

export function IntegrationsBlock({ block }: { readonly block: BlockOf<'integrations'> }) {
  const { picture, claim, items } = block;
  return (
    <div className={styles.links}>
      <div className={styles.top}>
        <Art {...picture} small={`${picture.name}-small`} />
        {claim ? (
          <p className={claims.claim}>
            <span className={claims.figure} aria-hidden="true">
              {claim.figure}
            </span>
            <span>
              {claim.label} <span className="tCompact">{claim.basis}</span>
            </span>
          </p>
        ) : null}
      </div>
      <Disclosure label="What each link exchanges" from="desktop">
        <FeatureList items={items} variant="rows" />
      </Disclosure>
    </div>
  );
}
