import type { Slip as SlipData } from '@/content';
import { OriginChip } from '../shared/origin-chip';
import styles from './slip.module.scss';

const FILLS = ['var(--field)', 'var(--accent)', 'var(--lit-muted)', 'var(--art-madder)'];

const amountOf = (text: unknown) => (typeof text === 'string' ? Number.parseFloat(text) : NaN);

/** Of rows that make up the amount in the note; none for other slips. */
function partsOf({ note, rows }: SlipData) {
  let end = 0;
  const parts = rows.map(({ value }, index) => {
    const width = amountOf(value);
    end += width;
    return { x: end - width, width, fill: FILLS[index] };
  });
  return end === amountOf(note) ? parts : [];
}

export function Slip(slip: SlipData) {
  const { title, note, rows } = slip;
  const parts = partsOf(slip);
  return (
    <div className={styles.slip}>
      <p>
        <b>{title}</b> <span className="muted">{note}</span>
      </p>
      {parts.length > 0 ? (
        <svg viewBox={`0 0 ${amountOf(note)} 1`} preserveAspectRatio="none" aria-hidden="true">
          {parts.map((part) => (
            <rect key={part.x} {...part} height="1" />
          ))}
        </svg>
      ) : null}
      <dl>
        {rows.map(({ what, value, isOpen }, index) => (
          <div key={what} className={isOpen ? styles.marked : undefined}>
            <dt>
              {parts[index] ? (
                <svg viewBox="0 0 1 1" width="12" height="12" aria-hidden="true">
                  <rect width="1" height="1" fill={parts[index].fill} />
                </svg>
              ) : null}
              {what}
            </dt>
            <dd>{typeof value === 'string' ? value : <OriginChip {...value} />}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
