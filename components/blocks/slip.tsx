import type { Slip as SlipData } from '@/content';
import { OriginChip } from '../shared/origin-chip';
import styles from './slip.module.scss';

export function Slip({ title, note, rows }: SlipData) {
  return (
    <div className={styles.slip}>
      <p>
        <b>{title}</b> <span className="muted">{note}</span>
      </p>
      <dl>
        {rows.map(({ what, value, isOpen }) => (
          <div key={what} className={isOpen ? styles.marked : undefined}>
            <dt>{what}</dt>
            <dd>{typeof value === 'string' ? value : <OriginChip {...value} />}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
