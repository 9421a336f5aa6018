import { cx } from '@/lib/cx';
import styles from './origin-chip.module.scss';

const NAMES = { standard: 'Standard', extension: 'Extension', ours: 'Our module' };

export const ORIGINS = Object.keys(NAMES) as readonly (keyof typeof NAMES)[];

export function OriginChip({ from }: { readonly from: keyof typeof NAMES }) {
  return <span className={cx('tNote', styles.chip, styles[from])}>{NAMES[from]}</span>;
}
