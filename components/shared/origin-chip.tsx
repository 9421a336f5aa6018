import { cx } from '@/lib/cx';
import styles from './origin-chip.module.scss';

const NAMES = { standard: 'Standard', extension: 'Extension', ours: 'Our module' };

/** Where a capability comes from, in the color of its thread and always in words. */
export function OriginChip({ from }: { readonly from: keyof typeof NAMES }) {
  return <span className={cx(styles.chip, styles[from])}>{NAMES[from]}</span>;
}
