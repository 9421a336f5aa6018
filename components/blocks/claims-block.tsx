import type { BlockOf } from '@/content';
import { cx } from '@/lib/cx';
import styles from './claims-block.module.scss';

export function ClaimsBlock({ block }: { readonly block: BlockOf<'claims'> }) {
  return (
    <ul className={cx('onDark', styles.claims)}>
      {block.items.map(({ figure, label }) => (
        <li key={label}>
          <span className={styles.figure}>{figure}</span> <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
